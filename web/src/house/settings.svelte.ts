/** What a person chose for this browser: kept in local storage, applied to the document. */

export interface Settings {
  theme: "auto" | "light" | "dark";
  /** Empty: the browser's. */
  language: string;
  large: boolean;
  motion: "auto" | "still";
  sound: number;
  onlyMyTurn: boolean;
  letters: boolean;
  keys: boolean;
  confirm: boolean;
}

const DEFAULTS: Settings = { theme: "auto", language: "", large: false, motion: "auto", sound: 0.5, onlyMyTurn: false, letters: false, keys: true, confirm: true };
const PLACE = "parlor.settings";

function stored(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(stored());

/** Changes some settings, keeps them and applies them. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // Private windows may refuse to store; the settings then last as long as the page.
  }
  apply();
}

/** Applies the settings to the document. */
export function apply(): void {
  const root = document.documentElement;
  if (settings.theme === "auto") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.toggleAttribute("data-large", settings.large);
  root.toggleAttribute("data-still", settings.motion === "still");
  root.toggleAttribute("data-letters", settings.letters);
}

/** Whether nothing should travel. */
export function still(): boolean {
  return settings.motion === "still" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}
