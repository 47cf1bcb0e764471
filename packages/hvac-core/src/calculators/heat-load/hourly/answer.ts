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

/** The month of the peak; where one day applies to all months it is only that of the sun, and no answer. */
const monthOf = (site: HeatLoadValues["site"], month: number): string => (isSameAllYear(site) ? "" : ` in ${monthNames[month - 1]}`);

/** "Cooling 320 kW at 16 h in July, 15 m³/s of supply air, heating 210 kW". */
export function hourlyAnswer(outcome: Success<typeof results, unknown, typeof fields>, say: Say): string {
  const { peakMonth, peakDay, supplyAirflow } = outcome.results;
  const day = peakDay ? ` on the ${peakDay.value.toLowerCase()}` : "";
  const { site } = outcome.values;
  const peak = `Cooling ${say.result("totalLoad")} at ${say.result("peakHour")}${monthOf(site, peakMonth!.value)}${day}${weatherOf(site)}`;
  const air = supplyAirflow ? [`${say.result("supplyAirflow")} of supply air`] : [];
  return [peak, ...air, `heating ${say.result("heatingLoad")}`].join(", ");
}
