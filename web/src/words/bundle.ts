/** Fluent, as much of it as we use: a text becomes a bundle, a message with its variables becomes a sentence. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Variables = Record<string, FluentVariable>;
export type Bundle = FluentBundle;

/** The messages of one language. */
export function bundleOf(language: string, text: string): Bundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  // A complete list has English below: what comes later is on top.
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

/** A message, or an attribute of it; none if there are no such words. What a gap lacks is shown as `{$gap}`, never thrown. */
export function format(bundle: Bundle, id: string, variables?: Variables, attribute?: string): string | null {
  const message = bundle.getMessage(id);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === null || pattern === undefined) return null;
  // The dots of "Disguise …" do not stand on a line of their own.
  return bundle.formatPattern(pattern, variables, []).replaceAll(" …", "\u00a0…");
}
