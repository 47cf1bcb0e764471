import { callables, expectElements, expectKind, expectString } from "../arguments.ts";
import { EvaluationError } from "../errors.ts";
import type { RuleMap, RuleValue } from "../ruleValue.ts";
import { includes, ruleBool, ruleEquals, ruleInt, ruleList, ruleSet, ruleString } from "../ruleValue.ts";

const hasAll = (own: RuleValue | undefined, other: RuleValue | undefined): RuleValue =>
  ruleBool(expectElements(other).every((element) => includes(expectElements(own), element)));

const hasAny = (own: RuleValue | undefined, other: RuleValue | undefined): RuleValue =>
  ruleBool(expectElements(other).some((element) => includes(expectElements(own), element)));

/** Every element of the receiver is among the others; repetitions count for nothing. */
const hasOnly = (own: RuleValue | undefined, other: RuleValue | undefined): RuleValue =>
  ruleBool(expectElements(own).every((element) => includes(expectElements(other), element)));

const size = (own: RuleValue | undefined): RuleValue => ruleInt(expectElements(own).length);

/** Source: Firebase, Security Rules reference, rules.List. */
export const listMethods = /*#__PURE__*/ callables({
  size: [0, size],
  hasAll: [1, hasAll],
  hasAny: [1, hasAny],
  hasOnly: [1, hasOnly],
  concat: [1, (own, other) => ruleList([...expectElements(own), ...expectKind(other, "list").elements])],
  removeAll: [1, (own, other) => ruleList(expectElements(own).filter((element) => !includes(expectElements(other), element)))],
  join: [1, (own, separator) => ruleString(expectElements(own).map(expectString).join(expectString(separator)))],
  toSet: [0, (own) => ruleSet(expectElements(own))],
});

/** Source: Firebase, Security Rules reference, rules.Set. */
export const setMethods = /*#__PURE__*/ callables({
  size: [0, size],
  hasAll: [1, hasAll],
  hasAny: [1, hasAny],
  hasOnly: [1, hasOnly],
  union: [1, (own, other) => ruleSet([...expectElements(own), ...expectElements(other)])],
  intersection: [1, (own, other) => ruleSet(expectElements(own).filter((element) => includes(expectElements(other), element)))],
  difference: [1, (own, other) => ruleSet(expectElements(own).filter((element) => !includes(expectElements(other), element)))],
});

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
  changedKeys: [0, (diff) => keySet(diff, (mine, theirs) => mine !== undefined && theirs !== undefined && !ruleEquals(mine, theirs))],
  unchangedKeys: [0, (diff) => keySet(diff, (mine, theirs) => mine !== undefined && theirs !== undefined && ruleEquals(mine, theirs))],
  affectedKeys: [0, (diff) => keySet(diff, (mine, theirs) => mine === undefined || theirs === undefined || !ruleEquals(mine, theirs))],
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
