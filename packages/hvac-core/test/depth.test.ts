import { describe, expect, test } from "vitest";
import { addLevels } from "../src/acoustics/index.ts";
import { allSteps, axes, valueAt, type Refusal } from "../src/kernel/index.ts";
import { bill } from "./depth/bill.ts";
import { ductTree } from "./depth/ductTree.ts";
import { roomLoads } from "./depth/roomLoads.ts";
import { schedule } from "./depth/schedule.ts";
import { soundPaths } from "./depth/soundPaths.ts";
import { tariff } from "./depth/tariff.ts";
import { holdToTheLaws, type AnyCalculator } from "./laws/laws.ts";

/** Structures of buildings, with the real kernel and physics: a page may need any of them. */
const calculators: readonly AnyCalculator[] = [roomLoads, ductTree, soundPaths, tariff, bill, schedule];

describe.each(calculators.map((definition) => [definition.title, definition] as const))("%s", (_title, definition) =>
  holdToTheLaws(definition),
);

function answered<Answer extends { readonly ok: true }>(outcome: Answer | Refusal): Answer {
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.errors));
  return outcome;
}

const counted = <T>(count: number, each: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => each(index));

describe("at full size", () => {
  test("3 zones of 4 rooms of 6 surfaces, each with 2 windows", async () => {
    const input = {
      unitSystem: "Metric" as const,
      outdoorTemperature: 35,
      zones: counted(3, (zone) => ({
        id: `z${zone}`,
        indoorTemperature: 22 + zone,
        rooms: counted(4, (room) => ({
          id: `r${room}`,
          people: room,
          surfaces: counted(6, (surface) => ({
            id: `s${surface}`,
            area: 10 + surface,
            uValue: 0.1 * (zone + 1),
            windows: counted(2, (window) => ({ id: `w${window}`, area: 1 + window, uValue: 1.5 })),
          })),
        })),
      })),
    };
    // Without sun: surfaces of 10…15 m², 75 m² in all, and 6 · 3 m² of windows in each room; a person gives 130 W.
    const expected = counted(3, (zone) => counted(4, (room) => (0.1 * (zone + 1) * 75 + 1.5 * 18) * (13 - zone) + 130 * room));
    const outcome = answered(roomLoads.calculate(input));
    for (const [zone, rooms] of expected.entries())
      for (const [room, load] of rooms.entries()) expect(outcome.results.zones[zone]!.rooms[room]!.peak.value).toBeCloseTo(load, 9);
    expect(outcome.results.peak.value).toBeCloseTo(
      expected.flat().reduce((sum, load) => sum + load, 0),
      8,
    );
    const steps = allSteps((await roomLoads.explanation()).sheet(outcome));
    expect(steps.filter(({ result }) => result?.endsWith(".load") && result.includes("windows."))).toHaveLength(3 * 4 * 6 * 2);
    // A file stores and another device reads the same building.
    const again = answered(
      roomLoads.calculate(roomLoads.open(JSON.parse(JSON.stringify(roomLoads.complete(input))) as typeof input, 1).input),
    );
    expect(again.results).toEqual(outcome.results);
    expect(again.assumed).toEqual(outcome.assumed);
  });

  test("a tree of 50 sections, each fed by the one of half its number", () => {
    const parentOf = (section: number): number => Math.floor(section / 2);
    const input = {
      unitSystem: "Metric" as const,
      roughness: 0,
      // From the leaves to the root: parents come after the sections that they feed.
      sections: counted(50, (index) => 50 - index).map((section) => ({
        id: String(section),
        ...(section > 1 && { parent: String(parentOf(section)) }),
        length: 0,
        shape: "rectangular" as const,
        width: 1000,
        height: 1000,
        fittings: 1,
        airflow: section >= 26 ? 100 : 0,
      })),
    };
    const outcome = answered(ductTree.calculate(input));
    // Without length each section of 1 m² loses ρV²/2 = 0.6 V², and V is a tenth of the terminals behind it.
    const behind = (section: number): number => (section > 50 ? 0 : section >= 26 ? 1 : behind(2 * section) + behind(2 * section + 1));
    const pressureTo = (section: number): number => (section < 1 ? 0 : pressureTo(parentOf(section)) + 0.6 * (0.1 * behind(section)) ** 2);
    for (const { id, pressure, airflow } of outcome.results.sections) {
      expect(pressure.value).toBeCloseTo(pressureTo(Number(id)), 12);
      expect(airflow.value).toBeCloseTo(0.1 * behind(Number(id)), 12);
    }
    expect(outcome.results.airflow.value).toBeCloseTo(2.5, 12);
    expect(outcome.results.pressure.value).toBeCloseTo(Math.max(...counted(25, (index) => pressureTo(26 + index))), 12);
    expect(outcome.results.sections.filter(({ spare }) => spare?.value === 0).map(({ id }) => id)).toContain(
      outcome.results.criticalSection!.value,
    );
  });

  test("a section that feeds itself is refused where it says so", () => {
    const sections = [
      { id: "a", parent: "b", length: 1 },
      { id: "b", parent: "a", length: 1 },
    ];
    expect(ductTree.calculate({ sections })).toMatchObject({
      ok: false,
      errors: [{ field: "sections.a.parent", message: expect.stringContaining("feeds itself") as string }],
    });
  });

  test("two paths that share their first elements and part after them", () => {
    const flat = (level: number): number[] => axes.octaveBands.map(() => level);
    const shared = [
      { id: "1", element: "fan" },
      { id: "2", element: "duct", times: 3 },
    ];
    const input = {
      source: flat(90),
      elements: [
        { id: "fan", attenuation: flat(2) },
        { id: "duct", attenuation: axes.octaveBands.map((_, band) => band), makesNoise: true, noise: flat(30) },
        { id: "end", attenuation: flat(12) },
      ],
      paths: [
        { id: "near", steps: shared },
        { id: "far", steps: [...shared, { id: "3", element: "end" }] },
      ],
    };
    const { results } = answered(soundPaths.calculate(input));
    for (const [band, level] of results.roomLevel!.values.entries()) {
      const parted = addLevels([88 - 3 * band, 30]);
      // The far path is 12 dB lower than the near one, both 5 dB lower in the room: 10 log₁₀(1 + 10^−1.2) more than the near one alone.
      expect(level).toBeCloseTo(parted - 5 + 10 * Math.log10(1 + 10 ** -1.2), 9);
      expect(results.paths[1]!.steps[1]!.level.values[band]).toBe(results.paths[0]!.steps[1]!.level.values[band]);
    }
    // A change of the shared part affects both.
    const louder = answered(
      soundPaths.calculate({ ...input, elements: [{ id: "fan", attenuation: flat(0) }, ...input.elements.slice(1)] }),
    );
    for (const path of [0, 1])
      expect(louder.results.paths[path]!.roomLevel.values[0]).toBeGreaterThan(results.paths[path]!.roomLevel.values[0]! + 1.9);
  });

  test("a tariff of 12 × 24 hours in 3 periods of 4 tiers", () => {
    const places = axes.months.flatMap((_, month) => axes.hours.map((__, hour) => ({ month, hour })));
    const periodOf = ({ month, hour }: { month: number; hour: number }): number => (month + Math.floor(hour / 4)) % 3;
    const kilowatts = ({ month, hour }: { month: number; hour: number }): number => 5 + month + ((7 * hour) % 11);
    const input = {
      unitSystem: "Metric" as const,
      periods: counted(3, (period) => ({
        id: `p${period}`,
        tiers: counted(4, (tier) => ({
          id: `t${tier}`,
          ...(tier < 3 && { size: { value: 300 * (tier + 1), unit: "kWh" as const } }),
          price: { value: 0.1 + 0.05 * period + 0.02 * tier, unit: "money/kWh" as const },
        })),
      })),
      schedule: { values: places.map((place) => `p${periodOf(place)}`) },
      load: { values: places.map(kilowatts), unit: "kW" as const },
      monthlyCharge: 12.5,
    };
    const { results } = answered(tariff.calculate(input));
    const days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
    const charge = (period: number, month: number): number => {
      let left =
        days[month]! *
        places.filter((place) => place.month === month && periodOf(place) === period).reduce((sum, place) => sum + kilowatts(place), 0);
      let sum = 0;
      for (const tier of [0, 1, 2, 3]) {
        const within = tier < 3 ? Math.min(left, 300 * (tier + 1)) : left;
        sum += within * (0.1 + 0.05 * period + 0.02 * tier);
        left -= within;
      }
      return sum;
    };
    for (const [month, value] of results.bills.values.entries()) {
      expect(value).toBeCloseTo(12.5 + charge(0, month) + charge(1, month) + charge(2, month), 8);
      for (const period of [0, 1, 2]) expect(results.periods[period]!.charge.values[month]).toBeCloseTo(charge(period, month), 8);
    }
    // The matrix may also be given row by row.
    const byRow = answered(
      tariff.calculate({
        ...input,
        schedule: axes.months.map((_, month) => axes.hours.map((__, hour) => `p${periodOf({ month, hour })}`)),
      }),
    );
    expect(byRow.results).toEqual(results);
  });

  test("a bill of 20 sections of 100 lines, to the cent", () => {
    const rate = (section: number, line: number): number => (section * 100 + line + 1) / 1000;
    const input = {
      terms: { tax: 0 },
      sections: counted(20, (section) => ({
        id: `s${section}`,
        lines: counted(100, (line) => ({ id: `l${line}`, quantity: 3, rate: rate(section, line) })),
      })),
    };
    const { results } = answered(bill.calculate(input));
    // Three times so many thousandths, rounded to hundredths, in whole numbers.
    const cents = (section: number, line: number): number => Math.floor((3 * (section * 100 + line + 1) + 5) / 10);
    for (const [section, { sum }] of results.sections.entries())
      expect(sum.value).toBe(counted(100, (line) => cents(section, line)).reduce((a, b) => a + b, 0) / 100);
    expect(results.total.value).toBe(
      counted(2000, (index) => cents(Math.floor(index / 100), index % 100)).reduce((a, b) => a + b, 0) / 100,
    );
  });

  test("links in the cells of a schedule are kept", () => {
    const link = { collection: "calculations", fileId: "room-17", result: "totalLoad" };
    const input = schedule.start("Imperial");
    const path = "units.fcu1.required.cooling";
    for (const variant of [
      schedule.complete(input),
      schedule.convert(input, "Metric"),
      schedule.open(input, 1).input,
      schedule.convert(schedule.convert(input, "Metric"), "Imperial"),
    ])
      expect(valueAt(variant, path)).toMatchObject({ link });
    const typedOver = schedule.calculate({
      units: [{ id: "a", mode: "ventilation", required: { airflow: { value: 1, unit: "m3/s", link } } }],
    });
    expect(typedOver.ok).toBe(true);
  });
});
