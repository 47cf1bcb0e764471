import { americanSpelling } from "@org/hvac-core/internal";
import { writeWordsFor } from "@org/form/numbers";
import { readdirSync } from "node:fs";
import { afterAll, expect, test } from "vitest";

afterAll(() => writeWordsFor("Metric"));

/** All words of texts: those of functions with numbers inserted. Functions of other arguments are left out. */
function wordsOf(texts: unknown): readonly string[] {
  if (typeof texts === "string") return [texts];
  if (typeof texts === "function") {
    try {
      return wordsOf((texts as (...values: readonly string[]) => unknown)(...Array.from({ length: texts.length }, () => "1")));
    } catch (error) {
      if (error instanceof TypeError) return [];
      throw error;
    }
  }
  return typeof texts === "object" && texts !== null ? Object.values(texts).flatMap(wordsOf) : [];
}

test("texts of topics are British in Metric and American in Imperial, at once", async () => {
  const folder = new URL("./topics/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith("exts.ts"));
  const modules = await Promise.all(files.map(async (name) => [name, (await import(new URL(name, folder).href)) as object] as const));
  const british = (): readonly string[] =>
    modules.flatMap(([name, texts]) => wordsOf(texts).flatMap((words) => (americanSpelling(words) === words ? [] : [`${name}: ${words}`])));
  writeWordsFor("Metric");
  expect(british().length).toBeGreaterThan(10);
  writeWordsFor("Imperial");
  expect(british()).toEqual([]);
});
