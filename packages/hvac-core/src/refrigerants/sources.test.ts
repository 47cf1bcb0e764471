import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import * as shared from "../sources/index.ts";
import { refrigerant, refrigerantNames } from "./registry.ts";
import * as known from "./sources.ts";

const all = refrigerantNames.map((name) => [name, refrigerant(name)] as const);

test("every source has a unique key, and says what was read in place of the publication", () => {
  const sources = Object.values(known);
  expect(new Set(sources.map(({ key }) => key)).size).toBe(sources.length);
  for (const { key, title, publisher, edition, readIn } of sources) {
    expect(key).toMatch(/^[a-z][a-z-]*-\d{4}(-[a-z]+)?$/);
    for (const text of [title, publisher, edition, readIn]) expect(text, key).toBeTruthy();
  }
});

test("every source that a docstring cites is listed", () => {
  const folder = new URL("./", import.meta.url).pathname;
  const texts = globSync("**/*.ts", { cwd: folder }).map((file) => readFileSync(`${folder}${file}`, "utf8"));
  const cited = new Set(texts.flatMap((text) => [...text.matchAll(/@source ([a-z0-9.-]+)/g)].map(([, key]) => key)));
  const keys = new Set([...Object.values(known), ...Object.values(shared)].map(({ key }) => key));
  expect(cited.size).toBeGreaterThan(10);
  expect([...cited].filter((key) => !keys.has(key!))).toEqual([]);
});

describe.each(all)("%s", (_, r) => {
  test("names the publication of every property that it has, and none of one that it lacks", () => {
    const { liquid } = r.saturationAtTemperature(20);
    expect(r.sources.equation.length).toBeGreaterThan(0);
    for (const { publisher, edition } of r.sources.equation) expect(r.source).toContain(`${publisher} (${edition})`);
    expect(r.sources.conductivity !== undefined).toBe(liquid.conductivity !== undefined);
    expect(r.sources.surfaceTension !== undefined).toBe(r.surfaceTension(20) !== undefined);
    // An estimate rests on several correlations and on none of the blend itself.
    expect(r.sources.viscosity !== undefined).toBe(r.viscosityBasis === "correlation");
  });
});
