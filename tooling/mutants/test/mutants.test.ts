import { expect, test } from "vitest";
import { draw, spread, type Drawn } from "../draw.ts";
import { kinds, mutantsOf } from "../mutate.ts";

const changesOf = (text: string): string[] => mutantsOf(text, "sample.ts").map(({ change }) => change);

test("operators, numbers, conditions and calls are changed, one at a time", () => {
  expect(changesOf("const sum = a + 2 * b;")).toEqual(["a + 2 * b → a - 2 * b", "2 * b → 2 / b", "2 * b → 3 * b"]);
  expect(changesOf("if (a < 1) stop();")).toEqual(["a < 1 → !(a < 1)", "a < 1 → a <= 1", "a < 1 → a < 2", "stop(); → ;"]);
  expect(changesOf("const x = isWet ? 0.5 : Math.min(u, -v);")).toEqual([
    "isWet → !(isWet)",
    "0.5 → 0.55",
    "Math.min(u, -v) → Math.max(u, -v)",
    "-v → v",
  ]);
  expect(changesOf("await save(true);")).toEqual(["await save(true); → ;", "true → false"]);
});

test("a mutant replaces exactly its place", () => {
  const text = "export const area = (width: number, height = 2): number => width * height;";
  const after = mutantsOf(text, "sample.ts").map(({ start, end, replacement }) => text.slice(0, start) + replacement + text.slice(end));
  expect(after).toEqual([text.replace("= 2", "= 3"), text.replace("width * height", "width / height")]);
});

test("types, imports, texts, tables from print and citations are left alone", () => {
  expect(changesOf('import { a } from "./a.ts"; type T = 1 | 2; interface I { readonly n: 5 }')).toEqual([]);
  expect(changesOf('const text = "a" + name + "b";')).toEqual([]);
  expect(changesOf("const table = [1, 2, 3, 4, 5, 6, 7, 8, 9]; const first = table[0]; const named = { 7: first, year: 2019 };")).toEqual(
    [],
  );
});

const mutant = (path: string, line: number): Drawn => ({
  path,
  line,
  kind: kinds[line % kinds.length]!,
  start: 0,
  end: 1,
  replacement: "",
  change: `${line}`,
});
const many = Array.from({ length: 200 }, (_, line) => mutant("a.ts", line));

test("a draw is repeated by its seed, and takes each kind as often as the others", () => {
  const drawn = draw(many, 7, 20);
  expect(draw(many, 7, 20)).toEqual(drawn);
  expect(draw(many, 8, 20)).not.toEqual(drawn);
  for (const kind of kinds) expect(drawn.filter((each) => each.kind === kind)).toHaveLength(5);
});

test("mutants of other files change no draw but by taking their own places", () => {
  const drawn = new Set(draw(many, 7, 20).map(({ change }) => change));
  const beside = draw([...many, ...Array.from({ length: 20 }, (_, line) => mutant("b.ts", line))], 7, 20);
  for (const { path, change } of beside) expect(path === "b.ts" || drawn.has(change)).toBe(true);
  expect(beside.filter(({ path }) => path === "a.ts").length).toBeGreaterThan(12);
});

test("near texts are spread over the whole range", () => {
  const shares = Array.from({ length: 1000 }, (_, index) => spread(`7|a.ts|${index}`) / 2 ** 32);
  expect(shares.filter((share) => share < 0.5).length).toBeGreaterThan(440);
  expect(shares.filter((share) => share < 0.5).length).toBeLessThan(560);
});
