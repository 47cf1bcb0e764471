import { describe, expect, test } from "vitest";
import { RulesSyntaxError } from "../../src/rules/errors.ts";
import { loadRules } from "../../src/rules/index.ts";

const inDatabase = (content: string): string => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${content}
  }
}
`;

function refusal(source: string): { message: string; line: number; column: number } | undefined {
  try {
    loadRules(source);
    return undefined;
  } catch (error) {
    if (!(error instanceof RulesSyntaxError)) throw error;
    return { message: error.message, line: error.line, column: error.column };
  }
}

describe("rules that are read", () => {
  test("statements carry the whole path that leads to them", () => {
    const { statements } = loadRules(
      inDatabase(`
      match /a/{x} {
        allow read;
        match /b/{y=**} { allow write: if y[0] == x; }
      }
      match /c/d-1/e/{z} { allow get, list: if true; allow create, update, delete: if false; }`),
    );
    const written = statements.map(({ pattern }) =>
      pattern.map((segment) => (segment.kind === "literal" ? segment.text : `{${segment.name}}`)).join("/"),
    );
    expect(written).toEqual([
      "databases/{database}/documents/a/{x}",
      "databases/{database}/documents/a/{x}/b/{y}",
      "databases/{database}/documents/c/d-1/e/{z}",
      "databases/{database}/documents/c/d-1/e/{z}",
    ]);
    expect(statements.map(({ allow }) => [...allow.methods])).toEqual([
      ["get", "list"],
      ["create", "update", "delete"],
      ["get", "list"],
      ["create", "update", "delete"],
    ]);
  });

  test("semicolons may be left out, but behind a let", () => {
    expect(
      loadRules(inDatabase("match /a/{b=*} { allow read allow write: if true function f() { let a = true; return a } }")).statements,
    ).toHaveLength(2);
  });

  test("comments, functions at every level and let bindings are understood", () => {
    const source = `/* head
    of the file */
rules_version = "2"
function outermost() { return true; }
service cloud.firestore {
  function inService(a) { let b = a; let c = b && outermost(); return c }
  match /databases/{database}/documents { // trailing
    function inMatch(a) { return inService(a) || a == database; }
    match /x/{y} { allow read: if inMatch(y == 'z'); }
  }
}`;
    expect(loadRules(source).statements).toHaveLength(1);
  });
});

describe("rules that are refused, with the place of the mistake", () => {
  test.each([
    ["without a version", "service cloud.firestore {}", 1, 1],
    ["version 1", "rules_version = '1';\nservice cloud.firestore {}", 1, 17],
    ["another service", "rules_version = '2';\nservice firebase.storage {}", 2, 9],
    ["an unknown method", inDatabase("match /a/{b} { allow peek: if true; }"), 4, 22],
    ["a missing semicolon behind a let", inDatabase("function f() { let a = true return a; }"), 4, 29],
    ["an operation that is missing", inDatabase("match /a/{b} { allow : if true; }"), 4, 22],
    ["a comma behind the last operation", inDatabase("match /a/{b} { allow get, : if true; }"), 4, 27],
    ["an empty block", inDatabase("match /a/{b} { }"), 4, 16],
    ["a missing condition", inDatabase("match /a/{b} { allow read: true; }"), 4, 28],
    ["an unclosed block", "rules_version = '2';\nservice cloud.firestore {\n  match /a/{b} {", 3, 17],
    ["text after the end", "rules_version = '2';\nservice cloud.firestore { function f() { return true; } }\nmore", 3, 1],
    ["an empty service", "rules_version = '2';\nservice cloud.firestore {}", 2, 26],
    ["a service with blanks in its name", "rules_version = '2';\nservice cloud . firestore {}", 2, 9],
    ["an unclosed comment", "rules_version = '2';\n/* service", 2, 1],
    ["an unclosed string", inDatabase("match /a/{b} { allow read: if b == 'x; }"), 4, 36],
    ["an unknown character", inDatabase("match /a/{b} { allow read: if b § 1; }"), 4, 33],
    ["an unknown variable", inDatabase("match /a/{b} { allow read: if c == 1; }"), 4, 31],
    ["an unknown function", inDatabase("match /a/{b} { allow read: if f(); }"), 4, 31],
    [
      "a function of a block that does not contain the call",
      inDatabase("match /a/{b} { function f() { return true; } }\nmatch /c/{d} { allow read: if f(); }"),
      5,
      31,
    ],
    ["a wildcard of another block", inDatabase("match /a/{b} { allow read: if true; }\nmatch /c/{d} { allow read: if b == 'x'; }"), 5, 31],
    ["an unknown method of values", inDatabase("match /a/{b} { allow read: if b.startsWith('x'); }"), 4, 32],
    ["an unknown function of a namespace", inDatabase("match /a/{b} { allow read: if math.cube(2) == 8; }"), 4, 35],
    ["too few arguments", inDatabase("function f(x, y) { return x == y; }\nmatch /a/{b} { allow read: if f(1); }"), 5, 31],
    ["a recursive function", inDatabase("function f(x) { return f(x); }\nmatch /a/{b} { allow read: if f(1); }"), 4, 1],
    ["functions that call each other", inDatabase("function f() { return g(); }\nfunction g() { return f(); }"), 4, 1],
    ["a function that is declared twice", inDatabase("function f() { return true; }\nfunction f() { return false; }"), 5, 1],
    ["a function without return", inDatabase("function f() { true; }"), 4, 16],
    ["a wildcard that is named twice", inDatabase("match /a/{b}/c/{b} { allow read: if true; }"), 4, 1],
    ["two recursive wildcards", inDatabase("match /{a=**} { match /b/{c=**} { allow read: if true; } }"), 4, 17],
    ["a pattern that RE2 does not know", inDatabase("match /a/{b} { allow read: if b.matches('(?=x)'); }"), 4, 41],
    ["a type that does not exist", inDatabase("match /a/{b} { allow read: if b is text; }"), 4, 36],
    ["a path with an empty segment", inDatabase("match /a/{b} { allow read: if exists(/a/ /b); }"), 4, 42],
    ["an empty path segment", inDatabase("match /a//b { allow read: if true; }"), 0, 0],
    ["eight parameters", inDatabase("function f(a, b, c, d, e, f, g, h) { return true; }"), 4, 1],
    ["a reserved word as a name", inDatabase("function match() { return true; }"), 4, 10],
  ])("%s", (_, source, line, column) => {
    const error = refusal(source);
    expect(error).toBeDefined();
    // An empty segment reads as the start of a comment, which ends elsewhere.
    if (line > 0) expect([error!.line, error!.column]).toEqual([line, column]);
    expect(error!.message).toContain(`(line ${error!.line}, column ${error!.column})`);
  });

  test("no beginning of a rules file is a rules file", () => {
    const source = inDatabase(`
    function owns(path) { let user = request.auth; return user != null && user.uid == path; }
    match /a/{b} { allow read, write: if owns(b) || resource.data['x'][0:1] in ["y", b'z'] ? 1.5 > -2 : exists(/a/$(b)); }`).trim();
    for (let length = 0; length < source.length; length += 1)
      expect(refusal(source.slice(0, length)), source.slice(0, length)).toBeDefined();
    expect(refusal(source)).toBeUndefined();
  });
});

describe("limits of the compiler, measured with Google's emulator", () => {
  const chain = (length: number, term: string): string => Array.from({ length }, () => term).join(" && ");
  const allow = (condition: string): string => inDatabase(`match /a/{x} { allow read: if ${condition}; }`);

  test.each<[string, (levels: number) => string, number]>([
    ["terms of &&", (levels) => chain(levels, "true"), 99],
    ["comparisons with &&", (levels) => chain(levels, "1 == 1"), 98],
    ["negations", (levels) => `${"!".repeat(levels)}true`, 98],
    ["parentheses", (levels) => `${"(".repeat(levels)}true${")".repeat(levels)}`, 98],
    ["operators to the right", (levels) => `${"true && (".repeat(levels)}true${")".repeat(levels)}`, 49],
    ["branches", (levels) => `${"true ? true : ".repeat(levels)}true`, 98],
  ])("%s are nested up to the limit and not beyond it", (_, condition, deepest) => {
    expect(refusal(allow(condition(deepest)))).toBeUndefined();
    expect(refusal(allow(condition(deepest + 1)))).toMatchObject({
      message: expect.stringMatching(/nested 100 deep|nested 101 deep/),
      line: 4,
    });
  });

  test("members and methods are not nested", () => {
    expect(refusal(allow(`resource${".a".repeat(300)} == 'a'${".trim()".repeat(300)}`))).toBeUndefined();
  });

  test("a pattern repeats a thousand times at most", () => {
    for (const repetition of ["{1000}", "{0,1000}", "{1000,}"]) expect(refusal(allow(`x.matches('a${repetition}')`))).toBeUndefined();
    for (const repetition of ["{1001}", "{0,1001}", "{1001,}"])
      expect(refusal(allow(`x.matches('a${repetition}')`))).toMatchObject({
        message: expect.stringContaining("a repetition above 1000"),
        line: 4,
      });
  });
});
