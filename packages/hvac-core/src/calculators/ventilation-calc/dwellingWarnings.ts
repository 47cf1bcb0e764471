import { isBelow } from "../../quantity/tolerance.ts";
import type { Warning } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import { ashrae62Dwellings } from "../../ventilation/sources.ts";
import type { DwellingCalculation } from "./dwelling.ts";
import type { VentilationValues } from "./schema.ts";

/** Warnings about a dwelling. */
export function dwellingWarnings({ local, infiltration, design }: DwellingCalculation, values: VentilationValues): Warning[] {
  const say = (value: number): string => formatQuantity(value, "airFlow", values.unitSystem);
  const warnings: Warning[] = local
    .filter(({ deficit }) => deficit > 0)
    .map(({ id, input, required, deficit }) => ({
      code: "local-exhaust-too-small",
      severity: "limit",
      message: `The fan of ${input.name || "a room"} moves ${say(required - deficit)} where ${say(required)} are required. Choose a larger one, or verify the airflow of the installed duct.`,
      field: `localExhausts.${id}.installedAirflow`,
      source: { source: ashrae62Dwellings, locator: "section 5" },
    }));
  for (const { id, input } of local)
    if (input.room !== "bathroom" && input.operation === "continuous" && input.kitchenLayout === "open")
      warnings.push({
        code: "continuous-exhaust-of-open-kitchen",
        severity: "caution",
        message: `${input.name || "A kitchen"}: the standard has a rate of continuous exhaust for enclosed kitchens only. The rate of a fan that runs when needed is used for this open one.`,
        field: `localExhausts.${id}.kitchenLayout`,
        source: { source: ashrae62Dwellings, locator: "section 5" },
      });
  if (infiltration && isBelow(infiltration.credit, infiltration.airflow * infiltration.weight) && values.dwellingEdition === "2013")
    warnings.push({
      code: "infiltration-credit-limited",
      severity: "info",
      message: `Of the infiltration of ${say(infiltration.airflow)}, ${say(infiltration.credit)} is credited: at most two thirds of the total. Existing dwellings may credit all of it.`,
      result: "infiltrationCreditAirflow",
      source: { source: ashrae62Dwellings, locator: "section 4.1.2, edition 2013" },
    });
  if (design.supply < 0.0047)
    warnings.push({
      code: "fan-hardly-needed",
      severity: "info",
      message: `Infiltration covers nearly all of the ventilation: the fan needs only ${say(design.supply)}. Local exhaust is required nevertheless.`,
      result: "designAirflow",
      source: { source: ashrae62Dwellings, locator: "section 4.1.2" },
    });
  return warnings;
}
