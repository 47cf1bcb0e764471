import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { requireOneYear } from "./calendar.ts";
import type { HourlySeries } from "./weatherHours.ts";

/** Wind of every hour; a parsed EPW has it. */
export interface WindHours {
  /** 1…12. */
  readonly month: readonly number[];
  /** Direction from which the wind blows, degrees clockwise from north, 0…360. */
  readonly windDirection: HourlySeries;
  /** m/s, 0…200. */
  readonly windSpeed: HourlySeries;
}

/** Hours by direction and speed. */
export interface WindRose {
  /** Direction of the middle of each sector, degrees clockwise from north: north first. */
  readonly directions: readonly number[];
  /** Lower bounds of the classes of speed, m/s. */
  readonly classes: readonly number[];
  /** Hours of each sector by class. */
  readonly hours: readonly (readonly number[])[];
  /** Mean speed of each sector, m/s; 0 where no wind blew. */
  readonly meanSpeeds: readonly number[];
  /** Hours below the lowest class. */
  readonly calm: number;
  /** Hours with a speed; of those without a direction only calm ones. */
  readonly counted: number;
  /** Mean speed of all counted hours, calm ones included, m/s. */
  readonly meanSpeed: number;
}

/** Lower bounds of classes that are common on land, m/s: slower wind is calm. */
const usualWindClasses = [0.5, 2, 4, 6, 8, 11] as const;

/**
 * Wind rose: hours of a year, or of some of its months, by direction and class of speed.
 *
 * Sectors have the same width, the first around north. Hours slower than the lowest class are calm and belong to no sector.
 *
 * @param hours direction and speed of each hour; `undefined` marks a missing one
 * @param options `sectors` 4…36, by default 16; `classes` lower bounds of speed, rising, above 0…100 m/s, by default 0.5, 2, 4, 6, 8 and 11; `months` (1…12) to include, by default
 * all
 * @returns hours by sector and class
 * @throws {OutOfRangeError} when a value lies outside its range, a month comes twice or there are no hours with wind
 * @source mathematics
 * @example
 * ```ts
 * import { windRose } from "@org/hvac-core/weather";
 * const hours = { month: [1, 1, 1, 1], windDirection: [0, 355, 90, 0], windSpeed: [3, 5, 2.5, 0.2] };
 * const rose = windRose(hours);
 * rose.hours[0]?.reduce((sum, count) => sum + count, 0); // 2
 * rose.calm; // 1
 * rose.meanSpeeds[0]; // 4
 * ```
 */
export function windRose(
  hours: WindHours,
  options: { readonly sectors?: number; readonly classes?: readonly number[]; readonly months?: readonly number[] } = {},
): WindRose {
  const { sectors = 16, classes = usualWindClasses, months } = options;
  if (!Number.isInteger(requireInRange("sectors", sectors, 4, 36, "")))
    throw new OutOfRangeError({ parameter: "sectors", value: sectors, min: 4, max: 36, unit: "", reason: "it must be a whole number" });
  requireInRange("classes.length", classes.length, 1, 20, "");
  classes.forEach((bound, index) =>
    requireInRange(`classes[${index}]`, bound, index === 0 ? 1e-3 : classes[index - 1]! + 1e-6, 100, "m/s"),
  );
  months?.forEach((month, index) => requireInRange(`months[${index}]`, month, 1, 12, ""));
  const { length } = hours.windSpeed;
  for (const name of ["month", "windDirection"] as const) requireInRange(`${name}.length`, hours[name].length, length, length, "");
  requireOneYear(hours.month);

  const hoursBySector = Array.from({ length: sectors }, () => classes.map(() => 0));
  const speeds = Array.from({ length: sectors }, () => 0);
  let [calm, counted, sum] = [0, 0, 0];
  hours.windSpeed.forEach((value, index) => {
    if (value === undefined || (months && !months.includes(hours.month[index]!))) return;
    const speed = requireInRange(`windSpeed[${index}]`, value, 0, 200, "m/s");
    const direction = hours.windDirection[index];
    const isCalm = speed < classes[0]!;
    if (!isCalm && direction === undefined) return;
    counted += 1;
    sum += speed;
    if (isCalm) return void (calm += 1);
    const degrees = requireInRange(`windDirection[${index}]`, direction!, 0, 360, "°");
    const sector = Math.floor((degrees * sectors) / 360 + 0.5) % sectors;
    hoursBySector[sector]![classes.findLastIndex((bound) => speed >= bound)]! += 1;
    speeds[sector]! += speed;
  });
  requireInRange("hours with wind", counted, 1, 1e6, "h");
  return {
    directions: Array.from({ length: sectors }, (_, sector) => (sector * 360) / sectors),
    classes: [...classes],
    hours: hoursBySector,
    meanSpeeds: hoursBySector.map((counts, sector) => {
      const hoursOfSector = counts.reduce((total, count) => total + count, 0);
      return hoursOfSector === 0 ? 0 : speeds[sector]! / hoursOfSector;
    }),
    calm,
    counted,
    meanSpeed: sum / counted,
  };
}
