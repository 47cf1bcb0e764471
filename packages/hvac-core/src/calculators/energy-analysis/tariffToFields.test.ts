import { runs } from "@tooling/testing/extent";
import fc from "fast-check";
import { expect, test } from "vitest";
import { annualBill, requireTariff, usageByPeriod, type Tariff, type TariffTier } from "../../energy/index.ts";
import { tariffRecord } from "./electricityTariff.ts";
import { energyAnalysis, tariffFieldsOf } from "./index.ts";

const months = Array.from({ length: 12 }, (_, month) => month);
const price = fc.double({ min: -0.2, max: 0.9, noNaN: true });
const units = fc.constantFrom(undefined, "kWh", "kWh daily", "kWh/kW", "kWh/kW daily");
const tiers = fc
  .record({
    limits: fc.uniqueArray(fc.integer({ min: 1, max: 700 }), { maxLength: 3 }),
    units: fc.tuple(units, units, units),
    rates: fc.tuple(price, price, price, price),
  })
  .map(({ limits, units: tierUnits, rates }): TariffTier[] => [
    ...limits
      .toSorted((a, b) => a - b)
      .map((max, place) => ({ max, rate: rates[place]!, adj: 0.01, ...(tierUnits[place] && { unit: tierUnits[place] }), sell: 0.03 })),
    { rate: rates[3], sell: 0.03 },
  ]);
const schedule = (periods: number) =>
  fc.array(fc.array(fc.nat(periods - 1), { minLength: 24, maxLength: 24 }), { minLength: 12, maxLength: 12 });
const anyTariff = fc
  .record({
    energyratestructure: fc.tuple(tiers, tiers, tiers),
    energyweekdayschedule: schedule(3),
    energyweekendschedule: schedule(2),
    demandratestructure: fc.constant([[{ max: 20, rate: 3, adj: -1 }, { rate: 4 }], [{ rate: 5 }]]),
    demandweekdayschedule: schedule(2),
    demandweekendschedule: schedule(1),
    flatdemandstructure: fc.constant([[{ rate: 11 }], [{ max: 30, rate: 9 }, { rate: 7 }]]),
    flatdemandmonths: fc.constant(months.map((month) => month % 2)),
    lookback: fc.oneof(
      fc.record({ lookbackRange: fc.nat(12) }),
      fc.record({ lookbackMonths: fc.array(fc.boolean(), { minLength: 12, maxLength: 12 }) }),
    ),
    lookbackPercent: fc.constantFrom(0, 0.5, 0.95, 1),
    fixedchargefirstmeter: fc.constantFrom(0, 30),
    fixedmonthlycharge: fc.constantFrom(0, 40),
    mincharge: fc.constantFrom(0, 500),
    minchargeunits: fc.constantFrom("$/month", "$/year"),
    minmonthlycharge: fc.constantFrom(0, 700),
    annualmincharge: fc.constantFrom(0, 9000),
  })
  .map(({ lookback, ...tariff }): Tariff => ({ ...tariff, ...lookback }));

test("a tariff as fields of the form bills the same", () => {
  const load = {
    power: Array.from({ length: 8760 }, (_, hour) => 15_000 + 25_000 * Math.sin(hour / 3.7) * Math.cos(hour / 900)),
    firstWeekday: 2,
  };
  fc.assert(
    fc.property(anyTariff, (tariff) => {
      const outcome = energyAnalysis.calculate({ ...energyAnalysis.start("Metric"), ...tariffFieldsOf(requireTariff(tariff)) });
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
      const again = tariffRecord(outcome.values);
      const [expected, total] = [tariff, again].map((each) => annualBill(each, usageByPeriod(each, load)).total);
      expect(Math.abs(total! - expected!)).toBeLessThan(1e-6 * (1 + Math.abs(expected!)));
    }),
    { numRuns: runs(20) },
  );
});
