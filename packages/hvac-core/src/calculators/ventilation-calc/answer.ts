import type { Say, Success } from "../../kernel/index.ts";
import type { VentilationCalculation, results } from "./results.ts";
import type { fields } from "./schema.ts";

/** "175 L/s of supply air with 35 L/s of outdoor air, 6 air changes, governed by the air changes". */
export function answer(outcome: Success<typeof results, VentilationCalculation, typeof fields>, say: Say): string {
  const { governing, criticalZone } = outcome.results;
  const air = `${say.result("designAirflow")} of supply air with ${say.result("designOutdoorAirflow")} of outdoor air`;
  if (outcome.calculation.scope === "dwelling") {
    const fan = `A fan of ${say.result("designAirflow")} brings ${say.result("designOutdoorAirflow")} of outdoor air`;
    return `${fan}; the dwelling needs ${say.result("dwellingAirflow")} in all`;
  }
  if (outcome.calculation.scope === "zones") {
    const critical = criticalZone?.value ? `, critical zone: ${say.result("criticalZone")}` : "";
    const rule =
      outcome.results.designOutdoorAirflow.value > 0
        ? `the outdoor air governed by: ${governing.value.toLowerCase()}`
        : "no rule requires outdoor air";
    return `${air} for the zones, ${rule}${critical}`;
  }
  return `${air}, ${say.result("designAirChanges")}, governed by the ${governing.value.toLowerCase()}`;
}
