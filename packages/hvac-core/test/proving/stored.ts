import { catalogue } from "../../src/catalogue.ts";
import type { Calculator } from "../../src/kernel/index.ts";
import {
  beyondOf,
  countsOf,
  type JudgedCase,
  type OpensAs,
  type ProvingCase,
  type ProvingResult,
  type ProvingSet,
  type Range,
} from "./provingSet.ts";

/* The form of docs/proving/<set>.json: one case a line, so that a line can be checked without the others. */

/** Six digits: of those, machines and versions of Node print the same. */
const short = (value: number): number => (Math.abs(value) < 1e-12 ? 0 : Number(value.toPrecision(6)));
const shortRange = (range: Range): Range => [short(range[0]), short(range[1])];

/** `programs` are values in the order of the case's names, null where one did not report. */
function storedResult(result: ProvingResult, names: readonly string[]): object {
  const { quantity, unit, ours, programs, band, accepted, reason } = result;
  const beyond = beyondOf(result);
  return {
    quantity,
    unit,
    ours: short(ours),
    programs: names.map((name) => (programs[name] === undefined ? null : short(programs[name]))),
    ...(band && { band: shortRange(band) }),
    ...(accepted && { accepted: shortRange(accepted) }),
    ...(beyond && { beyond: Object.fromEntries(Object.entries(beyond).map(([range, distance]) => [range, short(distance)])), reason }),
  };
}

/** The calculator that opens a file. */
export function calculatorOf({ calculator }: OpensAs): Calculator {
  const definition = (catalogue as readonly Calculator[]).find(({ id }) => id === calculator);
  if (!definition) throw new Error(`there is no calculator ${calculator}`);
  return definition;
}

function storedFile(file: OpensAs): object {
  const { calculator, input, weather, differences, results } = file;
  return {
    calculator,
    version: calculatorOf(file).version,
    input,
    weather,
    differences,
    results: results?.().map((result) => ({ ...result, value: short(result.value) })),
  };
}

/** The line of a case. */
export function caseLine(each: ProvingCase, results: readonly ProvingResult[]): string {
  const { id, title, description, because, isHeldBack, inputs, opensAs, notAFile } = each;
  const programs = [...new Set(results.flatMap((result) => Object.keys(result.programs)))];
  return JSON.stringify({
    id,
    title,
    description,
    because,
    isHeldBack,
    programs,
    results: results.map((result) => storedResult(result, programs)),
    inputs,
    opensAs: opensAs && storedFile(opensAs),
    notAFile,
  });
}

/** The lines before the cases. */
export function headLine({ id, title, source, claim }: ProvingSet, counts: ReturnType<typeof countsOf>): string {
  return JSON.stringify({ id, title, source, claim: claim(counts), counts }).slice(0, -1);
}

/** A set as its file. */
export function storedSet(set: ProvingSet): string {
  const lines = set.cases.map((each) => caseLine(each, each.results()));
  const cases = lines.map((line) => JSON.parse(line) as JudgedCase);
  return `${headLine(set, countsOf(cases))},"cases":[\n${lines.join(",\n")}\n]}\n`;
}

/** Its lines of cases by id, as they were written. */
export function linesOf(text: string): ReadonlyMap<string, string> {
  const lines = text
    .split("\n")
    .slice(1, -2)
    .map((line) => line.replace(/,$/, ""));
  return new Map(lines.map((line) => [(JSON.parse(line) as { readonly id: string }).id, line]));
}
