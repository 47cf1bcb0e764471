import { describe, expect, test } from "vitest";
import { annualBill, usageByPeriod, type Tariff } from "../../energy/index.ts";
import { fuels, referenceRow } from "../../reference/index.ts";
import { energyAnalysis } from "./index.ts";
import { climateFieldsOf } from "./climateFields.ts";
import { tariffRecord } from "./electricityTariff.ts";
import { tariffFieldsOf } from "./tariffToFields.ts";
import { joulesPerKilowattHour } from "./loads.ts";
import type { EnergyInput } from "./schema.ts";

function answered(input: EnergyInput) {
  const outcome = energyAnalysis.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
function refused(input: EnergyInput) {
  const outcome = energyAnalysis.calculate(input);
  if (outcome.ok) throw new Error("was answered");
  return outcome.errors[0]!;
}
const codes = (input: EnergyInput): string[] => answered(input).warnings.map(({ code }) => code);

const means = [0, 1, 5, 9, 14, 17, 19, 19, 15, 10, 5, 1];
const office = {
  unitSystem: "Metric",
  floorArea: 1000,
  lossCoefficient: 2000,
  internalGains: 15_000,
  outdoorMeans: means,
  electricityPrice: 0.2,
  gasPrice: 0.1,
} as const;
const boiler = { id: "boiler", name: "Boiler", cooling: "chiller" } as const;
const pump = { id: "pump", name: "Heat pump", heating: "heatPump", cooling: "chiller", investment: 30_000 } as const;

describe("loads", () => {
  test("without gains, deviation and ventilation are the loss coefficient times the degree days of the means", () => {
    const { results } = answered({
      ...office,
      internalGains: 0,
      dailyDeviations: means.map(() => 0),
      heatingSetPoint: 20,
      cases: [boiler],
    });
    const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const degreeDays = means.reduce((sum, mean, month) => sum + (20 - mean) * days[month]!, 0);
    expect(results.cases[0]!.heatingLoad!.value / joulesPerKilowattHour).toBeCloseTo(2 * 24 * degreeDays, 6);
  });

  test("bins of the months with the hours of one are those of the year", () => {
    const bins = [-5, 0, 5, 10, 15, 20, 25, 30].map((temperature, index) => ({ id: `b${index}`, temperature, hours: 1095 }));
    const common = { ...office, loadMethod: "bins", cases: [boiler, pump] } as const;
    const year = answered({ ...common, bins });
    const months = answered({
      ...common,
      binsBy: "months",
      bins: bins.map(({ hours, ...bin }) => ({ ...bin, monthHours: means.map(() => hours / 12) })),
    });
    for (const [index, each] of year.results.cases.entries()) {
      expect(months.results.cases[index]!.energy.value / each.energy.value).toBeCloseTo(1, 10);
      expect(months.results.cases[index]!.heatingLoad!.value / each.heatingLoad!.value).toBeCloseTo(1, 10);
    }
  });

  test("fall with gains, insulation, heat recovery and a lower set point", () => {
    const gasOf = (input: object, row: object = {}): number =>
      answered({ ...office, ventilationFlow: 500, ...input, cases: [{ ...boiler, ...row }] }).results.cases[0]!.gas!.value;
    const usual = gasOf({});
    expect(gasOf({ internalGains: 20_000 })).toBeLessThan(usual);
    expect(gasOf({}, { customLossCoefficient: 1500 })).toBeLessThan(usual);
    expect(gasOf({}, { heatRecovery: 0.7 })).toBeLessThan(usual);
    expect(gasOf({}, { heatingSetPointReduction: 2 })).toBeLessThan(usual);
    expect(gasOf({ altitude: 3000 })).toBeLessThan(usual);
  });
});

describe("the climate of a weather file", () => {
  // A cosine of the year and of the day, with weather of a week and a half.
  const dryBulb = Array.from({ length: 8760 }, (_, hour) => {
    const turn = (period: number): number => Math.cos((2 * Math.PI * hour) / period);
    return 10 - 11 * turn(8760) - 5 * turn(24) - 5 * turn(257);
  });
  const climate = climateFieldsOf(dryBulb, { heating: 18, cooling: 18 });
  const common = { ...office, outdoorMeans: undefined, internalGains: 0, heatingSetPoint: 18, cases: [boiler] } as const;
  const heat = (input: EnergyInput): number => answered(input).results.cases[0]!.heatingLoad!.value / joulesPerKilowattHour;

  test("holds every hour once", () => {
    const { values, warnings } = answered({ ...common, loadMethod: "bins", ...binsOf(climate) });
    const hours = values.bins.reduce((sum, bin) => sum + bin.monthHours.reduce((all, each) => all + each / 3600, 0), 0);
    expect(hours).toBeCloseTo(8760, 9);
    expect(warnings.map(({ code }) => code)).not.toContain("bin-hours");
  });

  test("gives the load of its hours by bins, and that of its days by degree days", () => {
    const ofHours = 2 * dryBulb.reduce((sum, temperature) => sum + Math.max(0, 18 - temperature), 0);
    const days = Array.from({ length: 365 }, (_, day) => dryBulb.slice(24 * day, 24 * day + 24).reduce((sum, each) => sum + each / 24, 0));
    const ofDays = 48 * days.reduce((sum, temperature) => sum + Math.max(0, 18 - temperature), 0);
    const { outdoorMeans, dailyDeviations, heatingDegreeDays } = climate;
    // Bins of 2 K take each hour at most 1 K wrong, up and down equally.
    expect(heat({ ...common, loadMethod: "bins", ...binsOf(climate) }) / ofHours).toBeCloseTo(1, 2);
    expect(heat({ ...common, loadMethod: "publishedDegreeDays", heatingDegreeDays }) / ofDays).toBeCloseTo(1, 9);
    // The days of a month are taken as normally distributed, which these are not.
    expect(heat({ ...common, loadMethod: "degreeDays", outdoorMeans, dailyDeviations }) / ofDays).toBeCloseTo(1, 1);
  });

  test("is refused with hours missing", () => {
    expect(() => climateFieldsOf(dryBulb.slice(1), { heating: 18, cooling: 18 })).toThrow("8760");
  });
});

const binsOf = ({ binsBy, bins }: Pick<EnergyInput, "binsBy" | "bins">) => ({ binsBy, bins });

describe("systems", () => {
  test("in another order have the same costs and the same ranking", () => {
    const third = { id: "direct", name: "Direct", heating: "electric", cooling: "chiller" } as const;
    const first = answered({ ...office, cases: [boiler, pump, third] }).results;
    const other = answered({ ...office, cases: [boiler, third, pump] }).results;
    for (const each of first.cases) expect(other.cases.find(({ id }) => id === each.id)).toEqual(each);
  });

  test("identical systems save nothing, and have no rate of return", () => {
    const outcome = answered({ ...office, cases: [boiler, { ...boiler, id: "same", name: "Same" }] });
    expect(outcome.results.cases[1]!.netSavings!.value).toBe(0);
    expect(outcome.results.cases[1]!.rateOfReturn).toBeUndefined();
    expect(outcome.warnings.map(({ code }) => code)).toEqual(expect.arrayContaining(["no-rate-of-return", "close-ranking"]));
  });

  test("net savings are the discounted gains, and nothing at the internal rate of return", () => {
    const { calculation } = answered({ ...office, cases: [boiler, { ...pump, life: 12 }] });
    const { comparison, life } = calculation.cases[1]!;
    const worth = (rate: number): number => comparison!.gains.reduce((sum, gain, year) => sum + gain / (1 + rate) ** year, 0);
    expect(worth(life.cycle.rate)).toBeCloseTo(comparison!.netSavings, 6);
    expect(worth(comparison!.rateOfReturn!)).toBeCloseTo(0, 4);
  });

  test("an assumption changed in the list has the effect of the same change in the form", () => {
    const input = { ...office, otherElectricity: 50_000, cases: [boiler, pump] } as const;
    const moved = {
      electricityPrice: { electricityPrice: 0.2 * 1.2 },
      fuelPrice: { gasPrice: 0.1 * 1.2 },
      lossCoefficient: { lossCoefficient: 2000 * 1.2 },
      internalGains: { internalGains: 15_000 * 1.2 },
      discountRate: { discountRate: 0.06 * 1.2 },
      studyYears: { studyYears: 24 },
      investment: { cases: [boiler, { ...pump, investment: 36_000 }] },
    } as const;
    for (const [parameter, change] of Object.entries(moved)) {
      const sensitivity = [{ id: "s", parameter: parameter as keyof typeof moved }];
      const swing = answered({ ...input, sensitivity }).results.sensitivity[0]!.higher.value;
      expect(swing, parameter).toBeCloseTo(answered({ ...input, ...change }).results.cases[1]!.netSavings!.value, 6);
    }
  });

  test("an assumption that does not change has no swing", () => {
    const sensitivity = [{ id: "s", parameter: "discountRate", lower: 0, higher: 0 }] as const;
    const { results } = answered({ ...office, cases: [boiler, pump], sensitivity });
    expect(results.sensitivity[0]!.swing.value).toBe(0);
    expect(results.sensitivity[0]!.lower.value).toBe(results.cases[1]!.netSavings!.value);
  });
});

describe("a full tariff", () => {
  const summer = (month: number): boolean => month >= 5 && month <= 8;
  const record: Tariff = {
    energyratestructure: [
      [{ rate: 0.1, adj: 0.01, max: 4000 }, { rate: 0.09 }],
      [{ rate: 0.2, max: 60, unit: "kWh/kW" }, { rate: 0.15 }],
    ],
    energyweekdayschedule: means.map((_, month) =>
      Array.from({ length: 24 }, (_hour, hour) => (summer(month) && hour >= 12 && hour < 18 ? 1 : 0)),
    ),
    energyweekendschedule: means.map(() => Array<number>(24).fill(0)),
    flatdemandstructure: [[{ rate: 5, max: 20 }, { rate: 7 }], [{ rate: 9 }]],
    flatdemandmonths: means.map((_, month) => (summer(month) ? 1 : 0)),
    lookbackPercent: 0.8,
    lookbackRange: 11,
    fixedchargefirstmeter: 1.5,
    fixedchargeunits: "$/day",
    mincharge: 20,
    fueladjustmentsmonthly: means.map((_, month) => month / 1000),
  };
  const input = { ...office, ...tariffFieldsOf(record), otherElectricity: 60_000, electricityPrice: undefined, cases: [boiler] };

  test("written to fields and read again is the same tariff", () => {
    const again = tariffRecord(answered(input).values);
    const rates = (tariff: Tariff) =>
      tariff.energyratestructure!.map((tiers) =>
        tiers.map(({ rate = 0, adj = 0, max = 0 }) => [rate + adj, max].map((each) => each.toPrecision(9))),
      );
    expect(rates(again)).toEqual(rates(record));
    expect(again.energyweekdayschedule).toEqual(record.energyweekdayschedule);
    expect(again.flatdemandmonths).toEqual(record.flatdemandmonths);
    expect(again.fixedchargefirstmeter).toBeCloseTo((1.5 * 365) / 12, 9);
  });

  test("bills a level year as the library bills its hours", () => {
    // Nothing but other electricity, which is spread evenly: 8760 equal hours, their peak the mean.
    const level = answered({ ...input, peakFactor: 1, cases: [{ id: "a", heating: "none" }] });
    const power = Array<number>(8760).fill(60_000_000 / 8760);
    const expected = annualBill(
      { ...record, fixedchargefirstmeter: (1.5 * 365) / 12, fixedchargeunits: "$/month" },
      usageByPeriod(record, { power, firstWeekday: 0 }),
    );
    expect(level.results.cases[0]!.electricityCost.value).toBeCloseTo(expected.total, 6);
  });

  test("bills a profile of weekdays and weekends as the library bills its hours, one after the other", () => {
    const useProfile = Array.from({ length: 24 }, (_, hour) => 0.5 + ((hour * 7) % 11) / 10);
    const demandratestructure = [[{ rate: 2 }], [{ rate: 4 }]];
    const { energyweekdayschedule: weekdays, energyweekendschedule: weekends } = record;
    const tariff = {
      ...record,
      fixedchargefirstmeter: 10,
      fixedchargeunits: "$/month",
      demandratestructure,
      demandweekdayschedule: weekdays!,
      demandweekendschedule: weekends!,
    };
    const entered = { ...input, ...tariffFieldsOf(tariff), useProfile, weekendShare: 0.4, firstWeekday: "3" } as const;
    const outcome = answered({ ...entered, cases: [{ id: "a", heating: "none" }] });
    const [system] = outcome.calculation.cases;
    const shape: number[] = [];
    for (let hour = 0; hour < 8760; hour++) shape.push(useProfile[hour % 24]! * ((3 + Math.floor(hour / 24)) % 7 >= 5 ? 0.4 : 1));
    let start = 0;
    const power = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31].flatMap((days, month) => {
      const hours = shape.slice(start, (start += 24 * days));
      const unit = system!.costs.energy.electricity[month]! / 3600 / hours.reduce((sum, each) => sum + each, 0);
      return hours.map((each) => each * unit);
    });
    const usage = usageByPeriod(tariff, { power, firstWeekday: 3 }).map((month, index) => {
      const factor = system!.year.demand[index]! / 1000 / month.peakKilowatts;
      const demandKilowatts = month.demandKilowatts.map((demand) => demand * factor);
      return { ...month, demandKilowatts, peakKilowatts: month.peakKilowatts * factor };
    });
    expect(system!.costs.electricity.total).toBeCloseTo(annualBill(tariff, usage).total, 6);
  });

  test("with one price in all periods bills as the single price", () => {
    const flat = tariffFieldsOf({
      energyratestructure: [[{ rate: 0.2 }], [{ rate: 0.2 }]],
      energyweekdayschedule: record.energyweekdayschedule!,
    });
    const full = answered({
      ...input,
      ...flat,
      demandSeasons: [],
      demandMonths: undefined,
      fuelAdjustments: undefined,
      electricityFixed: 0,
      minimumBill: 0,
    });
    const simple = answered({ ...office, otherElectricity: 60_000, cases: [boiler] });
    expect(full.results.annualCost.value).toBeCloseTo(simple.results.annualCost.value, 6);
  });

  test("with blocks of hours of use, a ratchet and contract demand bills as the library does", () => {
    const nested: Tariff = {
      energyratestructure: [
        [
          { max: 200, unit: "kWh/kW", rate: 0.12 },
          { max: 300, unit: "kWh", rate: 0.12 },
          { rate: 0.1 },
          { max: 12, unit: "kWh/kW daily", rate: 0.05 },
          { rate: 0.02 },
        ],
      ],
      lookbackPercent: 0.9,
    };
    const fields = { ...input, energyWeekday: undefined, energyWeekend: undefined, demandSeasons: [], demandMonths: undefined };
    for (const contractDemand of [0, 12]) {
      const outcome = answered({ ...fields, ...tariffFieldsOf(nested), contractDemand, cases: [{ id: "a", heating: "none" }] });
      const [system] = outcome.calculation.cases;
      const usage = system!.year.demand.map((demand, month) => ({
        energyKilowattHours: [system!.costs.energy.electricity[month]! / 3.6e6],
        demandKilowatts: [],
        peakKilowatts: demand / 1000,
      }));
      const { electricityFixed, minimumBill, fuelAdjustments } = outcome.values;
      const charges = {
        fixedchargefirstmeter: electricityFixed,
        mincharge: minimumBill,
        fueladjustmentsmonthly: fuelAdjustments.map((each) => each * joulesPerKilowattHour),
      };
      const expected = annualBill({ ...nested, ...charges }, usage, { minimumBillingKilowatts: contractDemand });
      expect(outcome.results.cases[0]!.electricityCost.value).toBeCloseTo(expected.total, 6);
    }
  });

  test("leaves out the periods and seasons that never occur", () => {
    const flatdemandstructure = Array.from({ length: 13 }, (_, season) => [{ rate: season }]);
    const flatdemandmonths = means.map((_, month) => month + 1);
    const fields = tariffFieldsOf({ ...record, flatdemandstructure, flatdemandmonths });
    expect(fields.demandSeasons).toHaveLength(12);
    const again = tariffRecord(answered({ ...input, ...fields }).values);
    again.flatdemandmonths!.forEach((season, month) =>
      expect(again.flatdemandstructure![season]![0]!.rate).toBeCloseTo(flatdemandstructure[flatdemandmonths[month]!]![0]!.rate, 9),
    );
  });

  test("whose tiers do not rise is refused at the tier", () => {
    const tiers = [{ id: "a", limitBy: "month", energyLimit: 500 }, { id: "b", limitBy: "month", energyLimit: 400 }, { id: "c" }] as const;
    expect(refused({ ...input, energyPeriods: [{ id: "p", tiers }], energyWeekday: undefined, energyWeekend: undefined })).toMatchObject({
      field: "energyPeriods.p.tiers.b.energyLimit",
      message: expect.stringContaining("rise") as string,
    });
  });
});

describe("says", () => {
  test("what is missing, where", () => {
    expect(refused({ ...office, cases: [] })).toMatchObject({ field: "cases", code: "required" });
    expect(refused({ ...office, gasPrice: null, cases: [boiler] })).toMatchObject({ field: "gasPrice", code: "required" });
    expect(refused({ ...office, loadMethod: "bins", cases: [boiler] })).toMatchObject({ field: "bins", code: "required" });
    expect(refused({ ...office, coolingSetPoint: 18, cases: [boiler] })).toMatchObject({ field: "coolingSetPoint" });
  });

  test("on the sheet, under a heading, which periods and tiers a full tariff has, and nothing of them for one price", async () => {
    const parts = async (input: EnergyInput): Promise<unknown[]> =>
      (await energyAnalysis.explanation()).sheet(answered(input)).map(({ part }) => part);
    const full = {
      ...office,
      electricityBy: "full",
      energyPeriods: [{ id: "p", tiers: [{ id: "t", price: 0.2 }] }],
      cases: [boiler],
    } as const;
    expect(await parts(full)).toContain("Electricity tariff");
    expect(await parts({ ...office, cases: [boiler] })).not.toContain("Electricity tariff");
  });

  test("what a study should not hide", () => {
    const published = {
      ...office,
      loadMethod: "publishedDegreeDays",
      outdoorMeans: undefined,
      heatingDegreeDays: means.map(() => 200),
    } as const;
    expect(codes({ ...published, cases: [boiler] })).toContain("balance-temperature");
    expect(codes({ ...office, demandPrice: 10, cases: [boiler] })).toContain("estimated-demand");
    expect(codes({ ...office, electricityBy: "full", cases: [boiler] })).toContain("no-energy-price");
    const priced = { ...office, electricityBy: "full", energyPeriods: [{ id: "p", tiers: [{ id: "t", price: 0.2 }] }] } as const;
    const byPeriod = { ...priced, demandPeriods: [{ id: "d", tiers: [{ id: "t", price: 5 }] }] };
    for (const minimum of [{ ratchet: 0.8 }, { contractDemand: 50 }]) {
      expect(codes({ ...byPeriod, ...minimum, cases: [boiler] })).toContain("minimum-demand-unused");
      expect(codes({ ...byPeriod, ...minimum, demandSeasons: byPeriod.demandPeriods, cases: [boiler] })).not.toContain(
        "minimum-demand-unused",
      );
    }
    const selected = { ...priced, demandSeasons: byPeriod.demandPeriods, ratchet: 0.8, ratchetBy: "selected", cases: [boiler] } as const;
    expect(codes(selected)).toContain("ratchet-without-months");
    expect(codes({ ...selected, ratchetSelected: means.map((_, month) => month === 6) })).not.toContain("ratchet-without-months");
    const periods = [100, 200].map((energyLimit) => ({
      id: `p${energyLimit}`,
      tiers: [{ id: "a", limitBy: "month", energyLimit, price: 0.1 } as const, { id: "b", price: 0.2 }],
    }));
    const energyWeekday = means.map(() => Array.from({ length: 24 }, (_, hour) => (hour < 12 ? "p100" : "p200")));
    expect(codes({ ...priced, energyPeriods: periods, energyWeekday, cases: [boiler] })).toContain("separate-tiers");
    expect(codes({ ...priced, energyPeriods: periods, cases: [boiler] })).not.toContain("separate-tiers");
    expect(codes({ ...office, cases: [boiler, { id: "none", heating: "boiler" }] })).toContain("unlike-service");
    expect(codes({ ...office, cases: [{ ...boiler, boilerEfficiency: 0.99 }] })).toContain("efficiency-basis");
  });
});

test("the emissions of gas and oil that it assumes are those of the table of fuels, to the fourth decimal", () => {
  const { gasEmission, oilEmission } = energyAnalysis.fields;
  for (const [field, id] of [
    [gasEmission, "natural-gas"],
    [oilEmission, "fuel-oil-2"],
  ] as const) {
    expect(Math.abs(field.default.Metric - referenceRow(fuels, id).carbonPerKilowattHour), id).toBeLessThan(1e-4);
    expect(field.default.Imperial, id).toBe(field.default.Metric);
  }
});
