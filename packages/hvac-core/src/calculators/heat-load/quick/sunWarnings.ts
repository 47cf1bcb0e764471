import type { WarningStatement } from "../../../kernel/index.ts";
import { formatQuantity, monthNames } from "../../../quantity/index.ts";
import { fundamentals2017, noaaSolar } from "../../../sources/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import { isFarFromSummer, sunMonth } from "../seasons.ts";
import { timeZoneWarnings } from "../warnings.ts";
import type { RoomCalculation } from "../roomResults.ts";
import { sunniestHour, sunOn } from "./sun.ts";

const loads = { source: fundamentals2017, locator: "ch. 18" };
const climate = { source: fundamentals2017, locator: "ch. 14" };
const allMonths = monthNames.map((_, index) => index + 1);

/** Surfaces that are calculated without the sun that they may have. */
function shadeWarnings({ surfaces }: RoomCalculation): WarningStatement[] {
  const shaded = surfaces.filter(
    ({ surface }) => surface.exposure === "shade" && surface.area > 0 && (surface.kind === "roof" || surface.kind === "wall"),
  );
  if (shaded.length === 0) return [];
  return [
    {
      code: "surfaces-in-shade",
      severity: "caution",
      message: `Calculated without sun: ${shaded.map(({ surface }) => surface.name).join(", ")}. On a dark roof the solar gain is several times the conduction by air temperature alone: choose “Sun and outdoor air” where the sun reaches it.`,
      field: "surfaces",
      source: loads,
    },
  ];
}

/** Overhangs, place and month that do not fit the sun. */
function placeWarnings(values: HeatLoadValues): WarningStatement[] {
  const warnings: WarningStatement[] = [];
  const tilted = values.surfaces.find((row) => row.kind === "window" && row.exposure === "sun" && row.overhangDepth > 0 && row.tilt !== 90);
  if (tilted)
    warnings.push({
      code: "overhang-over-tilted-window",
      severity: "caution",
      message: "Overhangs are calculated for vertical windows only (tilt 90°): this window is calculated in full sun.",
      field: `surfaces.${tilted.id}.overhangDepth`,
      source: loads,
    });
  warnings.push(...timeZoneWarnings(values, "timeZone"));
  const month = sunMonth(values);
  if (values.outdoorTemp > values.indoorTemp && isFarFromSummer(month, values.latitude))
    warnings.push({
      code: "summer-temperature-in-winter",
      severity: "caution",
      message: `${monthNames[month - 1]} is far from summer at this latitude, but the outdoor temperature is that of a summer day: the sun is the wrong one for it. Choose the month of that temperature.`,
      field: "month",
      source: climate,
    });
  return warnings;
}

/** Sun through windows that is much of the load, in this month or another. */
function windowSunWarnings({ results, month, surfaces }: RoomCalculation, values: HeatLoadValues): WarningStatement[] {
  const windows = surfaces.filter(({ surface }) => surface.kind === "window");
  const sun = sunOn(windows);
  if (results.totalLoad <= 0 || sun <= 0.3 * results.totalLoad) return [];
  const highest = sunniestHour(
    values,
    windows.map(({ surface }) => surface),
    sun,
    allMonths,
  );
  const isElsewhere = highest && highest.month !== month && highest.more > 0.02 * results.totalLoad;
  const share = formatQuantity(sun / results.totalLoad, "ratio", values.unitSystem);
  const other = isElsewhere
    ? ` In ${monthNames[highest.month - 1]} at ${highest.hour} h it brings ${formatQuantity(highest.more, "power", values.unitSystem)} more: compare that hour with its own temperature and optical depths.`
    : "";
  return [
    {
      code: "sun-governs",
      severity: "info",
      message: `Sun through the windows is ${share} of the load.${other}`,
      field: "month",
      source: loads,
    },
  ];
}

/** Sun and storage: what the quick method leaves out, and where the sun brings more. */
export function sunWarnings(calculation: RoomCalculation, values: HeatLoadValues): WarningStatement[] {
  const { results, weather, sunniest, surfaces } = calculation;
  const warnings = shadeWarnings(calculation);
  if (!surfaces.some(({ surface }) => surface.exposure === "sun" && surface.area > 0)) return warnings;
  warnings.push(...placeWarnings(values));
  if (weather && weather.sunAltitude <= 0) {
    warnings.push({
      code: "sun-below-horizon",
      severity: "caution",
      message: "The sun is below the horizon at this hour, so there is no solar gain. Choose the hour at which the load peaks.",
      field: "hour",
      source: { source: noaaSolar },
    });
    return warnings;
  }
  if (sunniest && sunniest.more > 0.02 * Math.max(results.totalLoad, 1))
    warnings.push({
      code: "sun-peaks-at-another-hour",
      severity: "caution",
      message: `At ${sunniest.hour} h the solar gain of these surfaces is ${formatQuantity(sunniest.more, "power", values.unitSystem)} higher than at the hour entered. Compare that hour with its own outdoor temperature; the larger load governs.`,
      field: "hour",
      source: loads,
    });
  warnings.push(...windowSunWarnings(calculation, values));
  if (sunOn(surfaces) > 0)
    warnings.push({
      code: "no-storage",
      severity: "info",
      message:
        "This is the load of one hour, as if the building stored no heat. By the hourly method, sun and the heat of lights reach the air of a room with mass later and with a lower peak; the sun on a light metal roof comes within the hour, as here.",
      result: "totalLoad",
      source: { source: fundamentals2017, locator: "ch. 18, radiant time series" },
    });
  return warnings;
}
