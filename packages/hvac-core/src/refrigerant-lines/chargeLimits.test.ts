import { describe, expect, test } from "vitest";
import { chargeLimit, en378ToxicityLimits, minimumFloorArea, ul60335FlammabilityLimits } from "./index.ts";

describe("the charge of a room", () => {
  const r32 = { standard: "iec60335Edition6", safetyGroup: "A2L", lowerFlammability: 0.307, roomHeight: 2.2 } as const;

  // Panasonic, WH-ADC0309K3E5, tables I and II, after IEC 60335-2-40:2018: floor area, kg.
  test.each([
    [1, 0.138],
    [5, 0.691],
    [6, 0.829],
    [7, 0.907],
    [20, 1.533],
    [28, 1.814],
  ])("of R-32 on the floor of %d m² would be %d kg by area, and is m1 where that is more", (floorArea, charge) => {
    const area = 2.5 * 0.307 ** 1.25 * 0.6 * Math.sqrt(floorArea);
    expect(Math.min(area, 0.75 * 0.307 * 0.6 * floorArea)).toBeCloseTo(charge, 2.9);
    expect(chargeLimit({ ...r32, releaseHeight: 0.6, floorArea })).toMatchObject({ by: "smallest" });
    expect(chargeLimit({ ...r32, releaseHeight: 0, floorArea })!.maximumCharge).toBeCloseTo(1.842, 3);
  });

  test.each([
    [30, 1.877],
    [40, 2.168],
    [45, 2.299],
  ])("of R-32 on the floor of %d m² is %d kg", (floorArea, charge) => {
    expect(chargeLimit({ ...r32, releaseHeight: 0.6, floorArea })!.maximumCharge).toBeCloseTo(charge, 2.9);
  });

  test.each([
    [1.84, 0],
    [1.9, 30.72],
    [2.3, 45.02],
    [3, 76.6],
    [3.5, 104.26],
  ])("of %d kg of R-32 on the floor needs %d m²", (charge, area) => {
    expect(minimumFloorArea({ ...r32, releaseHeight: 0.6 }, charge)).toBeCloseTo(area, 1.7);
  });

  test.each([
    [0.6, 50, 0.18],
    [1.8, 20, 0.34],
    [2.2, 30, 0.51],
  ])("of R-290 released at %d m into %d m² is %d kg", (releaseHeight, floorArea, charge) => {
    const propane = { standard: "iec60335Edition6", safetyGroup: "A3", lowerFlammability: 0.038, roomHeight: 2.4 } as const;
    expect(chargeLimit({ ...propane, releaseHeight, floorArea })!.maximumCharge).toBeCloseTo(charge, 1.9);
  });

  test("of R-454B by ASHRAE 15 is 3.1 lb per 1,000 ft³", () => {
    const space = { standard: "ashrae15", safetyGroup: "A2L", concentrationLimit: 0.0497, floorArea: 9.2903, releaseHeight: 1.8 } as const;
    expect(chargeLimit({ ...space, roomHeight: 3.048 })!.maximumCharge / 0.45359).toBeCloseTo(3.1, 1);
  });

  test("by EN 378 is 17 kg of R-455A without measures and 84 kg with them, as ACR Journal states", () => {
    const large = { safetyGroup: "A2L", lowerFlammability: 0.431, floorArea: 1e4, roomHeight: 3, releaseHeight: 2.2 } as const;
    const { maximumCharge, m3 } = chargeLimit({ ...large, standard: "en378" })!;
    // In whole kilograms, the first as "up to".
    expect(Math.ceil(maximumCharge)).toBe(17);
    expect(Math.round(m3!)).toBe(84);
  });

  test("by IEC 60335-2-40 is 15.96 and 79.8 kg of R-32 at most, as Daikin prints them for VRV 5", () => {
    const { m2, m3 } = chargeLimit({ ...r32, floorArea: 1e3, releaseHeight: 2.2 })!;
    expect(m2).toBeCloseTo(15.96, 2);
    expect(m3).toBeCloseTo(79.8, 1);
  });

  // Intrysys, m1 and m2 by UL 60335-2-40 in pounds.
  test.each([
    ["R-32", 4.05, 35.1],
    ["R-454B", 3.91, 33.9],
    ["R-452B", 4.11, 35.6],
    ["R-454A", 3.89, 33.7],
    ["R-454C", 3.84, 33.2],
    ["R-455A", 5.71, 49.5],
    ["R-1234yf", 3.82, 33.1],
    ["R-1234ze(E)", 4.01, 34.7],
  ] as const)("by UL 60335-2-40 of %s is %d to %d lb", (name, minimum, maximum) => {
    const room = { standard: "ul60335Edition4", safetyGroup: "A2L", floorArea: 20, roomHeight: 2.4, releaseHeight: 1.8 } as const;
    const { m1, m2 } = chargeLimit({ ...room, lowerFlammability: ul60335FlammabilityLimits[name]! })!;
    expect(Math.abs(m1! / 0.45359237 - minimum)).toBeLessThan(0.011);
    expect(Math.abs(m2! / 0.45359237 - maximum)).toBeLessThan(0.06);
  });

  // 0.75·LFL·h₀·A is a rule of the product standards: by hand 2.53 kg of R-32 under the ceiling of 5 m², where EN 378 allows 2.81 kg.
  test("in a small room has the limit of the mixed room by the product standards, and not by EN 378", () => {
    const small = { ...r32, floorArea: 5, releaseHeight: 2.2 };
    expect(chargeLimit(small)!.maximumCharge).toBeCloseTo(2.53, 2);
    expect(chargeLimit({ ...small, standard: "en378" })!.maximumCharge).toBeCloseTo(2.81, 2);
    // Hisense's manual prints the height and the root of the area alone: four times the area holds twice the charge.
    const en378 = (floorArea: number): number => chargeLimit({ ...small, standard: "en378", floorArea })!.maximumCharge;
    expect(en378(12) / en378(3)).toBeCloseTo(2, 12);
  });

  test("by EN 378 of a flammable refrigerant stays below the toxicity limit too, where that is lower", () => {
    const cupboard = { ...r32, standard: "en378", roomHeight: 2.4, releaseHeight: 1.8, floorArea: 2 } as const;
    expect(chargeLimit(cupboard)).toMatchObject({ by: "smallest" });
    const toxic = { ...cupboard, concentrationLimit: en378ToxicityLimits["R-32"]! };
    expect(chargeLimit(toxic)).toMatchObject({ by: "concentration", maximumCharge: 0.3 * 2 * 2.4 });
    // The product standards know no such limit.
    expect(chargeLimit({ ...toxic, standard: "iec60335Edition6" })).toMatchObject({ by: "smallest" });
    // The smallest room of a charge holds that charge, and a smaller one does not.
    for (const charge of [0.5, 1.5, 2.5, 6, 11]) {
      const area = minimumFloorArea(toxic, charge)!;
      expect(chargeLimit({ ...toxic, floorArea: area * 1.000001 })!.maximumCharge).toBeGreaterThanOrEqual(charge);
      expect(chargeLimit({ ...toxic, floorArea: area * 0.999 })!.maximumCharge).toBeLessThan(charge);
    }
  });

  // haustec.de works the example with the practical limit, which is above ATEL/ODL.
  test("by EN 378 of R-410A in a hotel room of 37.5 m³ is 16.5 kg", () => {
    const room = { standard: "en378", safetyGroup: "A1", floorArea: 15, roomHeight: 2.5, releaseHeight: 1.8 } as const;
    expect(chargeLimit({ ...room, concentrationLimit: en378ToxicityLimits["R-410A"]! })!.maximumCharge).toBeCloseTo(16.5, 9);
  });

  test("by EN 378 of R-744 is the toxicity limit that Daikin prints, 0.1 kg for each m³", () => {
    const room = { standard: "en378", safetyGroup: "A1", floorArea: 100, roomHeight: 3, releaseHeight: 1.8 } as const;
    expect(chargeLimit({ ...room, concentrationLimit: en378ToxicityLimits["R-744"]! })!.maximumCharge).toBeCloseTo(30, 9);
  });

  test("of propane is judged neither by UL's thresholds for A2L nor by ASHRAE 15's concentration", () => {
    const propane = {
      safetyGroup: "A3",
      lowerFlammability: 0.038,
      concentrationLimit: 0.0095,
      floorArea: 50,
      roomHeight: 3,
      releaseHeight: 2,
    } as const;
    expect(chargeLimit({ ...propane, standard: "ul60335Edition4" })).toBeUndefined();
    expect(chargeLimit({ ...propane, standard: "ashrae15" })).toBeUndefined();
    expect(minimumFloorArea({ ...propane, standard: "ashrae15" }, 1)).toBeUndefined();
  });

  test("has no limit by the product standards for a refrigerant that is not flammable, and asks for a missing one", () => {
    const room = { safetyGroup: "A1", floorArea: 20, roomHeight: 2.5, releaseHeight: 1.8 } as const;
    expect(chargeLimit({ ...room, standard: "iec60335Edition6" })).toBeUndefined();
    expect(() => chargeLimit({ ...room, standard: "en378" })).toThrow(/no limit is known/);
  });
});
