import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Patterns that made browser tests flaky, with the better alternative. */
const rules = {
  "a wait for a fixed time: await `settled`, or the expected state": /\bwaitForTimeout\b/g,
  "a wait for an idle network: await `settled`": /\bnetworkidle\b/g,
  "a measured time: count the work (work.ts), or write a bench": /\bperformance\.now\b/g,
  "a custom time limit: the configuration sets the limits": /\btimeout:|\btest\.(?:slow|setTimeout)\b/g,
  "a read of what still changes: `await expect(locator)…`, `expect.poll`, `expectNumber`":
    /\bexpect(?:\.soft)?\(\(*await [^;]{0,120}?\.(?:innerText|allInnerTexts|textContent|allTextContents|count|getAttribute|inputValue|boundingBox|is[A-Z]\w+)\(/g,
  "Undo by its place: `undoBar`, or the notice by its text": /name: "Undo" \}\)\.(?:first|last|nth)\(/g,
  "the network before the page heard of it: `network`": /\bsetOffline\(/g,
} as const;

/** Remaining violations of each rule, by the start of the rule. The numbers may only fall. */
const exceptions: Readonly<Record<string, number>> = { "a custom time limit": 1, "a measured time": 2 };

const folder = new URL("../test/", import.meta.url);

test("browser tests read, wait and press in the ways that hold on a busy machine", () => {
  const violations: Record<string, string[]> = {};
  for (const file of globSync("**/*.ts", { cwd: folder.pathname })) {
    if (["page.ts", "workerPage.ts"].includes(file)) continue;
    const text = readFileSync(new URL(file, folder), "utf8");
    for (const [rule, pattern] of Object.entries(rules))
      for (const { index } of text.matchAll(pattern)) (violations[rule] ??= []).push(`${file}:${text.slice(0, index).split("\n").length}`);
  }
  for (const [rule, places] of Object.entries(violations))
    expect(places.length, `${rule}\n${places.join("\n")}`).toBeLessThanOrEqual(exceptions[rule.split(":")[0]!] ?? 0);
});
