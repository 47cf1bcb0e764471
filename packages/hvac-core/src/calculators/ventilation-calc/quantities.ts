import { joinPath, type Measured, type MeasuredElement, type Success } from "../../kernel/index.ts";
import type { VentilationCalculation, results } from "./results.ts";
import { fields, type VentilationValues } from "./schema.ts";

const hoodNames = fields.zones.row.hood.options;

function hoodOf({ id, hood, hoodLength }: VentilationValues["zones"][number]): MeasuredElement[] {
  const path = joinPath("zones", id, "hood");
  if (hood === "none") return [];
  // By capture velocity only the open sides are entered, not the hood.
  if (hood === "capture") return [{ path, part: "hood", work: "hoods", description: ["Hood, process exhaust"], kind: "count", amount: 1 }];
  return [{ path, part: "hood", work: "hoods", description: [`Kitchen hood: ${hoodNames[hood]}`], kind: "length", amount: hoodLength }];
}

/** Hoods of zones; nothing else that ventilation calculates is bought by number or length. */
export function quantities({ values }: Success<typeof results, VentilationCalculation, typeof fields>): Measured {
  return {
    elements: values.scope === "zones" ? values.zones.flatMap(hoodOf) : [],
    notMeasured: ["Ducts, terminals and fans: they are taken from duct files."],
  };
}
