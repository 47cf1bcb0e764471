import { unreadKey, unreadTextsIn } from "@org/hvac-core/kernel";
import { fieldAt } from "@org/hvac-core/internal";
import type { Entry } from "./entry.ts";
import type { AnyCalculator, FormInput } from "./formInput.ts";
import { hasItsRows } from "./places.ts";

type Texts = Entry["unparsed"];

/** Entries as a form has them: texts that cannot be read are apart. A text whose field or row is gone is dropped. */
export function entryOf(definition: AnyCalculator, stored: FormInput): Entry {
  const { [unreadKey]: _, ...others } = stored;
  const input = others as FormInput;
  if (stored[unreadKey] === undefined) return { input: stored, unparsed: {} };
  const texts = unreadTextsIn(stored).filter(({ id }) => fieldAt(definition.fields, id) !== undefined && hasItsRows(input, id));
  return { input, unparsed: Object.fromEntries(texts.map(({ id, text }) => [id, text])) };
}

const stored = new WeakMap<Entry, FormInput>();

/** Entries as a file stores them: with their texts that cannot be read. The same entries are the same object each time. */
export function storedEntry(entry: Entry): FormInput {
  // In one order on all devices, or each would store its own.
  const texts = Object.entries(entry.unparsed).toSorted(([a], [b]) => (a < b ? -1 : 1));
  if (texts.length === 0) return entry.input;
  const known = stored.get(entry) ?? { ...entry.input, [unreadKey]: texts.map(([id, text]) => ({ id, text })) };
  stored.set(entry, known);
  return known;
}

/** Texts after others came in: what changed elsewhere is taken where nothing else was typed here. */
export function rebasedTexts(texts: Texts, base: Texts, theirs: Texts): Texts {
  const changed = [...new Set([...Object.keys(base), ...Object.keys(theirs)])].filter((path) => base[path] !== theirs[path]);
  const taken = changed.filter((path) => texts[path] === base[path]);
  if (taken.length === 0) return texts;
  const left = Object.entries(texts).filter(([path]) => !taken.includes(path));
  return Object.fromEntries([...left, ...taken.flatMap((path) => (theirs[path] === undefined ? [] : [[path, theirs[path]] as const]))]);
}
