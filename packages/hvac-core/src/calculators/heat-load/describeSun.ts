import type { SheetBuilder } from "../../kernel/index.ts";
import type { HourWeather } from "../../loads/index.ts";
import { airMass, clearSkyCoefficients, dayOfYear, extraterrestrialIrradiance } from "../../solar/index.ts";
import { fundamentals2017, mathematics, noaaSolar, type Citation } from "../../sources/index.ts";
import type { HeatLoadValues } from "./schema.ts";
import { sunMonth } from "./seasons.ts";

const sky = (locator: string): Citation => ({ source: fundamentals2017, locator: `ch. 14, ${locator}` });
const position: Citation = { source: noaaSolar };

function term(coefficient: number): string {
  return coefficient < 0 ? `- ${-coefficient}` : `+ ${coefficient}`;
}

/** States where the sun stands at the hour and what a clear sky sends; symbols β, φ, E_b and E_d. */
export function describeSun(weather: HourWeather, values: HeatLoadValues, sheet: SheetBuilder): void {
  const { sunAltitude, sunAzimuth } = weather;
  const month = sunMonth(values);
  sheet.part("Sun and sky at the hour");
  sheet.lookup({ symbol: "M", name: "Month", value: month, quantity: "count", source: { source: mathematics }, by: ["month"] });
  sheet.formula({
    symbol: "β",
    name: "Solar altitude",
    expression: "sunAltitude(M, h_s, L, LON, TZ)",
    value: sunAltitude,
    quantity: "angle",
    source: position,
  });
  sheet.formula({
    symbol: "φ",
    name: "Azimuth of the sun, clockwise from north",
    expression: "sunAzimuth(M, h_s, L, LON, TZ)",
    value: sunAzimuth,
    quantity: "angle",
    source: position,
  });
  if (sunAltitude <= 0) {
    sheet.constant({
      symbol: "E_b",
      name: "Beam irradiance: the sun is below the horizon",
      value: 0,
      quantity: "irradiance",
      source: position,
    });
    sheet.constant({
      symbol: "E_d",
      name: "Diffuse irradiance: the sun is below the horizon",
      value: 0,
      quantity: "irradiance",
      source: position,
    });
    return;
  }
  const day = dayOfYear(month, 21);
  sheet.lookup({ symbol: "n_d", name: "Day of the year", value: day, quantity: "count", source: { source: mathematics }, by: ["month"] });
  sheet.given("tauEdition");
  describeClearSky(weather, { month, tauB: values.tauB, tauD: values.tauD, edition: values.tauEdition }, sheet);
}

/** States what a clear sky sends with the sun at β on the day n_d: symbols E_0, m, ab, ad, E_b and E_d, of τ_b and τ_d. */
export function describeClearSky(
  { sunAltitude, beamNormal, diffuseHorizontal }: Pick<HourWeather, "sunAltitude" | "beamNormal" | "diffuseHorizontal">,
  {
    month,
    tauB,
    tauD,
    edition,
  }: { readonly month: number; readonly tauB: number; readonly tauD: number; readonly edition: HeatLoadValues["tauEdition"] },
  sheet: SheetBuilder,
): void {
  const { beam, diffuse } = clearSkyCoefficients[edition];
  const exponent = ([a, b, c, d]: readonly number[]): string => `${a} ${term(b!)} * τ_b ${term(c!)} * τ_d ${term(d!)} * τ_b * τ_d`;
  const valueOf = ([a, b, c, d]: readonly number[]): number => a! + b! * tauB + c! * tauD + d! * tauB * tauD;
  const day = dayOfYear(month, 21);
  sheet.formula({
    symbol: "E_0",
    name: "Irradiance outside the atmosphere",
    expression: "1367 * (1 + 0.033 * cos(360 * (n_d - 3) / 365))",
    value: extraterrestrialIrradiance(day),
    quantity: "irradiance",
    source: sky("eq. 4"),
  });
  sheet.formula({
    symbol: "m",
    name: "Air mass",
    expression: "1 / (sin(β) + 0.50572 * (6.07995 + β)^(-1.6364))",
    value: airMass(sunAltitude),
    quantity: "number",
    source: sky("eq. 16"),
  });
  sheet.formula({
    symbol: "ab",
    name: "Beam exponent",
    expression: exponent(beam),
    value: valueOf(beam),
    quantity: "number",
    source: sky(`eq. 19, ${edition} coefficients`),
  });
  sheet.formula({
    symbol: "ad",
    name: "Diffuse exponent",
    expression: exponent(diffuse),
    value: valueOf(diffuse),
    quantity: "number",
    source: sky(`eq. 20, ${edition} coefficients`),
  });
  sheet.formula({
    symbol: "E_b",
    name: "Beam irradiance, normal to the rays",
    expression: "E_0 * exp(-(τ_b * m^ab))",
    value: beamNormal,
    quantity: "irradiance",
    source: sky("eq. 17"),
  });
  sheet.formula({
    symbol: "E_d",
    name: "Diffuse irradiance on the horizontal",
    expression: "E_0 * exp(-(τ_d * m^ad))",
    value: diffuseHorizontal,
    quantity: "irradiance",
    source: sky("eq. 18"),
  });
}
