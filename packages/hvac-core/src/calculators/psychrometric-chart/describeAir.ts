import type { SheetBuilder } from "../../kernel/index.ts";
import { fundamentals2021, hylandWexler1983, mathematics, type Citation } from "../../sources/index.ts";
import { standardDensity, type Air } from "./states.ts";

export const sum: Citation = { source: mathematics };
export const saturation: Citation = { source: hylandWexler1983 };

/** A place in the handbook's chapter on moist air. */
export function moist(locator: string): Citation {
  return { source: fundamentals2021, locator: `ch. 1, ${locator}` };
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
export function describeProperties(known: KnownProperties, sheet: SheetBuilder): void {
  if (!known.hasVaporPressure) describeVaporPressure("p * W / (0.621945 + W)", moist("eq. 20"), sheet);
  sheet.result("relativeHumidity", known.relativeHumidity ?? "min(1, p_w / saturationPressure(t))", moist("eq. 22"));
  sheet.result("dewPoint", known.dewPoint ?? "min(t, dewPoint(W, p))", moist("eq. 36"));
  sheet.result("wetBulb", known.wetBulb ?? "wetBulb(t, W, p)", moist("eqs. 33 and 35"));
  sheet.result("enthalpy", known.enthalpy ?? "1006 * t + W * (2501000 + 1860 * t)", moist("eq. 30"));
  sheet.result("specificVolume", known.specificVolume ?? "287.042 * (t + 273.15) * (1 + 1.607858 * W) / p", moist("eq. 26"));
  sheet.result("density", "(1 + W) / v", moist("eq. 9"));
}

export function describeVaporPressure(expression: string, source: Citation, sheet: SheetBuilder): void {
  sheet.result("vaporPressure", expression, source);
}

/** States what flows as volumes; the dry-air mass flow m_a stands before. */
export function describeVolumes({ dryAirFlow }: Air, sheet: SheetBuilder): void {
  if (dryAirFlow === undefined) return;
  sheet.result("airflow", "m_a * v");
  sheet.result("standardAirflow", `m_a / ${standardDensity}`);
}
