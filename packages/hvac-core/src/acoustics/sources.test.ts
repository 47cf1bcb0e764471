import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as shared from "../sources/index.ts";
import * as own from "./sources.ts";

const folder = new URL("./", import.meta.url);
const texts = readdirSync(folder)
  .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
  .map((file) => readFileSync(new URL(file, folder), "utf8"));
const cited = new Set(texts.flatMap((text) => [...text.matchAll(/@source ([a-z0-9.-]+)/g)].map(([, key]) => key)));

test("every source that a docstring cites exists, and every source of this field is cited", () => {
  const keys = Object.values(own).map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const all = new Set([...keys, ...Object.values(shared).map(({ key }) => key)]);
  expect([...cited].filter((key) => !all.has(key!))).toEqual([]);
  expect(keys.filter((key) => !cited.has(key))).toEqual([]);
});
