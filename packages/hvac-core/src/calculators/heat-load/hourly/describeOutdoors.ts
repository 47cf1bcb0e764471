import type { SheetBuilder } from "../../../kernel/index.ts";
import { dailyRangeFractions, humidDayCitation, type DayKind, type DesignDays, type HumidCondition } from "../../../loads/index.ts";
import { humidityRatioFromWetBulb, saturationHumidityRatio } from "../../../psychrometrics/internal.ts";
import type { Citation } from "../../../sources/index.ts";
import { describeSaturation, moistAir } from "../describeMoistAir.ts";
import type { HeatLoadValues } from "../schema.ts";
import { climateCitation } from "./citations.ts";
import { humidCondition } from "./designWeather.ts";

/** An hour of a design day. */
interface DescribedHour {
  /** Counted from 0. */
  readonly k: number;
  readonly kind: DayKind;
  readonly days: DesignDays;
}

/** States the outdoor air of an hour by the design conditions of its month: symbols t_o and W_o. */
export function describeOutdoorAir({ k, kind, days }: DescribedHour, { site }: HeatLoadValues, sheet: SheetBuilder): void {
  const m = Math.floor(k / 24);
  const condition = describeCondition(m, kind, site, sheet);
  const fraction = dailyRangeFractions[k % 24]!;
  const [dryBulb, humidityRatio] = [days.dryBulb[k]!, days.humidityRatio[k]!];
  const table: Citation = { ...climateCitation, locator: "ch. 14, Table 6" };
  sheet.lookup("DR", "Daily range of the month", "temperatureDifference", site.dryBulbRange[m]!, climateCitation);
  sheet.lookup("f_h", "Share of the range below the highest temperature of the day", "number", fraction, table);
  sheet.formula("t_o", "Outdoor temperature", "temperature", "t_db - f_h * DR", dryBulb, climateCitation);
  const range = site.wetBulbRange[m] ?? null;
  if ("wetBulb" in condition && range !== null) {
    const wetBulb = Math.min(dryBulb, condition.wetBulb - fraction * range);
    const expression = "humidityRatioFromWetBulb(t_o, t_wo, p)";
    sheet.lookup("DR_w", "Daily range of the wet bulb", "temperatureDifference", range, climateCitation);
    sheet.formula("t_wo", "Outdoor wet bulb", "temperature", "min(t_o, t_wb - f_h * DR_w)", wetBulb, climateCitation);
    sheet.formula("W_o", "Outdoor humidity ratio", "humidityRatio", expression, humidityRatio, moistAir("eqs. 33 and 35"));
    return;
  }
  describeDailyHumidity(condition, days.pressure, sheet);
  describeSaturation("ps_o", "Outdoor saturation pressure of water vapour", "t_o", dryBulb, sheet);
  const name = "Outdoor humidity ratio, at most that of saturated air";
  sheet.formula("W_o", name, "humidityRatio", "min(W_max, 0.621945 * ps_o / (p - ps_o))", humidityRatio, moistAir("eq. 20"));
}

/** States the design condition of a month counted from 0: symbol t_db, and t_dp or t_wb. */
function describeCondition(m: number, kind: DayKind, site: HeatLoadValues["site"], sheet: SheetBuilder): HumidCondition {
  const humid = kind === "dryBulb" ? undefined : humidCondition(site, kind, m);
  const condition = humid ?? { dryBulb: site.dryBulb[m]!, wetBulb: site.wetBulb[m]! };
  const lookup = (symbol: string, name: string, value: number): void =>
    sheet.lookup(symbol, name, "temperature", value, humid ? humidDayCitation : climateCitation);
  if (!humid) lookup("t_db", "Design dry bulb of the month", condition.dryBulb);
  if ("dewPoint" in condition) {
    lookup("t_dp", "Design dew point of the month", condition.dewPoint);
    lookup("t_db", "Dry bulb at the design dew point", condition.dryBulb);
    return condition;
  }
  lookup("t_wb", humid ? "Design wet bulb of the month" : "Wet bulb of the month", condition.wetBulb);
  if (humid) lookup("t_db", "Dry bulb at the design wet bulb", condition.dryBulb);
  return condition;
}

/** States the humidity ratio of the day, which its air has where it is not saturated: symbol W_max. */
function describeDailyHumidity(condition: HumidCondition, pressure: number, sheet: SheetBuilder): void {
  if ("wetBulb" in condition) {
    const expression = "humidityRatioFromWetBulb(t_db, t_wb, p)";
    const humidityRatio = humidityRatioFromWetBulb(condition.dryBulb, condition.wetBulb, pressure);
    sheet.formula("W_max", "Humidity ratio of the hottest hour", "humidityRatio", expression, humidityRatio, moistAir("eqs. 33 and 35"));
    return;
  }
  const humidityRatio = saturationHumidityRatio(condition.dewPoint, pressure);
  describeSaturation("ps_dp", "Water vapour pressure at the dew point", "t_dp", condition.dewPoint, sheet);
  sheet.formula("W_max", "Humidity ratio of the day", "humidityRatio", "0.621945 * ps_dp / (p - ps_dp)", humidityRatio, moistAir("eq. 20"));
}
