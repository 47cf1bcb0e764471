import { callables, expectElements, expectKind, expectString } from "../arguments.ts";
import { EvaluationError } from "../errors.ts";
import type { KindOf, RuleMap, RuleValue } from "../ruleValue.ts";
import { areEqual, includes, ruleBool, ruleInt, ruleList, ruleSet, ruleString } from "../ruleValue.ts";
import { toText } from "../toText.ts";

const list = (value: RuleValue | undefined): KindOf<"list"> => expectKind(value, "list");
const set = (value: RuleValue | undefined): KindOf<"set"> => expectKind(value, "set");

type Elements = KindOf<"list" | "set">;

// These have both sides before they look at any element: a wrong argument errs beside an empty list as well.
const common = (own: Elements, other: Elements): readonly RuleValue[] => own.elements.filter((element) => includes(other, element));
const without = (own: Elements, other: Elements): readonly RuleValue[] => own.elements.filter((element) => !includes(other, element));
const areIn = (own: Elements, other: Elements): boolean => without(own, other).length === 0;

/** Source: Firebase, Security Rules reference, rules.List. Arguments are lists: Google's emulator (1.19.9) errs where one is a set. */
export const listMethods = /*#__PURE__*/ callables({
  size: [0, (own) => ruleInt(list(own).elements.length)],
  hasAll: [1, (own, other) => ruleBool(list(other).elements.every((element) => includes(list(own), element)))],
  hasAny: [1, (own, other) => ruleBool(list(other).elements.some((element) => includes(list(own), element)))],
  hasOnly: [1, (own, other) => ruleBool(areIn(list(own), list(other)))],
  concat: [1, (own, other) => ruleList([...list(own).elements, ...list(other).elements])],
  removeAll: [1, (own, other) => ruleList(without(list(own), list(other)))],
  join: [1, (own, separator) => ruleString(list(own).elements.map(toText).join(expectString(separator)))],
  toSet: [0, (own) => ruleSet(list(own).elements)],
});

/** Source: Firebase, Security Rules reference, rules.Set. `hasAll` and the like take a list as well, the others a set only. */
export const setMethods = /*#__PURE__*/ callables({
  size: [0, (own) => ruleInt(set(own).elements.length)],
  hasAll: [1, (own, other) => ruleBool(expectElements(other).every((element) => includes(set(own), element)))],
  hasAny: [1, (own, other) => ruleBool(expectElements(other).some((element) => includes(set(own), element)))],
  hasOnly: [1, (own, other) => ruleBool(areIn(set(own), setOf(other)))],
  union: [1, (own, other) => ruleSet([...set(own).elements, ...set(other).elements])],
  intersection: [1, (own, other) => ruleSet(common(set(own), set(other)))],
  difference: [1, (own, other) => ruleSet(without(set(own), set(other)))],
});

const setOf = (value: RuleValue | undefined): KindOf<"set"> => ({ kind: "set", elements: expectElements(value) });

/** Source: Firebase, Security Rules reference, rules.Map. */
export const mapMethods = /*#__PURE__*/ callables({
  keys: [0, (own) => ruleList([...entriesOf(own).keys()].map(ruleString))],
  values: [0, (own) => ruleList([...entriesOf(own).values()])],
  size: [0, (own) => ruleInt(entriesOf(own).size)],
  get: [2, (own, key, fallback) => getOrDefault(entriesOf(own), key, fallback)],
  diff: [1, (own, other) => ({ kind: "map_diff", subject: entriesOf(own), compared: entriesOf(other) })],
});

/** Source: Firebase, Security Rules reference, rules.MapDiff. "Added" is what the map that was asked has and its argument has not. */
export const mapDiffMethods = /*#__PURE__*/ callables({
  addedKeys: [0, (diff) => keySet(diff, (mine, theirs) => mine !== undefined && theirs === undefined)],
  removedKeys: [0, (diff) => keySet(diff, (mine, theirs) => mine === undefined && theirs !== undefined)],
  changedKeys: [
    0,
    (diff) => keySet(diff, (mine, theirs) => mine !== undefined && theirs !== undefined && !areEqual(mine, theirs, "number")),
  ],
  unchangedKeys: [
    0,
    (diff) => keySet(diff, (mine, theirs) => mine !== undefined && theirs !== undefined && areEqual(mine, theirs, "number")),
  ],
  affectedKeys: [
    0,
    (diff) => keySet(diff, (mine, theirs) => mine === undefined || theirs === undefined || !areEqual(mine, theirs, "number")),
  ],
});

function entriesOf(value: RuleValue | undefined): RuleMap {
  return expectKind(value, "map").entries;
}

/** A list of keys leads into nested maps. */
function getOrDefault(entries: RuleMap, key: RuleValue, fallback: RuleValue): RuleValue {
  if (key.kind === "string") return entries.get(key.string) ?? fallback;
  let value: RuleValue = { kind: "map", entries };
  for (const step of expectElements(key)) {
    const inner: RuleValue | undefined = value.kind === "map" ? value.entries.get(expectString(step)) : undefined;
    if (inner === undefined) return fallback;
    value = inner;
  }
  return value;
}

function keySet(diff: RuleValue | undefined, keep: (mine: RuleValue | undefined, theirs: RuleValue | undefined) => boolean): RuleValue {
  const { subject, compared } = expectKind(diff, "map_diff");
  const keys = new Set([...subject.keys(), ...compared.keys()]);
  return ruleSet([...keys].filter((key) => keep(subject.get(key), compared.get(key))).map(ruleString));
}

export function elementAt(elements: readonly RuleValue[], index: bigint): RuleValue {
  const element = index < 0n ? undefined : elements[Number(index)];
  if (element === undefined) throw new EvaluationError("The index lies outside the list.");
  return element;
}
