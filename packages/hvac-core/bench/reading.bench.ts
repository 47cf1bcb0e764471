import { compileReader } from "../src/internal/index.ts";
import { unitsOf } from "../src/quantity/index.ts";
import type { Benchmark } from "./flow.bench.ts";
import { readingFields } from "./readingFields.ts";

type Cells = Readonly<Record<string, unknown>>;

/** Rows whose numbers stand bare, or each in a unit that is not the one that is computed in where there is another. */
function rows(isTyped: boolean, number: number): Cells[] {
  const cells = Object.entries(readingFields.sections.row).map(([name, field]) => {
    if (field.type === "text") return [name, "Main"];
    if (field.type === "choice") return [name, "copper"];
    if (field.type === "flag") return [name, true];
    if (field.type === "reference") return [name, "row-0"];
    return [name, isTyped ? { value: number, unit: unitsOf(field.quantity, "Metric").at(-1)! } : field.quantity === "ratio" ? 0.5 : number];
  });
  return Array.from({ length: 500 }, (_, index) => ({
    id: `row-${index}`,
    ...(Object.fromEntries(cells) as Cells),
    ...(!isTyped && { length: index }),
  }));
}

/** Reading of an input, which every calculation begins with. */
export function readingBenchmarks(): Benchmark[] {
  const read = compileReader(readingFields);
  const inputs = [
    ["bare, Metric", "Metric", false],
    ["bare, Imperial", "Imperial", false],
    ["each with its unit", "Metric", true],
  ] as const;
  const count = (input: unknown): number => {
    const { values, errors } = read(input);
    return errors.length > 0 ? -errors.length : values.sections.length;
  };
  let turn = 0;
  return inputs.flatMap(([name, unitSystem, isTyped]) => {
    // Rows that are entered again are not read again, so each run gets different rows.
    const both = [50, 60].map((number) => ({ unitSystem, sections: rows(isTyped, number) }));
    const what = `500 rows of 17 columns, ${name}`;
    return [
      { name: `reading of ${what}`, ours: () => count(both[++turn % 2]), target: "under 2 ms" },
      { name: `reading of ${what}, entered again`, ours: () => count(both[0]), target: "under 1 ms" },
    ];
  });
}
