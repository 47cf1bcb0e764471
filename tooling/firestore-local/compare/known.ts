import type { Known } from "./difference.ts";

/** What is known to differ. The list may only become shorter knowingly: a difference that is gone fails the comparison as well. */
export const known: readonly Known[] = [
  {
    code: "D5",
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
    code: "D5",
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
    code: "D5",
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
    code: "D5",
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
];
