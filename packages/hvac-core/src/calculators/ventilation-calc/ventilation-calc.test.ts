import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allSteps } from "../../kernel/index.ts";
import { convert } from "../../quantity/index.ts";
import { airDistribution } from "../../reference/airDistribution.ts";
import { ventilationCategories } from "../../reference/ventilationCategories.ts";
import { ventilationCalc, type RoomCalculation, type VentilationCalculation, type VentilationInput } from "./index.ts";

const cfm = 0.3048 ** 3 / 60;

function outcomeOf(input: VentilationInput) {
  const outcome = ventilationCalc.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

/** Calculation of one room. */
function roomOf(calculation: VentilationCalculation): RoomCalculation {
  if (calculation.scope !== "room") throw new Error("a room is calculated");
  return calculation;
}

const codes = (input: VentilationInput): string[] => outcomeOf(input).warnings.map((warning) => warning.code);

/** An office of 10 × 10 × 3 m at so many air changes. */
const room = (airChangesPerHour: number, more: VentilationInput = {}): VentilationInput => ({
  unitSystem: "Metric",
  roomWidth: 10,
  roomLength: 10,
  roomHeight: 3,
  airChangesPerHour,
  category: "office-space",
  ...more,
});

describe("the airflow", () => {
  test("of the specification's fields alone is volume times air changes", () => {
    const { results } = outcomeOf({
      calculationName: "Kitchen hood",
      unitSystem: "Imperial",
      roomWidth: 12,
      roomLength: 4,
      roomHeight: 1,
      airChangesPerHour: 300,
    });
    expect(results.roomVolume!.value).toBeCloseTo(48 * 0.3048 ** 3, 12);
    expect(results.requiredAirflow!.value).toBeCloseTo(240 * cfm, 12);
  });

  test("designed for is the larger of the two, and carries the outdoor air that the rate procedure asks for", () => {
    const share = fc.double({ min: 0.05, max: 1, noNaN: true });
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 20, noNaN: true }),
        share,
        fc.integer({ min: 0, max: 200 }),
        (changes, outdoorAirFraction, people) => {
          const { results } = outcomeOf(room(changes, { outdoorAirFraction, people }));
          expect(results.designAirflow.value).toBeGreaterThanOrEqual(results.requiredAirflow!.value);
          expect(results.designOutdoorAirflow.value).toBeGreaterThanOrEqual(results.zoneOutdoorAirflow!.value * (1 - 1e-12));
          expect(results.governing.value).toBe(
            results.designAirflow.value > results.requiredAirflow!.value ? "Ventilation rate procedure" : "Air changes",
          );
        },
      ),
    );
  });

  test("of the rate procedure is R_p P + R_a A over E_z, for every category in both columns", () => {
    for (const { id, peopleRate, areaRate, peopleRateCfm, areaRateCfmPerFt2 } of ventilationCategories) {
      const si = outcomeOf(room(1, { category: id, rateColumn: "SI", people: 7, airDistribution: "ceiling-warm-ceiling-return" })).results;
      expect(si.zoneOutdoorAirflow!.value, id).toBeCloseTo((7 * peopleRate + 100 * areaRate) / 0.8, 12);
      const inchPound = outcomeOf(room(1, { category: id, rateColumn: "inch-pound", people: 7 })).results;
      expect(inchPound.breathingZoneAirflow!.value / cfm, id).toBeCloseTo(7 * peopleRateCfm + (100 / 0.3048 ** 2) * areaRateCfmPerFt2, 9);
    }
  });

  test("of the rate procedure keeps its mass in thin air, when asked to", () => {
    const zone = (more: VentilationInput): number => outcomeOf(room(1, more)).results.zoneOutdoorAirflow!.value;
    // Denver, 1609 m: 83 436 Pa in the standard atmosphere.
    const high = zone({ densityCorrection: true, altitude: 1609 });
    const low = zone({ densityCorrection: true, altitude: 0 });
    expect(high / low).toBeCloseTo(101325 / 83436, 3);
    // At 21 °C and sea level dry air weighs 1.2 kg/m³ to a thousandth.
    expect(low / zone({})).toBeCloseTo(1, 3);
    expect(zone({ densityCorrection: false, altitude: 1609 })).toBe(zone({}));
  });

  test("offers every row of the standard's table of air distribution", () => {
    for (const { id, effectiveness } of airDistribution) {
      const { calculation } = outcomeOf(room(1, { airDistribution: id }));
      expect(roomOf(calculation).zone.demands.zoneOutdoor * effectiveness, id).toBeCloseTo(
        roomOf(calculation).zone.demands.breathingZone,
        15,
      );
    }
  });

  test("falls as the air distribution reaches the breathing zone better", () => {
    const zone = (id: string): number => outcomeOf(room(1, { airDistribution: id })).results.zoneOutdoorAirflow!.value;
    // Table 6-4 of 62.1, in order of effectiveness.
    const order = [
      "makeup-near",
      "floor-warm-ceiling-return",
      "makeup-opposite",
      "ceiling-cool",
      "underfloor",
      "displacement",
      "displacement-high-return",
    ] as const;
    for (let i = 1; i < order.length; i++) expect(zone(order[i]!), order[i]).toBeLessThan(zone(order[i - 1]!));
  });
});

describe("the sheet", () => {
  test("shows a fraction of a person where the density gives one, as the airflow counts it", async () => {
    const sheet = (await ventilationCalc.explanation()).sheet(outcomeOf(room(6, { roomWidth: 9, roomLength: 12 })));
    const people = allSteps(sheet).find((step) => step.symbol === "N")!;
    expect(people.value).toBeCloseTo(5.4, 12);
    expect(people.quantity).toBe("count");
  });
});

describe("carbon dioxide at steady state", () => {
  test("balances: what people give off leaves with the outdoor air", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.5, max: 20, noNaN: true }), fc.integer({ min: 1, max: 100 }), (changes, people) => {
        const { results, calculation } = outcomeOf(room(changes, { people, co2PerPerson: 0.0052, outdoorCo2: 420 }));
        const carried =
          (results.co2AtSteadyState!.value - 420e-6) * results.designOutdoorAirflow.value * roomOf(calculation).zone.demands.effectiveness;
        expect(carried).toBeCloseTo(people * 0.0052e-3, 12);
      }),
    );
  });

  test("is that of outdoors without people, and unknown without air", () => {
    expect(outcomeOf(room(2, { people: 0 })).results.co2AtSteadyState!.value).toBeCloseTo(420e-6, 15);
    const still = room(0, { category: "warehouse", people: 0 });
    expect(outcomeOf(still).results.co2AtSteadyState!.value).toBeCloseTo(420e-6, 15);
  });
});

describe("the warnings", () => {
  test("tell which of the two governs, either way", () => {
    expect(codes(room(0.1))).toContain("air-changes-below-rate-procedure");
    expect(codes(room(6, { outdoorAirFraction: 1 }))).toContain("outdoor-air-above-rate-procedure");
    expect(codes(room(6, { outdoorAirFraction: 0.1 }))).not.toContain("outdoor-air-above-rate-procedure");
  });

  test("speak of energy recovery above 40 % outdoor air, when the airflow itself is no larger than asked for", () => {
    expect(codes(room(0.8))).toContain("high-outdoor-share");
    expect(codes(room(2, { outdoorAirFraction: 0.4 }))).not.toContain("high-outdoor-share");
  });

  test("speak of demand control for rooms that are large and dense, and for both only", () => {
    expect(codes(room(6, { people: 25 }))).toContain("demand-control");
    expect(codes(room(6, { people: 24 }))).not.toContain("demand-control");
    expect(codes(room(6, { people: 25, roomLength: 4 }))).not.toContain("demand-control");
  });

  test("miss the people of a category that states a rate for them but no density", () => {
    for (const { id, peopleRate, occupantDensity } of ventilationCategories) {
      expect(codes(room(6, { category: id })).includes("people-not-given"), id).toBe(peopleRate > 0 && occupantDensity === 0);
      expect(codes(room(6, { category: id, people: 3 })), id).not.toContain("people-not-given");
    }
  });

  test("forbid CO₂ above the workplace limit", () => {
    expect(codes(room(0, { people: 5, co2PerPerson: 0.012, category: "corridor" }))).not.toContain("co2-above-workplace-limit");
    expect(codes(room(0, { people: 60, co2PerPerson: 0.012, category: "corridor" }))).toContain("co2-above-workplace-limit");
  });
});

describe("a kitchen of a dwelling", () => {
  // ASHRAE 62.2, Tables 5-1 and 5-2, of 20 and of 200 m³; five air changes an hour of them are 27.8 and 277.8 L/s.
  test.each([
    ["kitchen-hood", "demand", "open", 20, 50],
    ["kitchen", "demand", "open", 20, 150],
    ["kitchen-hood", "demand", "enclosed", 20, 50],
    ["kitchen", "demand", "enclosed", 20, 100 / 3.6],
    ["kitchen", "demand", "enclosed", 200, 150],
    ["kitchen", "demand", "enclosed", null, 150],
    ["kitchen", "continuous", "enclosed", 200, 1000 / 3.6],
    ["kitchen-hood", "continuous", "enclosed", 20, 100 / 3.6],
    ["kitchen-hood", "continuous", "open", 20, 50],
    ["kitchen", "continuous", "open", 20, 150],
  ] as const)("with %s, run by %s, %s, of %s m³ needs %f L/s", (roomKind, operation, kitchenLayout, volume, litres) => {
    const outcome = outcomeOf({
      unitSystem: "Metric",
      scope: "dwelling",
      dwellingArea: 100,
      bedrooms: 2,
      localExhausts: [
        { id: "k", room: roomKind, operation, kitchenLayout, ...(volume !== null && { volume: { value: volume, unit: "m3" } }) },
      ],
    });
    expect(outcome.results.localExhaustTotal!.value * 1000).toBeCloseTo(litres, 9);
    const isWarned = outcome.warnings.map(({ code }) => code).includes("continuous-exhaust-of-open-kitchen");
    expect(isWarned).toBe(operation === "continuous" && kitchenLayout === "open");
  });

  test("that is enclosed and exhausted all the time needs its volume", () => {
    const outcome = ventilationCalc.calculate({
      unitSystem: "Metric",
      scope: "dwelling",
      dwellingArea: 100,
      bedrooms: 2,
      localExhausts: [{ id: "k", room: "kitchen", operation: "continuous", kitchenLayout: "enclosed" }],
    });
    expect(outcome.ok ? [] : outcome.errors).toMatchObject([{ field: "localExhausts.k.volume" }]);
  });
});

describe("a room without an entered outdoor share", () => {
  const classroom = {
    unitSystem: "Imperial",
    roomWidth: 25,
    roomLength: 40,
    roomHeight: 10,
    airChangesPerHour: 6,
    category: "classroom",
    rateColumn: "inch-pound",
  } as const;

  test("gets the outdoor air of the rate procedure and no more: 35 people at 13 cfm, not all of six air changes", () => {
    const outcome = ventilationCalc.calculate(classroom);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    const { designAirflow, designOutdoorAirflow, zoneOutdoorAirflow, outdoorShare } = outcome.results;
    // 6 · 10 000 ft³ / 60 min
    expect(convert(designAirflow.value, "m3/s", "cfm")).toBeCloseTo(1000, 9);
    expect(designOutdoorAirflow.value).toBeCloseTo(zoneOutdoorAirflow!.value, 15);
    expect(Math.abs(convert(designOutdoorAirflow.value, "m3/s", "cfm") - 35 * 13)).toBeLessThanOrEqual(35 * 0.5);
    expect(outdoorShare!.value).toBeCloseTo(designOutdoorAirflow.value / designAirflow.value, 12);
  });

  test("is all outdoor air where nothing may be recirculated, and without a category", () => {
    const classed = ventilationCategories.filter(({ airClass }) => airClass >= 3).map(({ id }) => id);
    expect(classed.length).toBeGreaterThan(0);
    for (const category of [...classed, "none"]) {
      const outcome = ventilationCalc.calculate({ ...classroom, category });
      expect(outcome.ok && outcome.results.outdoorShare!.value, category).toBe(1);
    }
  });

  test("is supplied with what the zone needs where the air changes are too few", () => {
    const outcome = ventilationCalc.calculate({ ...classroom, airChangesPerHour: 1 });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
    expect(outcome.results.designAirflow.value).toBe(outcome.results.zoneOutdoorAirflow!.value);
    expect(outcome.results.outdoorShare!.value).toBe(1);
  });
});
