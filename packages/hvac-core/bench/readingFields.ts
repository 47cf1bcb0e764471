import { defineFields, type QuantityField } from "../src/kernel/index.ts";
import type { QuantityKind } from "../src/quantity/index.ts";

const quantity = <K extends QuantityKind>(label: string, kind: K) =>
  ({ type: "quantity", label, quantity: kind, default: 1, min: -1e9, max: 1e9 }) as const satisfies QuantityField;

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
