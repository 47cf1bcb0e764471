import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { convert } from "../quantity/index.ts";
import { completeInput, convertInput } from "./complete.ts";
import { axes, defineFields, valueAt } from "./index.ts";
import { compileReader, newRow } from "../internal/index.ts";

const fields = defineFields({
  mode: {
    type: "choice",
    label: "Mode",
    options: { cooling: "Cooling", heating: "Heating" },
    default: { Imperial: "cooling", Metric: "heating" },
  },
  site: {
    type: "group",
    label: "Site",
    fields: { altitude: { type: "quantity", label: "Altitude", quantity: "altitude", default: 0, min: -500, max: 9000 } },
  },
  load: {
    type: "matrix",
    label: "Load",
    rows: "months",
    columns: "hours",
    cell: { type: "quantity", label: "Load", quantity: "power", default: 0, min: -1e9, max: 1e9 },
  },
  zones: {
    type: "list",
    label: "Zones",
    rowLabel: "zone",
    maxRows: 9,
    row: {
      use: { type: "choice", label: "Use", options: { office: "Office", store: "Store" }, default: "office" },
      rooms: {
        type: "list",
        label: "Rooms",
        rowLabel: "room",
        maxRows: 9,
        row: {
          temperature: {
            type: "quantity",
            label: "Temperature",
            quantity: "temperature",
            default: { Imperial: 75, Metric: 24 },
            defaultWhen: [{ when: [{ field: "use", is: ["store"] }], default: { Imperial: 60, Metric: 16 } }],
            min: -50,
            max: 100,
          },
          occupied: { type: "quantity", label: "Occupied", quantity: "ratio", default: 0.5, min: 0, max: 1 },
          courses: {
            type: "series",
            label: "Courses",
            axis: "hours",
            cell: { type: "quantity", label: "Air", quantity: "airFlow", default: 0, min: 0, max: 1e6 },
          },
          open: { type: "series", label: "Open", axis: "months", cell: { type: "flag", label: "Open", default: true } },
          next: { type: "reference", label: "Next", to: "rooms", default: null, optional: true },
          since: { type: "date", label: "Since", default: null },
        },
      },
    },
  },
});

const read = compileReader(fields);

describe("completing", () => {
  const complete = completeInput(fields, { unitSystem: "Metric", zones: [{ use: "store", rooms: [{ id: "r" }] }] });

  test("fills rows in rows with the defaults of their surroundings, each number with its unit", () => {
    const room = "zones.1.rooms.r";
    expect(valueAt(complete, `${room}.temperature`)).toEqual({ value: 16, unit: "degC" });
    expect(valueAt(complete, `${room}.occupied`)).toEqual({ value: 50, unit: "%" });
    expect(valueAt(complete, `${room}.courses`)).toEqual({ values: axes.hours.map(() => 0), unit: "L/s" });
    expect(valueAt(complete, `${room}.open`)).toEqual({ values: axes.months.map(() => true) });
    expect(valueAt(complete, `${room}.next`)).toBeNull();
    expect(valueAt(complete, `${room}.since`)).toBeNull();
    expect(valueAt(complete, "site.altitude")).toEqual({ value: 0, unit: "m" });
    expect(complete).toMatchObject({ mode: "heating", load: { unit: "W" } });
    // Databases have no lists in lists.
    expect((complete["load"] as { values: unknown[] }).values).toHaveLength(288);
  });

  test("gives the values that a form starts a row with, which depend on the fields around it", () => {
    const row = fields.zones.row.rooms.row;
    expect(newRow(row, "n", { use: "store" }, "Imperial")).toMatchObject({ id: "n", temperature: { value: 60, unit: "degF" } });
    expect(newRow(row, "n", {}, "Metric")).toMatchObject({ temperature: { value: 24, unit: "degC" } });
  });

  test("keeps unknown fields, and values that cannot be read", () => {
    const completed = completeInput(fields, { zones: [{ rooms: "none" }, 5], later: 1, load: 7, site: 3 } as never);
    expect(completed).toMatchObject({ zones: [{ id: "1", rooms: "none" }, 5], later: 1, load: 7, site: 3 });
  });
});

describe("converting", () => {
  const link = { collection: "calculations", fileId: "f", result: "zones.a.temperature" };
  const entered = {
    unitSystem: "Imperial" as const,
    site: { altitude: 5000 },
    zones: [
      {
        id: "z",
        rooms: [
          {
            id: "r",
            temperature: { value: 71.3, unit: "degF" as const, link },
            courses: axes.hours.map((_, hour) => 10 * hour),
            next: "r",
          },
        ],
      },
    ],
  };

  test("restates what was entered, in rows, groups and series, and no more", () => {
    const metric = convertInput(fields, entered, "Metric");
    expect(metric).toEqual({
      unitSystem: "Metric",
      site: { altitude: { value: 1524, unit: "m" } },
      zones: [
        {
          id: "z",
          rooms: [
            {
              id: "r",
              temperature: { value: convert(71.3, "degF", "degC"), unit: "degC", link },
              courses: { values: axes.hours.map((_, hour) => convert(10 * hour, "cfm", "L/s")), unit: "L/s" },
              next: "r",
            },
          ],
        },
      ],
    });
    expect(valueAt(convertInput(fields, metric, "Imperial"), "zones.z.rooms.r.temperature")).toEqual({ value: 71.3, unit: "degF", link });
  });

  test("changes nothing in SI beyond the last bit, in rows and in series", () => {
    const number = fc.double({ min: 0, max: 1e5, noNaN: true });
    fc.assert(
      fc.property(
        fc.array(number, { minLength: 24, maxLength: 24 }),
        fc.double({ min: -58, max: 212, noNaN: true }),
        fc.constantFrom("Imperial" as const, "Metric" as const),
        (courses, temperature, unitSystem) => {
          const input = {
            unitSystem,
            zones: [
              {
                rooms: [{ temperature: { value: temperature, unit: "degF" as const }, courses: { values: courses, unit: "cfm" as const } }],
              },
            ],
          };
          const other = convertInput(fields, input, unitSystem === "Imperial" ? "Metric" : "Imperial");
          const [before, after] = [read(input).values.zones[0]!.rooms[0]!, read(other).values.zones[0]!.rooms[0]!];
          // Two conversions, each to the nearest double: a unit in the last place for either.
          const lastPlaces = (value: number): number => 2 * Math.max(Number.EPSILON * Math.abs(value), Number.MIN_VALUE);
          for (const [hour, value] of before.courses.entries())
            expect(Math.abs(after.courses[hour]! - value)).toBeLessThanOrEqual(lastPlaces(value));
          expect(Math.abs(after.temperature - before.temperature)).toBeLessThanOrEqual(
            2 * Number.EPSILON * Math.max(273.15, Math.abs(before.temperature)),
          );
        },
      ),
    );
  });

  test("moves no number that is in the system's unit already", () => {
    const zone = {
      unitSystem: "Metric" as const,
      zones: [
        {
          id: "z",
          rooms: [
            {
              id: "r",
              temperature: { value: 0.1 + 0.2, unit: "degC" as const },
              courses: { values: axes.hours.map(() => 0.1 + 0.2), unit: "L/s" as const },
            },
          ],
        },
      ],
    };
    expect(convertInput(fields, zone, "Metric")).toEqual(zone);
  });

  test("leaves values that are not numbers and unknown fields unchanged", () => {
    const odd = {
      unitSystem: "Metric" as const,
      later: { value: 3, unit: "in" },
      site: 5,
      load: "x",
      zones: [7, { rooms: [{ temperature: "warm", courses: { unit: "cfm" } }] }],
    };
    expect(convertInput(fields, odd as never, "Imperial")).toEqual({ ...odd, unitSystem: "Imperial" });
  });
});

test("links stay with their numbers when an input is completed, and are not read as part of them", () => {
  const link = { collection: "calculations", fileId: "f", result: "airflow" };
  const input = { zones: [{ id: "z", rooms: [{ id: "r", temperature: { value: 20, unit: "degC" as const, link } }] }] };
  expect(valueAt(completeInput(fields, input), "zones.z.rooms.r.temperature")).toEqual({ value: 20, unit: "degC", link });
  expect(read(input).values.zones[0]!.rooms[0]!.temperature).toBe(20);
});

test("a completed input is refused where the entered one is: invalid cells are not turned into valid ones", () => {
  const loads = axes.months.map(() => axes.hours.map((_, hour) => hour));
  const ragged = loads.with(0, loads[0]!.slice(1)).with(1, [...loads[1]!, 0]);
  for (const load of [ragged, null, 5]) {
    const input = { unitSystem: "Metric" as const, load } as never;
    expect(read(input).errors).toContainEqual(expect.objectContaining({ field: "load" }));
    expect(read(completeInput(fields, input)).errors).toEqual(read(input).errors);
  }
});
