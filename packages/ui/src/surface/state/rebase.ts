import { isSame, mergeThreeWay, type PlainRecord } from "@org/hvac-core/merging";
import type { Entry } from "./editing.ts";
import type { AnyCalculator, FormInput } from "./formInput.ts";
import { changeHistory, edited, type EditId, type History, type Step } from "./history.ts";
import { hasItsRows } from "./places.ts";

/** Takes back one edit and leaves those after it, which is an edit itself. What was changed again since stays. */
export function withoutEdit(definition: AnyCalculator, history: History, id: EditId): History {
  const step = history.past.find((each) => each.id === id);
  if (!step) return history;
  if (step === history.past.at(-1)) return changeHistory(definition, history, { type: "undo" });
  const [base, mine, theirs] = [step.after, step.before, history.present].map((entry) => entry as unknown as PlainRecord) as [
    PlainRecord,
    PlainRecord,
    PlainRecord,
  ];
  const { value } = mergeThreeWay(base, mine, theirs, () => "theirs");
  return isSame(value, theirs) ? history : edited(history, value as unknown as Entry, id);
}

/**
 * Takes in what was changed elsewhere. What was typed here since the two last agreed stays, texts that cannot be read too. It is no step: every
 * step is brought to what it would have been with the change before it, so that neither undo nor redo ever takes the change back.
 *
 * @param base the input that here and there last agreed on
 * @param input what it is there now
 */
export function rebaseHistory(definition: AnyCalculator, history: History, base: FormInput, input: FormInput): History {
  const { past, present, future } = history;
  const complete = (each: FormInput): PlainRecord => definition.complete(each) as PlainRecord;
  const from = complete(present.input);
  const { value: to } = mergeThreeWay(complete(base), complete(input), from, () => "theirs");
  const changed = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((name) => !isSame(from[name], to[name]));
  if (changed.length === 0) return history;

  // Most entries have most values in common with the present one: these are compared and merged once.
  const knownValues = new Map(changed.map((name) => [name, new Map<unknown, unknown>([[present.input[name], to[name]]])]));
  const rebasedValue = (name: string, entry: FormInput): unknown => {
    const known = knownValues.get(name)!;
    const value = entry[name];
    if (!known.has(value))
      known.set(value, mergeThreeWay(only(from, name), only(to, name), only(complete(entry), name), () => "mine").value[name]);
    return known.get(value);
  };
  const knownEntries = new Map<Entry, Entry>();
  const rebased = (entry: Entry): Entry => {
    const found = knownEntries.get(entry);
    if (found) return found;
    const next = Object.fromEntries(
      Object.entries({ ...entry.input, ...Object.fromEntries(changed.map((name) => [name, rebasedValue(name, entry.input)])) }).filter(
        ([, value]) => value !== undefined,
      ),
    ) as FormInput;
    const unread = Object.fromEntries(Object.entries(entry.unread).filter(([path]) => hasItsRows(next, path)));
    const after = { ...entry, input: next, unread };
    knownEntries.set(entry, after);
    return after;
  };
  const isStep = ({ before, after }: Step): boolean => !isSame(before as unknown as PlainRecord, after as unknown as PlainRecord);
  const all = (steps: readonly Step[]): readonly Step[] =>
    steps.map(({ id, before, after }) => ({ id, before: rebased(before), after: rebased(after) }));
  const rebasedPast = all(past);
  const last = rebasedPast.at(-1);
  // Typing that goes on joins the last step: none that came before it, if there is nothing left of it.
  const run = last && isStep(last) ? history.run : undefined;
  return { past: rebasedPast.filter(isStep), present: rebased(present), future: all(future).filter(isStep), run };
}

/** One of the values, under its name. */
function only(record: PlainRecord, name: string): PlainRecord {
  const value = record[name];
  return value === undefined ? {} : { [name]: value };
}
