import { isBelow } from "../../quantity/tolerance.ts";
import type { Warning } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import { ashrae62Dwellings } from "../../ventilation/sources.ts";
import type { DwellingCalculation } from "./dwelling.ts";
import type { VentilationValues } from "./schema.ts";

/** What a senior engineer would remark about a dwelling. */
export function dwellingWarnings({ local, infiltration, design }: DwellingCalculation, values: VentilationValues): Warning[] {
  const say = (value: number): string => formatQuantity(value, "airFlow", values.unitSystem);
  const found: Warning[] = local
    .filter(({ deficit }) => deficit > 0)
    .map(({ id, input, required, deficit }) => ({
      code: "local-exhaust-too-small",
      severity: "limit",
      message: `The fan of ${input.name || "a room"} moves ${say(required - deficit)} where ${say(required)} are required. Choose a larger one, or show that its whole duct brings the airflow.`,
      field: `localExhausts.${id}.installedAirflow`,
      source: { source: ashrae62Dwellings, locator: "section 5" },
    }));
  for (const { id, input } of local)
    if (input.room !== "bathroom" && input.operation === "continuous" && input.kitchenLayout === "open")
      found.push({
        code: "continuous-exhaust-of-open-kitchen",
        severity: "caution",
        message: `${input.name || "A kitchen"}: the standard has a rate of continuous exhaust for enclosed kitchens only. The rate of a fan that runs when needed is used for this open one.`,
        field: `localExhausts.${id}.kitchenLayout`,
        source: { source: ashrae62Dwellings, locator: "section 5" },
      });
  if (infiltration && isBelow(infiltration.credit, infiltration.airflow * infiltration.weight) && values.dwellingEdition === "2013")
    found.push({
      code: "infiltration-credit-limited",
      severity: "info",
      message: `Infiltration is ${say(infiltration.airflow)}, of which ${say(infiltration.credit)} count: two thirds of the total at most. Existing dwellings may take all of it off.`,
      result: "infiltrationCreditAirflow",
      source: { source: ashrae62Dwellings, locator: "section 4.1.2, edition 2013" },
    });
  if (design.supply < 0.0047)
    found.push({
      code: "fan-hardly-needed",
      severity: "info",
      message: `Infiltration covers nearly all of the ventilation: ${say(design.supply)} are left for the fan. Local exhaust is needed all the same.`,
      result: "designAirflow",
      source: { source: ashrae62Dwellings, locator: "section 4.1.2" },
    });
  return found;
}
