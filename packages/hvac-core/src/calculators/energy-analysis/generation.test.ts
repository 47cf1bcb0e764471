import { describe, expect, test } from "vitest";
import { annualBill, monthDays, usageByPeriod, type Tariff } from "../../energy/index.ts";
import { tariffRecord } from "./electricityTariff.ts";
import { tariffFieldsOf } from "./tariffToFields.ts";
import { energyAnalysis } from "./index.ts";
import { joulesPerKilowattHour } from "./loads.ts";
import type { EnergyInput } from "./schema.ts";

const months = monthDays.map((_, month) => month);
/** Nothing but other electricity, a level 10 kW. */
const level = {
  unitSystem: "Metric",
  floorArea: 1000,
  lossCoefficient: 2000,
  outdoorMeans: months.map(() => 10),
  otherElectricity: 87_600,
  electricityPrice: 0.2,
  exportPrice: 0.05,
} as const satisfies EnergyInput;
const system = (kilowatts: number) => ({ id: "a", heating: "none" as const, generation: monthDays.map((days) => 24 * days * kilowatts) });

function answered(input: EnergyInput) {
  const outcome = energyAnalysis.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}
const caseOf = (input: EnergyInput) => answered(input).results.cases[0]!;
const kilowattHours = (energy: { readonly value: number } | undefined): number => energy!.value / joulesPerKilowattHour;

describe("own electricity", () => {
  test("level and below the use reduces what is bought, and nothing is exported", () => {
    const { generated, bought, exported, electricity, electricityCost } = caseOf({ ...level, cases: [system(4)] });
    expect(kilowattHours(electricity)).toBeCloseTo(87_600, 6);
    expect(kilowattHours(generated)).toBeCloseTo(4 * 8760, 6);
    expect(kilowattHours(bought)).toBeCloseTo(6 * 8760, 6);
    expect(kilowattHours(exported)).toBeCloseTo(0, 6);
    expect(electricityCost.value).toBeCloseTo(6 * 8760 * 0.2, 6);
  });

  test("of half the hours of the day is exported where it exceeds the use", () => {
    // 24 kW for 12 hours, of which the building uses 10.
    const generationProfile = Array.from({ length: 24 }, (_, hour) => (hour >= 6 && hour < 18 ? 1 : 0));
    const input = { ...level, generationProfile, cases: [system(12)] };
    const { bought, exported, electricityCost, exportCredit } = caseOf(input);
    expect(kilowattHours(bought)).toBeCloseTo(10 * 12 * 365, 6);
    expect(kilowattHours(exported)).toBeCloseTo(14 * 12 * 365, 6);
    expect(exportCredit!.value).toBeCloseTo(0.05 * 14 * 12 * 365, 6);
    expect(electricityCost.value).toBeCloseTo(0.2 * 10 * 12 * 365 - 0.05 * 14 * 12 * 365, 6);
    // Energy against energy: more is given than taken in every month.
    const metered = caseOf({ ...input, metering: "netMetering", electricityFixed: 10 });
    expect(metered.electricityCost.value).toBeCloseTo(120, 6);
    // A month's credit does not take its bill below nothing.
    expect(caseOf({ ...input, exportPrice: 0.5 }).electricityCost.value).toBeCloseTo(0, 6);
  });

  test("emits nothing, and what is bought does", () => {
    const { emissions } = caseOf({ ...level, electricityEmission: 0.4, cases: [system(4)] });
    expect(emissions!.value).toBeCloseTo(0.4 * 6 * 8760, 6);
  });

  test("is in balance in each month: bought and generated equal used and exported", () => {
    for (const { input } of energyAnalysis.examples) {
      const { calculation } = answered(input.Metric);
      for (const { costs } of calculation.cases)
        for (const month of months) {
          const { onSite, energy } = costs;
          if (!onSite) continue;
          const used = energy.electricity[month]! + onSite.exported[month]!;
          expect((onSite.bought[month]! + onSite.generated[month]!) / used).toBeCloseTo(1, 9);
        }
    }
  });

  test("is billed in a full tariff as the library bills the hours of the year", () => {
    const peak = months.map(() => Array.from({ length: 24 }, (_, hour) => (hour >= 8 && hour < 20 ? 1 : 0)));
    const tariff: Tariff = {
      energyratestructure: [[{ rate: 0.1, max: 3000, sell: 0.02 }, { rate: 0.08 }], [{ rate: 0.3, sell: 0.12 }]],
      energyweekdayschedule: peak,
      energyweekendschedule: months.map(() => Array<number>(24).fill(0)),
    };
    const generationProfile = Array.from({ length: 24 }, (_, hour) => Math.max(0, Math.sin((Math.PI * (hour - 5.5)) / 13)));
    const useProfile = Array.from({ length: 24 }, (_, hour) => 0.5 + ((hour * 7) % 11) / 10);
    const input = {
      ...level,
      ...tariffFieldsOf(tariff),
      electricityPrice: undefined,
      exportPrice: undefined,
      generationProfile,
      useProfile,
      weekendShare: 0.4,
      firstWeekday: "3",
      metering: "netBillingRollover",
      cases: [system(6)],
    } as const;
    const { calculation, values } = answered(input);
    const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
    let day = 0;
    const power = monthDays.flatMap((days) => {
      const first = day;
      day += days;
      const shares = Array.from({ length: days }, (_, index) => ((3 + first + index) % 7 >= 5 ? 0.4 : 1));
      const unit = ((87_600_000 / 365) * days) / (sum(shares) * sum(useProfile));
      const made = (24 * 6000) / sum(generationProfile);
      return shares.flatMap((share) => useProfile.map((part, hour) => unit * share * part - made * generationProfile[hour]!));
    });
    const record = tariffRecord(values);
    const expected = annualBill(record, usageByPeriod(record, { power, firstWeekday: 3 }), { metering: "netBillingRollover" });
    expect(calculation.cases[0]!.costs.electricity.total).toBeCloseTo(expected.total, 6);
    expect(sum(expected.months.map(({ exportCredit }) => exportCredit))).toBeGreaterThan(100);
  });
});
