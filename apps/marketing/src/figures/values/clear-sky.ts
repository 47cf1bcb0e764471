import { airMass, clearSky, clearSkyCoefficients, extraterrestrialIrradiance, incidenceCosine } from "@org/hvac-core/solar";
import type { ArticleValues } from "../../articleValues.ts";

/** 21 July. */
const day = 202;
/** Atlanta in July, as ASHRAE Fundamentals 2017, ch. 14, prints it; 3 p.m. summer time is 13.27 h by the sun. */
const atlanta = { tauB: 0.515, tauD: 2.066, latitude: 33.64, declination: 20.44 };
const afternoonHour = 13.27;
/** A clear winter sky in the north. */
const northern = { tauB: 0.3, tauD: 2.5, noon: 6.5 };

export type Component = "beam" | "diffuse";
export interface Sky {
  readonly tauB: number;
  readonly tauD: number;
}
type Terms = readonly number[];
const printed: Readonly<Record<Component, Terms>> = clearSkyCoefficients["2017"];
const withSignTurned = (terms: Terms, place: number): Terms => terms.map((term, index) => (index === place ? -term : term));
const wrong = withSignTurned(printed.beam, 3);

/** The exponent of the air mass: a constant and the terms of τ_b, of τ_d and of their product. */
function exponentOf(terms: Terms, { tauB, tauD }: Sky): number {
  return [1, tauB, tauD, tauB * tauD].reduce((sum, factor, index) => sum + factor * terms[index]!, 0);
}

function irradiance(component: Component, terms: Terms, sunAltitude: number, sky: Sky): number {
  if (sunAltitude <= 0) return 0;
  const tau = component === "beam" ? sky.tauB : sky.tauD;
  return extraterrestrialIrradiance(day) * Math.exp(-tau * airMass(sunAltitude) ** exponentOf(terms, sky));
}

export const rightBeam = (sunAltitude: number, { tauB, tauD }: Sky = atlanta): number =>
  clearSky({ dayOfYear: day, sunAltitude, tauB, tauD, edition: "2017" }).beamNormal;

/** The same with the last term of the exponent subtracted. */
export const wrongBeam = (sunAltitude: number, sky: Sky = atlanta): number => irradiance("beam", wrong, sunAltitude, sky);

export const errorPercent = (sunAltitude: number, sky: Sky = atlanta): number =>
  (wrongBeam(sunAltitude, sky) / rightBeam(sunAltitude, sky) - 1) * 100;

/** Effect of changing one of the eight signs on its component in Atlanta, W/m². */
export function turned(component: Component, place: number, sunAltitude: number): number {
  const terms = printed[component];
  return irradiance(component, withSignTurned(terms, place), sunAltitude, atlanta) - irradiance(component, terms, sunAltitude, atlanta);
}

/** Position of the sun in Atlanta at an hour of solar time, degrees; azimuth clockwise from north. */
function sunAt(hour: number): { readonly sunAltitude: number; readonly sunAzimuth: number } {
  const radians = Math.PI / 180;
  const [latitude, declination, angle] = [atlanta.latitude * radians, atlanta.declination * radians, 15 * (hour - 12) * radians];
  const sine = Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(angle);
  const north = Math.cos(latitude) * Math.sin(declination) - Math.sin(latitude) * Math.cos(declination) * Math.cos(angle);
  const east = -Math.cos(declination) * Math.sin(angle);
  return { sunAltitude: Math.asin(sine) / radians, sunAzimuth: (Math.atan2(east, north) / radians + 360) % 360 };
}

/** The beam on a wall that faces west, by either sign, W/m². */
export function westWall(hour: number): { readonly right: number; readonly wrong: number } {
  const { sunAltitude, sunAzimuth } = sunAt(hour);
  const cosine = Math.max(0, incidenceCosine({ sunAltitude, sunAzimuth, surfaceTilt: 90, surfaceAzimuth: 270 }));
  return { right: rightBeam(sunAltitude) * cosine, wrong: wrongBeam(sunAltitude) * cosine };
}

export const noon = sunAt(12).sunAltitude;
export const afternoon = sunAt(afternoonHour).sunAltitude;
/** Late in the afternoon. */
export const low = 23;

const watts = (value: number, decimals = 0): ArticleValues[string] => ({ value, unit: "W/m²", decimals });
const percent = (value: number): ArticleValues[string] => ({ value, unit: "%", decimals: 1 });

export const values: ArticleValues = {
  airMassNoon: { value: airMass(noon), decimals: 3 },
  airMassLow: { value: airMass(low), decimals: 3 },
  outside: watts(extraterrestrialIrradiance(day)),
  rightExponent: { value: exponentOf(printed.beam, atlanta), decimals: 4 },
  wrongExponent: { value: exponentOf(wrong, atlanta), decimals: 4 },
  rightPower: { value: airMass(low) ** exponentOf(printed.beam, atlanta), decimals: 3 },
  wrongPower: { value: airMass(low) ** exponentOf(wrong, atlanta), decimals: 3 },
  rightNoon: watts(rightBeam(noon), 1),
  wrongNoon: watts(wrongBeam(noon), 1),
  afternoonAltitude: { value: afternoon, unit: "°", decimals: 0 },
  rightAfternoon: watts(rightBeam(afternoon), 1),
  wrongAfternoon: watts(wrongBeam(afternoon), 1),
  rightLow: watts(rightBeam(low)),
  wrongLow: watts(wrongBeam(low)),
  differenceLow: watts(wrongBeam(low) - rightBeam(low)),
  errorLow: percent(errorPercent(low)),
  errorTen: percent(errorPercent(10)),
  wall17: watts(westWall(17).right),
  wall17More: watts(westWall(17).wrong - westWall(17).right),
  northNoon: { value: northern.noon, unit: "°", decimals: 1 },
  northError: percent(errorPercent(northern.noon, northern)),
};
