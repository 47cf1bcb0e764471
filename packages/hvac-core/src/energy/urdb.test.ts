import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { annualBill, exportUrdb, importUrdb, TariffError, type MonthlyUsage, type Tariff } from "./index.ts";

const every = (period: number) => Array.from({ length: 12 }, () => Array<number>(24).fill(period));
const summer = Array.from({ length: 12 }, (_, month) => Array<number>(24).fill(month > 3 && month < 10 ? 0 : 1));

/** Record 539f6a23ec4f024411ec8bf9 of the database, as its web service gives it (version 3, a small part left out). */
const wallingford = {
  sector: "Industrial",
  utility: "Town of Wallingford, Connecticut (Utility Company)",
  energyratestructure: [[{ rate: 0.0687, adj: 0.008376, unit: "kWh" }], [{ rate: 0.0619, adj: 0.008376, unit: "kWh" }]],
  energyweekdayschedule: summer,
  energyweekendschedule: summer,
  flatdemandstructure: [[{ rate: 11.5 }], [{ rate: 10.5 }]],
  flatdemandmonths: [1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1],
  flatdemandunit: "kW",
  demandrateunit: "kW",
  startdate: 1372658400,
  enddate: 1383199200,
  source: "http://www.town.wallingford.ct.us/images/customer-files//EDRate5110813.pdf",
  label: "539f6a23ec4f024411ec8bf9",
  uri: "https://openei.org/apps/USURDB/rate/view/539f6a23ec4f024411ec8bf9",
  energycomments: "energy adjustments are on another page",
  approved: "true",
  demandratchetpercentage: Array<number>(12).fill(0.35),
  name: "Primary Service - Northford",
  fixedmonthlycharge: 275,
  demandreactivepowercharge: 2.7,
};

describe("a record of the database", () => {
  test("keeps who, when and where, and says what is not billed", () => {
    const [read] = importUrdb(JSON.stringify({ items: [wallingford] }), { today: "2026-01-31" });
    expect(read!.identity).toMatchObject({
      name: "Primary Service - Northford",
      sector: "Industrial",
      startdate: "2013-07-01",
      enddate: "2013-10-31",
      uri: wallingford.uri,
      source: wallingford.source,
    });
    const fields = (kind: string) => read!.remarks.filter((remark) => remark.kind === kind).map(({ field }) => field);
    expect(fields("notBilled")).toEqual(["demandratchetpercentage"]);
    expect(fields("old")).toEqual(["enddate"]);
    expect(fields("note")).toEqual(["energycomments"]);
    expect(fields("assumed")).toEqual(["demandreactivepowercharge"]);
  });

  test("is billed by the arithmetic of its tariff sheet", () => {
    const [read] = importUrdb(wallingford);
    const usage = Array.from({ length: 12 }, (_, month): MonthlyUsage => {
      const energy = month > 3 && month < 10 ? [200_000, 0] : [0, 180_000];
      return { energyKilowattHours: energy, demandKilowatts: [], peakKilowatts: 500 };
    });
    const bill = annualBill(read!.tariff, usage, { powerFactor: 0.8 });
    // tan φ is 0.75 at a power factor of 0.8.
    const reactive = 500 * 0.75 * 2.7;
    expect(bill.months[0]!.total).toBeCloseTo(180_000 * (0.0619 + 0.008376) + 500 * 10.5 + reactive + 275, 6);
    expect(bill.months[6]!.total).toBeCloseTo(200_000 * (0.0687 + 0.008376) + 500 * 11.5 + reactive + 275, 6);
    expect(annualBill(read!.tariff, usage, { powerFactor: 0.8, freeReactiveShare: 0.8 }).months[0]!.reactiveDemand).toBe(0);
    expect(() => annualBill(read!.tariff, usage)).toThrow(/demandreactivepowercharge.*power factor/);
  });

  test("gives the year's energy charges that REopt's test of tiers works out by hand", () => {
    // Florida Power & Light, RS-1: 12 000 kWh · 0.08721 + 12 000 kWh · 0.10803 = 2342.88.
    const energyratestructure = [
      [
        { max: 1000, rate: 0.07531, adj: 0.0119, unit: "kWh" },
        { rate: 0.09613, adj: 0.0119, unit: "kWh" },
      ],
    ];
    const [read] = importUrdb({ name: "RS-1", energyratestructure, energyweekdayschedule: every(0), energyweekendschedule: every(0) });
    const usage = usageOf(2000);
    expect(annualBill(read!.tariff, usage).total).toBeCloseTo(2342.88, 2);
  });

  test("reads the rows of the database's own export", () => {
    const [read] = importUrdb({
      _id: { $oid: "5cacf5425457a3a1718adb47" },
      utilityName: "Pacific Gas & Electric Co",
      rateName: "E-19",
      effectiveDate: { $date: "2019-03-01T00:00:00.000Z" },
      endDate: { $date: 1561852800000 },
      energyRateStrux: [{ energyRateTiers: [{ rate: 0.1, unit: "kWh" }] }, { energyRateTiers: [{ rate: 0.2 }] }],
      energyWeekdaySched: summer,
      energyWeekendSched: summer,
      flatDemandStrux: [{ flatDemandTiers: [{ rate: 20 }] }],
      fixedChargeFirstMeter: 4.6,
      fixedChargeUnits: "$/day",
      fixedChargeEaAddl: 0,
    });
    expect(read!.identity).toEqual({
      label: "5cacf5425457a3a1718adb47",
      utility: "Pacific Gas & Electric Co",
      name: "E-19",
      startdate: "2019-03-01",
      enddate: "2019-06-30",
    });
    expect(read!.tariff.energyratestructure).toEqual([[{ rate: 0.1, unit: "kWh" }], [{ rate: 0.2 }]]);
    expect(read!.tariff.flatdemandstructure).toEqual([[{ rate: 20 }]]);
    expect(
      annualBill({ fixedchargefirstmeter: read!.tariff.fixedchargefirstmeter, fixedchargeunits: "$/day" } as Tariff, usageOf(0)).total,
    ).toBeCloseTo(365 * 4.6, 9);
  });

  test("takes numbers in texts, nulls and tiers in any order", () => {
    const [read] = importUrdb({
      energyratestructure: [
        [
          { rate: "0.2", max: null, adj: null },
          { rate: "0.1", max: "300" },
        ],
        [],
      ],
      demandratestructure: null,
      flatdemandmonths: [],
      lookbackPercent: 80,
      lookbackMonths: Array(12).fill(false),
      lookbackRange: null,
      energyweekdayschedule: every(0),
      energyweekendschedule: every(1),
    });
    expect(read!.tariff).toEqual({
      energyratestructure: [[{ rate: 0.1, max: 300 }, { rate: 0.2 }], [{ rate: 0 }]],
      energyweekdayschedule: every(0),
      energyweekendschedule: every(1),
      lookbackPercent: 0.8,
    });
    expect(read!.remarks.map(({ field, kind }) => [field, kind])).toEqual([
      ["lookbackpercent", "notBilled"],
      ["lookbackpercent", "assumed"],
      ["energyratestructure", "assumed"],
    ]);
  });

  test("reads every record of an answer", () => {
    const items = [wallingford, { ...wallingford, name: "Second" }];
    expect(importUrdb({ items }).map(({ identity }) => identity.name)).toEqual(["Primary Service - Northford", "Second"]);
    expect(importUrdb(items)).toHaveLength(2);
  });

  const refused: ReadonlyArray<readonly [string, unknown, RegExp]> = [
    ["text that is not JSON", "rate 0.12", /JSON/],
    ["an answer without records", { items: [] }, /no tariff/],
    ["a number", 5, /object/],
    ["a record without detail", { label: "1", name: "A", utility: "B" }, /detail=full/],
    ["a period that is not there", { ...wallingford, energyweekdayschedule: every(2) }, /energyweekdayschedule/],
    ["a price that is no number", { energyratestructure: [[{ rate: "cheap" }]] }, /energyratestructure\.rate/],
    ["a ratchet of more than 100 %", { ...wallingford, lookbackPercent: 180 }, /lookbackPercent/],
    ["a text that is not a date", { ...wallingford, startdate: "soon" }, /startdate/],
  ];
  test.each(refused)("is refused as %s", (_name, source, message) => {
    expect(() => importUrdb(source)).toThrow(message);
    expect(() => importUrdb(source)).toThrow(RangeError);
  });

  test("gets warnings by its dates", () => {
    const remark = (startdate: string, today: string) =>
      importUrdb({ fixedmonthlycharge: 5, startdate }, { today })[0]!.remarks.map(({ kind }) => kind);
    expect(remark("2025-03-01", "2026-01-31")).toEqual([]);
    expect(remark("2023-03-01", "2026-01-31")).toEqual(["old"]);
    expect(remark("2026-03-01", "2026-01-31")).toEqual(["note"]);
    expect(() => importUrdb(wallingford, { today: "later" })).toThrow(TariffError);
  });
});

test("days are those of the Gregorian calendar", () => {
  const seconds = fc.integer({ min: Date.UTC(1900, 0, 1) / 1000, max: Date.UTC(2150, 0, 1) / 1000 });
  fc.assert(
    fc.property(seconds, (startdate) => {
      const day = new Date(startdate * 1000).toISOString().slice(0, 10);
      const [read] = importUrdb({ fixedmonthlycharge: 5, startdate });
      expect(read!.identity.startdate).toBe(day);
      expect(exportUrdb(read!.tariff, read!.identity)).toContain(`"startdate": ${Date.parse(day) / 1000}`);
    }),
  );
  for (const startdate of ["2023-02-29", "2024-13-01", "2024-00-10", 1e15]) {
    expect(() => importUrdb({ fixedmonthlycharge: 5, startdate })).toThrow(/startdate/);
  }
});

test("what is written is read back unchanged", () => {
  const price = fc.double({ min: 0, max: 10, noNaN: true });
  const tiers = fc.tuple(price, price, fc.integer({ min: 1, max: 1000 })).map(([first, second, max]) => [
    { max, rate: first },
    { rate: second, sell: 0.01 },
  ]);
  fc.assert(
    fc.property(fc.array(tiers, { minLength: 1, maxLength: 4 }), fc.double({ min: 0, max: 1, noNaN: true }), (periods, share) => {
      const tariff: Tariff = {
        energyratestructure: periods,
        energyweekdayschedule: every(periods.length - 1),
        energyweekendschedule: every(0),
        flatdemandstructure: [[{ rate: 12 }]],
        flatdemandmonths: Array<number>(12).fill(0),
        lookbackPercent: share,
        lookbackRange: 6,
        fixedchargefirstmeter: 12,
        fixedchargeunits: "$/month",
      };
      const identity = { name: "General", utility: "A & B", startdate: "2024-02-29", source: "https://example.org/a.pdf" };
      const [read] = importUrdb(exportUrdb(tariff, identity));
      expect(read!.tariff).toEqual(tariff);
      expect(read!.identity).toEqual(identity);
    }),
    { numRuns: runs(25) },
  );
});

function usageOf(energy: number): MonthlyUsage[] {
  return Array.from({ length: 12 }, () => ({ energyKilowattHours: [energy], demandKilowatts: [], peakKilowatts: 0 }));
}
