import type { Say, Success } from "../../../kernel/index.ts";
import { formatQuantity, monthNames } from "../../../quantity/index.ts";
import type { roomResults } from "../roomResults.ts";
import type { fields } from "../schema.ts";
import { sunMonth } from "../seasons.ts";

/** "Cooling 3.2 kW at 16 h in July, 71 % sensible, 152 L/s of supply air". */
export function roomAnswer({ results, values }: Success<typeof roomResults, unknown, typeof fields>, say: Say): string {
  const { sensibleLoad, latentLoad, supplyAirflow } = results;
  const load = `${values.calculationMode} ${say.result("totalLoad")}`;
  const sum = sensibleLoad.value + latentLoad.value;
  const share = formatQuantity(sensibleLoad.value / sum, "ratio", values.unitSystem, { digits: 3, decimals: 0 });
  const clauses =
    values.calculationMode === "Cooling"
      ? [
          `${load} at ${say.field("hour")} in ${monthNames[sunMonth(values) - 1]}`,
          ...(sum > 0 && sensibleLoad.value >= 0 ? [`${share} sensible`] : []),
        ]
      : [`${load} at ${say.field("outdoorTemp")} outdoors and ${say.field("indoorTemp")} indoors`];
  return [...clauses, ...(supplyAirflow ? [`${say.result("supplyAirflow")} of supply air`] : [])].join(", ");
}
