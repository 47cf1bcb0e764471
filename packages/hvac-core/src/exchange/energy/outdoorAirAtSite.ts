import { standardAirDensity } from "../../loads/index.ts";
import { pressureAtAltitude } from "../../psychrometrics/index.ts";
import { specificVolume } from "../../psychrometrics/quantities/index.ts";

/** Temperature at which the energy calculation measures outdoor air, °C. */
const roomTemperature = 20;

/**
 * Outdoor air of a heat load as the energy calculation measures it: dry air at 20 °C and the pressure of the site.
 *
 * @param flow outdoor air as the heat load has it, m³/s
 * @param basis whether the heat load has volumes at the site or of standard air, 1.2 kg/m³
 * @param altitude of the site, m
 * @returns m³/s
 * @throws {OutOfRangeError} when the altitude lies outside the atmosphere
 * @example
 * ```ts
 * import { outdoorAirAtSite } from "@org/hvac-core/exchange/energy";
 * outdoorAirAtSite(1, "outdoor", 1600); // 1
 * outdoorAirAtSite(1, "standard", 1600); // 1.21
 * ```
 * @source ashrae-hof-2017, ch. 1, eqs. 3 and 26
 */
export function outdoorAirAtSite(flow: number, basis: "outdoor" | "standard", altitude: number): number {
  return basis === "outdoor" ? flow : flow * standardAirDensity * specificVolume(roomTemperature, 0, pressureAtAltitude(altitude));
}
