import { describe, expect, test } from "vitest";
import { EvaluationError, RulesSyntaxError } from "../../src/rules/errors.ts";
import { countExpressions } from "../../src/rules/expressionCount.ts";
import { evaluate } from "../../src/rules/evaluate.ts";
import { parseExpression } from "../../src/rules/parseExpression.ts";
import { ruleValueOfJson } from "../../src/rules/convert.ts";
import type { RuleValue } from "../../src/rules/ruleValue.ts";
import { ruleNull } from "../../src/rules/ruleValue.ts";
import { tokensOf } from "../../src/rules/tokens.ts";

const stored: Readonly<Record<string, RuleValue>> = {
  "databases/(default)/documents/users/ann": ruleValueOfJson({ data: { role: "admin" }, id: "ann" }),
};

function valueOf(source: string): RuleValue {
  return counted(source).value;
}

function counted(source: string): { value: RuleValue; expressions: number } {
  const tokens = tokensOf(source);
  const expression = parseExpression(tokens);
  if (tokens.peek().kind !== "end") tokens.fail("the end");
  const request = ruleValueOfJson({ auth: { uid: "ann", token: { email: "ann@example.com", admin: true } }, method: "get" });
  const expressions = countExpressions();
  const value = evaluate(expression, {
    context: {
      request,
      resource: ruleValueOfJson({ data: { n: 1, tags: ["a", "b"] } }),
      read: (path) => stored[path.join("/")] ?? ruleNull,
      expressions,
    },
    scope: { functions: new Map(), parent: undefined, wildcards: [] },
    variables: new Map([
      ["uid", ruleValueOfJson("ann")],
      ["database", ruleValueOfJson("(default)")],
    ]),
    depth: 0,
  });
  return { value, expressions: expressions.total() };
}

/** "error" where the expression has no value, "refused" where it cannot be read. */
function outcome(source: string): boolean | string {
  try {
    const value = valueOf(source);
    return value.kind === "bool" ? value.bool : value.kind;
  } catch (error) {
    if (error instanceof EvaluationError) return "error";
    if (error instanceof RulesSyntaxError) return "refused";
    throw error;
  }
}

function table(title: string, rows: readonly (readonly [string, boolean | string])[]): void {
  describe(title, () => {
    test.each(rows)("%s is %s", (source, expected) => {
      expect(outcome(source)).toBe(expected);
    });
  });
}

table("logic", [
  ["true && true", true],
  ["true && false", false],
  ["false || true", true],
  ["!true", false],
  ["!!true", true],
  ["true || request.nothing", true],
  ["request.nothing || true", true],
  ["false && request.nothing", false],
  ["request.nothing && false", false],
  ["request.nothing || false", "error"],
  ["false || request.nothing", "error"],
  ["true && request.nothing", "error"],
  ["!(request.nothing)", "error"],
  ["1 || true", true],
  ["1 || false", "error"],
  ["1 && true", "error"],
  ["!1", "error"],
  ["true ? true : request.nothing", true],
  ["false ? request.nothing : true", true],
  ["1 ? true : false", "error"],
  ["false || true && false", false],
  ["true == false || true", true],
  ["false ? true : false ? false : true", true],
]);

table("equality and order", [
  ["1 == 1.0", true],
  ["1 != 1.0", false],
  ["1 == '1'", false],
  ["1 != '1'", true],
  ["null == null", true],
  ["null == false", false],
  ["'a' == \"a\"", true],
  ["[1, 2] == [1, 2.0]", false],
  ["1 in [1.0]", false],
  ["1 in [1.0].toSet()", true],
  ["[1, 1.0].toSet().size() == 1", true],
  ["[1, 2] == [2, 1]", false],
  ["[1, 2].toSet() == [2, 1].toSet()", true],
  ["[1] == [1].toSet()", false],
  ["{'a': 1, 'b': 2} == {'b': 2, 'a': 1}", true],
  ["{'a': 1} == {'a': 2}", false],
  ["9007199254740993 == 9007199254740992.0", true],
  ["9007199254740993 > 9007199254740992.0", false],
  ["9007199254740993 > 9007199254740992", true],
  ["1 < 2", true],
  ["2 <= 2.0", true],
  ["'a' < 'b'", true],
  ["'ﾊ' < '😀'", false],
  ["'a' < 1", "error"],
  ["null < 1", "error"],
  ["[1] < [2]", "error"],
  ["1 < 2 == true", true],
  ["1 in [1] == true", "error"],
  ["(1 in [1]) == true", true],
  ["1 == 1 in [true]", true],
  ["1 in [1] is list", "error"],
  ["2 > 1 is bool", true],
  ["1 is int == true", true],
  ["1 is int in [true]", true],
  ["0.0 / 0.0 == 0.0 / 0.0", false],
  ["0.0 / 0.0 < 1.0", false],
]);

table("arithmetic keeps integers and floats apart", [
  ["1 + 2 * 3 == 7", true],
  ["(1 + 2) * 3 == 9", true],
  ["10 - 4 - 3 == 3", true],
  ["7 / 2 == 3", true],
  ["-7 / 2 == -3", true],
  ["7 % 3 == 1", true],
  ["-7 % 3 == -1", true],
  ["7.0 / 2 == 3.5", true],
  ["7 / 2 is int", true],
  ["7 / 2.0 is float", true],
  ["1 / 0", "error"],
  ["1 % 0", "error"],
  ["1.0 / 0.0 == math.abs(-1.0 / 0.0)", true],
  ["9223372036854775807 + 1", "error"],
  ["9223372036854775807 * 2", "error"],
  ["9223372036854775808 == 0", "refused"],
  ["-1 < 0", true],
  ["-(-1) == 1", true],
  ["- -1 == 1", "refused"],
  ["--1 == 1", "refused"],
  ["1 - -1 == 2", true],
  ["1--1 == 2", "refused"],
  ["!-1", "error"],
  ["-!true", "refused"],
  ["7 /2 == 3", "refused"],
  ["7 / 2 - 1 == 2", true],
  ["'a' + 'b' == 'ab'", true],
  ["'a' + 1", "error"],
  ["[1] + [2]", "error"],
  ["1.5e3 == 1500", "refused"],
  ["1e5 == 100000", "refused"],
  ["007 == 7", "refused"],
  ["0.5 == .5 && 1. == 1", true],
]);

table("types", [
  ["1 is int", true],
  ["1 is number", true],
  ["1.0 is float", true],
  ["1.0 is int", false],
  ["1.0 is number", true],
  ["'a' is string", true],
  ["true is bool", true],
  ["null is null", "refused"],
  ["[] is list", true],
  ["[].toSet() is set", true],
  ["{} is map", true],
  ["{}.diff({}) is map_diff", true],
  ["b'a' is bytes", true],
  ["/a/b is path", true],
  ["timestamp.value(0) is timestamp", true],
  ["duration.value(1, 's') is duration", true],
  ["latlng.value(1, 2) is latlng", true],
  ["1 is constraint", false],
  ["1 is integer", "refused"],
]);

// Examples marked * are from Firebase's Security Rules reference.
table("strings", [
  ["'größer'.size() == 6", true],
  ["'😀'.size() == 2", true],
  ["'😀'[0:2] == '😀'", true],
  ["'äÄ'.upper() == 'äÄ' && 'äÄ'.lower() == 'äÄ'", true],
  ["'\\u00a0a'.trim().size() == 2", true],
  ["'ABC'.lower() == 'abc'", true],
  ["'abc'.upper() == 'ABC'", true],
  ["'  a '.trim() == 'a'", true],
  ["'a,b,c'.split(',') == ['a', 'b', 'c']", true],
  ["'a,b,,'.split(',') == ['a', 'b']", true],
  ["''.split(',') == ['']", true],
  ["'abc'.split('') == ['', 'a', 'b', 'c']", true],
  ["'a1b2c'.split('(\\\\d)') == ['a', 'b', 'c']", true],
  ["'user@domain.com'.matches('.*@domain[.]com')", true],
  ["'banana'.matches('anan')", false],
  ["'banana'.replace('a', 'o') == 'bonono'", true],
  ["'abc'[1] == 'b'", true],
  ["'abc'[3]", "error"],
  ["'abcd'[1:3] == 'bc'", true],
  ["'abcd'[3:1]", "error"],
  ["'abc'.toUtf8() == b'abc'", true],
  ["'it\\'s' == \"it's\"", true],
  ["'\\u00fc' == 'ü'", true],
  ["'a'.size(1)", "error"],
  ["1.size()", "refused"],
  ["(1).size()", "error"],
  ["'a' in 'abc'", "error"],
  ["'\\q' == 'q'", "refused"],
  ["'\\?' == '?'", "refused"],
  ["'\\101' == 'A'", true],
  ["'a\tb' == 'a\\tb'", true],
  ["'\u2018' == ''", "refused"],
]);

table("regular expressions are RE2's", [
  ["'a1'.matches('[[:alpha:]]\\\\d')", true],
  ["'ABC'.matches('(?i)abc')", true],
  ["'a-b_c'.matches('[\\\\w\\\\-]+')", true],
  ["'a.b'.matches('a\\\\.b')", true],
  ["'axb'.matches('a\\\\.b')", false],
  ["'ab'.matches('a|ab')", true],
  ["'a\\nb'.matches('a.b')", false],
  ["'x\\u00a0'.matches('x\\\\s')", false],
  ["'ü'.matches('\\\\pL')", true],
  ["'}{'.matches('}{')", true],
  ["'aa'.matches('a{0,2}')", true],
  ["'aaa'.matches('a{0,2}')", false],
  ["'aaa'.matches('a{3}') && 'aaa'.matches('a{2,}')", true],
  ["'a{,2}'.matches('a{,2}')", true],
  ["'aa'.matches('(a)\\\\1')", "error"],
  ["'ab'.matches('a(?=b).')", "error"],
  ["'a'.matches('(')", "error"],
  ["'2026-11-21'.replace('(\\\\d+)-(\\\\d+)-(\\\\d+)', '$3.$2.$1') == '21.11.2026'", true],
  ["'abc'.replace('(b)', '\\\\$1') == 'a$1c'", true],
  ["'abc'.replace('b', '$x') == 'a$xc'", true],
  ["'abc'.replace('b', '$1')", "error"],
]);

table("lists and sets", [
  ["['a', 'b'].size() == 2", true],
  ["'a' in ['a', 'b']", true],
  ["'c' in ['a', 'b']", false],
  ["['a', 'b'].hasAll(['a'])", true],
  ["['a', 'b'].hasAll(['a', 'c'])", false],
  ["['a', 'b'].hasAll([])", true],
  ["['a', 'b'].hasAny(['c', 'b'])", true],
  ["['a', 'b'].hasAny([])", false],
  ["['a', 'b'].hasOnly(['a', 'c'])", false], // *
  ["['a', 'b'].hasOnly(['a', 'b', 'c'])", true], // *
  ["['a', 'b'].hasOnly(['b', 'a'])", true], // *
  ["['a', 'a', 'b'].hasOnly(['a', 'b', 'b', 'c'])", true], // *
  ["['a'].concat(['b']) == ['a', 'b']", true],
  ["['a', 'b', 'a'].removeAll(['a']) == ['b']", true],
  ["['a', 'b'].join('-') == 'a-b'", true],
  ["[1, null, 1.5, true].join('-') == '1-null-1.5-true'", true],
  ["[1].hasAll([1].toSet())", "error"],
  ["[1].hasAny([1].toSet())", "error"],
  ["[1].hasOnly([1].toSet())", "error"],
  ["[1].removeAll([1].toSet())", "error"],
  ["[1].toSet().union([1])", "error"],
  ["[1].toSet().intersection([1])", "error"],
  ["[1].toSet().difference([1])", "error"],
  // An argument of the wrong type is an error even if there are no elements.
  ["[].hasOnly(1)", "error"],
  ["[].removeAll(1)", "error"],
  ["[].toSet().hasOnly(true)", "error"],
  ["[].toSet().intersection([])", "error"],
  ["[].toSet().difference([])", "error"],
  ["[1, 1.0, 2].toSet().size() == 2", true],
  ["[1, 2, 3][1] == 2", true],
  ["[1][1]", "error"],
  ["[1][-1]", "error"],
  ["[1, 2, 3][0:2] == [1, 2]", true],
  ["[1, 2, 3][1:] == [2, 3]", true],
  ["['a', 'b'].toSet().union(['c'].toSet()).size() == 3", true],
  ["['a', 'b'].toSet().intersection(['b'].toSet()) == ['b'].toSet()", true],
  ["['a', 'b'].toSet().difference(['b'].toSet()) == ['a'].toSet()", true],
  ["['a'].toSet().hasOnly(['a', 'b'])", true],
  ["['a'].toSet()[0]", "error"],
  ["[1, 2,] == [1, 2]", true],
  ["[,]", "refused"],
]);

table("maps and their differences", [
  ["{'a': 1}.keys() == ['a']", true],
  ["{'a': 1}.values() == [1]", true],
  ["{'a': 1}.size() == 1", true],
  ["'a' in {'a': 1}", true],
  ["{'a': 1}.a == 1", true],
  ["{'a': 1}['a'] == 1", true],
  ["{'a': 1,} == {'a': 1}", true],
  ["{'in': 1}.in == 1", true],
  ["{'service': 1}.service == 1", "refused"],
  ["{'rules_version': 1}.rules_version == 1", "refused"],
  ["{'a': 1}.b", "error"],
  ["{'a': 1}.get('a', 9) == 1", true],
  ["{'a': 1}.get('b', 9) == 9", true],
  ["{'a': {'b': 1}}.get(['a', 'b'], 9) == 1", true],
  ["{'a': {'b': 1}}.get(['a', 'c'], 9) == 9", true],
  ["{'a': 1}.get('b')", "error"],
  ["{'a': 1, 'b': 2}.diff({'b': 2, 'c': 3}).addedKeys() == ['a'].toSet()", true],
  ["{'a': 1, 'b': 2}.diff({'b': 2, 'c': 3}).removedKeys() == ['c'].toSet()", true],
  ["{'a': 1, 'b': 2}.diff({'b': 3, 'a': 1}).changedKeys() == ['b'].toSet()", true],
  ["{'a': 1, 'b': 2}.diff({'b': 2, 'c': 3}).unchangedKeys() == ['b'].toSet()", true],
  ["{'a': 1, 'b': 2}.diff({'b': 3, 'c': 3}).affectedKeys() == ['a', 'b', 'c'].toSet()", true],
  ["{'a': 1}.diff({'a': 2}).affectedKeys().hasOnly(['a'])", true],
  ["null.a", "error"],
]);

table("times", [
  ["timestamp.date(2026, 11, 21).year() == 2026", true],
  ["timestamp.date(2026, 11, 21).month() == 11", true],
  ["timestamp.date(2026, 11, 21).day() == 21", true],
  // 21 November 2026 is a Saturday, and day 325 of its year (304 days to the end of October, and 21).
  ["timestamp.date(2026, 11, 21).dayOfWeek() == 6", true],
  ["timestamp.date(2026, 11, 22).dayOfWeek() == 7", true],
  ["timestamp.date(2026, 11, 21).dayOfYear() == 325", true],
  ["timestamp.date(2024, 12, 31).dayOfYear() == 366", true],
  ["timestamp.date(2026, 2, 30)", "error"],
  ["timestamp.value(1500).toMillis() == 1500", true],
  ["timestamp.value(1500).seconds() == 1", true],
  ["timestamp.value(1500).nanos() == 500000000", true],
  ["timestamp.value(-1).toMillis() == -1", true],
  ["timestamp.value(90061000).hours() == 1", true],
  ["timestamp.value(90061000).minutes() == 1", true],
  ["timestamp.value(90061000).date() == timestamp.date(1970, 1, 2)", true],
  ["timestamp.value(90061000).time() == duration.time(1, 1, 1, 0)", true],
  ["timestamp.value(0) + duration.value(1, 'd') == timestamp.date(1970, 1, 2)", true],
  ["timestamp.value(2000) - timestamp.value(500) == duration.value(1500, 'ms')", true],
  ["timestamp.value(0) < timestamp.value(1)", true],
  ["duration.value(2, 'h') > duration.value(119, 'm')", true],
  ["duration.value(1, 'w') == duration.value(7, 'd')", true],
  ["duration.value(-5, 's').seconds() == -5", true],
  ["duration.abs(duration.value(-5, 's')) == duration.value(5, 's')", true],
  ["duration.time(0, 0, 1, 5).nanos() == 5", true],
  ["duration.value(1, 'year')", "error"],
  ["timestamp.value(0) + 1", "error"],
]);

table("numbers, bytes, places and paths", [
  ["math.abs(-3) == 3 && math.abs(-3) is int", true],
  ["math.ceil(1.2) == 2 && math.ceil(1.2) is float && math.floor(5) is float", true],
  ["math.floor(-1.2) == -2", true],
  ["math.round(1.5) == 2", true],
  ["math.round(-0.5) == 0 && math.round(0.5) == 1 && math.round(0.5) is int", true],
  ["math.sqrt(9) == 3.0", true],
  ["math.pow(2, 10) == 1024", true],
  ["math.isNaN(0.0 / 0.0)", true],
  ["math.isInfinite(1.0 / 0.0)", "error"],
  ["math.cube(2)", "error"],
  ["int('42') == 42", true],
  ["int('4.9')", "error"],
  ["int(4.9) == 4", true],
  ["int('four')", "error"],
  ["float('1.5') == 1.5", true],
  ["float(1) is float", true],
  ["bool('TRUE')", "error"],
  ["string(100000000.0) == '1.0E8' && string(0.0001) == '1.0E-4' && string(-0.0) == '-0.0'", true],
  ["path('/a//b')", "error"],
  ["path('')", "error"],
  ["'abc'[0:0]", "error"],
  ["1 in {'a': 1}", "error"],
  ["string(1) == '1'", true],
  ["string(2.0) == '2.0'", true],
  ["string(true) == 'true'", true],
  ["b'\\x66oo'.size() == 3", true],
  ["b'\\xFF\\xFF'.size() == 2", true], // *
  ["b'€'.size() == 3", true], // *
  ["b'*' == b'\\052'", true], // *
  ["b'€' == b'\\342\\202\\254'", true], // *
  ["b'\\xFB\\xEF\\xBE'.toBase64() == '----'", true], // *
  ["b'€'.toHexString() == 'E282AC'", true], // *
  // RFC 1321, A.5 and RFC 3720, B.4.
  ["hashing.md5('abc').toHexString() == '900150983CD24FB0D6963F7D28E17F72'", true],
  ["hashing.crc32c('123456789').toHexString() == '839206E3'", true],
  // 180 degrees apart is half the circumference of a sphere with radius 6371 km.
  [
    "latlng.value(0, 0).distance(latlng.value(0, 180)) > 20015000.0 && latlng.value(0, 0).distance(latlng.value(0, 180)) < 20016000.0",
    true,
  ],
  ["latlng.value(91, 0)", "error"],
  ["/users/$(uid) == /users/ann", true],
  ["/users/$(uid)[1] == 'ann'", true],
  ["path('/users/ann') == /users/ann", true],
  ["path('/users/$(x)').bind({'x': 'ann'}) == /users/ann", true],
  ["/a/$(1)", "error"],
  ["/a/", "refused"],
  ["/a /b == /a/b", true],
  ["/a/ $ ( uid ) == /a/ann", true],
  ["/a/{uid} == /a/ann", "refused"],
  ["/a.b/c:d@e == path('/a.b/c:d@e')", true],
]);

table("documents", [
  ["exists(/databases/$(database)/documents/users/$(request.auth.uid))", true],
  ["exists(/databases/(default)/documents/users/bob)", false],
  ["get(/databases/$(database)/documents/users/ann).data.role == 'admin'", true],
  ["get(/databases/$(database)/documents/users/bob) == null", "error"],
  ["get(/databases/$(database)/documents/users/bob).data.role == 'admin'", "error"],
  ["existsAfter(/databases/$(database)/documents/users/ann)", true],
  ["getAfter(/databases/$(database)/documents/users/ann).data.role == 'admin'", true],
  ["exists('users/ann')", "error"],
  ["resource.data.n == 1 && request.auth.token.admin", true],
  ["request.auth.token.email.matches('.*@example[.]com')", true],
  ["resource.data.tags.hasAny(['b'])", true],
]);

describe("what cannot be read", () => {
  test.each([
    "1 +",
    "a b",
    "(1",
    "[1 2]",
    "{'a' 1}",
    "'open",
    "a.",
    "a[",
    "a[]",
    "f(",
    "#",
    "1 = 1",
    "a ? b",
    "/a/ /b",
    "in",
    "let",
    "",
    "default",
    "not",
    "a.in()",
    "a\u00a0",
    "1\u000b",
  ])("%j is refused", (source) => {
    expect(outcome(source)).toBe("refused");
  });
});
