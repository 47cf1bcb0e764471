import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fuels, referenceRow } from "../reference/index.ts";
import { annualBill, fuelBill, heatPerUnit, tariffOf, usageByPeriod, type FuelTariff, type SimpleTariff } from "./index.ts";

const months = (joules: number) => Array<number>(12).fill(joules);

describe("gas", () => {
  // Cogeneration handbook, fig. 22-1: 47 500 Ccf in blocks of 10 000 and 20 000, net of adjustments 0.4297, 0.4145 and 0.4023 $/Ccf: 4297.00 + 8290.00
  // + 7040.25 = 19 627.25; service charge 80; taxes of 5.8 % 1143.02; total 20 850.27; without any gas 84.64.
  const heat = { grossCalorificValue: 3.8e7 };
  const ccf = heatPerUnit("ccf", heat);
  const printed: FuelTariff = {
    unit: "ccf",
    heat,
    seasons: [[{ max: 10_000, rate: 0.4374 }, { max: 30_000, rate: 0.4222 }, { rate: 0.41 }]],
    adjustments: months(-0.0097 + 0.002),
    standingCharge: 80,
    taxRate: 0.058,
  };
  test("is billed as the handbook's example, to the cent", () => {
    const [january] = fuelBill(printed, months(47_500 * ccf)).months;
    expect(january!.energy).toBeCloseTo(19_627.25, 2);
    expect(january!.tax).toBeCloseTo(1143.02, 2);
    expect(january!.total).toBeCloseTo(20_850.27, 2);
    expect(fuelBill(printed, months(0)).months[0]!.total).toBeCloseTo(84.64, 2);
  });

  test("at the price of Enumclaw's commercial rate", () => {
    // City of Enumclaw, 2021: 13.00 $ a month and 0.8587 $ a therm.
    const therm = heatPerUnit("therm");
    const bill = fuelBill({ unit: "therm", seasons: [[{ rate: 0.8587 }]], standingCharge: 13 }, months(200 * therm));
    expect(bill.total).toBeCloseTo(12 * (13 + 200 * 0.8587), 9);
  });
});

describe("the heat of a billed unit", () => {
  test("is the same fuel by every unit", () => {
    // A therm is 29.3071 kWh, ten of them an MMBtu; a gallon 3.785 411 784 l; a ton-hour 12 000 Btu.
    expect(heatPerUnit("therm") / heatPerUnit("kWh")).toBeCloseTo(29.3071, 4);
    expect(heatPerUnit("MMBtu")).toBeCloseTo(10 * heatPerUnit("therm"), 3);
    expect(heatPerUnit("tonR h") / heatPerUnit("MMBtu")).toBeCloseTo(0.012, 9);
    const { grossCalorificValue } = referenceRow(fuels, "propane");
    const propane = { grossCalorificValue, density: 507 };
    expect(heatPerUnit("gal", propane) / heatPerUnit("L", propane)).toBeCloseTo(3.785411784, 12);
    expect(heatPerUnit("gal", propane)).toBeCloseTo(heatPerUnit("kg", propane) * 507 * 3.785411784e-3, 3);
    // EIA, Energy Explained: a gallon of propane holds about 91 452 Btu; the density differs by the state.
    expect(Math.abs(heatPerUnit("gal", propane) / 1055.06 / 91_452 - 1)).toBeLessThan(0.02);
    // EIA, Energy Explained: a hundred cubic feet of gas hold about 1.038 therms; British gas holds a little more.
    expect(Math.abs(heatPerUnit("ccf", referenceRow(fuels, "natural-gas")) / heatPerUnit("therm") / 1.038 - 1)).toBeLessThan(0.03);
  });
  test("is more where the bill counts the net calorific value", () => {
    expect(heatPerUnit("kWh", { netToGross: 0.9 })).toBeCloseTo(4e6, 6);
  });
  test("needs a calorific value where the unit is not one of energy", () => {
    expect(() => heatPerUnit("m3")).toThrow(/grossCalorificValue/);
    expect(() => heatPerUnit("gallon" as "gal")).toThrow(/unit is "gallon"/);
  });
});

describe("district heat", () => {
  const heat: FuelTariff = {
    unit: "MWh",
    seasons: [[{ rate: 90 }], [{ rate: 50 }]],
    seasonOfMonth: [0, 0, 0, 0, 1, 1, 1, 1, 1, 0, 0, 0],
    capacityRate: 5,
    unitTax: 3,
    taxRate: 0.2,
    minimumCharge: 600,
  };
  test("has a price by season and a charge for capacity", () => {
    const bill = fuelBill(heat, months(10 * 3.6e9), 80_000);
    expect(bill.months[0]!.total).toBeCloseTo((900 + 400 + 30) * 1.2, 9);
    expect(bill.months[6]!.total).toBeCloseTo((500 + 400 + 30) * 1.2, 9);
    // 5 MWh in July cost 250 and 400: 50 above the minimum; nothing costs the minimum.
    expect(fuelBill(heat, months(0), 80_000).months[6]!.minimumTopUp).toBeCloseTo(200, 9);
    expect(() => fuelBill(heat, months(0))).toThrow(/capacityRate/);
    expect(() => fuelBill({ ...heat, seasonOfMonth: undefined } as unknown as FuelTariff, months(0), 1)).toThrow(/seasonOfMonth/);
  });
  test("adds up line by line", () => {
    const energies = fc.array(fc.double({ min: 0, max: 1e13, noNaN: true }), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(energies, (energy) => {
        const bill = fuelBill(heat, energy, 12_345);
        for (const { items, total } of bill.months) {
          expect(Math.abs(items.reduce((sum, { amount }) => sum + amount, 0) - total)).toBeLessThan(1e-9 * total);
        }
        expect(bill.months.reduce((sum, { total }) => sum + total, 0)).toBeCloseTo(bill.total, 3);
      }),
    );
  });
});

describe("a simple tariff", () => {
  const load = { power: Array<number>(8760).fill(1000), firstWeekday: 0 };
  const total = (simple: SimpleTariff) => {
    const tariff = tariffOf(simple);
    return annualBill(tariff, usageByPeriod(tariff, load)).total;
  };
  test("by day and night counts their hours, past midnight too", () => {
    const dayNight = { kind: "dayNight", dayRate: 1, nightRate: 0, dayBegins: 7, dayEnds: 22 } as const;
    expect(total({ energy: dayNight })).toBeCloseTo(365 * 15, 6);
    expect(total({ energy: { ...dayNight, dayBegins: 22, dayEnds: 7 } })).toBeCloseTo(365 * 9, 6);
    expect(total({ energy: { ...dayNight, dayBegins: 0, dayEnds: 24 } })).toBeCloseTo(8760, 6);
    expect(total({ energy: { ...dayNight, weekendNight: true } })).toBeCloseTo(261 * 15, 6);
  });
  test("by season counts its months, past December too", () => {
    const seasonal = {
      kind: "seasonal",
      summerBegins: 6,
      summerEnds: 9,
      peakBegins: 12,
      peakEnds: 18,
      summerPeakRate: 1,
      summerOffPeakRate: 0,
      winterPeakRate: 0,
      winterOffPeakRate: 0,
    } as const;
    expect(total({ energy: seasonal })).toBeCloseTo(122 * 6, 6);
    expect(total({ energy: { ...seasonal, summerBegins: 12, summerEnds: 2 } })).toBeCloseTo(90 * 6, 6);
    expect(total({ energy: { ...seasonal, summerBegins: 1, summerEnds: 12 } })).toBeCloseTo(365 * 6, 6);
    // 1 June of a year that begins on a Monday is a Friday: its 122 days to the end of September hold 9, 9, 8 and 10 of weekends.
    expect(total({ energy: { ...seasonal, weekendOffPeak: true } })).toBeCloseTo((122 - 36) * 6, 6);
  });
  test("by blocks, with demand, ratchet, minimum and exports, is what its parts say", () => {
    const energy = { kind: "blocks", blocks: [{ upTo: 100, rate: 0.3 }, { rate: 0.1 }] } as const;
    expect(total({ energy })).toBeCloseTo(12 * 100 * 0.2 + 8760 * 0.1, 6);
    expect(total({ energy: { kind: "flat", rate: 0 }, demandRate: 7, standingCharge: 2, ratchet: 0.8 })).toBeCloseTo(12 * 9, 6);
    expect(total({ energy: { kind: "flat", rate: 0 }, minimumCharge: 4 })).toBeCloseTo(48, 6);
    expect(tariffOf({ energy: { kind: "flat", rate: 0.2 }, exportRate: 0.05 }).energyratestructure).toEqual([[{ rate: 0.2, sell: 0.05 }]]);
    expect(() => tariffOf({ energy: { kind: "blocks", blocks: [] } })).toThrow(/blocks/);
    expect(() => tariffOf({ energy: { kind: "block" } as never })).toThrow(/did you mean "blocks"/);
  });
});
