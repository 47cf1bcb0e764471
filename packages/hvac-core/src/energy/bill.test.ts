import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { annualBill, usageByPeriod, type MonthlyUsage, type Tariff } from "./index.ts";

const every = (period: number) => Array.from({ length: 12 }, () => Array<number>(24).fill(period));
const noon = every(0).map((row) => row.map((_, hour) => (hour >= 10 && hour < 14 ? 1 : 0)));
const year = (energy: readonly number[], peak: number): MonthlyUsage[] =>
  Array.from({ length: 12 }, () => ({ energyKilowattHours: energy, demandKilowatts: [], peakKilowatts: peak }));

describe("bills worked out in print", () => {
  test("a convenience store on Public Service Electric & Gas, June", () => {
    // Energy Management Handbook, chapter 18.5.1: 17 588 kWh and 30 kW; 3.74 + 1661.01 − 302.37 + 262.34 = 1624.72.
    const tariff: Tariff = {
      fixedmonthlycharge: 3.74,
      energyratestructure: [[{ rate: 0.09444 }]],
      fueladjustmentsmonthly: Array<number>(12).fill(-0.017192),
      flatdemandstructure: [[{ rate: 262.34 / 30 }]],
    };
    const june = annualBill(tariff, year([17_588], 30)).months[5]!;
    const amount = (kind: string) => june.items.find((item) => item.kind === kind)!.amount;
    // Printed to the cent.
    expect(amount("energy")).toBeCloseTo(1661.01, 2);
    expect(amount("fuelAdjustment")).toBeCloseTo(-302.37, 2);
    expect(Math.abs(june.total - 1624.72)).toBeLessThan(0.01);
  });

  test("a restaurant on a medium general service rate, summer", () => {
    // IAEI Magazine, July 2007: 24 000 kWh at 6.2533 ¢, 150 kW at 22.6935 $, 25.42 $ to begin with: 1500.79, 3404.02, 25.42.
    const tariff: Tariff = {
      fixedmonthlycharge: 25.42,
      energyratestructure: [[{ rate: 0.062533 }]],
      flatdemandstructure: [[{ rate: 22.6935 }]],
    };
    const july = annualBill(tariff, year([24_000], 150)).months[6]!;
    expect(july.energy).toBeCloseTo(1500.79, 2);
    // Printed to the cent, cut rather than rounded: 3404.025.
    expect(Math.abs(july.flatDemand - 3404.02)).toBeLessThan(0.01);
    expect(july.total).toBeCloseTo(1500.792 + 3404.025 + 25.42, 9);
  });
});

/** Any tariff of three periods with tiers, and any year of load that also exports. */
const anyTariff = fc
  .record({
    prices: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 6, maxLength: 6 }),
    schedule: fc.array(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 24, maxLength: 24 }), { minLength: 12, maxLength: 12 }),
    lookbackPercent: fc.double({ min: 0, max: 1, noNaN: true }),
    fuel: fc.double({ min: -0.05, max: 0.1, noNaN: true }),
    minimum: fc.double({ min: 0, max: 2000, noNaN: true }),
  })
  .map(({ prices, schedule, lookbackPercent, fuel, minimum }): Tariff => ({
    energyratestructure: [0, 2, 4].map((index) => [{ max: 500, rate: prices[index]!, sell: 0.03 }, { rate: prices[index + 1]! }]),
    energyweekdayschedule: schedule,
    energyweekendschedule: every(2),
    demandratestructure: [[{ max: 10, rate: prices[0]! * 20 }, { rate: prices[1]! * 30 }], [{ rate: 4 }], [{ rate: 0 }]],
    demandweekdayschedule: schedule,
    demandweekendschedule: every(0),
    flatdemandstructure: [[{ rate: 11 }]],
    lookbackPercent,
    coincidentratestructure: [[{ rate: 6 }]],
    demandreactivepowercharge: 0.4,
    fixedchargefirstmeter: 1.5,
    fixedchargeunits: "$/day",
    fueladjustmentsmonthly: Array<number>(12).fill(fuel),
    minmonthlycharge: minimum,
  }));
const anyLoad = fc
  .tuple(fc.double({ min: -2e4, max: 4e4, noNaN: true }), fc.double({ min: 0, max: 4e4, noNaN: true }))
  .map(([base, swing]) => ({
    power: Array.from({ length: 8760 }, (_, hour) => base + swing * Math.sin(hour / 3.7)),
    firstWeekday: 2,
    holidays: [1, 359],
    systemPeakHours: [500, 5000],
  }));

describe("every bill", () => {
  const meterings = ["netBilling", "netBillingRollover", "netMetering"] as const;
  test.each(meterings)("adds up line by line to its months, and its months to the year: %s", (metering) => {
    fc.assert(
      fc.property(anyTariff, anyLoad, (tariff, load) => {
        const terms = { powerFactor: 0.92, taxRate: 0.07, metering, yearEndSellRate: 0.02 };
        const bill = annualBill(tariff, usageByPeriod(tariff, load), terms);
        for (const { items, total, ...month } of bill.months) {
          const sum = items.reduce((a, item) => a + item.amount, 0);
          const scale = items.reduce((a, item) => a + Math.abs(item.amount), 1);
          expect(Math.abs(sum - total)).toBeLessThan(1e-9 * scale);
          const parts = month.energy + month.demand + month.flatDemand + month.coincidentDemand + month.reactiveDemand + month.fixed;
          expect(Math.abs(parts - month.exportCredit + month.minimumTopUp + month.tax - total)).toBeLessThan(1e-9 * scale);
          for (const { quantity, price, amount } of items) {
            if (quantity !== undefined) expect(Math.abs(Math.abs(quantity * price!) - Math.abs(amount))).toBeLessThan(1e-9 * scale);
          }
        }
        const sum = bill.months.reduce((a, { total }) => a + total, 0);
        expect(sum + bill.annualTopUp - bill.yearEndCredit).toBeCloseTo(bill.total, 6);
      }),
      { numRuns: runs(8) },
    );
  });

  test("is that of one period when all periods have the same price", () => {
    fc.assert(
      fc.property(
        anyLoad,
        fc.array(fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 24, maxLength: 24 }), { minLength: 12, maxLength: 12 }),
        (load, schedule) => {
          const flat: Tariff = { energyratestructure: [[{ rate: 0.17, sell: 0.04 }]], fixedmonthlycharge: 9 };
          const painted: Tariff = {
            ...flat,
            energyratestructure: [0, 1, 2].map(() => [{ rate: 0.17, sell: 0.04 }]),
            energyweekdayschedule: schedule,
            energyweekendschedule: schedule,
          };
          const [a, b] = [flat, painted].map((tariff) => annualBill(tariff, usageByPeriod(tariff, load)).total);
          expect(Math.abs(a! - b!)).toBeLessThan(1e-9 * (1 + Math.abs(a!)));
        },
      ),
      { numRuns: runs(8) },
    );
  });

  test("is continuous where a tier begins", () => {
    const tariff: Tariff = { energyratestructure: [[{ max: 500, rate: 0.1 }, { max: 900, rate: 0.3 }, { rate: 0.05 }]] };
    const totalAt = (energy: number) => annualBill(tariff, year([energy], 0)).months[0]!.total;
    for (const limit of [500, 900]) expect(Math.abs(totalAt(limit + 1e-6) - totalAt(limit - 1e-6))).toBeLessThan(1e-6);
    expect(annualBill(tariff, year([1000], 0)).months[0]!.items.map(({ tier, quantity }) => [tier, quantity])).toEqual([
      [0, 500],
      [1, 400],
      [2, 100],
    ]);
  });
});

describe("demand at the utility's own peaks", () => {
  const tariff: Tariff = {
    coincidentratestructure: [[{ rate: 3 }], [{ rate: 8 }]],
    coincidentrateschedule: every(0).map((row, month) => row.map(() => (month === 6 ? 1 : 0))),
  };
  const power = Array.from({ length: 8760 }, (_, hour) => 1000 * (1 + (hour % 24)));

  test("is the highest of the given hours, by the period of their month", () => {
    // Hours 15 and 20 of 1 January, hour 17 of 1 July (day 182).
    const systemPeakHours = [15, 20, 181 * 24 + 17];
    const bill = annualBill(tariff, usageByPeriod(tariff, { power, firstWeekday: 0, systemPeakHours, peakFactor: 1.1 }));
    expect(bill.months[0]!.coincidentDemand).toBeCloseTo(20 * 1.1 * 3, 9);
    expect(bill.months[6]!.coincidentDemand).toBeCloseTo(17 * 1.1 * 8, 9);
    expect(bill.total).toBeCloseTo(bill.months[0]!.total + bill.months[6]!.total, 9);
  });

  test("cannot be billed while those hours are not known", () => {
    expect(() => annualBill(tariff, usageByPeriod(tariff, { power, firstWeekday: 0 }))).toThrow(/systemPeakHours/);
  });
});

describe("exports", () => {
  const tariff: Tariff = {
    energyratestructure: [[{ rate: 0.2, sell: 0.05 }], [{ rate: 0.3, sell: 0.1 }]],
    energyweekdayschedule: noon,
    energyweekendschedule: noon,
    fixedmonthlycharge: 10,
  };
  const month = (taken: readonly number[], given: readonly number[]): MonthlyUsage => ({
    energyKilowattHours: taken,
    exportKilowattHours: given,
    demandKilowatts: [],
    peakKilowatts: 0,
  });
  const sunny = [month([100, 0], [0, 900]), ...Array.from({ length: 11 }, () => month([100, 50], [0, 0]))];

  test("carry their credit through the year, and what is left lapses", () => {
    const bill = annualBill(tariff, sunny, { metering: "netBillingRollover" });
    // January: 30 charged, 90 earned; the other months are charged 45.
    expect(bill.months.slice(0, 4).map(({ total }) => total)).toEqual([0, 0, 30, 45]);
    expect(
      annualBill(tariff, sunny)
        .months.slice(0, 2)
        .map(({ total }) => total),
    ).toEqual([0, 45]);
  });

  test("are set against what is taken in the same period under net metering, and the rest is paid at the year's end", () => {
    const bill = annualBill(tariff, sunny, { metering: "netMetering", yearEndSellRate: 0.04 });
    // 900 kWh of period 1 cover 11 · 50 kWh of it; 350 are left.
    expect(bill.months.every(({ energy }) => Math.abs(energy - 20) < 1e-9)).toBe(true);
    expect(bill.yearEndCredit).toBeCloseTo(350 * 0.04, 9);
    expect(bill.total).toBeCloseTo(12 * 30 - 14, 9);
  });

  test("need no price under net metering, and equal purchases where buying and selling cost the same", () => {
    const power = Array.from({ length: 8760 }, (_, hour) => (hour % 24 === 12 ? -4000 : 1000));
    const metered: Tariff = { energyratestructure: [[{ rate: 0.25 }]] };
    const net = annualBill(metered, usageByPeriod(metered, { power, firstWeekday: 0 }), { metering: "netMetering" });
    expect(net.total).toBeCloseTo(0.25 * 365 * (23 - 4), 6);
    const billed: Tariff = { energyratestructure: [[{ rate: 0.25, sell: 0.25 }]] };
    expect(annualBill(billed, usageByPeriod(billed, { power, firstWeekday: 0 })).total).toBeCloseTo(net.total, 6);
  });

  test("are paid in no other way", () => {
    expect(() => annualBill(tariff, sunny, { metering: "netMeter" as "netMetering" })).toThrow(/did you mean "netMetering"/);
  });
});
