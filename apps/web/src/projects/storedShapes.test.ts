import type { IssuedRevision, PlainRecord } from "@org/data";
import { differences, readArchive, resultChanges } from "@org/data/store";
import { catalogue } from "@org/hvac-core";
import { openInput, type AnyCalculator } from "@org/form/state";
import { mutationLimitMs, mutationRuns, sampleOfMutatedData } from "@tooling/testing/mutations";
import { expect, test } from "vitest";
import { changedResultTexts, placeLabel, resultLabel, valueTexts } from "./file/valueText.ts";
import { contentOfIssue, readIssue } from "./issue/readIssue.ts";

const calculators = (catalogue as unknown as readonly AnyCalculator[]).map((definition) => [definition.id, definition] as const);
const time = "2026-11-28T12:00:00.000Z";

/** An exported project with one file: its import accepts the data that can be stored. */
function archiveOf(definition: AnyCalculator, content: unknown): string {
  const file = { name: "File", collection: definition.collection, createdAt: time, updatedAt: time, revisions: [], ...(content as object) };
  const project = { name: "Office", description: "", createdAt: time, files: [file], unreadable: [] };
  return JSON.stringify({ format: "plenum-project", version: 1, exportedAt: time, engineVersion: "0.1.0", project });
}

/** Reads a stored file like its pages: form, differences, history and an issue. */
function open(
  definition: AnyCalculator,
  {
    calculatorVersion,
    data,
  }: { readonly calculatorVersion: number; readonly data: { readonly input: PlainRecord; readonly results: PlainRecord } },
): void {
  // prettier-ignore
  const { input, notes } = openInput(definition, data.input, calculatorVersion);
  expect(notes.every((note) => note.length > 0)).toBe(true);
  const complete = definition.complete(input);
  const outcome = definition.calculate(input, { strict: false });
  // The form leaves out rows that cannot be read.
  const shown = definition.calculate(input, { strict: false, partial: true });
  if (shown.ok) {
    expect(JSON.stringify(definition.tables(shown))).not.toMatch(/undefined|\[object|NaN/);
    expect(definition.answer(shown)).not.toMatch(/undefined|\[object|NaN/);
    expect(outcome.ok).toBe(shown.leftOut === undefined);
  }
  const start = definition.complete(definition.start("Metric"));
  for (const { path, was, now } of differences(complete as PlainRecord, start as PlainRecord)) {
    placeLabel(definition, path, complete);
    valueTexts(definition, path, [was, now], complete);
  }
  for (const change of resultChanges(data.results, outcome.ok ? outcome.results : {})) {
    resultLabel(definition, change.name, complete);
    for (const text of changedResultTexts(change, "Metric")) expect(text).not.toMatch(/undefined|\[object|NaN/);
  }
  const revision = { id: "a", note: "", createdAt: new Date(time), engineVersion: "0.0.1", calculatorVersion, data, issue: { file: "File" } } as unknown as IssuedRevision; // prettier-ignore
  const content = contentOfIssue(readIssue(definition, revision), revision);
  expect(JSON.stringify([content.answer, content.headlines, content.results])).not.toMatch(/undefined|\[object|NaN/);
}

test.each(calculators)(
  "the pages of %s open every file that an import accepts",
  (_, definition) => {
    const input = (definition.examples[0]?.input.Imperial ?? definition.start("Metric")) as PlainRecord;
    const outcome = definition.calculate(input);
    const results = outcome.ok ? (JSON.parse(JSON.stringify(outcome.results)) as PlainRecord) : {};
    const seed = { calculatorVersion: definition.version, engineVersion: "0.1.0", data: { input, results } };
    let opened = 0;
    for (const content of [seed, ...sampleOfMutatedData([seed], Math.ceil(mutationRuns / 20))]) {
      const read = readArchive(archiveOf(definition, content));
      if (!read.ok) continue;
      const file = read.projects[0]?.files[0];
      if (!file || file.calculatorVersion > definition.version) continue;
      opened += 1;
      try {
        open(definition, file);
      } catch (cause) {
        throw new Error(`does not open: ${JSON.stringify(file.data).slice(0, 3000)}`, { cause });
      }
    }
    // Most changes result in a file that can be stored.
    expect(opened).toBeGreaterThan(5);
  },
  mutationLimitMs,
);
