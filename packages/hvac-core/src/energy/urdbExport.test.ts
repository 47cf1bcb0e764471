import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { annualBill, exportUrdb, importUrdb, type MonthlyUsage, type Tariff, type TariffTier } from "./index.ts";

type Row = Readonly<Record<string, unknown>>;
const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const every = (period: number) => days.map(() => Array<number>(24).fill(period));
const written = (tariff: Tariff): Row => (JSON.parse(exportUrdb(tariff)) as { items: Row[] }).items[0]!;
const number = (value: unknown): number => (typeof value === "number" ? value : 0);

/**
 * A record by another reading of the schema, that of the programs for which the rate database is made: only names in lower case, a charge without
 * a unit is ignored, a period without schedules is ignored, and a ratchet without a range or flagged months looks back to nothing.
 *
 * @param month 0…11
 * @param usage of the month, by energy and demand period
 */
function billedByOthers(record: Row, month: number, usage: MonthlyUsage, peaks: readonly number[]): number {
  const structure = (name: string) => (record[name] ?? []) as readonly (readonly Row[])[];
  const isScheduled = (kind: string) => Array.isArray(record[`${kind}weekdayschedule`]) && Array.isArray(record[`${kind}weekendschedule`]);
  const price = (tier: Row) => number(tier["rate"]) + number(tier["adj"]);
  const charge = (name: string, unitsName: string): { month: number; year: number } => {
    const amount = number(record[name]);
    const per: Record<string, { month: number; year: number }> = {
      "$/month": { month: amount, year: 0 },
      "$/day": { month: amount * days[month]!, year: 0 },
      "$/year": { month: unitsName === "minchargeunits" ? 0 : (amount * days[month]!) / 365, year: amount },
    };
    return per[String(record[unitsName])] ?? { month: 0, year: 0 };
  };
  const flags = record["lookbackmonths"] as readonly boolean[] | undefined;
  const range = number(record["lookbackrange"]);
  const earlier = flags
    ? peaks.filter((_, other) => flags[other])
    : Array.from({ length: range }, (_, back) => peaks[(month + 11 - back) % 12]!);
  const billing = Math.max(usage.peakKilowatts, number(record["lookbackpercent"]) * Math.max(0, ...earlier));

  let sum = charge("fixedchargefirstmeter", "fixedchargeunits").month;
  const energy = isScheduled("energy") ? structure("energyratestructure") : [];
  const ends = energy.map((tiers) =>
    tiers.map((tier, place) => {
      const unit = typeof tier["unit"] === "string" ? tier["unit"] : "kWh";
      const hours = unit.startsWith("kWh/kW") ? billing : 1;
      return place === tiers.length - 1 ? Infinity : number(tier["max"]) * hours * (unit.endsWith("daily") ? days[month]! : 1);
    }),
  );
  const labels = energy.map((tiers) => JSON.stringify(tiers.slice(0, -1).map(({ max, unit }) => [max, unit])));
  energy.forEach((tiers, period) => {
    // Of the energy of all periods with these limits, the part in each tier: so much of this period's.
    const all = usage.energyKilowattHours.filter((_, other) => labels[other] === labels[period]).reduce((a, b) => a + b, 0);
    const below = (end: number) => (all > 0 ? Math.min(all, end) / all : 0);
    tiers.forEach((tier, place) => {
      const share = below(ends[period]![place]!) - (place > 0 ? below(ends[period]![place - 1]!) : 0);
      sum += usage.energyKilowattHours[period]! * share * price(tier);
    });
  });
  const climb = (tiers: readonly Row[], quantity: number) =>
    tiers.reduce((total, tier, place) => {
      const from = place > 0 ? number(tiers[place - 1]!["max"]) : 0;
      const to = place < tiers.length - 1 ? number(tier["max"]) : Infinity;
      return total + Math.max(0, Math.min(quantity, to) - from) * price(tier);
    }, 0);
  if (isScheduled("demand"))
    structure("demandratestructure").forEach((tiers, period) => (sum += climb(tiers, usage.demandKilowatts[period]!)));
  const season = (record["flatdemandmonths"] as readonly number[] | undefined)?.[month];
  if (season !== undefined) sum += climb(structure("flatdemandstructure")[season]!, billing);
  return Math.max(sum, charge("mincharge", "minchargeunits").month);
}

const price = fc.double({ min: 0, max: 20, noNaN: true });
const unit = fc.constantFrom(undefined, "kWh", "kWh daily", "kWh/kW");
const tiers = fc
  .record({
    unit,
    limits: fc.uniqueArray(fc.integer({ min: 1, max: 900 }), { maxLength: 3 }),
    rates: fc.array(price, { minLength: 4, maxLength: 4 }),
  })
  .map(({ unit: unitOf, limits, rates }): TariffTier[] => [
    ...limits.toSorted((a, b) => a - b).map((max, place) => ({ max, rate: rates[place]!, ...(unitOf && { unit: unitOf }) })),
    { rate: rates[3]!, adj: 0.01 },
  ]);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const amount = optional(fc.constantFrom(0, 12.5, 300));
const units = optional(fc.constantFrom("$/month", "$/day", "$/year"));
/** Any tariff, with every part left out at times. */
const anyTariff = fc
  .record({
    energy: fc.array(tiers, { minLength: 1, maxLength: 3 }),
    demand: optional(fc.constant([[{ max: 20, rate: 3 }, { rate: 4 }]])),
    flat: optional(fc.constant([[{ rate: 11 }], [{ max: 30, rate: 9 }, { rate: 7 }]])),
    lookbackPercent: optional(fc.constantFrom(0, 0.6, 1)),
    lookbackRange: optional(fc.constantFrom(0, 3, 12)),
    lookbackMonths: optional(fc.array(fc.boolean(), { minLength: 12, maxLength: 12 })),
    fixedchargefirstmeter: amount,
    fixedchargeunits: units,
    fixedmonthlycharge: amount,
    mincharge: amount,
    minchargeunits: optional(fc.constantFrom("$/month", "$/day")),
    minmonthlycharge: amount,
  })
  .map(({ energy, demand, flat, lookbackRange, ...charges }): Tariff => {
    const isScheduled = energy.length > 1;
    const tariff = {
      ...charges,
      energyratestructure: energy,
      ...(isScheduled && { energyweekdayschedule: every(1), energyweekendschedule: every(0) }),
      demandratestructure: demand,
      flatdemandstructure: flat,
      ...(flat && { flatdemandmonths: days.map((_, month) => month % 2) }),
      ...(!charges.lookbackMonths?.some(Boolean) && { lookbackRange }),
      // A month's minimum by both names is one that others do not read.
      ...(charges.mincharge ? { minmonthlycharge: undefined } : {}),
    };
    return Object.fromEntries(Object.entries(tariff).filter(([, value]) => value !== undefined));
  });

describe("an exported tariff", () => {
  test("bills the same by another reading of the schema, and when it is read here", () => {
    const peaks = fc.array(fc.double({ min: 0, max: 60, noNaN: true }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(anyTariff, peaks, fc.double({ min: 0, max: 3000, noNaN: true }), (tariff, highest, energy) => {
        const usage = highest.map((peak, month): MonthlyUsage => ({
          energyKilowattHours: tariff.energyratestructure!.map((_, period) => energy * (1 + period) * (1 + month / 12)),
          demandKilowatts: tariff.demandratestructure ? [peak] : [],
          peakKilowatts: peak,
        }));
        const bill = annualBill(tariff, usage);
        const record = written(tariff);
        bill.months.forEach(({ total }, month) => {
          expect(billedByOthers(record, month, usage[month]!, highest) - total).toBeLessThan(1e-9 * (1 + total));
          expect(total - billedByOthers(record, month, usage[month]!, highest)).toBeLessThan(1e-9 * (1 + total));
        });
        expect(Math.abs(annualBill(importUrdb(record)[0]!.tariff, usage).total - bill.total)).toBeLessThan(1e-9 * (1 + bill.total));
      }),
      { numRuns: runs(60) },
    );
  });

  test("has only names in lower case, and a yearly minimum by the name of today", () => {
    const record = written({ energyratestructure: [[{ rate: 0.1 }]], annualmincharge: 900, lookbackPercent: 0.8 });
    expect(record).toMatchObject({ mincharge: 900, minchargeunits: "$/year", lookbackpercent: 0.8, lookbackrange: 11 });
    expect(Object.keys(record).filter((name) => name !== name.toLowerCase())).toEqual([]);
  });
});

describe("a record", () => {
  const year = days.map((): MonthlyUsage => ({ energyKilowattHours: [100], demandKilowatts: [], peakKilowatts: 10 }));
  const read = (record: object) => importUrdb({ energyratestructure: [[{ rate: 0.1 }]], ...record })[0]!;
  const total = (record: object) => annualBill(read(record).tariff, year).total;

  test("with a charge of 0 by one name has that of the other", () => {
    expect(total({ fixedchargefirstmeter: 0, fixedchargeunits: "$/day", fixedmonthlycharge: 275 })).toBeCloseTo(12 * 285, 9);
    expect(total({ mincharge: 0, minmonthlycharge: 50 })).toBeCloseTo(12 * 50, 9);
    expect(total({ mincharge: 0, minchargeunits: "$/year", annualmincharge: 900 })).toBeCloseTo(900, 9);
    expect(importUrdb({ fixedchargefirstmeter: 0, fixedmonthlycharge: 5 })[0]!.tariff.fixedmonthlycharge).toBe(5);
  });

  test("with one unit for all of its demand is billed in it", () => {
    const demand = { flatdemandstructure: [[{ rate: 10 }]], demandunits: "kVA" };
    expect(read(demand).tariff.flatdemandunit).toBe("kVA");
    expect(read({ ...demand, flatdemandunit: "kW" }).tariff.flatdemandunit).toBe("kW");
    expect(read({ ...demand, flatdemandstructure: [[{ rate: 10, unit: "kW" }]] }).tariff.flatdemandunit).toBe("kW");
    expect(read({ ...demand, demandunits: "kW daily" }).remarks.map(({ field }) => field)).toEqual(["flatdemandstructure"]);
  });

  test("has tiers of demand in any order, whatever their units", () => {
    const flatdemandstructure = [[{ max: 50, rate: 8, unit: "kWh" }, { rate: 2 }, { max: 10, rate: 10, unit: "kW" }]];
    expect(read({ flatdemandstructure }).tariff.flatdemandstructure![0]!.map(({ max }) => max)).toEqual([10, 50, undefined]);
  });

  test("may keep schedules and units of charges that it does not have", () => {
    const leftovers = {
      demandratestructure: [[], []],
      demandweekdayschedule: every(1),
      demandweekendschedule: every(0),
      demandrateunit: "kW daily",
      flatdemandmonths: days.map((_, month) => month % 3),
      flatdemandunit: "hp",
      coincidentschedule: every(2),
    };
    expect(read(leftovers)).toEqual(read({}));
    const { energyweekdayschedule } = importUrdb({ fixedmonthlycharge: 5, energyweekdayschedule: every(1) })[0]!.tariff;
    expect(energyweekdayschedule).toBeUndefined();
  });

  test("that looks back for more than a year looks back for one, and names what exports earn", () => {
    const ratchet = read({ flatdemandstructure: [[{ rate: 1 }]], lookbackpercent: 0.5, lookbackrange: 24 });
    expect(ratchet.tariff.lookbackRange).toBe(12);
    expect(ratchet.remarks.map(({ field }) => field)).toEqual(["lookbackrange"]);
    const sells = (...prices: readonly (number | undefined)[]) =>
      importUrdb({
        energyratestructure: [
          prices.map((sell, place) => ({ rate: 0.1, sell, ...(place < prices.length - 1 && { max: 10 * (place + 1) }) })),
        ],
      })[0]!.remarks.length;
    expect([sells(0.02), sells(0.02, 0.02), sells(0.02, 0.03), sells(undefined, 0.03), sells(0.02, undefined)]).toEqual([0, 0, 1, 1, 0]);
  });
});
