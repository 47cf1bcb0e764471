import { americanSpelling } from "@org/hvac-core/internal";
import type { UnitSystem } from "@org/hvac-core/quantity";
import type { AnyCalculator } from "./formInput.ts";

/** Parts of a definition that hold words; all others are keys, ids, functions and titles of publications. */
const wordParts: ReadonlySet<string> = new Set(["label", "help", "title", "summary", "rowLabel", "group"]);

/** Words in American spelling; names of fields in braces stay. */
const spelledWords = (words: string): string =>
  words.replaceAll(/\{[^}]*\}|[^{]+/g, (piece) => (piece.startsWith("{") ? piece : americanSpelling(piece)));

/** A part of a definition with its words in American spelling; the part itself if nothing in it changes. */
function spelled(part: unknown, isWords: boolean): unknown {
  if (typeof part === "string") return isWords ? spelledWords(part) : part;
  if (Array.isArray(part)) {
    const items = part.map((each) => spelled(each, isWords));
    return items.some((each, index) => each !== part[index]) ? items : part;
  }
  if (typeof part !== "object" || part === null || part instanceof RegExp || Object.getPrototypeOf(part) !== Object.prototype) return part;
  const entries = Object.entries(part).map(([key, value]): readonly [string, unknown] => [
    key,
    key === "options" ? spelledOptions(value) : key === "source" ? value : spelled(value, wordParts.has(key)),
  ]);
  const isChanged = entries.some(([key, value]) => value !== (part as Readonly<Record<string, unknown>>)[key]);
  return isChanged ? Object.fromEntries(entries) : part;
}

/** Labels of options, by their ids. */
function spelledOptions(options: unknown): unknown {
  if (typeof options !== "object" || options === null) return options;
  return Object.fromEntries(
    Object.entries(options).map(([id, label]) => [id, typeof label === "string" ? americanSpelling(label) : spelled(label, true)]),
  );
}

const american = new WeakMap<AnyCalculator, AnyCalculator>();

/**
 * A definition with its labels and help in the spelling of a unit system: American in Imperial. It is the same object each time, and the definition
 * itself where nothing is spelt otherwise.
 */
export function spelledDefinition(definition: AnyCalculator, unitSystem: UnitSystem): AnyCalculator {
  if (unitSystem !== "Imperial") return definition;
  const known = american.get(definition);
  if (known) return known;
  const { title, summary, fields, results, sections, ...rest } = definition;
  const next = {
    ...rest,
    title: spelledWords(title),
    summary: spelledWords(summary),
    fields: spelled(fields, false),
    results: spelled(results, false),
    sections: spelled(sections, false),
  } as AnyCalculator;
  american.set(definition, next);
  return next;
}
