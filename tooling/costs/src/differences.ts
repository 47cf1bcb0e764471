import type { Measured } from "./costs.ts";
import type { StoredFile } from "./measure.ts";

/** How far a measurement may move before the document is to be renewed: of files, and of pages, which change each week and cost least. */
const tolerance = { files: 0.3, transfer: 1 } as const;

const numbersOf = (values: object): readonly (readonly [string, number])[] =>
  Object.entries(values).filter((entry): entry is [string, number] => typeof entry[1] === "number");

/** The average of every number of the files: the costs follow from these alone. */
function averages(files: readonly StoredFile[]): Readonly<Record<string, number>> {
  const names = files[0] === undefined ? [] : numbersOf(files[0]).map(([name]) => name);
  const average = (name: string): number => files.reduce((sum, file) => sum + Number(file[name as keyof StoredFile]), 0) / files.length;
  return Object.fromEntries(names.map((name) => [name, average(name)]));
}

function moved(kept: object, now: object, within: number, of: string): readonly string[] {
  const before = new Map(numbersOf(kept));
  return numbersOf(now).flatMap(([name, value]) => {
    const known = before.get(name);
    return known !== undefined && Math.abs(value - known) <= within * known ? [] : [`${of}, ${name}: ${String(known)} → ${value}`];
  });
}

/**
 * What differs from the measurements that the document was written from by more than the tolerance. Files are compared by their calculator. One
 * that has no measurement yet counts in the averages, so a new calculator asks for a new document only where it changes the costs.
 *
 * @param kept the measurements in `measured.json`
 * @param now those of today
 * @returns a line for each number that moved
 */
export function differences(kept: Measured, now: Measured): readonly string[] {
  const files = new Map(kept.files.map((file) => [file.calculator, file]));
  return [
    ...now.files.flatMap((file) => {
      const before = files.get(file.calculator);
      return before === undefined ? [] : moved(before, file, tolerance.files, file.calculator);
    }),
    ...moved(averages(kept.files), averages(now.files), tolerance.files, "average of all files"),
    ...moved(kept.transfer, now.transfer, tolerance.transfer, "transfer"),
  ];
}
