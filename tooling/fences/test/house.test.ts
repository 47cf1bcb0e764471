import { expect, test } from "vitest";
import { limits } from "../house.ts";
import { lintSample } from "./lintSample.ts";

const messages = (rule: string, source: string, file?: string): readonly string[] =>
  lintSample("house.ts", { [`house/${rule}`]: "error" }, source, file).map(({ message }) => message);

const lines = (count: number, line = "call();"): string => Array.from({ length: count }, () => line).join("\n");
const inFunction = (count: number): string => `function grow() {\n${lines(count - 2)}\n}\n`;
const names = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `value${index}`);
/** A function whose inner function uses so many of its variables. */
const closure = (count: number): string => `
export function open() {
  ${names(count + 5)
    .map((name) => `const ${name} = read();`)
    .join("\n  ")}
  return () => [${names(count).join(", ")}];
}
`;

test("a function has at most 80 lines, its comments and inner functions included", () => {
  expect(messages("function-length", inFunction(limits.function))).toEqual([]);
  expect(messages("function-length", inFunction(limits.function + 1))).toEqual(["grow: 81 lines, of at most 80"]);
  expect(messages("function-length", `const grow = () => {\n${lines(40)}\n${lines(40, "// why")}\n};`)).toEqual([
    "grow: 82 lines, of at most 80",
  ]);
  expect(messages("function-length", `class Room {\n#grow() {\n${lines(90)}\n}\n}`)).toEqual(["grow: 92 lines, of at most 80"]);
  expect(messages("function-length", `export const Room = memo(function () {\n${lines(90)}\n});`)).toEqual([
    "memo: 92 lines, of at most 80",
  ]);
});

test("a list of tests may be long; a test may not", () => {
  expect(messages("function-length", `describe("rooms", () => {\n${lines(100)}\n});`)).toEqual([]);
  expect(messages("function-length", `describe.each([1, 2])("rooms %s", () => {\n${lines(100)}\n});`)).toEqual([]);
  expect(messages("function-length", `test.describe("rooms", () => {\n${lines(100)}\n});`)).toEqual([]);
  expect(messages("function-length", `test("a room is warm", () => {\n${lines(100)}\n});`)).toEqual([
    "test a room is warm: 102 lines, of at most 80",
  ]);
});

test("a file has at most 300 lines, a file of tests 500", () => {
  expect(messages("file-length", `${lines(limits.file)}\n`)).toEqual([]);
  expect(messages("file-length", `${lines(limits.file)}\ncall();`)).toEqual(["301 lines, of at most 300"]);
  expect(messages("file-length", `${lines(limits.testFile)}\n`, "rooms.test.ts")).toEqual([]);
  expect(messages("file-length", `${lines(limits.testFile + 1)}\n`, "rooms.test.ts")).toEqual(["501 lines, of at most 500"]);
});

test("functions within a function share at most ten of its variables", () => {
  expect(messages("closure", closure(limits.closure))).toEqual([]);
  expect(messages("closure", closure(limits.closure + 1))).toEqual(["open: functions within it share 11 variables, of at most 10"]);
});

test("variables of inner blocks, inner functions and classes are counted; parameters, types and unshared ones are not", () => {
  const block = `function open() { if (ready) { ${names(11)
    .map((name) => `let ${name} = 1;`)
    .join(" ")} return () => [${names(11).join(", ")}]; } }`;
  expect(messages("closure", block)).toEqual(["open: functions within it share 11 variables, of at most 10"]);
  const functions = `function open() { ${names(11)
    .map((name) => `function ${name}() { return ${names(11).join("() + ")}(); }`)
    .join("\n")} }`;
  expect(messages("closure", functions)).toEqual(["open: functions within it share 11 variables, of at most 10"]);
  expect(messages("closure", `const open = (${names(20).join(", ")}) => () => [${names(20).join(", ")}];`)).toEqual([]);
  expect(
    messages(
      "closure",
      `function open() { ${names(20)
        .map((name) => `const ${name} = 1;`)
        .join(" ")} return [${names(20).join(", ")}]; }`,
    ),
  ).toEqual([]);
  expect(
    messages(
      "closure",
      `${names(20)
        .map((name) => `const ${name} = 1;`)
        .join(" ")} export const sum = () => [${names(20).join(", ")}];`,
    ),
  ).toEqual([]);
});

test("the console is found under every name that it has, and a test may watch it", () => {
  for (const use of [
    "console.log(1)",
    "globalThis.console.warn(1)",
    'window["console"].warn(1)',
    "self.console.info(1)",
    "const { console: out } = globalThis",
    "run({ report: console })",
  ])
    expect(messages("console", `${use};`), use).toHaveLength(1);
  expect(messages("console", 'vi.spyOn(globalThis.console, "warn"); vi.spyOn(console, "warn"); const text = "console";')).toEqual([]);
});

test("where no page is drawn there are no elements, and no file for them", () => {
  expect(messages("no-jsx", "export const room = <b>1</b>;", "room.jsx").length).toBeGreaterThan(0);
  expect(messages("no-jsx", "export const room = 1;", "room.tsx")).toHaveLength(1);
  expect(messages("no-jsx", "export const room = 1 < 2;", "room.ts")).toEqual([]);
});

test("powers, exponentials and logarithms are formulas; roots and angles of drawings are not", () => {
  const formulas = [
    "d ** 2",
    "d **= 2",
    "Math.exp(x)",
    "Math.log10(x)",
    'Math["pow"](x, 2)',
    "Math[`pow`](x, 2)",
    "Math[k](x)",
    "[2].map(Math.log)",
    "const { exp } = Math",
    "const M = Math",
    "globalThis.Math.exp(x)",
    "(Math as any).exp(x)",
    "Math!.exp(x)",
    "Math?.exp(x)",
  ];
  expect(messages("formula", formulas.join(";\n"))).toEqual(
    formulas.map(() => "A formula: it belongs to packages/hvac-core, or to the scales of packages/ui/src/figures."),
  );
  const drawings = ["a * a", "Math.hypot(x, y)", "Math.cos(angle)", 'Math["PI"]', "log.exp(x)", "Math.sqrt(x)"];
  expect(messages("formula", drawings.join(";\n"))).toEqual([]);
});
