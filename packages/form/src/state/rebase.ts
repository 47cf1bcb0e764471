import { assumedKey, assumedNames, withAssumed } from "@org/hvac-core/kernel";
import { isSame, mergeThreeWay, type PlainRecord } from "@org/hvac-core/merging";
import type { Entry } from "./editing.ts";
import { complete as completeInput, type AnyCalculator, type FormInput } from "./formInput.ts";
import { changeHistory, edited, type EditId, type History, type Step } from "./undo.ts";
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
  const complete = (each: FormInput): PlainRecord => completeInput(definition, each) as PlainRecord;
  const from = complete(present.input);
  const { value: to } = mergeThreeWay(complete(base), complete(input), from, () => "theirs");
  const differing = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((name) => !isSame(from[name], to[name]));
  if (differing.length === 0) return history;
  const [before, now] = [new Set(assumedNames(from)), new Set(assumedNames(to))];
  const changed = new Set([...differing, ...[...before, ...now].filter((name) => before.has(name) !== now.has(name))]);
  changed.delete(assumedKey);

  // Most entries have most values in common with the present one: these are compared and merged once.
  const knownValues = new Map([...changed].map((name) => [name, new Map<unknown, unknown>([[present.input[name], to[name]]])]));
  const merged = (entry: PlainRecord, ...names: readonly string[]): PlainRecord =>
    mergeThreeWay(only(from, names), only(to, names), only(entry, names), () => "mine").value;
  const rebasedValue = (name: string, entry: FormInput, own: PlainRecord, assumed: ReadonlySet<string>): unknown => {
    const value = entry[name];
    if (value === undefined) {
      const next = merged(own, name)[name];
      // What is still left to its default goes on following it.
      return assumed.has(name) && isSame(next, own[name]) ? undefined : next;
    }
    const known = knownValues.get(name)!;
    if (!known.has(value)) known.set(value, merged(own, name)[name]);
    return known.get(value);
  };
  const rebasedInput = (entry: FormInput): FormInput => {
    const own = complete(entry);
    const assumed = new Set(assumedNames(merged(own, assumedKey, ...before, ...now, ...assumedNames(own))));
    const values = [...changed].map((name) => [name, rebasedValue(name, entry, own, assumed)] as const);
    const next = Object.entries({ ...entry, ...Object.fromEntries(values) }).filter(([, value]) => value !== undefined);
    const input = withAssumed(
      Object.fromEntries(next) as FormInput,
      next.flatMap(([name]) => (assumed.has(name) ? [name] : [])),
    );
    return from["unitSystem"] === to["unitSystem"] ? input : withDefaultsOf(input, own);
  };
  /** The other unit system has other defaults: what is left to its default stays the amount that it was. */
  const withDefaultsOf = (input: FormInput, own: PlainRecord): FormInput => {
    const completed = complete(input);
    const names = Object.keys(own).filter((name) => name !== assumedKey && (input[name] === undefined || !changed.has(name)));
    const amounts = merged(own, ...names);
    const kept = names.filter((name) => !isSame(completed[name], amounts[name]));
    const assumed = new Set(assumedNames(own));
    return withAssumed({ ...input, ...only(amounts, kept) }, [...assumedNames(input), ...kept.filter((name) => assumed.has(name))]);
  };
  const knownEntries = new Map<Entry, Entry>();
  const rebased = (entry: Entry): Entry => {
    const found = knownEntries.get(entry);
    if (found) return found;
    const next = rebasedInput(entry.input);
    const unparsed = Object.fromEntries(Object.entries(entry.unparsed).filter(([path]) => hasItsRows(next, path)));
    const after = { ...entry, input: next, unparsed };
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

/** Some of the values, under their names. */
function only(record: PlainRecord, names: readonly string[]): PlainRecord {
  return Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])));
}
