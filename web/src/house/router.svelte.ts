/** Where we are: the path and the query, as state; links inside the house change it without loading a page. */

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

let current = $state.raw<Place>(typeof location === "undefined" ? { path: "/", query: new URLSearchParams(), hash: "" } : here());

export const place = (): Place => current;

/** Goes to an address of the house. */
export function go(address: string, replace = false): void {
  history[replace ? "replaceState" : "pushState"](null, "", address);
  current = here();
  if (!replace && !current.hash) scrollTo(0, 0);
}

/** Listens for links and for the browser's back button. */
export function listen(): void {
  addEventListener("popstate", () => (current = here()));
  addEventListener("click", (event) => {
    const link = (event.target as Element | null)?.closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || to.pathname.startsWith("/api")) return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  });
}

/** The parts of a path that fit a pattern such as `/t/:id`, or none. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const want = pattern.split("/").filter(Boolean);
  const have = path.split("/").filter(Boolean);
  if (want.length !== have.length) return null;
  const found: Record<string, string> = {};
  for (const [at, part] of want.entries()) {
    const word = decodeURIComponent(have[at] ?? "");
    if (part.startsWith(":")) found[part.slice(1)] = word;
    else if (part !== word) return null;
  }
  return found;
}
