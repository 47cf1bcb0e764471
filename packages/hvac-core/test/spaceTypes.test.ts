import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { acousticCalculator, heatLoad, ventilationCalc } from "../src/index.ts";
import { appliedOption } from "../src/internal/index.ts";
import { isAssumed, type CalculatorInput, type Fields } from "../src/kernel/index.ts";
import { scheduleOfType } from "../src/calculators/heat-load/index.ts";
import {
  airChanges,
  conditionsOfUse,
  exhaustRates,
  occupantGains,
  powerDensities,
  schedulesOfUse,
  soundCriteria,
  spaceType,
  ventilationCategories,
} from "../src/reference/index.ts";
import { spaceTypeRows } from "../src/reference/spaceTypes/spaceTypeRows.ts";
import { spaceTypeUse } from "../src/reference/spaceTypes/spaceTypeUse.ts";
import type { Citation } from "../src/sources/index.ts";

/* Each default of a type is compared with the row of its table, which is looked up here by the crosswalk alone. */

interface Row {
  readonly id: string;
  readonly source: Citation;
}

/** The row of a table that the crosswalk names; undefined where it names none. It must exist. */
function rowOf<R extends Row>(table: readonly R[], id: string | undefined): R | undefined {
  const row = table.find((each) => each.id === id);
  if (id !== undefined && !row) throw new Error(`There is no row ${id}.`);
  return row;
}

const types = spaceTypeRows.map(([id]) => id);
const tables = spaceTypeRows.map(([id, label, names]) => ({
  id,
  label,
  power: rowOf(powerDensities, names.power),
  schedule: rowOf(schedulesOfUse(), names.schedule),
  category: rowOf(ventilationCategories, names.category),
  use: rowOf(conditionsOfUse(), names.use),
  activity: rowOf(occupantGains, names.activity),
  sound: rowOf(soundCriteria, names.sound),
  exhaust: rowOf(exhaustRates, names.exhaust),
  health: rowOf(
    airChanges.filter(({ group }) => group === "health"),
    names.health,
  ),
}));

const area = 37;
const [cfm, squareFoot] = [4.719474432e-4, 0.09290304];
const standards = ["inch-pound", "SI", "sia"] as const;

/** Values of a calculation of one room. */
function roomOf(
  spaceTypeId: string,
  spaceTypesBy: (typeof standards)[number],
  entered: object = {},
  unitSystem: "Imperial" | "Metric" = "Metric",
) {
  const input = {
    unitSystem,
    method: "hourly",
    spaceTypesBy,
    rooms: [{ id: "a", spaceType: spaceTypeId, floorArea: { value: area, unit: "m2" }, ...entered }],
  } as const;
  const outcome = heatLoad.calculate(input);
  if (!outcome.ok) throw new Error(outcome.errors[0]!.message);
  return { outcome, values: outcome.values.rooms[0]!, input };
}

const sourceOf = (fields: Fields, name: string, values: Readonly<Record<string, unknown>>, around: Readonly<Record<string, unknown>>) =>
  appliedOption(fields, name, { values, around: { values: around } }, true)?.source;

describe("a space type", () => {
  test("has an id that is stored, a label and at least one row of a table", () => {
    expect(new Set(types).size).toBe(types.length);
    expect(new Set(tables.map(({ label }) => label)).size).toBe(types.length);
    for (const { id, label, ...rows } of tables) {
      expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(spaceType(id).label).toBe(label);
      expect(Object.values(rows).some(Boolean), id).toBe(true);
    }
  });

  test.each(standards)("gives a room by %s what its tables print, with their source, and the usual default of the rest", (by) => {
    const fields = heatLoad.fields.rooms.row;
    for (const { id, power, schedule, category, use, activity } of tables) {
      const { values, outcome } = roomOf(id, by);
      const citationOf = (name: string): Citation | undefined => sourceOf(fields, name, { spaceType: id }, { spaceTypesBy: by });
      const isSia = by === "sia";
      const density = isSia
        ? use?.occupantDensity
        : category && category.occupantDensity > 0
          ? by === "SI"
            ? category.occupantDensity
            : (category.occupantDensity * 100) / (1000 * squareFoot)
          : undefined;
      const numbers = [
        ["people", density, isSia ? use?.source : category?.source],
        ["lighting", isSia ? use?.lighting : power?.lighting, isSia ? use?.source : power?.source],
        ["equipment", isSia ? use?.equipment : power?.equipment, isSia ? use?.source : power?.equipmentSource],
      ] as const;
      for (const [name, perArea, source] of numbers) {
        expect(values[name], `${id} ${name}`).toBeCloseTo((perArea ?? 0) * area, 9);
        expect(citationOf(name), `${id} ${name}`).toEqual(perArea === undefined ? undefined : source);
      }
      expect(values.activity).toBe(activity?.id ?? "office-work");
      expect(citationOf("activity")).toEqual(activity?.source);
      for (const [name, gain, asShares] of [
        ["peopleSchedule", "people", "occupancy"],
        ["lightingSchedule", "lighting", "lighting"],
        ["equipmentSchedule", "equipment", "equipment"],
      ] as const) {
        const shares = isSia ? use?.hourly[asShares] : schedule?.[asShares].weekday;
        expect(values[name]).toBe(null);
        expect(citationOf(name)).toEqual(isSia ? use?.source : schedule?.source);
        if (shares) expect(scheduleOfType(`${id} ${by} ${gain}`)?.shares).toEqual(shares);
      }
      const air = isSia
        ? use?.outdoorAir && use.outdoorAir.maximum * area
        : category &&
          (by === "SI"
            ? category.peopleRate * values.people + category.areaRate * area
            : category.peopleRateCfm * cfm * values.people + ((category.areaRateCfmPerFt2 * cfm) / squareFoot) * area);
      expect(values.outdoorAir).toBe(air === undefined ? 0 : null);
      expect(citationOf("outdoorAir")).toEqual(air === undefined ? undefined : isSia ? use?.source : category?.source);
      // The same room with that airflow entered has the same heating load.
      const entered = roomOf(id, by, { outdoorAir: { value: air ?? 0, unit: "m3/s" } }).outcome;
      expect(outcome.results.roomResults[0]!.heatingOutdoorAir.value).toBeCloseTo(
        entered.results.roomResults[0]!.heatingOutdoorAir.value,
        6,
      );
    }
  });

  test.each(standards)("has by %s in the short table what its tables give, to the last bit", (by) => {
    for (const id of types) {
      const { schedules, ...numbers } = spaceType(id).uses[by];
      const short = Object.entries(numbers).map(([name, { value, source }]) => [name, { value, source }] as const);
      expect(spaceTypeUse(id, by), id).toStrictEqual({
        ...Object.fromEntries(short),
        ...(schedules && { schedules: { value: schedules.value, label: schedules.label, source: schedules.source } }),
      });
    }
    expect(() => spaceTypeUse("open-ofice", by)).toThrow("open-office");
  });

  test("gives a room by the hour the load of the same schedules entered", () => {
    for (const by of ["SI", "sia"] as const)
      for (const id of ["open-office", "restaurant"]) {
        const { outcome } = roomOf(id, by);
        const { uses } = spaceType(id);
        const { people, lighting, equipment } = uses[by].schedules!.value;
        const entered = heatLoad.calculate({
          unitSystem: "Metric",
          method: "hourly",
          spaceTypesBy: by,
          schedules: Object.entries({ people, lighting, equipment }).map(([name, shares]) => ({ id: name, shares })),
          rooms: [
            {
              id: "a",
              spaceType: id,
              floorArea: area,
              peopleSchedule: "people",
              lightingSchedule: "lighting",
              equipmentSchedule: "equipment",
            },
          ],
        });
        expect(entered.ok && entered.results).toEqual(outcome.results);
      }
  });

  test("gives a zone its category, exhaust, health care room and hours, and a room for sound its use", () => {
    for (const { id, category, exhaust, health, schedule, use, sound } of tables)
      for (const spaceTypesBy of ["ashrae", "sia"] as const) {
        const zones = ventilationCalc.complete({
          unitSystem: "Metric",
          scope: "zones",
          spaceTypesBy,
          zones: [{ id: "a", spaceType: id, area, height: 3 }],
        });
        const [zone] = zones["zones"] as readonly Readonly<Record<string, unknown>>[];
        const shares = spaceTypesBy === "sia" ? use?.hourly.occupancy : schedule?.occupancy.weekday;
        expect(zone).toMatchObject({
          category: category?.id ?? "none",
          exhaustKind: exhaust?.id ?? "none",
          healthcareSpace: health?.id ?? "none",
          peopleSchedule: shares ? "custom" : "constant",
          people: spaceTypesBy === "sia" && use ? { value: use.occupantDensity, unit: "person/m2" } : null,
        });
        const values = (zone!["peopleShares"] as { readonly values: readonly number[] }).values;
        expect(values).toHaveLength(24);
        for (const [hour, share] of values.entries()) expect(share).toBeCloseTo(100 * (shares?.[hour] ?? 1), 9);
        const fields = ventilationCalc.fields.zones.row;
        const citationOf = (name: string): Citation | undefined => sourceOf(fields, name, { spaceType: id }, { spaceTypesBy });
        expect([citationOf("category"), citationOf("exhaustKind"), citationOf("healthcareSpace")]).toEqual([
          category?.source,
          exhaust?.source,
          health?.source,
        ]);
        const rooms = acousticCalculator.complete({ rooms: [{ id: "a", spaceType: id, length: 5, width: 5, height: 3 }] });
        expect((rooms["rooms"] as readonly Readonly<Record<string, unknown>>[])[0]!["use"]).toBe(sound?.id ?? "none");
      }
  });

  const entry = fc.record(
    {
      people: fc.integer({ min: 0, max: 40 }),
      lighting: fc.integer({ min: 0, max: 900 }).map((value) => ({ value, unit: "W" })),
      equipment: fc.integer({ min: 0, max: 90 }).map((value) => ({ value, unit: "W/m2" })),
      activity: fc.constantFrom("dancing", "office-work", "seated-light"),
      outdoorAir: fc.integer({ min: 0, max: 300 }),
    },
    { requiredKeys: [] },
  );

  test("leaves what was entered, when it is selected or changed, and what is cleared follows it", () => {
    fc.assert(
      fc.property(
        entry,
        fc.constantFrom(...types, "none"),
        fc.constantFrom(...types),
        fc.constantFrom(...standards),
        (entered, first, next, by) => {
          const [before, after, plain] = [roomOf(first, by, entered), roomOf(next, by, entered), roomOf(next, by)];
          const names = ["people", "lighting", "equipment", "activity", "outdoorAir"] as const;
          for (const name of names) {
            const isEntered = Object.hasOwn(entered, name);
            expect(after.values[name]).toEqual(isEntered ? before.values[name] : plain.values[name]);
            const stored = heatLoad.complete(after.input);
            expect(isAssumed(stored, `rooms.a.${name}`)).toBe(!isEntered);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test("gives the same room in both unit systems, saved or not", () => {
    fc.assert(
      fc.property(entry, fc.constantFrom(...types), fc.constantFrom(...standards), (entered, id, by) => {
        const { outcome, input } = roomOf(id, by, entered);
        const stored = heatLoad.calculate(heatLoad.complete(input as CalculatorInput<typeof heatLoad.fields>) as never);
        expect(stored.ok && stored.results).toEqual(outcome.results);
        expect(stored.ok && stored.assumed).toEqual(outcome.assumed);
        const shown = heatLoad.calculate(heatLoad.display(input as never, "Imperial") as never);
        expect(shown.ok && shown.results).toEqual(outcome.results);
      }),
      { numRuns: 40 },
    );
  });
});

test("without a type a room has no gains and no outdoor air, and the order of its answers is that of a room that names none", () => {
  const named = roomOf("none", "sia").outcome;
  const { spaceType: _type, ...others } = { ...named.input.rooms![0]! };
  const unnamed = heatLoad.calculate({ unitSystem: "Metric", method: "hourly", rooms: [others] });
  expect(unnamed.ok && unnamed.results).toEqual(named.results);
  const { people, lighting, equipment, outdoorAir, peopleSchedule } = named.values.rooms[0]!;
  expect([people, lighting, equipment, outdoorAir, peopleSchedule]).toEqual([0, 0, 0, 0, null]);
});
