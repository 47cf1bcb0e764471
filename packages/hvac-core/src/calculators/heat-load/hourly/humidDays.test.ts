import fc from "fast-check";
import { runs } from "@tooling/testing/extent";
import { describe, expect, test } from "vitest";
import { monthNames } from "../../../quantity/index.ts";
import { heatLoad, type HeatLoadInput, type HourlyCalculation } from "../index.ts";

type SiteInput = NonNullable<HeatLoadInput["site"]>;

function outcomeOf(input: HeatLoadInput) {
  const outcome = heatLoad.calculate(input);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  const { hourly, results: numbers } = outcome.calculation as HourlyCalculation;
  return { ...outcome, hourly, numbers, answer: heatLoad.answer(outcome) };
}
const codes = (input: HeatLoadInput): string[] => outcomeOf(input).warnings.map(({ code }) => code);

const office = heatLoad.examples.find(({ id }) => id === "office-floor")!.input.Metric;
const july = (value: number): (number | null)[] => Array.from({ length: 12 }, (_, m) => (m === 6 ? value : null));
const always = (value: number): number[] => Array.from({ length: 12 }, () => value);

/** Washington Dulles by its STAT file: 0.4 % dry bulb 34.1 °C with 23.9 °C wet bulb, 0.4 % wet bulb 25.4 °C with 31.6 °C. */
const dulles: SiteInput = {
  latitude: 38.95,
  longitude: -77.45,
  timeZone: -5,
  altitude: 98,
  dryBulb: [18, 20, 25, 29, 31, 33, 34.1, 33, 31, 27, 22, 18],
  wetBulb: [13, 14, 16, 18, 21, 23, 23.9, 23, 22, 19, 16, 14],
};
const wetBulbDay: SiteInput = { designWetBulb: july(25.4), wetBulbDryBulb: july(31.6) };
const dewPointDay: SiteInput = { designDewPoint: july(24.1), dewPointDryBulb: july(28.2) };

/** Outdoor air and nothing else. */
const fresh = (site: SiteInput): HeatLoadInput => ({
  unitSystem: "Metric",
  method: "hourly",
  site: { ...dulles, ...site },
  rooms: [{ id: "a", floorArea: 100, indoorTemp: 24, indoorRelativeHumidity: 0.5, outdoorAir: 1000, people: 0, height: 3 }],
});

/** An air handling unit of outdoor air for a class. */
const classroom = (site: SiteInput): HeatLoadInput => ({
  unitSystem: "Metric",
  method: "hourly",
  site: { ...dulles, ...site },
  systems: [{ id: "unit", name: "Unit 1" }],
  zones: [{ id: "zone", system: "unit" }],
  rooms: [{ id: "class", zone: "zone", floorArea: 60, people: 25, lighting: 600, outdoorAir: 250, infiltration: 0.3 }],
});

describe("humid design days next to the hottest ones", () => {
  test("the outdoor air of Dulles brings a quarter more on the wet-bulb day", () => {
    // PsychroLib 2.5 at 98 m: 71,948 and 78,351 J/kg outdoors, 48,096 in rooms of 24 °C and 50 %; 77,461 on the day by dew point.
    const [dry, wet, dew] = [71947.7, 78351.2, 77460.8].map((outdoor) => outdoor - 48095.8) as [number, number, number];
    const load = (site: SiteInput): number => outcomeOf(fresh(site)).numbers.ventilationLoad;
    // A litre has another mass on another day, unless it is one of standard air: 1 % at most.
    expect(Math.abs(load(wetBulbDay) / load({}) / (wet / dry) - 1)).toBeLessThan(0.01);
    expect(Math.abs(load(dewPointDay) / load({}) / (dew / dry) - 1)).toBeLessThan(0.015);
    expect(load({ ...wetBulbDay, ...dewPointDay })).toBe(load(wetBulbDay));
    const { results } = outcomeOf(fresh(wetBulbDay));
    expect([results.peakMonth!.value, results.peakDay!.value]).toEqual([7, "Wet-bulb day"]);
    expect(outcomeOf(fresh(dewPointDay)).results.peakDay!.value).toBe("Dew-point day");
    expect(outcomeOf(fresh({})).results.peakDay).toBeUndefined();
  });

  test("the coil of a unit gets the air of the governing day, which is named in results and answer", () => {
    const { hourly, results, answer } = outcomeOf(classroom(wetBulbDay));
    const { atPeak } = hourly.systems[0]!;
    expect(atPeak.day).toBe("wetBulb");
    // PsychroLib 2.5: W of 31.6 °C dry and 25.4 °C wet bulb at 98 m; ranges of the day begin below its highest hours.
    if (atPeak.hour === 14 || atPeak.hour === 15) expect(atPeak.air.outdoor.humidityRatio).toBeCloseTo(0.0181897, 6);
    expect(results.systemResults![0]!.peakDay!.value).toBe("Wet-bulb day");
    expect(answer).toMatch(/in July on the wet-bulb day,/);
  });

  test("rooms, airflows and heating are those of the dry-bulb days", () => {
    const dry = outcomeOf({ ...office, site: { ...office.site } }).numbers;
    const humid = outcomeOf({ ...office, site: { ...office.site, designWetBulb: july(26), wetBulbDryBulb: july(30) } }).numbers;
    expect(humid.totalLoad).toBeGreaterThan(dry.totalLoad);
    for (const name of ["blockLoad", "sumOfRoomPeaks", "supplyAirflow", "heatingLoad", "roomResults", "zoneResults"] as const)
      expect(humid[name], name).toEqual(dry[name]);
    expect(humid.systemResults![0]!.supplyAirflow).toBe(dry.systemResults![0]!.supplyAirflow);
  });

  test("plant and coils are the highest of what each kind of day gives alone, whatever the days", () => {
    const celsius = (min: number, max: number) => fc.integer({ min: 10 * min, max: 10 * max }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(celsius(18, 28), celsius(0, 12), celsius(15, 27), celsius(0, 10), (wetBulb, above, dewPoint, beyond) => {
        // Without a minimum airflow nothing of the humid days depends on the hottest ones.
        const base = { ...office, systems: [{ ...office.systems![0]!, minimumFlow: 0 }] };
        const numbersAt = (site: SiteInput) => outcomeOf({ ...base, site: { ...office.site, ...site } }).numbers;
        const byWetBulb = { designWetBulb: july(wetBulb), wetBulbDryBulb: july(wetBulb + above) };
        const byDewPoint = { designDewPoint: july(dewPoint), dewPointDryBulb: july(dewPoint + beyond) };
        const [dry, wet, dew, all] = [{}, byWetBulb, byDewPoint, { ...byWetBulb, ...byDewPoint }].map(numbersAt) as [
          ReturnType<typeof numbersAt>,
          ReturnType<typeof numbersAt>,
          ReturnType<typeof numbersAt>,
          ReturnType<typeof numbersAt>,
        ];
        for (const loadOf of [(numbers: typeof dry) => numbers.totalLoad, (numbers: typeof dry) => numbers.systemResults![0]!.coilLoad]) {
          expect(Math.min(loadOf(wet), loadOf(dew))).toBeGreaterThanOrEqual(loadOf(dry));
          expect(loadOf(all)).toBe(Math.max(loadOf(wet), loadOf(dew)));
        }
        // A wet-bulb day as the only day of July.
        const july_ = (values: readonly number[], value: number): number[] => values.map((each, m) => (m === 6 ? value : each));
        const { dryBulb, wetBulb: wetBulbs } = office.site! as { dryBulb: number[]; wetBulb: number[] };
        const alone = numbersAt({ dryBulb: july_(dryBulb, wetBulb + above), wetBulb: july_(wetBulbs, wetBulb) });
        expect(Math.abs(wet.totalLoad / Math.max(dry.totalLoad, alone.totalLoad) - 1)).toBeLessThan(1e-9);
      }),
      { numRuns: runs(15) },
    );
  });

  test("parts of the plant add up to its load on a humid day too", () => {
    const { results, numbers } = outcomeOf(classroom(wetBulbDay));
    expect(results.peakDay!.value).toBe("Wet-bulb day");
    const parts = [
      "wallLoad",
      "windowLoad",
      "roofLoad",
      "floorLoad",
      "partitionLoad",
      "internalLoad",
      "ventilationLoad",
      "infiltrationLoad",
      "returnAirLoad",
      "reheatLoad",
      "fanLoad",
      "safetyLoad",
      "uncreditedLoad",
    ] as const;
    const sum = parts.reduce((total, name) => total + (numbers[name] ?? 0), 0);
    expect(Math.abs(sum / numbers.totalLoad - 1)).toBeLessThan(1e-9);
  });

  test("an incomplete humid day is ignored with a warning; an impossible one is refused at its field", () => {
    expect(outcomeOf(fresh({ designWetBulb: july(25.4) })).numbers).toEqual(outcomeOf(fresh({})).numbers);
    for (const site of [
      { designWetBulb: july(25) },
      { wetBulbDryBulb: july(30) },
      { designDewPoint: july(24) },
      { dewPointDryBulb: july(28) },
    ])
      expect(codes(fresh(site))).toContain("humid-days-incomplete");
    expect(codes(fresh(wetBulbDay))).not.toContain("humid-days-incomplete");
    const refused = heatLoad.calculate(fresh({ designDewPoint: july(30), dewPointDryBulb: july(28) }));
    expect(refused.ok ? [] : refused.errors.map(({ field }) => field)).toEqual(["site.designDewPoint"]);
  });

  test("outdoor air that governs gets a warning where only the hottest days are known", () => {
    expect(codes(classroom({}))).toContain("dry-bulb-days-only");
    expect(codes(classroom(wetBulbDay))).not.toContain("dry-bulb-days-only");
    expect(codes({ ...office, rooms: office.rooms!.map((room) => ({ ...room, outdoorAir: 0 })) })).not.toContain("dry-bulb-days-only");
  });
});

describe("the answer of the hourly method", () => {
  const answerOf = (site: SiteInput): string => outcomeOf({ ...office, site: { ...office.site, ...site } }).answer;

  test("says when one design temperature is used for all months, however it was entered", () => {
    const same = /with the same design temperature in every month/;
    // The defaults of either system, and a city's annual condition.
    for (const unitSystem of ["Imperial", "Metric"] as const)
      expect(outcomeOf({ unitSystem, method: "hourly", rooms: [{ id: "a", floorArea: 20, people: 2 }] }).answer).toMatch(same);
    expect(answerOf({ dryBulb: always(33.2), wetBulb: always(23.1), percentile: "0.4" })).toMatch(same);
    expect(answerOf({})).not.toMatch(same);
    // Its month would be that of the sun alone: not an answer.
    const month = new RegExp(` in (${monthNames.join("|")})`);
    expect(answerOf({ dryBulb: always(33.2), wetBulb: always(23.1), percentile: "0.4" })).not.toMatch(month);
    expect(answerOf({})).toMatch(month);
  });

  test("says that the months are an estimate", () => {
    expect(answerOf({ percentile: "estimated" })).toMatch(/with months estimated from the annual condition/);
    expect(codes({ ...office, site: { ...office.site, percentile: "estimated" } })).toContain("estimated-months");
    expect(answerOf({ percentile: "2" })).not.toMatch(/estimated/);
  });
});
