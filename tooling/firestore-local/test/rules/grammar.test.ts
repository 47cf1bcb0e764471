import fc from "fast-check";
import { limit } from "@tooling/testing/slowness";
import { describe, expect, test } from "vitest";
import { RulesSyntaxError } from "../../src/rules/errors.ts";
import { parseRules } from "../../src/rules/index.ts";
import { googleShape } from "./googleTree.ts";
import { rulesShape, type Shape } from "./shape.ts";

const inDatabase = (content: string): string =>
  `rules_version = '2'; service cloud.firestore { match /databases/{database}/documents { ${content} } }`;
const inCondition = (expression: string): string => inDatabase(`match /a/{b} { allow read: if ${expression}; }`);

/** Texts that Google's grammar accepts and this parser refuses, with the message and an example. Everything else must agree. */
const exceptions: readonly { readonly reason: string; readonly message: RegExp; readonly example: string }[] = [
  {
    reason: "Firestore's values have no larger integers",
    message: /^An integer has 64 bits/,
    example: inCondition("9223372036854775808 == 1"),
  },
  { reason: "the compiler, behind the grammar, knows the types", message: /^There is no type /, example: inCondition("1 is integer") },
  {
    reason: "the compiler knows the operations",
    message: /^Expected a method \(/,
    example: inDatabase("match /a/{b} { allow peek: if true; }"),
  },
  {
    reason: "a wildcard in a path has no value",
    message: /^A path in an expression has no wildcards/,
    example: inCondition("exists(/a/{b})"),
  },
  {
    reason: "Security Rules limits",
    message: /^A function has at most 7 parameters/,
    example: inDatabase("function f(a, b, c, d, e, f, g, h) { return true; }"),
  },
  {
    reason: "Security Rules limits",
    message: /^A function has at most 10 let bindings/,
    example: inDatabase(`function f() { ${Array.from({ length: 11 }, (_, index) => `let a${index} = 1;`).join(" ")} return true; }`),
  },
  {
    reason: "Security Rules limits",
    message: /^match is nested deeper than 10 levels/,
    example: inDatabase(`${"match /a/{b} { ".repeat(10)} allow read; ${"}".repeat(10)}`),
  },
  {
    reason: "a parser that calls itself needs an end; production refuses half of that depth",
    message: /^The expression is nested too deeply/,
    example: inCondition(`${"(".repeat(201)}true${")".repeat(201)}`),
  },
  {
    reason: "version 1 means recursive wildcards otherwise",
    message: /^Only rules_version = '2' is read/,
    example: inDatabase("match /a/{b} { allow read; }").replace("'2'", "'1'"),
  },
  { reason: "the same", message: /^Expected "rules_version"/, example: "service cloud.firestore { match /a/{b} { allow read; } }" },
  {
    reason: "this is Firestore",
    message: /^Only the service cloud\.firestore is read/,
    example: "rules_version = '2'; service firebase.storage { match /a/{b} { allow read; } }",
  },
  {
    reason: "one service is all there is",
    message: /^Expected the end of the file, found "service"/,
    example: `${inDatabase("match /a/{b} { allow read; }")} service firebase.storage { match /a/{b} { allow read; } }`,
  },
  {
    reason: "there is one file",
    message: /^Expected "service", found "import"/,
    example: `rules_version = '2'; import "other"; service cloud.firestore { match /a/{b} { allow read; } }`,
  },
  {
    reason: "functions alone allow nothing",
    message: /^Expected "service", found the end of the file/,
    example: "rules_version = '2'; function f() { return true; }",
  },
];

function parsedHere(source: string): Shape | RulesSyntaxError {
  try {
    return rulesShape(parseRules(source));
  } catch (error) {
    if (error instanceof RulesSyntaxError) return error;
    throw error;
  }
}

/** The difference between the two parsers; undefined where they agree. */
function disagreement(source: string): string | undefined {
  const [here, there] = [parsedHere(source), googleShape(source)];
  if (!(here instanceof RulesSyntaxError)) {
    if (there === undefined) return "Google refuses it";
    return JSON.stringify(here) === JSON.stringify(there)
      ? undefined
      : `read here as ${JSON.stringify(here)} and by Google as ${JSON.stringify(there)}`;
  }
  return there === undefined || exceptions.some(({ message }) => message.test(here.message)) ? undefined : `refused here: ${here.message}`;
}

/** Words, symbols and literals: those of the language, similar ones, and those that change how their neighbours are tokenized. */
const tokens = (
  "a b in is int null true false let return if function match allow service default not rules_version request resource.data get exists read write create, " +
  "0 1 42 007 1e5 1.5 1. .5 1.5e3 0x1F 9 'x' \"y\" 'it\\'s' '\\q' '\\101' '\\u00fc' 'open b'z' B\"z\" b'\\xFF' `x` && || & | ! != == = === < <= > >= + - * / % ++ -- ** ? : ; , . .. " +
  "( ) [ ] { } $ $( /a /a/b /$(a) /{a} /{a=*} /{a=**} /(default) / /a-b.c /%41 /%4 // /* */ /**/ # @ ~ ^ § \u00a0 \u000b \u2018 $a a$b _a"
).split(" ");

const loose = fc.array(fc.tuple(fc.constantFrom(...tokens), fc.constantFrom("", " ", " ", "\n")), { minLength: 1, maxLength: 12 });
const looseText = loose.map((pairs) => pairs.map(([token, blank]) => token + blank).join(""));

const { expression } = fc.letrec<{ expression: string; operand: string; list: string }>((tie) => ({
  operand: fc.oneof(
    { depthSize: "small" },
    {
      weight: 6,
      arbitrary: fc.constantFrom(
        "a",
        "b",
        "request",
        "1",
        "0",
        "1.5",
        ".5",
        "'x'",
        "true",
        "null",
        "b'z'",
        "/a/b",
        "/a/(default)/c",
        "[]",
        "{}",
        "default",
        "1e5",
      ),
    },
    tie("expression").map((inner) => `(${inner})`),
    fc
      .tuple(tie("operand"), fc.constantFrom("data", "in", "size", "default", "service", "rules_version"))
      .map(([object, name]) => `${object}.${name}`),
    fc
      .tuple(tie("operand"), fc.constantFrom("size", "get", "in", "keys"), tie("list"))
      .map(([object, name, list]) => `${object}.${name}(${list})`),
    fc.tuple(tie("operand"), tie("expression")).map(([object, index]) => `${object}[${index}]`),
    fc.tuple(tie("operand"), tie("expression"), tie("expression")).map(([object, from, to]) => `${object}[${from}:${to}]`),
    fc.tuple(fc.constantFrom("f", "get", "exists", "is"), tie("list")).map(([name, list]) => `${name}(${list})`),
    tie("list").map((list) => `[${list}]`),
    fc.tuple(tie("expression"), tie("expression"), fc.constantFrom("", ",")).map(([key, value, comma]) => `{${key}: ${value}${comma}}`),
    tie("expression").map((inner) => `/a/$(${inner})/b`),
  ),
  list: fc
    .tuple(fc.array(tie("expression"), { maxLength: 2 }), fc.constantFrom("", "", ","))
    .map(([items, comma]) => items.join(", ") + comma),
  expression: fc.oneof(
    { depthSize: "small" },
    tie("operand"),
    fc
      .tuple(
        tie("expression"),
        fc.constantFrom("||", "&&", "in", "is", "==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "/", "%"),
        tie("expression"),
      )
      .map(([left, operator, right]) => `${left} ${operator} ${right}`),
    fc.tuple(tie("expression"), fc.constantFrom("int", "string", "map", "null")).map(([value, type]) => `${value} is ${type}`),
    fc.tuple(fc.constantFrom("!", "-", "!!", "- ", "--"), tie("expression")).map(([operator, operand]) => operator + operand),
    fc
      .tuple(tie("expression"), tie("expression"), tie("expression"))
      .map(([condition, whenTrue, whenFalse]) => `${condition} ? ${whenTrue} : ${whenFalse}`),
  ),
}));

/** Blocks of a `match`; `wrong` are pieces that the grammar does not have. */
function blocks(isWrong: boolean): fc.Arbitrary<string> {
  const choice = (right: readonly string[], wrong: readonly string[]): fc.Arbitrary<string> =>
    fc.constantFrom(...right, ...(isWrong ? wrong : []));
  const simple = fc.constantFrom("a", "f(a)", "a.b == 1", "!(a in [1, 2])", "exists(/a/$(b))");
  const value = isWrong ? fc.oneof(simple, expression) : simple;
  const condition = fc.oneof(
    choice(["", ": if true"], [": true", " if true", ": if"]),
    value.map((text) => `: if ${text}`),
  );
  const allow = fc
    .tuple(choice(["read", "get, list", "write", "create,update"], ["", "read,"]), condition, fc.constantFrom(";", ""))
    .map(([methods, body, end]) => `allow ${methods}${body}${end}`);
  const bindings = fc.array(
    fc.tuple(value, choice([";"], [""])).map(([bound, end]) => `let c = ${bound}${end}`),
    { maxLength: 2 },
  );
  const declared = fc
    .tuple(
      choice(["f", "g"], ["match", ""]),
      choice(["()", "(a)", "(a, b)"], ["(a,)", "", "(a))"]),
      bindings,
      value,
      fc.constantFrom(";", ""),
    )
    .map(([name, parameters, lets, result, end]) => `function ${name}${parameters} { ${lets.join(" ")} return ${result}${end} }`);
  const path = choice(
    ["/a/{b}", "/a", "/a/{b=**}", "/a/{b=*}", "/a/{b}/c-d", "/{b}", "/a /{ b }", "/a.b/(c)"],
    ["/a/", "/a/{in}", "/a//{b}", "a/b", "/a/$(b)", "/a/{b}}", "/a/{b=***}"],
  );
  const statements = fc.array(fc.oneof(allow, declared, fc.constant("match /x/{y} { allow read }")), {
    minLength: isWrong ? 0 : 1,
    maxLength: 3,
  });
  return fc.tuple(path, statements).map(([pattern, inner]) => `match ${pattern} { ${inner.join("\n")} }`);
}

/** A text with one token removed, repeated, replaced or inserted. */
const damaged = (text: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.tuple(text, fc.nat(), fc.nat(2), fc.constantFrom(...tokens)).map(([whole, position, kind, token]) => {
    const parts = whole.split(/(\s+|[()[\]{}.,;:?])/);
    const index = position % parts.length;
    return parts.toSpliced(index, kind === 0 ? 1 : 0, ...(kind === 2 ? [parts[index]!] : [token])).join("");
  });

function agreesOn(sources: fc.Arbitrary<string>, numRuns: number): void {
  let [read, refused] = [0, 0];
  fc.assert(
    fc.property(sources, (source) => {
      if (parsedHere(source) instanceof RulesSyntaxError) refused += 1;
      else read += 1;
      expect(disagreement(source)).toBeUndefined();
    }),
    { numRuns },
  );
  // Texts that are all refused, or all read, would show little.
  expect(Math.min(read, refused)).toBeGreaterThan(numRuns / 50);
}

describe("rules are read as Google's own grammar reads them", () => {
  test("expressions, legal and nearly legal", () => agreesOn(expression.map(inCondition), 400), limit(60));
  test("expressions with a token that is wrong", () => agreesOn(damaged(expression).map(inCondition), 400), limit(60));
  test("any tokens behind one another", () => agreesOn(fc.oneof(looseText, fc.constantFrom(...tokens)).map(inCondition), 400), limit(60));
  test("blocks, functions and statements", () => agreesOn(fc.oneof(blocks(false), blocks(true)).map(inDatabase), 300), limit(60));
  test("blocks with a token that is wrong", () => agreesOn(damaged(blocks(false)).map(inDatabase), 300), limit(60));

  test.each(exceptions)("except that $message: $reason", ({ message, example }) => {
    expect(googleShape(example)).toBeDefined();
    expect(parsedHere(example)).toMatchObject({ message: expect.stringMatching(message) });
  });
});
