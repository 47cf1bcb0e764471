import type { SheetBuilder } from "../../kernel/index.ts";
import { standardAirCitation, standardAirDensity } from "../../loads/index.ts";
import { saturationPressure } from "../../psychrometrics/index.ts";
import { dryAirSpecificHeat, evaporationHeat, vaporSpecificHeat } from "../../psychrometrics/internal.ts";
import { fundamentals2017, type Citation } from "../../sources/index.ts";

/** Equations of moist air: "eq. 26". */
export function moistAir(equations: string): Citation {
  return { source: fundamentals2017, locator: `ch. 1, ${equations}` };
}

/** States the atmospheric pressure at the site: p. */
export function describePressure(pressure: number, sheet: SheetBuilder): void {
  sheet.formula("p", "Atmospheric pressure", "atmosphericPressure", "pressureAtAltitude(z)", pressure, moistAir("eq. 3"));
}

/** States the constants in the enthalpy of moist air: c_a, c_w and h_w. */
export function describeEnthalpyConstants(sheet: SheetBuilder): void {
  const source = moistAir("eq. 30");
  sheet.constant("c_a", "Specific heat of dry air", "specificHeat", dryAirSpecificHeat, source);
  sheet.constant("c_w", "Specific heat of water vapour", "specificHeat", vaporSpecificHeat, source);
  sheet.constant("h_w", "Enthalpy of water vapour at 0 °C", "enthalpy", evaporationHeat, source);
}

/** States the mass of dry air in standard air: ρ_std. */
export function describeStandardAir(sheet: SheetBuilder): void {
  sheet.constant("ρ_std", "Dry air in standard air", "density", standardAirDensity, standardAirCitation);
}

/** States a saturation pressure, at the temperature with the symbol `temperatureSymbol`. */
export function describeSaturation(
  symbol: string,
  name: string,
  temperatureSymbol: string,
  temperature: number,
  sheet: SheetBuilder,
): void {
  sheet.formula(
    symbol,
    name,
    "vaporPressure",
    `saturationPressure(${temperatureSymbol})`,
    saturationPressure(temperature),
    moistAir("eqs. 5 and 6"),
  );
}

/** States the specific volume of outdoor air: v_o. */
export function describeOutdoorVolume(specificVolume: number, sheet: SheetBuilder): void {
  const expression = "287.042 * (t_o + 273.15) * (1 + 1.607858 * W_o) / p";
  sheet.formula("v_o", "Specific volume of outdoor air", "specificVolume", expression, specificVolume, moistAir("eq. 26"));
}

/** States the specific volume of supply air at the humidity ratio of the room, whose symbol is `humidityRatio`: v_s. */
export function describeSupplyVolume(humidityRatio: string, specificVolume: number, source: Citation, sheet: SheetBuilder): void {
  const name = "Specific volume of the supply air at the humidity ratio of the room";
  const expression = `287.042 * (t_s + 273.15) * (1 + 1.607858 * ${humidityRatio}) / p`;
  sheet.formula("v_s", name, "specificVolume", expression, specificVolume, source);
}
