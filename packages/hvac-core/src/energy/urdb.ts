import { OutOfRangeError } from "../kernel/errors.ts";
import { present, requireTariff, TariffError } from "./tariff.ts";
import type { Tariff } from "./tariff.ts";
import { dateOf, flagOf, numberOf, numbersOf, scheduleOf, secondsOfDay, structureOf, textOf } from "./urdbValues.ts";

/** What a record of the Utility Rate Database says about a tariff beside its prices. */
export interface TariffIdentity {
  /** Key of the record. */
  readonly label?: string;
  readonly name?: string;
  readonly utility?: string;
  /** `Residential`, `Commercial`, `Industrial` or `Lighting`. */
  readonly sector?: string;
  /** `Bundled`, `Delivery`, `Energy` and the like: what the prices pay for. */
  readonly servicetype?: string;
  readonly description?: string;
  /** Address of the utility's document. */
  readonly source?: string;
  /** Address of the record. */
  readonly uri?: string;
  /** First day, such as 2024-01-01, in UTC. */
  readonly startdate?: string;
  /** Last day, in UTC. */
  readonly enddate?: string;
  /** Averaging time of the demand meter, minutes. */
  readonly demandwindow?: number;
}

/** Something about an imported tariff that its reader must know. */
export interface TariffRemark {
  /** The record's field. */
  readonly field: string;
  /** `notBilled`: the field charges something that the tariff leaves out; `assumed`: what was not said; `old`: of another time; `note`: for information. */
  readonly kind: "notBilled" | "assumed" | "old" | "note";
  readonly message: string;
}

/** A tariff read from the Utility Rate Database. */
export interface ImportedTariff {
  readonly tariff: Tariff;
  readonly identity: TariffIdentity;
  readonly remarks: readonly TariffRemark[];
}

type Row = Readonly<Record<string, unknown>>;

/** Names of the database's own export, for those of the web service. */
const exportNames: Readonly<Record<string, string>> = {
  _id: "label",
  utilityName: "utility",
  rateName: "name",
  serviceType: "servicetype",
  effectiveDate: "startdate",
  endDate: "enddate",
  energyRateStrux: "energyratestructure",
  energyWeekdaySched: "energyweekdayschedule",
  energyWeekendSched: "energyweekendschedule",
  demandRateStrux: "demandratestructure",
  demandWeekdaySched: "demandweekdayschedule",
  demandWeekendSched: "demandweekendschedule",
  demandRateUnits: "demandrateunit",
  demandWindow: "demandwindow",
  demandReactPwrCharge: "demandreactivepowercharge",
  demandRatchetPct: "demandratchetpercentage",
  flatDemandStrux: "flatdemandstructure",
  flatDemandMonths: "flatdemandmonths",
  flatDemandUnits: "flatdemandunit",
  coincidentRateStrux: "coincidentratestructure",
  coincidentSched: "coincidentrateschedule",
  coincidentRateUnits: "coincidentrateunit",
  fixedChargeFirstMeter: "fixedchargefirstmeter",
  fixedChargeUnits: "fixedchargeunits",
  minCharge: "mincharge",
  minChargeUnits: "minchargeunits",
  fuelAdjustmentsMonthly: "fueladjustmentsmonthly",
};

/** Charges of a record that no bill of this engine contains. */
const notBilled: Readonly<Record<string, string>> = {
  fixedchargeeaaddl: "the fixed charge of each further meter",
  demandratchetpercentage: "a ratchet whose meaning differs between records; enter it as lookbackPercent with its months",
};

/**
 * Reads tariffs of the OpenEI Utility Rate Database: one record, a list, the answer of its web service (`items`) or rows of its export.
 *
 * Numbers may be texts, nothing (`null`) counts as absent, and the tiers of a period are put in order. A charge that is not billed is left out and
 * named among the remarks; a record that contradicts itself is refused.
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
  const records = recordsOf(typeof source === "string" ? parsed(source) : source);
  if (records.length === 0) throw new TariffError("items", "there is no tariff in it");
  return records.map((record) => importRecord(record, today));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new TariffError("JSON", "the text is not JSON; copy the whole record or the whole answer of the web service");
  }
}

function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function recordsOf(value: unknown): readonly Row[] {
  const list: unknown = isRow(value) && Array.isArray(value.items) ? value.items : value;
  const rows: readonly unknown[] = Array.isArray(list) ? list : [list];
  if (!rows.every(isRow)) throw new TariffError("items", "a tariff must be an object");
  return rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, entry]) => [exportNames[name] ?? name, entry])));
}

function importRecord(record: Row, today: string | undefined): ImportedTariff {
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
  const tariff = requireTariff(withoutAbsent(tariffOf(record)));
  const structures = [tariff.energyratestructure, tariff.demandratestructure, tariff.flatdemandstructure, tariff.coincidentratestructure];
  if (structures.every((structure) => structure === undefined) && !present(tariff.fixedchargefirstmeter ?? tariff.fixedmonthlycharge)) {
    throw new TariffError("energyratestructure", "the record has no price; ask the web service for detail=full");
  }
  return { tariff, identity, remarks: [...remarksOf(record, tariff), ...remarksOnDates(identity, today)] };
}

function tariffOf(record: Row): Tariff {
  const structure = (field: string) => structureOf(field, record[field]);
  const number = (field: string) => numberOf(field, record[field]);
  const schedule = (field: string) => scheduleOf(field, record[field]);
  const months = numbersOf("lookbackMonths", record.lookbackMonths);
  return {
    energyratestructure: structure("energyratestructure"),
    energyweekdayschedule: schedule("energyweekdayschedule"),
    energyweekendschedule: schedule("energyweekendschedule"),
    demandratestructure: structure("demandratestructure"),
    demandweekdayschedule: schedule("demandweekdayschedule"),
    demandweekendschedule: schedule("demandweekendschedule"),
    demandrateunit: textOf(record.demandrateunit),
    flatdemandstructure: structure("flatdemandstructure"),
    flatdemandmonths: numbersOf("flatdemandmonths", record.flatdemandmonths),
    flatdemandunit: textOf(record.flatdemandunit),
    coincidentratestructure: structure("coincidentratestructure"),
    coincidentrateschedule: schedule("coincidentrateschedule"),
    coincidentrateunit: textOf(record.coincidentrateunit),
    demandreactivepowercharge: number("demandreactivepowercharge"),
    lookbackPercent: shareOf("lookbackPercent", number("lookbackPercent")),
    lookbackRange: number("lookbackRange"),
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

/** Records state a lookback as a share or in percent; one of more than 100 % is no ratchet. */
function shareOf(field: string, value: number | undefined): number | undefined {
  if (value === undefined || value <= 1) return value;
  if (value > 100) throw new OutOfRangeError({ parameter: field, value, min: 0, max: 100, unit: "%" });
  return value / 100;
}

function remarksOf(record: Row, tariff: Tariff): TariffRemark[] {
  const remarks: TariffRemark[] = [];
  const remark = (field: string, kind: TariffRemark["kind"], message: string) => remarks.push({ field, kind, message });
  for (const [field, what] of Object.entries(notBilled)) {
    if (present(record[field])) remark(field, "notBilled", `Not billed: ${what}.`);
  }
  for (const field of ["energyattrs", "demandattrs", "fixedattrs"]) {
    if (present(record[field])) remark(field, "notBilled", "Not billed: the record lists further charges or credits in words.");
  }
  const raw = numberOf("lookbackPercent", record.lookbackPercent);
  if (raw !== undefined && raw > 1) remark("lookbackPercent", "assumed", `Read as ${raw} %.`);
  if (tariff.coincidentratestructure) {
    remark("coincidentratestructure", "assumed", "Billed at the hours of the utility's own peaks, which must be entered.");
  }
  if (tariff.demandreactivepowercharge) {
    remark("demandreactivepowercharge", "assumed", "Billed by the power factor of the site, which must be entered.");
  }
  const window = numberOf("demandwindow", record.demandwindow);
  if (window !== undefined && window > 0 && window < 60 && (tariff.demandratestructure || tariff.flatdemandstructure)) {
    remark("demandwindow", "note", `The meter averages over ${window} minutes: its peaks are above those of hourly values.`);
  }
  const compensation = textOf(record.dgrules) ?? (record.usenetmetering === true ? "net metering" : undefined);
  if (compensation !== undefined) remark(record.dgrules ? "dgrules" : "usenetmetering", "note", `Exports by the record: ${compensation}.`);
  if (flagOf(record.approved) === false) remark("approved", "note", "Nobody has checked the record against the utility's document yet.");
  const service = textOf(record.servicetype);
  if (service !== undefined && service.toLowerCase() !== "bundled") {
    remark("servicetype", "note", `The prices are for ${service.toLowerCase()}, not for the whole supply.`);
  }
  for (const field of ["energycomments", "demandcomments", "basicinformationcomments"]) {
    const comment = textOf(record[field]);
    if (comment !== undefined) remark(field, "note", comment);
  }
  return remarks;
}

function remarksOnDates({ startdate, enddate }: TariffIdentity, today: string | undefined): TariffRemark[] {
  if (today === undefined) return [];
  if (enddate !== undefined && enddate < today) return [{ field: "enddate", kind: "old", message: `The tariff ended on ${enddate}.` }];
  if (startdate === undefined) return [{ field: "startdate", kind: "old", message: "The record does not say when the tariff began." }];
  if (startdate > today) return [{ field: "startdate", kind: "note", message: `The tariff begins on ${startdate}.` }];
  const twoYearsAgo = `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`;
  return startdate < twoYearsAgo
    ? [{ field: "startdate", kind: "old", message: `The tariff is of ${startdate}: look for a newer one.` }]
    : [];
}

function withoutAbsent<Record extends object>(record: Record): Record {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Record;
}

/**
 * Writes a tariff as a record of the Utility Rate Database, in the form that its web service gives and {@link importUrdb} reads back unchanged.
 *
 * @param tariff the tariff
 * @param identity name, utility, dates and source
 * @returns JSON text
 * @throws {TariffError} when the tariff cannot be billed or a date is none
 * @source openei-urdb, response fields
 * @example
 * ```ts
 * import { exportUrdb, importUrdb } from "@org/hvac-core/energy";
 * importUrdb(exportUrdb({ energyratestructure: [[{ rate: 0.12 }]] }, { name: "General" }))[0]?.identity.name; // "General"
 * ```
 */
export function exportUrdb(tariff: Tariff, identity: TariffIdentity = {}): string {
  requireTariff(tariff);
  const seconds = (field: string, date: string | undefined) => {
    const day = dateOf(field, date);
    return day === undefined ? undefined : secondsOfDay(day);
  };
  const dates = { startdate: seconds("startdate", identity.startdate), enddate: seconds("enddate", identity.enddate) };
  return JSON.stringify({ items: [withoutAbsent({ ...identity, ...dates, ...tariff })] }, null, 2);
}
