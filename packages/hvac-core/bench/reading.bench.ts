import { compileReader } from "../src/kernel/index.ts";
import { unitsOf } from "../src/quantity/index.ts";
import type { Benchmark } from "./flow.bench.ts";
import { readingFields } from "./readingFields.ts";

type Cells = Readonly<Record<string, unknown>>;

/** Rows whose numbers stand bare, or each in a unit that is not the one that is computed in where there is another. */
function rows(isTyped: boolean): Cells[] {
  const cells = Object.entries(readingFields.sections.row).map(([name, field]) => {
    if (field.type === "text") return [name, "Main"];
    if (field.type === "choice") return [name, "copper"];
    if (field.type === "flag") return [name, true];
    if (field.type === "reference") return [name, "row-0"];
    return [name, isTyped ? { value: 50, unit: unitsOf(field.quantity, "Metric").at(-1)! } : field.quantity === "ratio" ? 0.5 : 50];
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
    ["bare, Metric", { unitSystem: "Metric", sections: rows(false) }],
    ["bare, Imperial", { unitSystem: "Imperial", sections: rows(false) }],
    ["each with its unit", { unitSystem: "Metric", sections: rows(true) }],
  ] as const;
  return inputs.map(([name, input]) => ({
    name: `reading of 500 rows of 17 columns, ${name}`,
    ours: () => {
      const { values, errors } = read(input);
      return errors.length > 0 ? -errors.length : values.sections.length;
    },
    target: "under 1 ms",
  }));
}
