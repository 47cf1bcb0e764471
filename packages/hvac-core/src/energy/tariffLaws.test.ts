import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  annualBill,
  exportUrdb,
  importUrdb,
  requireTariff,
  usageByPeriod,
  type MonthlyUsage,
  type Tariff,
  type TariffTier,
} from "./index.ts";

const every = (period: number) => Array.from({ length: 12 }, () => Array<number>(24).fill(period));
const year = (energy: readonly number[], peaks: number | readonly number[] = 0): MonthlyUsage[] =>
  Array.from({ length: 12 }, (_, month) => ({
    energyKilowattHours: energy,
    demandKilowatts: [],
    peakKilowatts: typeof peaks === "number" ? peaks : peaks[month]!,
  }));
const read = (record: unknown) => importUrdb(record)[0]!;
const notBilled = (record: unknown) =>
  read(record)
    .remarks.filter(({ kind }) => kind === "notBilled")
    .map(({ field }) => field);

/** 20 kW, and 100 kW from June to September. */
const summerPeaks = Array.from({ length: 12 }, (_, month) => (month >= 5 && month <= 8 ? 100 : 20));
const summerFlags = summerPeaks.map((peak) => peak === 100);

describe("a ratchet", () => {
  const flat = { flatdemandstructure: [[{ rate: 10 }]], flatdemandmonths: Array<number>(12).fill(0) };

  test("is read by the web service's names in lower case", () => {
    const record = { ...flat, lookbackpercent: 0.6, lookbackrange: 0, lookbackmonths: summerFlags };
    // 8 months at 0.6 · 100 kW, 4 at 100 kW: 880 kW at 10.
    expect(annualBill(read(record).tariff, year([0], summerPeaks)).total).toBeCloseTo(8800, 9);
    expect(read(record).remarks).toEqual([]);
  });

  test("of 80 % of the eleven months before, in an answer of the web service", () => {
    const items = [
      {
        label: "0",
        name: "Large Power with ratchet",
        utility: "Test Utility",
        sector: "Commercial",
        startdate: 1_767_225_600,
        energyratestructure: [[{ rate: 0.1 }]],
        ...flat,
        lookbackpercent: 0.8,
        lookbackrange: 11,
        lookbackmonths: Array<boolean>(12).fill(false),
      },
    ];
    const peaks = Array.from({ length: 12 }, (_, month) => (month === 6 ? 500 : 200));
    const { tariff, remarks } = read({ items });
    // One month at 500 kW, eleven at 0.8 · 500 kW.
    expect(annualBill(tariff, year([0], peaks)).total).toBeCloseTo(10 * (500 + 11 * 400), 9);
    expect(remarks).toEqual([]);
  });

  test("is also the demand of tiers by hours of use, as the contract is", () => {
    // 30 000 kWh, and 100 kW but 200 kW in four months: 0.95 · 200 kW · 200 h = 38 000 kWh, all of it in the first tier at 0.10.
    const tariff: Tariff = {
      energyratestructure: [[{ max: 200, unit: "kWh/kW", rate: 0.1 }, { rate: 0.05 }]],
      lookbackPercent: 0.95,
      lookbackRange: 11,
    };
    const peaks = summerPeaks.map((peak) => (peak === 100 ? 200 : 100));
    const bill = annualBill(tariff, year([30_000], peaks));
    expect(bill.months[0]!.billingKilowatts).toBeCloseTo(190, 9);
    expect(bill.months[0]!.energy).toBeCloseTo(3000, 9);
    expect(bill.total).toBeCloseTo(36_000, 8);
    const { lookbackPercent: _, ...contracted } = tariff;
    expect(annualBill(contracted, year([30_000], 100), { minimumBillingKilowatts: 190 }).months[0]!.energy).toBeCloseTo(3000, 9);
    // Without either: 20 000 kWh at 0.10, 10 000 at 0.05.
    expect(annualBill(contracted, year([30_000], 100)).months[0]!.energy).toBeCloseTo(2500, 9);
  });

  test("that applies to no charge of the tariff gets a warning", () => {
    const record = { lookbackpercent: 0.6, energyratestructure: [[{ rate: 0.1 }]], demandratestructure: [[{ rate: 10 }]] };
    expect(notBilled(record)).toEqual(["lookbackpercent"]);
    expect(notBilled({ ...record, flatdemandstructure: [[{ rate: 0 }]] })).toEqual(["lookbackpercent"]);
    expect(notBilled({ ...record, ...flat })).toEqual([]);
    expect(notBilled({ ...record, energyratestructure: [[{ max: 200, unit: "kWh/kW", rate: 0.1 }, { rate: 0.05 }]] })).toEqual([]);
  });
});

describe("the names of a record", () => {
  test("are those of the web service, of the documentation and of the export", () => {
    const structure = { coincidentratestructure: [[{ rate: 3 }], [{ rate: 8 }]] };
    for (const name of ["coincidentschedule", "coincidentrateschedule", "coincidentSched"])
      expect(read({ ...structure, [name]: every(1) }).tariff.coincidentrateschedule, name).toEqual(every(1));
    const { remarks } = read({
      FixedMonthlyCharge: 5,
      dgRules: "Net Metering",
      demandComments: "see rider",
      demandMin: 50,
      demandMax: 500,
    });
    expect(remarks.map(({ field }) => field)).toEqual(["peakkwcapacitymin", "dgrules", "demandcomments"]);
    expect(remarks[0]!.message).toContain("from 50 kW up to 500 kW");
  });

  test("with two values for one field are refused", () => {
    expect(() => read({ fixedmonthlycharge: 5, lookbackPercent: 0.5, lookbackpercent: 0.6 })).toThrow(/lookbackpercent.*twice/);
    expect(read({ fixedmonthlycharge: 5, lookbackPercent: 0.5, lookbackpercent: null }).tariff.lookbackPercent).toBe(0.5);
  });

  test("that the engine would ignore are refused in a tariff", () => {
    const tariff = { flatdemandstructure: [[{ rate: 10 }]], lookbackpercent: 0.6 };
    expect(() => requireTariff(tariff)).toThrow(/lookbackpercent: the name is lookbackPercent/);
  });

  test("are written as the web service gives them", () => {
    const [item] = (
      JSON.parse(
        exportUrdb({
          energyratestructure: [[{ rate: 0.1 }]],
          flatdemandstructure: [[{ rate: 10 }]],
          lookbackPercent: 0.6,
          lookbackMonths: summerFlags,
          coincidentratestructure: [[{ rate: 3 }]],
        }),
      ) as { items: [Record<string, unknown>] }
    ).items;
    expect(item).toMatchObject({ lookbackpercent: 0.6, lookbackmonths: summerFlags, coincidentschedule: every(0) });
    expect(item).toMatchObject({
      energyweekdayschedule: every(0),
      energyweekendschedule: every(0),
      flatdemandmonths: every(0)[0]!.slice(12),
    });
    expect(Object.keys(item).filter((name) => name !== name.toLowerCase())).toEqual([]);
  });

  test("of a request for REopt lead to the record that it carries", () => {
    const carried = { name: "General", energyratestructure: [[{ rate: 0.1 }]] };
    for (const request of [{ ElectricTariff: { urdb_response: carried } }, { urdb_response: carried }])
      expect(read(request).identity.name).toBe("General");
    expect(() => read({ ElectricLoad: 5 })).toThrow(/no record of the rate database/);
  });
});

describe("tiers of two units", () => {
  const block = [
    { max: 200, unit: "kWh/kW", rate: 0.1158 },
    { max: 3000, unit: "kWh", rate: 0.1158 },
    { max: 10_000, unit: "kWh", rate: 0.1068 },
    { max: 200_000, unit: "kWh", rate: 0.0916 },
    { max: 400, unit: "kWh/kW", rate: 0.0124 },
    { max: 600, unit: "kWh/kW", rate: 0.0093 },
    { unit: "kWh/kW", rate: 0.007 },
  ];
  const january = (tiers: readonly TariffTier[], energy: number, peak: number) =>
    annualBill(read({ energyratestructure: [tiers] }).tariff, year([energy], peak)).months[0]!.energy;

  test("by energy after one by hours of use are its steps", () => {
    // To 200 h · 100 kW: 3000 kWh, 7000 kWh and 10 000 kWh; 10 000 kWh above.
    expect(january(block, 30_000, 100)).toBeCloseTo(3000 * 0.1158 + 7000 * 0.1068 + 10_000 * 0.0916 + 10_000 * 0.0124, 9);
    expect(january(block, 30_000, 100)).toBeCloseTo(2135, 9);
    // To 200 h · 10 kW only the first step is in reach; 400 h · 10 kW, 600 h · 10 kW, and the rest.
    expect(january(block, 30_000, 10)).toBeCloseTo(2000 * (0.1158 + 0.0124 + 0.0093) + 24_000 * 0.007, 9);
    const open = block.map((tier) => (tier.max === 200_000 ? { ...tier, max: 1e38 } : tier));
    expect(january(open, 3e6, 10_000)).toBeCloseTo(3000 * 0.1158 + 7000 * 0.1068 + 1_990_000 * 0.0916 + 1_000_000 * 0.0124, 6);
  });

  test("by energy before one by hours of use come first", () => {
    const tiers = [
      { max: 3000, unit: "kWh", rate: 0.12 },
      { max: 200, unit: "kWh/kW", rate: 0.06 },
      { unit: "kWh", rate: 0.02 },
    ];
    // 3000 kWh, then to 200 h · 150 kW = 30 000 kWh, then 20 000 kWh: 360 + 1620 + 400.
    expect(january(tiers, 50_000, 150)).toBeCloseTo(2380, 9);
    // 200 h · 10 kW lie below the first limit.
    expect(january(tiers, 5000, 10)).toBeCloseTo(3000 * 0.12 + 2000 * 0.02, 9);
    expect(january([{ max: 3000, rate: 0.12 }, { max: 200, unit: "kWh/kW", rate: 0.1 }, { rate: 0.05 }], 2500, 100)).toBeCloseTo(300, 9);
  });

  test("of a month and of a day keep their order", () => {
    const tiers = [{ max: 500, rate: 0.1 }, { max: 20, unit: "kWh daily", rate: 0.2 }, { rate: 0.3 }];
    // January has 31 days: to 500, to 620, above.
    expect(january(tiers, 1000, 0)).toBeCloseTo(50 + 24 + 380 * 0.3, 9);
    expect(january([{ max: 6, unit: "kWh/kW daily", rate: 0.1 }, { rate: 0.05 }], 2000, 10)).toBeCloseTo(186 + 140 * 0.05, 9);
  });

  test("must rise among those of their unit, and only the last and the last step of a block are open", () => {
    const faulty = (tiers: readonly TariffTier[]) => () => requireTariff({ energyratestructure: [tiers] });
    expect(faulty([{ max: 300, unit: "kWh/kW" }, { max: 5000 }, { max: 200, unit: "kWh/kW" }, {}])).toThrow(/rise/);
    expect(faulty([{ max: 500 }, { max: 20, unit: "kWh daily" }, { max: 400 }, {}])).toThrow(/rise/);
    expect(faulty([{ max: 500 }, {}, { max: 200, unit: "kWh/kW" }, {}])).toThrow(/open/);
    expect(faulty([{ max: 200, unit: "kWh/kW" }, {}, { max: 400, unit: "kWh/kW" }, {}])).not.toThrow();
  });

  test("say whose prices are billed", () => {
    const fields = (tiers: readonly TariffTier[]) => read({ energyratestructure: [tiers] }).remarks.map(({ field }) => field);
    expect(fields(block)).toEqual([]);
    expect(fields([{ ...block[0]!, rate: 0.2 }, ...block.slice(1)])).toEqual(["energyratestructure"]);
  });
});

describe("tiers of one month", () => {
  const bill = (structure: readonly (readonly TariffTier[])[], energy: readonly number[]) =>
    annualBill({ energyratestructure: structure, energyweekdayschedule: every(0), energyweekendschedule: every(1) }, year(energy))
      .months[0]!;

  test("are shared by its periods", () => {
    const tiers = [{ max: 500, rate: 0.1 }, { rate: 0.2 }];
    // As one period: 500 kWh at 0.1, 300 at 0.2.
    expect(bill([tiers, tiers], [400, 400]).energy).toBeCloseTo(110, 9);
    const [a, b] = [
      [{ max: 100, rate: 0.1 }, { rate: 0.2 }],
      [{ max: 100, rate: 0.3 }, { rate: 0.4 }],
    ];
    // 100 kWh of 1000 are in the first tier, and of each period's energy a tenth: 30 and 70 kWh.
    const month = bill([a, b], [300, 700]);
    expect(month.energy).toBeCloseTo(30 * 0.1 + 270 * 0.2 + 70 * 0.3 + 630 * 0.4, 9);
    expect(month.items.map(({ period, tier, quantity }) => [period, tier, Math.round(quantity!)])).toEqual([
      [0, 0, 30],
      [0, 1, 270],
      [1, 0, 70],
      [1, 1, 630],
    ]);
  });

  test("with other limits count their own energy, with a warning", () => {
    const structure = [[{ max: 100, rate: 0.1 }, { rate: 0.2 }], [{ rate: 0.4 }]];
    expect(bill(structure, [300, 700]).energy).toBeCloseTo(10 + 40 + 280, 9);
    const schedules = { energyweekdayschedule: every(0), energyweekendschedule: every(1) };
    const [remark] = read({ energyratestructure: structure, ...schedules }).remarks;
    expect(remark).toMatchObject({
      field: "energyratestructure",
      kind: "assumed",
      message: expect.stringContaining("every month") as string,
    });
    // Summer and winter periods never meet in a month.
    const seasons = every(0).map((row, month) => row.map(() => (summerFlags[month] ? 1 : 0)));
    expect(read({ energyratestructure: structure, energyweekdayschedule: seasons, energyweekendschedule: seasons }).remarks).toEqual([]);
  });
});

describe("a charge in a unit that cannot be billed", () => {
  const energyratestructure = [[{ rate: 0.1 }]];

  test("is left out by name, and the rest is billed", () => {
    for (const unit of ["kW daily", "hp", "kVA daily", "hp daily"]) {
      const record = {
        energyratestructure,
        flatdemandstructure: [[{ rate: 10 }]],
        flatdemandunit: unit,
        demandratestructure: [[{ rate: 5 }]],
      };
      expect(notBilled(record), unit).toEqual(["flatdemandstructure"]);
      expect(read(record).remarks[0]!.message).toContain(`"${unit}"`);
      expect(
        annualBill(
          read(record).tariff,
          year([1000]).map((month) => ({ ...month, demandKilowatts: [7] })),
        ).months[0]!.total,
      ).toBeCloseTo(135, 9);
    }
    expect(notBilled({ energyratestructure, demandratestructure: [[{ rate: 5, unit: "kW daily" }]] })).toEqual(["demandratestructure"]);
    expect(notBilled({ energyratestructure, fixedchargefirstmeter: 5, fixedchargeunits: "$/kWh" })).toEqual(["fixedchargefirstmeter"]);
    expect(notBilled({ energyratestructure: [[{ max: 5, unit: "kWh/hp", rate: 1 }, { rate: 2 }]], fixedmonthlycharge: 9 })).toEqual([
      "energyratestructure",
    ]);
  });

  test("that costs nothing is not missed", () => {
    expect(read({ energyratestructure, flatdemandstructure: [[{ rate: 0 }]], flatdemandunit: "hp" }).remarks).toEqual([]);
  });

  test("is why a record without another price is refused", () => {
    expect(() => read({ flatdemandstructure: [[{ rate: 10 }]], flatdemandunit: "hp" })).toThrow(/flatdemandstructure: "hp"/);
  });
});

test("exports below zero cost money under every kind of metering that pays them", () => {
  const tariff: Tariff = { energyratestructure: [[{ rate: 0.2, sell: -0.01 }]] };
  const usage = year([1000]).map((month) => ({ ...month, exportKilowattHours: [500] }));
  for (const metering of ["netBilling", "netBillingRollover"] as const) {
    const bill = annualBill(tariff, usage, { metering });
    expect(bill.total).toBeCloseTo(12 * 205, 9);
    for (const { items, total } of bill.months) expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBeCloseTo(total, 9);
  }
});

const price = fc.double({ min: 0, max: 1, noNaN: true });
const limit = fc.double({ min: 1, max: 2000, noNaN: true });
const anyUnit = fc.constantFrom(undefined, "kWh", "kWh daily", "kWh/kW", "kWh/kW daily");
/** Up to four tiers that rise, in one unit. */
const anyTiers = fc
  .record({ unit: anyUnit, limits: fc.uniqueArray(limit, { maxLength: 3 }), prices: fc.array(price, { minLength: 4, maxLength: 4 }) })
  .map(({ unit, limits, prices }): TariffTier[] => [
    ...limits.toSorted((a, b) => a - b).map((max, index) => ({ max, rate: prices[index]!, sell: 0.02, ...(unit && { unit }) })),
    { rate: prices[3]!, sell: 0.02 },
  ]);
const scheduleOf = (periods: number) =>
  fc.array(fc.array(fc.nat(periods - 1), { minLength: 24, maxLength: 24 }), { minLength: 12, maxLength: 12 });
/** Any tariff of three energy periods, two of which may share limits, with demand by time of use, flat demand and a ratchet. */
const anyTariff = fc
  .record({
    tiers: fc.tuple(anyTiers, anyTiers),
    prices: fc.array(price, { minLength: 4, maxLength: 4 }),
    weekdays: scheduleOf(3),
    weekends: scheduleOf(3),
    demand: scheduleOf(2),
    share: price,
  })
  .map(({ tiers: [first, second], prices, weekdays, weekends, demand, share }): Tariff => ({
    energyratestructure: [first, first.map((tier, index) => ({ ...tier, rate: prices[index]! })), second],
    energyweekdayschedule: weekdays,
    energyweekendschedule: weekends,
    demandratestructure: [[{ max: 20, rate: 3 }, { rate: 4 }], [{ rate: 5 }]],
    demandweekdayschedule: demand,
    demandweekendschedule: demand,
    flatdemandstructure: [[{ rate: 11 }]],
    lookbackPercent: share,
    fixedchargefirstmeter: 3,
    fixedchargeunits: "$/day",
    fueladjustmentsmonthly: Array.from({ length: 12 }, (_, month) => month / 1000),
  }));
/** Any year of load that also exports; made on demand, so that a counterexample shows its three numbers. */
const anyLoad = fc
  .tuple(fc.double({ min: -1e4, max: 4e4, noNaN: true }), fc.double({ min: 0, max: 4e4, noNaN: true }), fc.nat(1000))
  .map(([base, swing, seed]) => () => ({
    power: Array.from({ length: 8760 }, (_, hour) => base + swing * Math.sin((hour + seed) / 3.7) * Math.cos(hour / 500)),
    firstWeekday: seed % 7,
  }));
const totalOf = (tariff: Tariff, load: () => Parameters<typeof usageByPeriod>[1]) =>
  annualBill(tariff, usageByPeriod(tariff, load())).total;
const expectSame = (a: number, b: number) => expect(Math.abs(a - b)).toBeLessThan(1e-9 * (1 + Math.abs(b)));
const extent = { numRuns: runs(10) };

describe("any tariff bills the same", () => {
  test("with a period split in two", () => {
    const coins = fc.infiniteStream(fc.boolean());
    fc.assert(
      fc.property(anyTariff, anyLoad, fc.nat(2), coins, (tariff, load, period, coin) => {
        const structure = tariff.energyratestructure!;
        const split = (schedule: Tariff["energyweekdayschedule"]) =>
          schedule!.map((row) => row.map((each) => (each === period && coin.next().value ? structure.length : each)));
        const halved: Tariff = {
          ...tariff,
          energyratestructure: [...structure, structure[period]!],
          energyweekdayschedule: split(tariff.energyweekdayschedule),
          energyweekendschedule: split(tariff.energyweekendschedule),
        };
        expectSame(totalOf(halved, load), totalOf(tariff, load));
      }),
      extent,
    );
  });

  test("with its table of tiers permuted", () => {
    const orders = fc.array(fc.array(fc.integer(), { minLength: 4, maxLength: 4 }), { minLength: 3, maxLength: 3 });
    fc.assert(
      fc.property(anyTariff, anyLoad, orders, (tariff, load, keys) => {
        const energyratestructure = tariff.energyratestructure!.map((tiers, period) => {
          const places = [...tiers.keys()].toSorted((a, b) => keys[period]![a]! - keys[period]![b]!);
          return places.map((place) => tiers[place]!);
        });
        expectSame(totalOf(read({ ...tariff, energyratestructure }).tariff, load), totalOf(tariff, load));
      }),
      extent,
    );
  });

  test("when it is exported and read again", () => {
    fc.assert(
      fc.property(anyTariff, anyLoad, (tariff, load) => {
        expectSame(totalOf(read(exportUrdb(tariff)).tariff, load), totalOf(tariff, load));
        // A single period without schedules.
        const [tiers] = tariff.energyratestructure!;
        const simple: Tariff = {
          energyratestructure: [tiers!],
          flatdemandstructure: [[{ rate: 4 }]],
          lookbackPercent: tariff.lookbackPercent!,
        };
        expectSame(totalOf(read(exportUrdb(simple)).tariff, load), totalOf(simple, load));
      }),
      extent,
    );
  });

  test("whatever the letter case of its names", () => {
    fc.assert(
      fc.property(anyTariff, fc.infiniteStream(fc.boolean()), (tariff, coin) => {
        const anyCase = (text: string) =>
          Array.from(text, (letter) => (coin.next().value ? letter.toUpperCase() : letter.toLowerCase())).join("");
        const renamed = (value: unknown): unknown => {
          if (Array.isArray(value)) return value.map(renamed);
          if (typeof value !== "object" || value === null) return value;
          return Object.fromEntries(
            Object.entries(value).map(([name, each]) => [anyCase(name), name === "unit" ? anyCase(each as string) : renamed(each)]),
          );
        };
        const usage = year([3000, 2000, 1000], 25).map((month) => ({ ...month, demandKilowatts: [20, 25] }));
        const record = JSON.parse(exportUrdb(tariff)) as unknown;
        expectSame(annualBill(read(renamed(record)).tariff, usage).total, annualBill(tariff, usage).total);
      }),
      extent,
    );
  });

  test("times a factor where all prices, or all quantities and limits, have it", () => {
    const factor = fc.double({ min: 0.1, max: 10, noNaN: true });
    fc.assert(
      fc.property(anyTiers, anyTiers, factor, fc.double({ min: 0, max: 1e4, noNaN: true }), (first, second, by, energy) => {
        const [usage, more] = [1, by].map((times) => year([energy * times, 2000 * times], 25 * times));
        const tariff = { energyratestructure: [first, second], energyweekdayschedule: every(0), energyweekendschedule: every(1) };
        const scaled = (change: (tier: TariffTier) => TariffTier) => ({
          ...tariff,
          energyratestructure: [first, second].map((tiers) => tiers.map(change)),
        });
        const { total } = annualBill(tariff, usage!);
        expectSame(
          annualBill(
            scaled((tier) => ({ ...tier, rate: tier.rate! * by })),
            usage!,
          ).total,
          by * total,
        );
        // Limits by hours of use scale with the demand already.
        const wider = scaled((tier) =>
          tier.max === undefined || tier.unit?.startsWith("kWh/kW") ? tier : { ...tier, max: tier.max * by },
        );
        expectSame(annualBill(wider, more!).total, by * total);
      }),
      extent,
    );
  });

  test("with the months permuted where no price or limit depends on the month", () => {
    const months = fc.array(
      fc.record({ energy: fc.double({ min: 0, max: 1e4, noNaN: true }), peak: fc.double({ min: 0, max: 50, noNaN: true }) }),
      { minLength: 12, maxLength: 12 },
    );
    fc.assert(
      fc.property(months, fc.shuffledSubarray([...every(0).keys()], { minLength: 12, maxLength: 12 }), price, (values, order, share) => {
        // Looking back over all eleven other months, the highest demand is that of the year in every order.
        const tariff: Tariff = {
          energyratestructure: [
            [{ max: 100, unit: "kWh/kW", rate: 0.1 }, { max: 2000, rate: 0.2 }, { max: 200, unit: "kWh/kW", rate: 0.3 }, { rate: 0.05 }],
          ],
          flatdemandstructure: [[{ rate: 10 }]],
          lookbackPercent: share,
          fixedmonthlycharge: 7,
        };
        const usage = (places: readonly number[]) =>
          places.map((place): MonthlyUsage => ({
            energyKilowattHours: [values[place]!.energy],
            demandKilowatts: [],
            peakKilowatts: values[place]!.peak,
          }));
        expectSame(annualBill(tariff, usage(order)).total, annualBill(tariff, usage([...order.keys()])).total);
      }),
      extent,
    );
  });
});
