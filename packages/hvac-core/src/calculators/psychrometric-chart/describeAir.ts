import type { SheetBuilder } from "../../kernel/index.ts";
import type { QuantityKind } from "../../quantity/index.ts";
import { fundamentals2021, hylandWexler1983, mathematics, type Citation } from "../../sources/index.ts";
import { standardDensity, type Air } from "./states.ts";

export const sum: Citation = { source: mathematics };
export const saturation: Citation = { source: hylandWexler1983 };

/** A place in the handbook's chapter on moist air. */
export function moist(locator: string): Citation {
  return { source: fundamentals2021, locator: `ch. 1, ${locator}` };
}

/** What a formula says beside its symbol, name and expression. */
interface Said {
  readonly value: number;
  readonly quantity: QuantityKind;
  readonly source?: Citation;
  readonly result?: string;
  readonly by?: readonly string[];
}

/** States a formula in one line. */
export function step(sheet: SheetBuilder, symbol: string, name: string, expression: string, said: Said): void {
  sheet.formula({ symbol, name, expression, source: sum, ...said });
}

/** Formulas by which properties are known already: as given, or by the process. */
export interface KnownProperties {
  readonly dewPoint?: string;
  readonly wetBulb?: string;
  readonly relativeHumidity?: string;
  readonly enthalpy?: string;
  readonly specificVolume?: string;
  /** The vapour pressure stands on the sheet. */
  readonly hasVaporPressure?: boolean;
}

/** States the properties that follow from the dry bulb t, the humidity ratio W and the pressure p, which stand before. */
export function describeProperties({ air }: Air, known: KnownProperties, sheet: SheetBuilder): void {
  if (!known.hasVaporPressure) describeVaporPressure(air.vaporPressure, "p * W / (0.621945 + W)", moist("eq. 20"), sheet);
  step(sheet, "φ", "Relative humidity", known.relativeHumidity ?? "min(1, p_w / saturationPressure(t))", {
    value: air.relativeHumidity,
    quantity: "ratio",
    source: moist("eq. 22"),
    result: "relativeHumidity",
  });
  step(sheet, "t_dp", "Dew point", known.dewPoint ?? "min(t, dewPoint(W, p))", {
    value: air.dewPoint,
    quantity: "temperature",
    source: moist("eq. 36"),
    result: "dewPoint",
  });
  step(sheet, "t_wb", "Wet bulb", known.wetBulb ?? "wetBulb(t, W, p)", {
    value: air.wetBulb,
    quantity: "temperature",
    source: moist("eqs. 33 and 35"),
    result: "wetBulb",
  });
  step(sheet, "h", "Enthalpy", known.enthalpy ?? "1006 * t + W * (2501000 + 1860 * t)", {
    value: air.enthalpy,
    quantity: "moistAirEnthalpy",
    source: moist("eq. 30"),
    result: "enthalpy",
  });
  step(sheet, "v", "Specific volume", known.specificVolume ?? "287.042 * (t + 273.15) * (1 + 1.607858 * W) / p", {
    value: air.specificVolume,
    quantity: "specificVolume",
    source: moist("eq. 26"),
    result: "specificVolume",
  });
  step(sheet, "ρ", "Density", "(1 + W) / v", { value: air.density, quantity: "density", source: moist("eq. 9"), result: "density" });
}

export function describeVaporPressure(value: number, expression: string, source: Citation, sheet: SheetBuilder): void {
  step(sheet, "p_w", "Vapour pressure", expression, { value, quantity: "vaporPressure", source, result: "vaporPressure" });
}

/** States what flows as volumes; the dry-air mass flow m_a stands before. */
export function describeVolumes({ air, dryAirFlow }: Air, sheet: SheetBuilder): void {
  if (dryAirFlow === undefined) return;
  step(sheet, "Q", "Airflow", "m_a * v", { value: dryAirFlow * air.specificVolume, quantity: "airFlow", result: "airflow" });
  step(sheet, "Q_s", "Standard airflow", `m_a / ${standardDensity}`, {
    value: dryAirFlow / standardDensity,
    quantity: "airFlow",
    result: "standardAirflow",
  });
}
