import { readdirSync, readFileSync } from "node:fs";

/** Names of a new calculator, as its files have them: `{{id}}` and so on. */
export interface Names {
  readonly id: string;
  /** Its name in code: `sampleBoards`. */
  readonly constant: string;
  /** The same as the beginning of names of types: `SampleBoards`. */
  readonly Type: string;
  readonly Title: string;
}

/** Texts by their path in a folder. */
export type Files = Readonly<Record<string, string>>;

/**
 * What `pnpm new calculator` writes is in the folder `template`, with `.txt` behind each name: a small calculator that holds to every law, to be
 * replaced piece by piece.
 *
 * @param part the engine's folder of the calculator, that of its page, or the changeset
 * @param names of the calculator
 */
export function filesOf(part: "engine" | "view" | "changeset", names: Names): Files {
  const folder = new URL(`template/${part}/`, import.meta.url);
  const fill = (text: string): string => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => names[name as keyof Names]);
  return Object.fromEntries(
    readdirSync(folder).map((name) => [
      fill(name).replace(/\.txt$/, ""),
      fill(readFileSync(new URL(encodeURIComponent(name), folder), "utf8")),
    ]),
  );
}
