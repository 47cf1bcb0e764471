import { isChargeUnit, isDemandUnit, isTierUnit } from "./tariff.ts";
import { tierUnit } from "./tiers.ts";
import type { Tariff, TariffTier } from "./tariffShape.ts";

/** A charge of a record that is left out since its unit cannot be billed. */
export interface LeftOutCharge {
  readonly field: string;
  readonly what: string;
  readonly reason: string;
}

type Structure = Tariff["energyratestructure"];
type DemandKind = keyof typeof demandKinds;

const demandKinds = {
  demandratestructure: { what: "the demand charges by time of use", unit: "demandrateunit" },
  flatdemandstructure: { what: "the demand charge on the month's highest demand", unit: "flatdemandunit" },
  coincidentratestructure: { what: "the demand charge at the utility's own peaks", unit: "coincidentrateunit" },
} as const;

/** Fields that go with a structure, and mean nothing without it. */
const schedules: Readonly<Record<"energyratestructure" | DemandKind, readonly (keyof Tariff)[]>> = {
  energyratestructure: ["energyweekdayschedule", "energyweekendschedule"],
  demandratestructure: ["demandweekdayschedule", "demandweekendschedule", "demandrateunit"],
  flatdemandstructure: ["flatdemandmonths", "flatdemandunit"],
  coincidentratestructure: ["coincidentrateschedule", "coincidentrateunit"],
};

const isPriced = (structure: Structure): boolean =>
  structure?.some((tiers) => tiers.some(({ rate = 0, adj = 0, sell = 0 }) => rate !== 0 || adj !== 0 || sell !== 0)) ?? false;

/** Units of demand that the database knows; a tier's unit is one of energy in some records, and then says nothing about demand. */
const demandUnits = /^(kw|kva|hp)( daily)?$/i;

/** Unit of a demand structure: the field's, or that of its tiers, both where they contradict each other; else that of the record. */
function demandUnitOf(
  structure: readonly (readonly TariffTier[])[],
  unit: string | undefined,
  ofRecord: string | undefined,
): string | undefined {
  const named = [unit, ...structure.flat().map((tier) => tier.unit)].filter((each) => each !== undefined && demandUnits.test(each));
  const different = new Map(named.map((each) => [each!.toLowerCase(), each!]));
  return different.size > 0 ? [...different.values()].join(" and ") : (unit ?? ofRecord);
}

/**
 * A tariff without the charges whose units cannot be billed, and what these are.
 *
 * @param demandUnit demand unit of the demands that name none
 */
export function billable(read: Tariff, demandUnit?: string): { readonly tariff: Tariff; readonly leftOut: readonly LeftOutCharge[] } {
  const tariff: Partial<Record<keyof Tariff, unknown>> = { ...read };
  const leftOut: LeftOutCharge[] = [];
  // Records keep schedules and units of charges that they do not have.
  for (const [structure, fields] of Object.entries(schedules) as [keyof typeof schedules, readonly (keyof Tariff)[]][])
    if (!read[structure]) for (const field of fields) delete tariff[field];
  const without = (structure: "energyratestructure" | DemandKind, what: string, unit: string) => {
    for (const field of [structure, ...schedules[structure]]) delete tariff[field];
    // What costs nothing is missed by nobody.
    if (isPriced(read[structure])) leftOut.push({ field: structure, what, reason: `"${unit}" is not supported` });
  };
  const odd = read.energyratestructure?.flat().find((tier) => !isTierUnit(tier));
  if (odd) without("energyratestructure", "the energy charges", odd.unit ?? tierUnit(odd));
  for (const [field, { what, unit: unitField }] of Object.entries(demandKinds) as [DemandKind, (typeof demandKinds)[DemandKind]][]) {
    const structure = read[field];
    if (!structure) continue;
    const unit = demandUnitOf(structure, read[unitField], demandUnit);
    if (!isDemandUnit(unit)) without(field, what, unit!);
    else if (unit !== undefined) tariff[unitField] = unit;
  }
  for (const [field, what, unitField] of [
    ["fixedchargefirstmeter", "the fixed charge", "fixedchargeunits"],
    ["mincharge", "the minimum charge", "minchargeunits"],
  ] as const) {
    if (isChargeUnit(read[unitField])) continue;
    for (const each of [field, unitField]) delete tariff[each];
    if (read[field]) leftOut.push({ field, what, reason: `"${read[unitField]}" is not supported` });
  }
  return { tariff: tariff as Tariff, leftOut };
}
