import { expect } from "vitest";
import { acousticCalculator, type AcousticInput } from "../src/calculators/acoustic-calculator/index.ts";
import { ductSizer } from "../src/calculators/duct-sizer/index.ts";
import { importPaths, pathOptions, ductPaths } from "../src/exchange/sound/index.ts";
import type { AcousticForm, DuctPaths, ImportedPaths, PathChoice, PathOptions } from "../src/exchange/sound/index.ts";
import { importedId } from "../src/exchange/index.ts";
import { rowsOf } from "../src/exchange/sound/rows.ts";

/* Shared by the tests of sound paths from duct files. */

export const file = { projectId: "p", collection: "ductCalculations", fileId: "f" } as const;
export const metric = { unitSystem: "Metric" } as const;

export function pathsOf(input: object): DuctPaths {
  const read = ductPaths({ input: input as Readonly<Record<string, unknown>>, calculatorVersion: ductSizer.version });
  if ("problem" in read) throw new Error(read.problem);
  return read.content;
}

/** The defaults of a choice, without some ends. */
export const choiceOf = ({ ends, fans }: PathOptions, withoutEnds: readonly string[] = []): PathChoice => ({
  rooms: new Map(ends.flatMap(({ run, room }) => (withoutEnds.includes(run.id) ? [] : [[run.id, room]]))),
  sources: new Map(fans.map(({ fan, source }) => [fan.id, source])),
  keepsOthers: true,
  removesGone: true,
});

export const imported = (paths: DuctPaths, input: AcousticForm, withoutEnds: readonly string[] = []): ImportedPaths =>
  importPaths({ paths, input, choice: choiceOf(pathOptions(paths, input, file), withoutEnds), file, projectId: "p" });

export const after = (input: AcousticForm, { values }: ImportedPaths): AcousticForm => ({ ...input, ...values });

const m = (value: number) => ({ value, unit: "m" }) as const;

/** Input with the entries that an import leaves to the user: levels of sources and sizes of rooms. */
export function completed(input: AcousticForm): AcousticInput {
  const levels = [90, 88, 86, 84, 80, 76, 72, 68];
  const sources = rowsOf(input, "sources").map((row) => ({ ...row, kind: "bands", discharge: levels, inlet: levels }));
  const rooms = rowsOf(input, "rooms").map((row) => ({ length: m(5), width: m(4), height: m(3), ...row }));
  return { ...input, sources, rooms } as AcousticInput;
}

export function sound(input: AcousticForm) {
  const outcome = acousticCalculator.calculate(completed(input));
  if (!outcome.ok) throw new Error(outcome.errors.map(({ field, message }) => `${field}: ${message}`).join(" "));
  const { elements } = outcome.calculation;
  return { outcome, elements: new Map(elements.map((element) => [element.row.id, element])) };
}

/** Id of the first element of a run. */
export const first = (run: string): string => importedId(file, run, "duct");
/** Numbers of a file have twelve digits. */
export const equal = (a: number, b: number): void => expect(Math.abs(a / b - 1)).toBeLessThan(1e-9);
