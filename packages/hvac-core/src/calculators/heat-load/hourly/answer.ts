import type { Say, Success } from "../../../kernel/index.ts";
import { monthNames } from "../../../quantity/index.ts";
import { isSameAllYear } from "../fields/site.ts";
import type { results } from "../results.ts";
import type { fields, HeatLoadValues } from "../schema.ts";

/** How the design weather deviates from months published for the site. */
function weatherOf(site: HeatLoadValues["site"]): string {
  if (isSameAllYear(site)) return " with the same design temperature in every month";
  return site.percentile === "estimated" ? " with months estimated from the annual condition" : "";
}

/** "Cooling 320 kW at 16 h in July, 15 m³/s of supply air, heating 210 kW". */
export function hourlyAnswer(outcome: Success<typeof results, unknown, typeof fields>, say: Say): string {
  const { peakMonth, peakDay, supplyAirflow } = outcome.results;
  const day = peakDay ? ` on the ${peakDay.value.toLowerCase()}` : "";
  const peak = `Cooling ${say.result("totalLoad")} at ${say.result("peakHour")} in ${monthNames[peakMonth!.value - 1]}${day}${weatherOf(outcome.values.site)}`;
  const air = supplyAirflow ? [`${say.result("supplyAirflow")} of supply air`] : [];
  return [peak, ...air, `heating ${say.result("heatingLoad")}`].join(", ");
}
