import type { WarningStatement } from "../../../kernel/index.ts";
import { monthNames } from "../../../quantity/index.ts";
import { fundamentals2017, fundamentals2021 } from "../../../sources/index.ts";
import { isSameAllYear } from "../fields/site.ts";
import type { HeatLoadValues } from "../schema.ts";
import { isFarFromSummer, tropics } from "../seasons.ts";
import { timeZoneWarnings } from "../warnings.ts";
import type { HourlyCalculation } from "../results.ts";
import { hourOf, monthOf } from "./hours.ts";
import { incompleteHumidDays } from "./designWeather.ts";

const loads = { source: fundamentals2021, locator: "ch. 18" };
const climate = { source: fundamentals2017, locator: "ch. 14" };

type Site = HeatLoadValues["site"];

/** The hottest month, where it is far from the summer of the latitude. */
function monthOutsideSummer(site: Site): number | undefined {
  if (isSameAllYear(site)) return undefined;
  const hottest = site.dryBulb.indexOf(Math.max(...site.dryBulb)) + 1;
  return isFarFromSummer(hottest, site.latitude) ? hottest : undefined;
}

/** Months that are no design months of the site. */
function monthWarnings(site: Site): WarningStatement[] {
  const warnings: WarningStatement[] = [];
  if (isSameAllYear(site))
    warnings.push({
      code: "same-weather-all-year",
      severity: "caution",
      message:
        "Every month has the same design temperature, so rooms that the low winter sun reaches peak at summer temperatures. Enter the months of the site.",
      field: "site.dryBulb",
      source: climate,
    });
  else if (site.percentile === "estimated")
    warnings.push({
      code: "estimated-months",
      severity: "info",
      message:
        "The design temperatures of the months are estimated from the annual condition. Use published months of the site, such as those of a STAT or DDY file, for the final design.",
      field: "site.dryBulb",
      source: climate,
    });
  const incomplete = incompleteHumidDays(site);
  if (incomplete)
    warnings.push({
      code: "humid-days-incomplete",
      severity: "caution",
      message: "Months with a design wet bulb or dew point but no coincident dry bulb, or the reverse, have no humid day. Enter both.",
      field: `site.${incomplete}`,
      source: climate,
    });
  return warnings;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;

/** A sky or a latitude that does not fit the months. */
function skyWarnings(site: Site): WarningStatement[] {
  const warnings = timeZoneWarnings(site, "site.timeZone");
  // Depths for the 2009 model are larger for the beam and smaller for diffuse light than those printed since.
  if (site.tauEdition === "2009" && mean(site.tauD) > 2.4 && mean(site.tauB) < 0.5)
    warnings.push({
      code: "optical-depths-of-another-edition",
      severity: "caution",
      message:
        "These optical depths look like those of later editions, whose sky model has other coefficients. Check the edition: mixing them moves beam irradiance by several percent.",
      field: "site.tauEdition",
      source: climate,
    });
  const hottest = monthOutsideSummer(site);
  if (hottest !== undefined)
    warnings.push({
      code: "months-of-other-hemisphere",
      severity: "caution",
      message: `The hottest month is ${monthNames[hottest - 1]!}, far from summer at this latitude: the sun does not match the temperatures. Check the sign of the latitude (south is negative) and the order of the months.`,
      field: "site.latitude",
      source: climate,
    });
  return warnings;
}

/** A plant that peaks at an unusual time. */
function peakWarnings({ hourly }: HourlyCalculation, site: Site): WarningStatement[] {
  const summer = site.latitude < 0 ? [11, 12, 1, 2, 3] : [5, 6, 7, 8, 9];
  const { plant } = hourly.block;
  const peak = plant[hourly.peakIndex]!;
  // A load within a hundredth of the peak is as high.
  const peaksOutside = (isUsual: (k: number) => boolean): boolean =>
    peak > 0 && plant.every((load, k) => !isUsual(k) || load < 0.99 * peak);
  if (monthOutsideSummer(site) === undefined && Math.abs(site.latitude) > tropics && peaksOutside((k) => summer.includes(monthOf(k))))
    return [
      {
        code: "peak-outside-summer",
        severity: "info",
        message:
          "The plant peaks outside summer, often because of low sun through glass. Check windows and shades, and whether outdoor air could cool at that time.",
        result: "peakMonth",
        source: loads,
      },
    ];
  // Outdoor air is warmest at 14 and 15 h, and stored heat comes later.
  if (peaksOutside((k) => hourOf(k) >= 12 && hourOf(k) <= 19))
    return [
      {
        code: "peak-outside-afternoon",
        severity: "info",
        message:
          "The plant does not peak in the afternoon: sun from the east or late from the west, or evening gains govern. Check the directions of the windows and the schedules.",
        result: "peakHour",
        source: loads,
      },
    ];
  return [];
}

export function weatherWarnings(calculation: HourlyCalculation, { site }: HeatLoadValues): WarningStatement[] {
  return [...monthWarnings(site), ...skyWarnings(site), ...peakWarnings(calculation, site)];
}
