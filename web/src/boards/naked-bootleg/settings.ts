/** Options of a table that change how it is drawn. */
type Options = readonly (readonly [string, string])[];

const value = (options: Options, key: string): string | undefined => options.find(([name]) => name === key)?.[1];

export const isScored = (options: Options): boolean => value(options, "scored") === "true";
export const hasTeams = (options: Options): boolean => (value(options, "teams") ?? "none") !== "none";
export const remix = (options: Options): string => value(options, "remix") ?? "none";
