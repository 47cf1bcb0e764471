import { callables, expectElements, expectKind, expectString } from "../arguments.ts";
import { EvaluationError } from "../errors.ts";
import type { KindOf, RuleMap, RuleValue } from "../ruleValue.ts";
import { areEqual, includes, ruleBool, ruleInt, ruleList, ruleSet, ruleString } from "../ruleValue.ts";
import { toText } from "../toText.ts";

const list = (value: RuleValue | undefined): KindOf<"list"> => expectKind(value, "list");
const set = (value: RuleValue | undefined): KindOf<"set"> => expectKind(value, "set");

type Elements = KindOf<"list" | "set">;

// Both arguments are checked before any element is compared, so that a wrong argument is an error with an empty list too.
const common = (self: Elements, other: Elements): readonly RuleValue[] => self.elements.filter((element) => includes(other, element));
const without = (self: Elements, other: Elements): readonly RuleValue[] => self.elements.filter((element) => !includes(other, element));
const areIn = (self: Elements, other: Elements): boolean => without(self, other).length === 0;

/** Source: Firebase, Security Rules reference, rules.List. Arguments are lists: Google's emulator (1.19.9) errs where one is a set. */
export const listMethods = /*#__PURE__*/ callables({
  size: [0, (self) => ruleInt(list(self).elements.length)],
  hasAll: [1, (self, other) => ruleBool(list(other).elements.every((element) => includes(list(self), element)))],
  hasAny: [1, (self, other) => ruleBool(list(other).elements.some((element) => includes(list(self), element)))],
  hasOnly: [1, (self, other) => ruleBool(areIn(list(self), list(other)))],
  concat: [1, (self, other) => ruleList([...list(self).elements, ...list(other).elements])],
  removeAll: [1, (self, other) => ruleList(without(list(self), list(other)))],
  join: [1, (self, separator) => ruleString(list(self).elements.map(toText).join(expectString(separator)))],
  toSet: [0, (self) => ruleSet(list(self).elements)],
});

/** Source: Firebase, Security Rules reference, rules.Set. `hasAll`, `hasAny` and `hasOnly` take a list too, the others only a set. */
export const setMethods = /*#__PURE__*/ callables({
  size: [0, (self) => ruleInt(set(self).elements.length)],
  hasAll: [1, (self, other) => ruleBool(expectElements(other).every((element) => includes(set(self), element)))],
  hasAny: [1, (self, other) => ruleBool(expectElements(other).some((element) => includes(set(self), element)))],
  hasOnly: [1, (self, other) => ruleBool(areIn(set(self), setOf(other)))],
  union: [1, (self, other) => ruleSet([...set(self).elements, ...set(other).elements])],
  intersection: [1, (self, other) => ruleSet(common(set(self), set(other)))],
  difference: [1, (self, other) => ruleSet(without(set(self), set(other)))],
});

const setOf = (value: RuleValue | undefined): KindOf<"set"> => ({ kind: "set", elements: expectElements(value) });

/** Source: Firebase, Security Rules reference, rules.Map. */
export const mapMethods = /*#__PURE__*/ callables({
  keys: [0, (self) => ruleList([...entriesOf(self).keys()].map(ruleString))],
  values: [0, (self) => ruleList([...entriesOf(self).values()])],
  size: [0, (self) => ruleInt(entriesOf(self).size)],
  get: [2, (self, key, fallback) => getOrDefault(entriesOf(self), key, fallback)],
  diff: [1, (self, other) => ({ kind: "map_diff", subject: entriesOf(self), compared: entriesOf(other) })],
});

/** Source: Firebase, Security Rules reference, rules.MapDiff. A key is "added" when it is in the receiver and not in the argument. */
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
