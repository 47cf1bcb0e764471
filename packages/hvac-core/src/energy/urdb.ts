import { OutOfRangeError } from "../refusals/errors.ts";
import { fixedChargeOf, writtenCharges } from "./standingCharges.ts";
import { requireTariff, TariffError } from "./tariff.ts";
import { billable } from "./urdbCharges.ts";
import { foldedNames, urdbRecords, type UrdbRecord } from "./urdbNames.ts";
import { remarksOf, remarksOnDates, type TariffIdentity, type TariffRemark } from "./urdbRemarks.ts";
import { dateOf, numberOf, numbersOf, scheduleOf, secondsOfDay, structureOf, textOf } from "./urdbValues.ts";
import type { Tariff } from "./tariffShape.ts";

/** A tariff read from the Utility Rate Database. */
export interface ImportedTariff {
  readonly tariff: Tariff;
  readonly identity: TariffIdentity;
  readonly remarks: readonly TariffRemark[];
}

/**
 * Reads tariffs of the OpenEI Utility Rate Database: one record, a list, the answer of its web service (`items`) or rows of its export.
 *
 * Names may have any letter case, numbers may be texts, and nothing (`null`) is absent. The tiers of a period are put in order by their limits, unless
 * these have different units: then the order of the record says which tier is a step of which. A charge that is not billed, or is in a unit that cannot
 * be billed, is left out and named among the remarks; a record that contradicts itself is refused.
 *
 * @param source JSON text, or what it parses to
 * @param options `today`, such as 2026-01-31: tariffs that ended before, or began more than two years earlier, are remarked on
 * @returns one tariff for each record, at least one
 * @throws {TariffError} when the text is not JSON, holds no record, or a record cannot be billed; `parameter` names the field
 * @throws {OutOfRangeError} when a price is not a finite number
 * @source openei-urdb, response fields
 * @example
 * ```ts
 * import { importUrdb } from "@org/hvac-core/energy";
 * const [read] = importUrdb('{"items":[{"name":"General","energyratestructure":[[{"rate":"0.12","unit":"kWh"}]]}]}');
 * read?.tariff.energyratestructure?.[0]?.[0]?.rate; // 0.12
 * ```
 */
export function importUrdb(source: unknown, options: { readonly today?: string } = {}): readonly ImportedTariff[] {
  const today = options.today === undefined ? undefined : dateOf("today", options.today);
  return urdbRecords(source).map((record) => importRecord(foldedNames(record), today));
}

function importRecord(record: UrdbRecord, today: string | undefined): ImportedTariff {
  const identity = withoutAbsent({
    ...Object.fromEntries(
      (["label", "name", "utility", "sector", "servicetype", "description", "source", "uri"] as const).map((field) => [
        field,
        textOf(record[field]),
      ]),
    ),
    startdate: dateOf("startdate", record.startdate),
    enddate: dateOf("enddate", record.enddate),
    demandwindow: numberOf("demandwindow", record.demandwindow),
  }) as TariffIdentity;
  const { tariff: read, leftOut } = billable(withoutAbsent(tariffOf(record)), textOf(record.demandunits));
  const tariff = requireTariff(read);
  const structures = [tariff.energyratestructure, tariff.demandratestructure, tariff.flatdemandstructure, tariff.coincidentratestructure];
  if (structures.every((structure) => structure === undefined) && fixedChargeOf(tariff).amount === 0) {
    const [first] = leftOut;
    throw new TariffError(
      first?.field ?? "energyratestructure",
      first
        ? `${first.reason}, and the record has no other price`
        : Object.keys({ ...read, ...identity }).length === 0
          ? "this is no record of the rate database: it has none of its fields"
          : "the record has no price; ask the web service for detail=full",
    );
  }
  const remarks = leftOut.map(({ field, what, reason }): TariffRemark => ({
    field,
    kind: "notBilled",
    message: `Not billed: ${what}; ${reason}.`,
  }));
  return { tariff, identity, remarks: [...remarks, ...remarksOf(record, tariff), ...remarksOnDates(identity, today)] };
}

function tariffOf(record: UrdbRecord): Tariff {
  const energy = (field: string) => structureOf(field, record[field], { haveUnits: true });
  const demand = (field: string) => structureOf(field, record[field], { haveUnits: false });
  const number = (field: string) => numberOf(field, record[field]);
  const schedule = (field: string) => scheduleOf(field, record[field]);
  const months = numbersOf("lookbackMonths", record.lookbackmonths);
  return {
    energyratestructure: energy("energyratestructure"),
    energyweekdayschedule: schedule("energyweekdayschedule"),
    energyweekendschedule: schedule("energyweekendschedule"),
    demandratestructure: demand("demandratestructure"),
    demandweekdayschedule: schedule("demandweekdayschedule"),
    demandweekendschedule: schedule("demandweekendschedule"),
    demandrateunit: textOf(record.demandrateunit),
    flatdemandstructure: demand("flatdemandstructure"),
    flatdemandmonths: numbersOf("flatdemandmonths", record.flatdemandmonths),
    flatdemandunit: textOf(record.flatdemandunit),
    coincidentratestructure: demand("coincidentratestructure"),
    coincidentrateschedule: scheduleOf("coincidentrateschedule", record.coincidentschedule),
    coincidentrateunit: textOf(record.coincidentrateunit),
    demandreactivepowercharge: number("demandreactivepowercharge"),
    lookbackPercent: shareOf("lookbackPercent", numberOf("lookbackPercent", record.lookbackpercent)),
    lookbackRange: monthsOfRange(numberOf("lookbackRange", record.lookbackrange)),
    lookbackMonths: months?.some(Boolean) ? months : undefined,
    fixedchargefirstmeter: number("fixedchargefirstmeter"),
    fixedchargeunits: textOf(record.fixedchargeunits),
    fixedmonthlycharge: number("fixedmonthlycharge"),
    mincharge: number("mincharge"),
    minchargeunits: textOf(record.minchargeunits),
    minmonthlycharge: number("minmonthlycharge"),
    annualmincharge: number("annualmincharge"),
    fueladjustmentsmonthly: numbersOf("fueladjustmentsmonthly", record.fueladjustmentsmonthly),
  } as Tariff;
}

/** The year of a bill repeats: who looks back further than it sees the same months again. */
const monthsOfRange = (months: number | undefined): number | undefined => (months === undefined ? undefined : Math.min(months, 12));

/** Records state a lookback as a share or in percent; one of more than 100 % is no ratchet. */
function shareOf(field: string, value: number | undefined): number | undefined {
  if (value === undefined || value <= 1) return value;
  if (value > 100) throw new OutOfRangeError({ parameter: field, value, min: 0, max: 100, unit: "%" });
  return value / 100;
}

function withoutAbsent<Record extends object>(record: Record): Record {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Record;
}

/**
 * Writes a tariff as a record of the Utility Rate Database, with the names, units and schedules that its web service gives and other programs read. What
 * {@link importUrdb} reads back bills the same; periods have a schedule, charges a unit and a ratchet its months, also where the tariff leaves them out.
 *
 * @param tariff the tariff
 * @param identity name, utility, dates and source
 * @returns JSON text
 * @throws {TariffError} when the tariff cannot be billed or a date is not one
 * @source openei-urdb, response fields
 * @see {@link importUrdb}
 * @example
 * ```ts
 * import { exportUrdb, importUrdb } from "@org/hvac-core/energy";
 * importUrdb(exportUrdb({ energyratestructure: [[{ rate: 0.12 }]] }, { name: "General" }))[0]?.identity.name; // "General"
 * ```
 */
export function exportUrdb(tariff: Tariff, identity: TariffIdentity = {}): string {
  const { coincidentrateschedule, lookbackPercent, lookbackRange, lookbackMonths, ...charges } = requireTariff(tariff);
  const selected = lookbackMonths?.some(Boolean) ? lookbackMonths.map(Boolean) : undefined;
  const seconds = (field: string, date: string | undefined) => {
    const day = dateOf(field, date);
    return day === undefined ? undefined : secondsOfDay(day);
  };
  const record = {
    ...identity,
    startdate: seconds("startdate", identity.startdate),
    enddate: seconds("enddate", identity.enddate),
    ...charges,
    ...writtenCharges(tariff),
    ...schedulesOf(tariff),
    coincidentschedule: coincidentrateschedule ?? (tariff.coincidentratestructure && months(everyHour)),
    lookbackpercent: lookbackPercent,
    // Others read no range as no months.
    lookbackrange: selected ? undefined : lookbackRange || (lookbackPercent ? 11 : undefined),
    lookbackmonths: selected,
  };
  return JSON.stringify({ items: [withoutAbsent(record)] }, null, 2);
}

const months = <Value>(valueOf: () => Value): Value[] => Array.from({ length: 12 }, valueOf);
const everyHour = (): number[] => Array<number>(24).fill(0);

/** The schedules of the structures of a tariff; the web service gives them for a single period too. */
function schedulesOf(tariff: Tariff): Tariff {
  return {
    ...(tariff.energyratestructure && {
      energyweekdayschedule: tariff.energyweekdayschedule ?? months(everyHour),
      energyweekendschedule: tariff.energyweekendschedule ?? months(everyHour),
    }),
    ...(tariff.demandratestructure && {
      demandweekdayschedule: tariff.demandweekdayschedule ?? months(everyHour),
      demandweekendschedule: tariff.demandweekendschedule ?? months(everyHour),
    }),
    ...(tariff.flatdemandstructure && { flatdemandmonths: tariff.flatdemandmonths ?? months(() => 0) }),
  };
}
