import type { Difference, Known } from "./difference.ts";
import { knownLists } from "./knownLists.ts";

/** The document of `queries.ts` whose value is NaN. */
const nanDocument = "c/v03{";

const isAggregation = ({ name }: Difference): boolean => name.includes("runAggregationQuery");

/** Known differences. The list is changed only deliberately: a difference that is gone also fails the comparison. */
export const known: readonly Known[] = [
  {
    because: "patterns of RE2 that have no counterpart in JavaScript are refused here",
    part: "expressions",
    names: [
      "'a'.matches('\\\\Qa\\\\E')",
      "'a.c'.matches('\\\\Qa.c\\\\E')",
      "'a'.matches('(?U)a+')",
      "'a'.matches('(?-i:A)')",
      "'a'.matches('\\\\141')",
    ],
  },
  {
    because: "Java takes more texts for numbers, and casts and wraps what does not fit; ours errs",
    part: "expressions",
    names: [
      "-9223372036854775808 < 0",
      "math.abs(resource.data.small) > 0",
      "int(resource.data.nan) == 0",
      "int(resource.data.inf) > 0",
      "float('.5') == 0.5",
      "float('NaN') is float",
      "float('Infinity') is float",
      "float(' 5') == 5.0",
      "float('0x1p3') == 8.0",
      "float('5f') == 5.0",
      "float('5d') == 5.0",
    ],
  },
  {
    because: "`bind` and a number in a path; an 11th document in a `||` that is true denies here",
    part: "expressions",
    names: [
      "exists(/databases/$(database)/documents/other/$(1))",
      "path('/a/$(x)').bind({'x': 'y'}) == /a/y",
      "path('/a/$(x)').bind({}) == /a/y",
      "exists(/databases/$(database)/documents/o/a1) || exists(/databases/$(database)/documents/o/a2) || exists(/databases/$(database)/documents/o/a3) || exists(/databases/$(database)/documents/o/a4) || exists(/databases/$(database)/documents/o/a5) || exists(/databases/$(database)/documents/o/a6) || exists(/databases/$(database)/documents/o/a7) || exists(/databases/$(database)/documents/o/a8) || exists(/databases/$(database)/documents/o/a9) || exists(/databases/$(database)/documents/o/a10) || exists(/databases/$(database)/documents/o/a11) || true",
    ],
  },
  {
    because: "no type `set` there, no equality of `map_diff`, vectors are no maps, `request.headers` is null",
    part: "expressions",
    names: [
      "[1,2].toSet() is set",
      "{'a': 1}.diff({'a': 1}) == {'a': 1}.diff({'a': 1})",
      "request.headers == null",
      "resource.data.vec is map",
      "resource.data.vec.size() == 2",
      "resource.data.vec.value.size() == 2",
    ],
  },
  {
    part: "writes",
    because:
      "several writes to one document: Google's judges what they leave together, once for each; ours judges each on what the one before left",
    names: [
      "create only: one document twice",
      "delete only: create and delete",
      "resource by method: create and delete",
      "n is 2: one document twice",
      "nothing left: create and delete",
      "method create: one document twice",
      "after is what is written: one document twice",
    ],
  },
  ...knownLists,
  {
    part: "rest",
    because:
      "Google's stores what it cannot read otherwise (an array in an array as null, -0 as 0, 30 February as 1 March, half a character as ?); ours refuses it, or keeps it",
    names: [
      "transform: union of an array",
      "value: double negative zero",
      "value: time on 30 February",
      "value: boolean as text",
      "value: text as a number",
      "value: text of half a character",
    ],
  },
  {
    part: "rest",
    because:
      "limits and names that are documented and that Google's emulator does not enforce: 500 transforms, no field __name__, true or false",
    names: ["transform: of the name", "transform: 500 and 501", "document: patch with conditions"],
  },
  {
    part: "rest",
    because: "unknown members are ignored here, and coordinates of 0 are written",
    names: ["commit: unknown member", "value: point empty"],
  },
  {
    part: "queries",
    because: "Google's emulator cannot walk through names backwards",
    kind: ({ official }) => official === "FAILED_PRECONDITION: Firestore does not support descending key scans",
  },
  {
    part: "queries",
    because: "aggregations need the fields that they add up in the index, before the name",
    kind: (difference) => isAggregation(difference) && /requires an index that has fields .* after __name__/.test(difference.official),
  },
  {
    part: "queries",
    because: "aggregations with a limit or an offset take documents in the order of Google's index, which nobody promises",
    kind: (difference) => isAggregation(difference) && /"(?:limit|offset)"/.test(difference.name) && difference.official.startsWith("{"),
  },
  {
    part: "queries",
    because: "NaN is no result of a range there; here it is, as in the SDK's cache: smaller than every number, equal to itself",
    kind: ({ official, ours, name }) => ours.includes(nanDocument) !== official.includes(nanDocument) || /"doubleValue":"NaN"/.test(name),
  },
];
