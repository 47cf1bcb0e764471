import type { Citation, SheetBuilder } from "../../kernel/index.ts";
import { angularCurves, clearSkyCoefficients } from "../../solar/index.ts";
import type { HeatLoadValues } from "./schema.ts";
import type { SolarGain } from "./solarGain.ts";
import { arasteh2009, fundamentals2021, mathematics, noaaSolar } from "../../sources/index.ts";

const sky = (locator: string): Citation => ({ source: fundamentals2021, locator: `ch. 14, ${locator}` });
const position: Citation = { source: noaaSolar };
const glazing: Citation = { source: arasteh2009 };

/** States the way from the sun's place to the heat that the windows let in. */
export function describeSun(sun: SolarGain, values: HeatLoadValues, sheet: SheetBuilder): void {
  sheet.part("Sun on the windows");
  sheet.lookup({ symbol: "β", name: "Height of the sun at the hour", value: sun.sun.altitude, quantity: "angle", source: position });
  if (sun.sun.altitude <= 0) {
    sheet.formula({ symbol: "q_gs", name: "Windows, sun: below the horizon", expression: "0", value: sun.gain, quantity: "power", source: position, result: "windowSolarLoad" });
    return;
  }
  sheet.lookup({ symbol: "φ", name: "Azimuth of the sun, clockwise from north", value: sun.sun.azimuth, quantity: "angle", source: position });
  describeSky(sun, values, sheet);
  describeWindow(sun, sheet);
}

function describeSky(sun: SolarGain, values: HeatLoadValues, sheet: SheetBuilder): void {
  const { beam, diffuse } = clearSkyCoefficients[values.tauEdition];
  const exponent = ([a, b, c, d]: readonly number[]): string => `${a} ${term(b!)} * τ_b ${term(c!)} * τ_d ${term(d!)} * τ_b * τ_d`;
  const ab = beam[0] + beam[1] * values.tauB + beam[2] * values.tauD + beam[3] * values.tauB * values.tauD;
  const ad = diffuse[0] + diffuse[1] * values.tauB + diffuse[2] * values.tauD + diffuse[3] * values.tauB * values.tauD;
  sheet.lookup({ symbol: "n_d", name: "Day of the year", value: sun.day, quantity: "count", source: { source: mathematics } });
  sheet.formula({ symbol: "E_0", name: "Irradiance outside the atmosphere", expression: "1367 * (1 + 0.033 * cos(2 * π * (n_d - 3) / 365))", value: sun.extraterrestrial, quantity: "irradiance", source: sky("eq. 4") });
  sheet.formula({ symbol: "m", name: "Air mass", expression: "1 / (sin(β * π / 180) + 0.50572 * (6.07995 + β)^(-1.6364))", value: sun.airMass, quantity: "number", source: sky("eq. 16") });
  sheet.formula({ symbol: "ab", name: "Beam exponent", expression: exponent(beam), value: ab, quantity: "number", source: sky(`eq. 19, ${values.tauEdition} coefficients`) });
  sheet.formula({ symbol: "ad", name: "Diffuse exponent", expression: exponent(diffuse), value: ad, quantity: "number", source: sky(`eq. 20, ${values.tauEdition} coefficients`) });
  sheet.formula({ symbol: "E_b", name: "Beam irradiance, normal to the rays", expression: "E_0 * exp(-(τ_b * m^ab))", value: sun.sky.beamNormal, quantity: "irradiance", source: sky("eq. 17") });
  sheet.formula({ symbol: "E_d", name: "Diffuse irradiance on the horizontal", expression: "E_0 * exp(-(τ_d * m^ad))", value: sun.sky.diffuseHorizontal, quantity: "irradiance", source: sky("eq. 18") });
}

function term(coefficient: number): string {
  return coefficient < 0 ? `- ${-coefficient}` : `+ ${coefficient}`;
}

function describeWindow(sun: SolarGain, sheet: SheetBuilder): void {
  const vertical = sun.tilt === 90;
  const { irradiance } = sun;
  sheet.lookup({ symbol: "ψ", name: "Azimuth that the windows face", value: sun.azimuth, quantity: "angle", source: { source: mathematics }, field: "windowOrientation" });
  sheet.formula({
    symbol: "cosθ",
    name: "Cosine of the angle of incidence",
    expression: vertical ? "cos(β * π / 180) * cos((φ - ψ) * π / 180)" : "sin(β * π / 180)",
    value: Math.cos((irradiance.incidenceAngle * Math.PI) / 180),
    quantity: "number",
    source: sky("eq. 22"),
  });
  sheet.formula({ symbol: "E_tb", name: "Beam on the window", expression: "E_b * max(0, cosθ)", value: irradiance.beam, quantity: "irradiance", source: sky("eq. 26") });
  if (vertical) {
    sheet.formula({ symbol: "Y", name: "Ratio of sky diffuse, vertical to horizontal", expression: "max(0.45, 0.55 + 0.437 * cosθ + 0.313 * cosθ^2)", value: irradiance.diffuseRatio, quantity: "number", source: sky("eq. 28") });
    sheet.formula({ symbol: "E_td", name: "Sky diffuse on the window", expression: "E_d * Y", value: irradiance.skyDiffuse, quantity: "irradiance", source: sky("eq. 27") });
    sheet.formula({ symbol: "E_tr", name: "Reflected by the ground (20 %)", expression: "0.2 * (E_b * sin(β * π / 180) + E_d) / 2", value: irradiance.groundReflected, quantity: "irradiance", source: sky("eq. 31") });
  } else {
    sheet.formula({ symbol: "E_td", name: "Sky diffuse on the window", expression: "E_d", value: irradiance.skyDiffuse, quantity: "irradiance", source: sky("eq. 29") });
    sheet.formula({ symbol: "E_tr", name: "Reflected by the ground: none on a skylight", expression: "0", value: irradiance.groundReflected, quantity: "irradiance", source: sky("eq. 31") });
  }
  const [a0, a1, a2, a3, a4] = angularCurves[sun.glazing].transmittance;
  const polynomial = `(${a0} + cosθ * (${a1} + cosθ * (${a2} + cosθ * (${a3} + cosθ * ${a4}))))`.replaceAll("+ -", "- ").replace("(-", "(0 - ");
  const normal = a0 + a1 + a2 + a3 + a4;
  sheet.formula({
    symbol: "τ_n",
    name: `Sum of the curve's coefficients: ${sun.glazingLabel}`,
    expression: `${a0} + ${a1} + ${a2} + ${a3} + ${a4}`.replaceAll("+ -", "- "),
    value: normal,
    quantity: "number",
    source: glazing,
  });
  sheet.formula({
    symbol: "SHGC_b",
    name: "Solar heat gain coefficient of the beam",
    expression: irradiance.incidenceAngle >= 90 ? "0 * SHGC" : `SHGC * max(0, ${polynomial} / τ_n)`,
    value: sun.beamShgc,
    quantity: "number",
    source: glazing,
  });
  sheet.formula({
    symbol: "SHGC_d",
    name: "Solar heat gain coefficient of diffuse radiation, hemispherical mean",
    expression: `SHGC * 2 * (${a0} / 2 + ${a1} / 3 + ${a2} / 4 + ${a3} / 5 + ${a4} / 6) / τ_n`.replaceAll("+ -", "- ").replace("(-", "(0 - "),
    value: sun.diffuseShgc,
    quantity: "number",
    source: glazing,
  });
  sheet.formula({
    symbol: "q_gs",
    name: "Windows, sun",
    expression: "A_g * IAC * (E_tb * SHGC_b + (E_td + E_tr) * SHGC_d)",
    value: sun.gain,
    quantity: "power",
    source: { source: fundamentals2021, locator: "ch. 15 and 18" },
    result: "windowSolarLoad",
  });
}
