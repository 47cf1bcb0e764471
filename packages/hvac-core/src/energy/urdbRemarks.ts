import { present } from "./tariff.ts";
import { isBlock, monthsOfSeparateTiers, usesBillingDemand } from "./tiers.ts";
import { isRow, type UrdbRecord } from "./urdbNames.ts";
import { flagOf, numberOf, textOf } from "./urdbValues.ts";
import type { Tariff } from "./tariffShape.ts";

/** Statements of a Utility Rate Database record about a tariff, apart from its prices. */
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

/** Charges of a record that no bill of this engine contains. */
const notBilled: Readonly<Record<string, string>> = {
  fixedchargeeaaddl: "the fixed charge of each further meter",
  demandratchetpercentage: "a ratchet whose meaning differs between records; enter it as lookbackPercent with its months",
};

/** Remarks on a tariff: charges that are not billed, assumptions, and statements of the record apart from its prices. */
export function remarksOf(record: UrdbRecord, tariff: Tariff): TariffRemark[] {
  const remarks: TariffRemark[] = [];
  const remark = (field: string, kind: TariffRemark["kind"], message: string) => remarks.push({ field, kind, message });
  for (const [field, what] of Object.entries(notBilled)) {
    if (present(record[field])) remark(field, "notBilled", `Not billed: ${what}.`);
  }
  for (const field of ["energyattrs", "demandattrs", "fixedattrs"]) {
    const terms = termsOf(record[field]);
    if (terms !== "") remark(field, "notBilled", `Not billed, where it is a charge: ${terms}.`);
  }
  if (tariff.lookbackPercent && !usesBillingDemand(tariff))
    remark(
      "lookbackpercent",
      "notBilled",
      "Not billed: the ratchet, for the tariff has no flat demand charge and no tier by hours of use that it applies to.",
    );
  const raw = numberOf("lookbackPercent", record.lookbackpercent);
  if (raw !== undefined && raw > 1) remark("lookbackpercent", "assumed", `Read as ${raw} %.`);
  const range = numberOf("lookbackRange", record.lookbackrange) ?? 0;
  if (range > 12)
    remark("lookbackrange", "assumed", `Of the ${range} months that the ratchet looks back, 12 are billed: the year repeats.`);
  remarksOnTiers(tariff, remark);
  if (tariff.coincidentratestructure)
    remark("coincidentratestructure", "assumed", "Billed at the hours of the utility's own peaks, which must be entered.");
  if (tariff.demandreactivepowercharge)
    remark("demandreactivepowercharge", "assumed", "Billed by the power factor of the site, which must be entered.");
  const window = numberOf("demandwindow", record.demandwindow);
  if (window !== undefined && window > 0 && window < 60 && (tariff.demandratestructure || tariff.flatdemandstructure)) {
    remark("demandwindow", "note", `The meter averages over ${window} minutes: its peaks are above those of hourly values.`);
  }
  remarkOnRange(record, "peakkwcapacity", "demands", "kW", remark);
  remarkOnRange(record, "peakkwhusage", "a use", "kWh", remark);
  const compensation = textOf(record.dgrules) ?? (flagOf(record.usenetmetering) ? "net metering" : undefined);
  if (compensation !== undefined)
    remark(textOf(record.dgrules) ? "dgrules" : "usenetmetering", "note", `Exports by the record: ${compensation}.`);
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

type Remark = (field: string, kind: TariffRemark["kind"], message: string) => void;

function remarksOnTiers(tariff: Tariff, remark: Remark): void {
  const months = monthsOfSeparateTiers(tariff);
  if (months !== undefined)
    remark(
      "energyratestructure",
      "assumed",
      `The periods of one month have tiers with different limits (${months}): each counts its own energy, or that of the periods with its limits.`,
    );
  if (tariff.energyratestructure?.some((tiers) => tiers.some(({ sell }) => sell !== undefined && sell !== tiers[0]!.sell)))
    remark("energyratestructure", "assumed", "Exports are paid at the price of the first tier of their period, where it has one.");
  const isOverruled = tariff.energyratestructure?.some((tiers) =>
    tiers.some(
      (tier, index) =>
        isBlock(tiers, index) && (tier.rate ?? 0) + (tier.adj ?? 0) !== (tiers[index + 1]!.rate ?? 0) + (tiers[index + 1]!.adj ?? 0),
    ),
  );
  if (isOverruled)
    remark(
      "energyratestructure",
      "assumed",
      "A tier by hours of use that has steps in kWh is billed at the prices of the steps, not at its own.",
    );
}

/** The demands or the use that a tariff is open to. */
function remarkOnRange(record: UrdbRecord, name: string, what: string, unit: string, remark: Remark): void {
  const limit = (end: "min" | "max") => numberOf(name + end, record[name + end]);
  const [min, max] = [limit("min") ?? 0, limit("max") ?? 0];
  const ends = [...(min > 0 ? [`from ${min} ${unit}`] : []), ...(max > 0 && max < 1e37 ? [`up to ${max} ${unit}`] : [])];
  if (ends.length > 0) remark(min > 0 ? `${name}min` : `${name}max`, "note", `The tariff is for ${what} ${ends.join(" ")}.`);
}

/** Terms that a record adds in words, each a name with a value. */
function termsOf(value: unknown): string {
  if (!Array.isArray(value)) return textOf(value) ?? "";
  return value
    .flatMap((entry: unknown) => (isRow(entry) ? [("key" in entry ? [entry.key, entry.val] : Object.entries(entry).flat()).join(" ")] : []))
    .join("; ");
}

/** Remarks on the first and last day of a tariff against today's date. */
export function remarksOnDates({ startdate, enddate }: TariffIdentity, today: string | undefined): TariffRemark[] {
  if (today === undefined) return [];
  if (enddate !== undefined && enddate < today) return [{ field: "enddate", kind: "old", message: `The tariff ended on ${enddate}.` }];
  if (startdate === undefined) return [{ field: "startdate", kind: "old", message: "The record does not say when the tariff began." }];
  if (startdate > today) return [{ field: "startdate", kind: "note", message: `The tariff begins on ${startdate}.` }];
  const twoYearsAgo = `${Number(today.slice(0, 4)) - 2}${today.slice(4)}`;
  return startdate < twoYearsAgo
    ? [{ field: "startdate", kind: "old", message: `The tariff is of ${startdate}: look for a newer one.` }]
    : [];
}
