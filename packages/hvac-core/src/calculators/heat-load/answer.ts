import type { ResultValues, Say, Success } from "../../kernel/index.ts";
import { formatQuantity, monthNames } from "../../quantity/index.ts";
import type { results } from "./results.ts";
import { isSameAllYear } from "./fields/site.ts";
import type { fields, HeatLoadValues } from "./schema.ts";
import { sunMonth } from "./seasons.ts";

/** What the peak rests on where the months are not those published for the site. */
function weatherOf(site: HeatLoadValues["site"]): string {
  if (isSameAllYear(site)) return " with the same design temperature in every month";
  return site.percentile === "estimated" ? " with months estimated from the annual condition" : "";
}

/** "Cooling 3.2 kW at 16 h in July, 71 % sensible, 152 L/s of supply air". */
export function answer(
  outcome: Success<typeof results, { readonly results: ResultValues<typeof results> }, typeof fields>,
  say: Say,
): string {
  const { sensibleLoad, latentLoad, supplyAirflow } = outcome.results;
  const { calculationMode, unitSystem } = outcome.values;
  const load = `${calculationMode} ${say.result("totalLoad")}`;
  const sum = sensibleLoad.value + latentLoad.value;
  const share = formatQuantity(sensibleLoad.value / sum, "ratio", unitSystem, { digits: 3, decimals: 0 });
  if (outcome.values.method === "hourly") {
    const { peakMonth, peakDay } = outcome.results;
    const day = peakDay ? ` on the ${peakDay.value.toLowerCase()}` : "";
    const peaks = `Cooling ${say.result("totalLoad")} at ${say.result("peakHour")} in ${monthNames[peakMonth!.value - 1]}${day}${weatherOf(outcome.values.site)}`;
    const air = supplyAirflow ? [`${say.result("supplyAirflow")} of supply air`] : [];
    return [peaks, ...air, `heating ${say.result("heatingLoad")}`].join(", ");
  }
  const clauses =
    calculationMode === "Cooling"
      ? [
          `${load} at ${say.field("hour")} in ${monthNames[sunMonth(outcome.values) - 1]}`,
          ...(sum > 0 && sensibleLoad.value >= 0 ? [`${share} sensible`] : []),
        ]
      : [`${load} at ${say.field("outdoorTemp")} outdoors and ${say.field("indoorTemp")} indoors`];
  return [...clauses, ...(supplyAirflow ? [`${say.result("supplyAirflow")} of supply air`] : [])].join(", ");
}
