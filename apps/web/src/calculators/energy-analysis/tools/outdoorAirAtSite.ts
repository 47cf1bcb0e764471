import { standardAirDensity } from "@org/hvac-core/loads";
import { pressureAtAltitude } from "@org/hvac-core/psychrometrics";
import { specificVolume } from "@org/hvac-core/psychrometrics/quantities";

/** Temperature at which the energy of a year measures outdoor air, °C. */
const roomTemperature = 20;

/** Outdoor air of a heat load as the energy of a year measures it, m³/s: standard air as the volume that it has at the site. */
export function outdoorAirAtSite(flow: number, basis: "outdoor" | "standard", altitude: number): number {
  return basis === "outdoor" ? flow : flow * standardAirDensity * specificVolume(roomTemperature, 0, pressureAtAltitude(altitude));
}
