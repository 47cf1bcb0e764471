import type { SheetBuilder } from "../../kernel/index.ts";
import { fundamentals2021, hylandWexler1983, mathematics, type Citation } from "../../sources/index.ts";
import { standardDensity, type Air } from "./states.ts";

export const sum: Citation = { source: mathematics };
export const saturation: Citation = { source: hylandWexler1983 };

/** Citation of the chapter on moist air in the handbook. */
export function moist(locator: string): Citation {
  return { source: fundamentals2021, locator: `ch. 1, ${locator}` };
}

/** Formulas of properties that are given, or calculated by the process. */
export interface KnownProperties {
  readonly dewPoint?: string;
  readonly wetBulb?: string;
  readonly relativeHumidity?: string;
  readonly enthalpy?: string;
  readonly specificVolume?: string;
  /** Whether the sheet has the vapour pressure already. */
  readonly hasVaporPressure?: boolean;
}

/** Properties from the dry bulb t, the humidity ratio W and the pressure p. */
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

/** Airflows from the dry-air mass flow m_a. */
export function describeVolumes({ dryAirFlow }: Air, sheet: SheetBuilder): void {
  if (dryAirFlow === undefined) return;
  sheet.result("airflow", "m_a * v");
  sheet.result("standardAirflow", `m_a / ${standardDensity}`);
}
