import type { SheetBuilder } from "../../../kernel/index.ts";
import { dailyRangeFractions, humidDayCitation, type DayKind, type DesignDays } from "../../../loads/index.ts";
import { saturationPressure } from "../../../psychrometrics/index.ts";
import { humidityRatioFromWetBulb, saturationHumidityRatio } from "../../../psychrometrics/internal.ts";
import type { QuantityKind } from "../../../quantity/index.ts";
import { fundamentals2017, type Citation } from "../../../sources/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import { humidCondition } from "./designWeather.ts";

const climate: Citation = { source: fundamentals2017, locator: "ch. 14" };
const moistAir = (locator: string): Citation => ({ source: fundamentals2017, locator: `ch. 1, ${locator}` });

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
  const lookup = (symbol: string, name: string, value: number, quantity: QuantityKind, source = climate): void =>
    sheet.lookup({ symbol, name, value, quantity, source });
  const humid = kind === "dryBulb" ? undefined : humidCondition(site, kind, m);
  const dewPoint = humid && "dewPoint" in humid ? humid.dewPoint : undefined;
  const wetBulb = humid && "wetBulb" in humid ? humid.wetBulb : site.wetBulb[m]!;
  const highest = humid?.dryBulb ?? site.dryBulb[m]!;
  if (dewPoint !== undefined) {
    lookup("t_dp", "Design dew point of the month", dewPoint, "temperature", humidDayCitation);
    lookup("t_db", "Dry bulb at the design dew point", highest, "temperature", humidDayCitation);
  } else if (humid) {
    lookup("t_wb", "Design wet bulb of the month", wetBulb, "temperature", humidDayCitation);
    lookup("t_db", "Dry bulb at the design wet bulb", highest, "temperature", humidDayCitation);
  } else {
    lookup("t_db", "Design dry bulb of the month", highest, "temperature");
    lookup("t_wb", "Wet bulb of the month", wetBulb, "temperature");
  }
  lookup("DR", "Daily range of the month", site.dryBulbRange[m]!, "temperatureDifference");
  const fraction = dailyRangeFractions[k % 24]!;
  lookup("f_h", "Share of the range below the day’s highest temperature", fraction, "number", {
    source: fundamentals2017,
    locator: "ch. 14, Table 6",
  });
  const dryBulb = days.dryBulb[k]!;
  sheet.formula({
    symbol: "t_o",
    name: "Outdoor temperature",
    expression: "t_db - f_h * DR",
    value: dryBulb,
    quantity: "temperature",
    source: climate,
  });
  const range = dewPoint === undefined ? (site.wetBulbRange[m] ?? null) : null;
  if (range !== null) {
    lookup("DR_w", "Daily range of the wet bulb", range, "temperatureDifference");
    sheet.formula({
      symbol: "t_wo",
      name: "Outdoor wet bulb",
      expression: "min(t_o, t_wb - f_h * DR_w)",
      value: Math.min(dryBulb, wetBulb - fraction * range),
      quantity: "temperature",
      source: climate,
    });
    sheet.formula({
      symbol: "W_o",
      name: "Outdoor humidity ratio",
      expression: "humidityRatioFromWetBulb(t_o, t_wo, p)",
      value: days.humidityRatio[k]!,
      quantity: "humidityRatio",
      source: moistAir("eqs. 33 and 35"),
    });
    return;
  }
  const saturation = (symbol: string, name: string, expression: string, value: number): void =>
    sheet.formula({ symbol, name, expression, value, quantity: "vaporPressure", source: moistAir("eqs. 5 and 6") });
  if (dewPoint === undefined)
    sheet.formula({
      symbol: "W_max",
      name: "Humidity ratio of the hottest hour",
      expression: "humidityRatioFromWetBulb(t_db, t_wb, p)",
      value: humidityRatioFromWetBulb(highest, wetBulb, days.pressure),
      quantity: "humidityRatio",
      source: moistAir("eqs. 33 and 35"),
    });
  else {
    saturation("ps_dp", "Water vapour pressure at the dew point", "saturationPressure(t_dp)", saturationPressure(dewPoint));
    sheet.formula({
      symbol: "W_max",
      name: "Humidity ratio of the day",
      expression: "0.621945 * ps_dp / (p - ps_dp)",
      value: saturationHumidityRatio(dewPoint, days.pressure),
      quantity: "humidityRatio",
      source: moistAir("eq. 20"),
    });
  }
  saturation("ps_o", "Outdoor saturation pressure of water vapour", "saturationPressure(t_o)", saturationPressure(dryBulb));
  sheet.formula({
    symbol: "W_o",
    name: "Outdoor humidity ratio, at most that of saturated air",
    expression: "min(W_max, 0.621945 * ps_o / (p - ps_o))",
    value: days.humidityRatio[k]!,
    quantity: "humidityRatio",
    source: moistAir("eq. 20"),
  });
}
