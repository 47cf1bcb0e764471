import { calendarCheck, dateText, longestMonths, type CalendarHour } from "./calendar.ts";
import { columnReader, epwColumnNames, type EpwColumn } from "./epwColumns.ts";
import { requireNumber } from "./epwHeader.ts";
import { numberOf, quoted, WeatherFileError } from "./weatherFile.ts";
import type { WeatherHours } from "./weatherHours.ts";

function requireWhole(line: number, name: string, field: string | undefined, max: number): number {
  const value = requireNumber(line, name, field, 1, max);
  if (!Number.isInteger(value)) throw new WeatherFileError("EPW", line, `${name} is ${quoted(field)}; a whole number is expected`);
  return value;
}

/** Date and hour of a data line, which must exist. */
function clockOf(fields: readonly string[], line: number): CalendarHour {
  const month = requireWhole(line, "month", fields[1], 12);
  const day = requireWhole(line, "day", fields[2], longestMonths[month - 1]!);
  if (numberOf(fields[3]) === 0)
    throw new WeatherFileError("EPW", line, 'hour is "0"; hours of the format are numbered 1 to 24, each by its end');
  return { month, day, hour: requireWhole(line, "hour", fields[3], 24) };
}

/** A data line: an hour, or a part of it. */
interface HourRecord {
  readonly clock: CalendarHour;
  readonly line: number;
  readonly values: Readonly<Record<EpwColumn, number | undefined>>;
}

const isSameHour = (a: CalendarHour, b: CalendarHour): boolean => a.month === b.month && a.day === b.day && a.hour === b.hour;

/** Mean of a quantity over the records of an hour that have it; that of wind directions as of vectors. */
function meanOf(name: EpwColumn, records: readonly HourRecord[]): number | undefined {
  const values = records.flatMap((record) => record.values[name] ?? []);
  const [first] = values;
  if (first === undefined || values.length === 1) return first;
  if (name !== "windDirection") return values.reduce((sum, value) => sum + value, 0) / values.length;
  const [east, north] = [Math.sin, Math.cos].map((part) => values.reduce((sum, value) => sum + part((value * Math.PI) / 180), 0)) as [
    number,
    number,
  ];
  // Opposite winds have no mean direction.
  if (Math.hypot(east, north) < 1e-9 * values.length) return undefined;
  const direction = (Math.atan2(east, north) * 180) / Math.PI;
  return direction < 0 ? direction + 360 : direction;
}

/** Hours of a file, read line by line: records of an hour are averaged, and hours must be consecutive. */
export class EpwHours {
  recordsPerHour = 1;
  readonly month: number[] = [];
  readonly day: number[] = [];
  readonly hour: number[] = [];
  readonly #series = Object.fromEntries(epwColumnNames.map((name) => [name, []])) as unknown as Record<EpwColumn, (number | undefined)[]>;
  readonly #reader = columnReader();
  readonly #problemOf = calendarCheck();
  #records: HourRecord[] = [];

  /** Adds a data line. */
  add(fields: readonly string[], line: number): void {
    if (fields.length < 22)
      throw new WeatherFileError("EPW", line, `${fields.length} fields; an hour has at least 22, up to the wind speed`);
    const clock = clockOf(fields, line);
    const before = this.#records.at(-1)?.clock;
    if (this.#records.length === this.recordsPerHour || (before && !isSameHour(before, clock))) this.endHour(line);
    const values = Object.fromEntries(epwColumnNames.map((name) => [name, this.#reader.read(name, fields, line)]));
    this.#records.push({ clock, line, values: values as HourRecord["values"] });
  }

  /** Completes an hour from its records. */
  endHour(line: number): void {
    const records = this.#records;
    const [first] = records;
    if (!first) return;
    const { clock } = first;
    if (records.length !== this.recordsPerHour) {
      const problem = `hour ${clock.hour} of ${dateText(clock)} has ${records.length} of its ${this.recordsPerHour} records`;
      throw new WeatherFileError("EPW", line, problem);
    }
    const problem = this.#problemOf(clock);
    if (problem !== undefined) throw new WeatherFileError("EPW", first.line, problem);
    this.month.push(clock.month);
    this.day.push(clock.day);
    this.hour.push(clock.hour);
    for (const name of epwColumnNames) this.#series[name].push(meanOf(name, records));
    this.#records = [];
  }

  all(): WeatherHours {
    return { month: this.month, day: this.day, hour: this.hour, ...this.#series };
  }

  warnings(): string[] {
    return this.#reader.warnings();
  }
}
