import type { SheetBuilder } from "../../kernel/index.ts";
import { solAirCitation, type HourWeather, type WindowGain } from "../../loads/index.ts";
import {
  airMass,
  angularCurves,
  clearSkyCoefficients,
  dayOfYear,
  extraterrestrialIrradiance,
  type SurfaceIrradiance,
} from "../../solar/index.ts";
import { arasteh2009, fundamentals2017, noaaSolar, type Citation } from "../../sources/index.ts";
import type { HeatLoadValues } from "./schema.ts";

const sky = (locator: string): Citation => ({ source: fundamentals2017, locator: `ch. 14, ${locator}` });

function term(coefficient: number): string {
  return coefficient < 0 ? `- ${-coefficient}` : `+ ${coefficient}`;
}

/** States the position of the sun in the month M at the hour h_s: symbols β and φ. */
export function describeSunPosition(
  { sunAltitude, sunAzimuth }: Pick<HourWeather, "sunAltitude" | "sunAzimuth">,
  sheet: SheetBuilder,
): void {
  const source: Citation = { source: noaaSolar };
  sheet.formula("β", "Solar altitude", "angle", "sunAltitude(M, h_s, L, LON, TZ)", sunAltitude, source);
  sheet.formula("φ", "Azimuth of the sun, clockwise from north", "angle", "sunAzimuth(M, h_s, L, LON, TZ)", sunAzimuth, source);
}

/** Optical depths of a month, 1…12, and the edition of the handbook that they are from. */
interface OpticalDepths {
  readonly month: number;
  readonly tauB: number;
  readonly tauD: number;
  readonly edition: HeatLoadValues["tauEdition"];
}

/** States the irradiance from a clear sky with the sun at β on the day n_d: symbols E_0, m, ab, ad, E_b and E_d, by τ_b and τ_d. */
export function describeClearSky(
  { sunAltitude, beamNormal, diffuseHorizontal }: Pick<HourWeather, "sunAltitude" | "beamNormal" | "diffuseHorizontal">,
  { month, tauB, tauD, edition }: OpticalDepths,
  sheet: SheetBuilder,
): void {
  const { beam, diffuse } = clearSkyCoefficients[edition];
  const exponent = ([a, b, c, d]: readonly number[]): string => `${a} ${term(b!)} * τ_b ${term(c!)} * τ_d ${term(d!)} * τ_b * τ_d`;
  const valueOf = ([a, b, c, d]: readonly number[]): number => a! + b! * tauB + c! * tauD + d! * tauB * tauD;
  const outside = "1367 * (1 + 0.033 * cos(360 * (n_d - 3) / 365))";
  const irradiance = extraterrestrialIrradiance(dayOfYear(month, 21));
  sheet.formula("E_0", "Irradiance outside the atmosphere", "irradiance", outside, irradiance, sky("eq. 4"));
  sheet.formula("m", "Air mass", "number", "1 / (sin(β) + 0.50572 * (6.07995 + β)^(-1.6364))", airMass(sunAltitude), sky("eq. 16"));
  sheet.formula("ab", "Beam exponent", "number", exponent(beam), valueOf(beam), sky(`eq. 19, ${edition} coefficients`));
  sheet.formula("ad", "Diffuse exponent", "number", exponent(diffuse), valueOf(diffuse), sky(`eq. 20, ${edition} coefficients`));
  sheet.formula("E_b", "Beam irradiance, normal to the rays", "irradiance", "E_0 * exp(-(τ_b * m^ab))", beamNormal, sky("eq. 17"));
  sheet.formula("E_d", "Diffuse irradiance on the horizontal", "irradiance", "E_0 * exp(-(τ_d * m^ad))", diffuseHorizontal, sky("eq. 18"));
}

/**
 * States the irradiance on a surface with the azimuth ψ and the tilt Σ: symbols cosθ, E_tb, Y, E_td, E_tr.
 *
 * @param reflectance of the ground: in words, and in the formula
 */
export function describeIncidence(
  irradiance: SurfaceIrradiance,
  reflectance: readonly [words: string, symbol: string],
  sheet: SheetBuilder,
): void {
  const [words, symbol] = reflectance;
  const cosine = Math.cos((irradiance.incidenceAngle * Math.PI) / 180);
  const angle = "cos(β) * cos(φ - ψ) * sin(Σ) + sin(β) * cos(Σ)";
  sheet.formula("cosθ", "Cosine of the angle of incidence", "number", angle, cosine, sky("eq. 22"));
  sheet.formula("E_tb", "Beam on the surface", "irradiance", "E_b * max(0, cosθ)", irradiance.beam, sky("eq. 26"));
  const ratio = "max(0.45, 0.55 + 0.437 * cos(β) * cos(φ - ψ) + 0.313 * (cos(β) * cos(φ - ψ))^2)";
  sheet.formula("Y", "Ratio of sky diffuse, vertical to horizontal", "number", ratio, irradiance.diffuseRatio, sky("eq. 28"));
  const diffuse = "E_d * (Y * sin(Σ) + max(0, cos(Σ)))";
  sheet.formula("E_td", "Sky diffuse on the surface", "irradiance", diffuse, irradiance.skyDiffuse, sky("eqs. 27, 29 and 30"));
  const reflected = `${symbol} * (E_b * sin(β) + E_d) * (1 - cos(Σ)) / 2`;
  sheet.formula("E_tr", `Reflected by the ground (${words})`, "irradiance", reflected, irradiance.groundReflected, sky("eq. 31"));
}

/** States the transmittance of the glazing for the beam and for diffuse light: symbols τ_n, SHGC_b and SHGC_d, by SHGC. */
export function describeAngularCurve(window: WindowGain, sheet: SheetBuilder): void {
  const source: Citation = { source: arasteh2009 };
  const { transmittance, label } = angularCurves[window.glazing];
  const [a0, a1, a2, a3, a4] = transmittance;
  const text = (expression: string): string => expression.replaceAll("+ -", "- ");
  const sum = text(`${a0} + ${a1} + ${a2} + ${a3} + ${a4}`);
  sheet.formula("τ_n", `Sum of the curve's coefficients: ${label}`, "number", sum, a0 + a1 + a2 + a3 + a4, source);
  const polynomial = text(`(${a0} + cosθ * (${a1} + cosθ * (${a2} + cosθ * (${a3} + cosθ * ${a4}))))`);
  const beam = window.irradiance.incidenceAngle >= 90 ? "0 * SHGC" : `SHGC * max(0, ${polynomial} / τ_n)`;
  sheet.formula("SHGC_b", "Solar heat gain coefficient of the beam", "number", beam, window.beamShgc, source);
  const mean = text(`SHGC * 2 * (${a0} / 2 + ${a1} / 3 + ${a2} / 4 + ${a3} / 5 + ${a4} / 6) / τ_n`);
  sheet.formula(
    "SHGC_d",
    "Solar heat gain coefficient of diffuse radiation, hemispherical mean",
    "number",
    mean,
    window.diffuseShgc,
    source,
  );
}

/** States what the sol-air temperature takes from the outside film of a surface: symbols a_h and ΔR. */
export function describeOutsideFilm(absorptance: number, longwave: number, colour: string, sheet: SheetBuilder): void {
  sheet.lookup("a_h", "Absorptance over outside film", "thermalResistance", absorptance, solAirCitation, { by: [colour] });
  const name = "Radiation to the sky, as a temperature";
  sheet.formula("ΔR", name, "temperatureDifference", "4 * max(0, cos(Σ))", longwave, solAirCitation);
}
