import { compileReader, defineFields, type QuantityField } from "../src/kernel/index.ts";
import { unitsOf, type QuantityKind } from "../src/quantity/index.ts";
import type { Benchmark } from "./flow.bench.ts";

const quantity = <K extends QuantityKind>(label: string, kind: K) => ({ type: "quantity", label, quantity: kind, default: 1, min: -1e9, max: 1e9 }) as const satisfies QuantityField;

/** A list as a sizing table has it: 17 columns of text, choices, flags and numbers. */
export const readingFields = defineFields({
  sections: {
    type: "list",
    label: "Sections",
    rowLabel: "section",
    maxRows: 1000,
    row: {
      name: { type: "text", label: "Name", default: "", maxLength: 60 },
      material: { type: "choice", label: "Material", options: { steel: "Steel", copper: "Copper" }, default: "steel" },
      isInsulated: { type: "flag", label: "Insulated", default: false },
      parent: { type: "reference", label: "Fed by", to: "sections", default: null, optional: true },
      length: quantity("Length", "length"),
      diameter: quantity("Diameter", "smallLength"),
      airflow: quantity("Airflow", "airFlow"),
      velocity: quantity("Velocity", "velocity"),
      pressure: quantity("Pressure", "pressure"),
      temperature: quantity("Temperature", "temperature"),
      roughness: quantity("Roughness", "roughness"),
      heat: quantity("Heat", "power"),
      mass: quantity("Mass", "mass"),
      area: quantity("Area", "area"),
      share: quantity("Share", "ratio"),
      count: quantity("Count", "count"),
      price: quantity("Price", "money"),
    },
  },
});

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
  return Array.from({ length: 500 }, (_, index) => ({ id: `row-${index}`, ...(Object.fromEntries(cells) as Cells), ...(!isTyped && { length: index }) }));
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
