import { catalogue, type Calculator } from "@org/hvac-core";
import { mutatedData, mutatedText, mutationLimitMs, mutationRuns } from "@tooling/testing/mutations";
import { workGrowth } from "@tooling/testing/work";
import fc from "fast-check";
import { expect, test } from "vitest";
import { archiveVersion } from "./format.ts";
import { readArchive } from "./read.ts";

const calculators = catalogue as unknown as readonly Calculator[];
const time = "2026-11-28T12:00:00.000Z";
const contentOf = (definition: Calculator) => {
  const input = definition.start("Metric");
  const outcome = definition.calculate(input);
  return {
    calculatorVersion: definition.version,
    engineVersion: "0.1.0",
    data: JSON.parse(JSON.stringify({ input, results: outcome.ok ? outcome.results : {} })) as object,
  };
};
const archiveOf = (definitions: readonly Calculator[]): object => ({
  format: "plenum-project",
  version: archiveVersion,
  exportedAt: time,
  engineVersion: "0.1.0",
  project: {
    name: "Office",
    description: "",
    createdAt: time,
    files: definitions.map((definition) => ({
      ...contentOf(definition),
      id: `file${definition.id}`,
      name: definition.title,
      collection: definition.collection,
      createdAt: time,
      updatedAt: time,
      revisions: [{ ...contentOf(definition), note: "Tender", createdAt: time }],
    })),
    unreadable: [],
  },
});
const seeds = calculators.map((definition) => archiveOf([definition]));

/** Every imported file opens in its calculator; others are refused with a message. */
function hold(text: string): void {
  const read = readArchive(text);
  if (!read.ok) {
    if (read.message.length === 0 || read.message.length > 600) throw new Error(`a message of ${read.message.length} characters`);
    return;
  }
  for (const { collection, calculatorVersion, data, revisions } of read.projects.flatMap(({ files }) => files)) {
    const definition = calculators.find((each) => each.collection === collection)!;
    for (const content of [{ calculatorVersion, data }, ...revisions])
      if (content.calculatorVersion <= definition.version) {
        const { input, notes } = definition.open(content.data.input, content.calculatorVersion);
        definition.complete(input);
        expect(notes.every((note) => note.length > 0)).toBe(true);
      }
  }
}

test("the archives that are damaged below can be read", () => {
  for (const seed of seeds) expect(readArchive(JSON.stringify(seed))).toMatchObject({ ok: true });
});

test(
  "whatever the text of an archive is, its files open or it is refused in words",
  () => {
    fc.assert(fc.property(mutatedText(seeds.map((seed) => JSON.stringify(seed))), hold), { numRuns: mutationRuns });
  },
  mutationLimitMs,
);

test(
  "whatever the data of an archive are, its files open or it is refused in words",
  () => {
    fc.assert(
      fc.property(mutatedData(seeds), (data) => hold(JSON.stringify(data))),
      { numRuns: mutationRuns },
    );
  },
  mutationLimitMs,
);

test("an archive twice as long takes twice the work", () => {
  const [definition] = calculators as readonly [Calculator];
  for (const textOf of [
    (times: number) => "[".repeat(times),
    (times: number) => JSON.stringify(archiveOf(Array<Calculator>(Math.ceil(times / 100)).fill(definition))),
  ])
    expect(workGrowth(textOf, readArchive)).toBeLessThan(2.3);
});
