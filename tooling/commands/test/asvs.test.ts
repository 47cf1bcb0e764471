import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** docs/asvs.md lists all rows of the standard, each with the place that meets it. */
const root = new URL("../../../", import.meta.url);
const text = readFileSync(new URL("docs/asvs.md", root), "utf8");
const states = ["held", "Google", "in part", "not held", "not applicable"] as const;

/** The rows of level 2 of ASVS 4.0.3: their number in each section, or the numbers themselves if there are gaps. Source: OWASP/ASVS, 4.0/docs_en, CSV. */
const sections: Readonly<Record<string, number | readonly number[]>> = {
  "1.1": 7,
  "1.2": 4,
  "1.4": [1, 4, 5],
  "1.5": 4,
  "1.6": 4,
  "1.7": 2,
  "1.8": 2,
  "1.9": 2,
  "1.10": 1,
  "1.11": 2,
  "1.12": [2],
  "1.14": 6,
  "2.1": 12,
  "2.2": 3,
  "2.3": 3,
  "2.4": 5,
  "2.5": 7,
  "2.6": 3,
  "2.7": 6,
  "2.8": 7,
  "2.9": 3,
  "2.10": 4,
  "3.1": 1,
  "3.2": 4,
  "3.3": 4,
  "3.4": 5,
  "3.5": 3,
  "3.7": 1,
  "4.1": [1, 2, 3, 5],
  "4.2": 2,
  "4.3": 3,
  "5.1": 5,
  "5.2": 8,
  "5.3": 10,
  "5.4": 3,
  "5.5": 4,
  "6.1": 3,
  "6.2": 6,
  "6.3": 2,
  "6.4": 2,
  "7.1": 4,
  "7.2": 2,
  "7.3": [1, 3, 4],
  "7.4": 3,
  "8.1": 4,
  "8.2": 3,
  "8.3": 8,
  "9.1": 3,
  "9.2": 4,
  "10.2": 2,
  "10.3": 3,
  "11.1": 8,
  "12.1": 3,
  "12.2": 1,
  "12.3": 6,
  "12.4": 2,
  "12.5": 2,
  "12.6": 1,
  "13.1": [1, 3, 4, 5],
  "13.2": [1, 2, 3, 5, 6],
  "13.3": 2,
  "13.4": 2,
  "14.1": 4,
  "14.2": 6,
  "14.3": [2, 3],
  "14.4": 7,
  "14.5": 4,
};

const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) [^|]+ \| ([^|]+) \| (.+) \|$/gm)].map(([, id, state, where]) => ({
  id: id!,
  state: state!,
  where: where!,
}));

test("every row of the standard is there once, in its order, with a state", () => {
  const ids = Object.entries(sections).flatMap(([section, numbers]) =>
    (typeof numbers === "number" ? Array.from({ length: numbers }, (_, index) => index + 1) : numbers).map(
      (number) => `${section}.${number}`,
    ),
  );
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expect(rows.filter(({ state }) => !(states as readonly string[]).includes(state))).toEqual([]);
});

test("the counts at the top are those of the rows", () => {
  const counts = states.map((each) => `${rows.filter(({ state }) => state === each).length} ${each}`);
  expect(text).toContain(`\n${rows.length} rows: ${counts.join(", ")}.\n`);
});

test("what is held names where, and what is named is there", () => {
  const named = (where: string): readonly string[] =>
    [...where.matchAll(/`([\w./-]+)`/g)].map(([, path]) => path!).filter((path) => path.includes("/") || /\.(?:rules|json|md)$/.test(path));
  expect(named("`a/b.ts`, `firestore.rules` and `hasOnly`")).toEqual(["a/b.ts", "firestore.rules"]);
  const wrong = rows.flatMap(({ id, where }) =>
    named(where)
      .filter((path) => !path.startsWith("/") && !existsSync(new URL(path, root)))
      .map((path) => `${id}: ${path}`),
  );
  expect(wrong).toEqual([]);
});

test("what is not held is spoken of at the top", () => {
  const [top = ""] = text.split("\n## ");
  expect(rows.filter(({ id, state }) => state === "not held" && !top.includes(id)).map(({ id }) => id)).toEqual([]);
});
