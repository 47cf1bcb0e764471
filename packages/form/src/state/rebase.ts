import { assumedKey, assumedNames, withAssumed } from "@org/hvac-core/kernel";
import { isSame, mergeThreeWay, type PlainRecord } from "@org/hvac-core/merging";
import type { Entry } from "./editing.ts";
import { complete as completeInput, type AnyCalculator, type FormInput } from "./formInput.ts";
import { changeHistory, edited, type EditId, type History, type Step } from "./undo.ts";
import { hasItsRows } from "./places.ts";
import { entryOf, rebasedTexts } from "./unread.ts";

/** Undoes one edit and keeps the later ones; this is an edit itself. Values that were changed again stay. */
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
 * Merges a change from elsewhere. Local entries and unparsed texts since the last common input stay. The merge is not a step: every step is rewritten as
 * if the change had been made before it, so that neither undo nor redo reverts the change.
 *
 * @param storedBase last common input
 * @param storedInput current input elsewhere
 */
export function rebaseHistory(definition: AnyCalculator, history: History, storedBase: FormInput, storedInput: FormInput): History {
  const [{ input: base, unparsed: baseTexts }, { input, unparsed: theirTexts }] = [
    entryOf(definition, storedBase),
    entryOf(definition, storedInput),
  ];
  const hasSameTexts = isSame(baseTexts, theirTexts);
  const { past, present, future } = history;
  const complete = (each: FormInput): PlainRecord => completeInput(definition, each) as PlainRecord;
  const from = complete(present.input);
  const { value: to } = mergeThreeWay(complete(base), complete(input), from, () => "theirs");
  const differing = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((name) => !isSame(from[name], to[name]));
  if (differing.length === 0 && hasSameTexts) return history;
  const [before, now] = [new Set(assumedNames(from)), new Set(assumedNames(to))];
  const changed = new Set([...differing, ...[...before, ...now].filter((name) => before.has(name) !== now.has(name))]);
  changed.delete(assumedKey);

  // Most entries share most values with the present one, so each value is compared and merged once.
  const knownValues = new Map([...changed].map((name) => [name, new Map<unknown, unknown>([[present.input[name], to[name]]])]));
  const merged = (entry: PlainRecord, ...names: readonly string[]): PlainRecord =>
    mergeThreeWay(only(from, names), only(to, names), only(entry, names), () => "mine").value;
  const rebasedValue = (name: string, entry: FormInput, completed: PlainRecord, assumed: ReadonlySet<string>): unknown => {
    const value = entry[name];
    if (value === undefined) {
      const next = merged(completed, name)[name];
      // A value that is still a default stays a default.
      return assumed.has(name) && isSame(next, completed[name]) ? undefined : next;
    }
    const known = knownValues.get(name)!;
    if (!known.has(value)) known.set(value, merged(completed, name)[name]);
    return known.get(value);
  };
  const rebasedInput = (entry: FormInput): FormInput => {
    const completed = complete(entry);
    const assumed = new Set(assumedNames(merged(completed, assumedKey, ...before, ...now, ...assumedNames(completed))));
    const values = [...changed].map((name) => [name, rebasedValue(name, entry, completed, assumed)] as const);
    const next = Object.entries({ ...entry, ...Object.fromEntries(values) }).filter(([, value]) => value !== undefined);
    const input = withAssumed(
      Object.fromEntries(next) as FormInput,
      next.flatMap(([name]) => (assumed.has(name) ? [name] : [])),
    );
    return from["unitSystem"] === to["unitSystem"] ? input : withDefaultsOf(input, completed);
  };
  /** The other unit system has other defaults, so fields with defaults keep their amounts. */
  const withDefaultsOf = (input: FormInput, original: PlainRecord): FormInput => {
    const completed = complete(input);
    const names = Object.keys(original).filter((name) => name !== assumedKey && (input[name] === undefined || !changed.has(name)));
    const amounts = merged(original, ...names);
    const differingNames = names.filter((name) => !isSame(completed[name], amounts[name]));
    const assumed = new Set(assumedNames(original));
    return withAssumed({ ...input, ...only(amounts, differingNames) }, [
      ...assumedNames(input),
      ...differingNames.filter((name) => assumed.has(name)),
    ]);
  };
  const knownEntries = new Map<Entry, Entry>();
  const rebased = (entry: Entry): Entry => {
    const known = knownEntries.get(entry);
    if (known) return known;
    const next = rebasedInput(entry.input);
    const texts = hasSameTexts ? entry.unparsed : rebasedTexts(entry.unparsed, baseTexts, theirTexts);
    const unparsed = Object.fromEntries(Object.entries(texts).filter(([path]) => hasItsRows(next, path)));
    const after = { ...entry, input: next, unparsed };
    knownEntries.set(entry, after);
    return after;
  };
  const isStep = ({ before, after }: Step): boolean => !isSame(before as unknown as PlainRecord, after as unknown as PlainRecord);
  const all = (steps: readonly Step[]): readonly Step[] =>
    steps.map(({ id, before, after }) => ({ id, before: rebased(before), after: rebased(after) }));
  const rebasedPast = all(past);
  const last = rebasedPast.at(-1);
  // Continued typing joins the last step, but not an earlier one if the last step is empty now.
  const run = last && isStep(last) ? history.run : undefined;
  return { past: rebasedPast.filter(isStep), present: rebased(present), future: all(future).filter(isStep), run };
}

/** Some of the values, under their names. */
function only(record: PlainRecord, names: readonly string[]): PlainRecord {
  return Object.fromEntries(names.flatMap((name) => (record[name] === undefined ? [] : [[name, record[name]]])));
}
