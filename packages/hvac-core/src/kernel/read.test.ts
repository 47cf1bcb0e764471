import { describe, expect, test } from "vitest";
import { axes, defineFields, type Fields } from "./index.ts";
import { compileReader, isDay } from "../internal/index.ts";

const fields = defineFields({
  mode: { type: "choice", label: "Mode", options: { cooling: "Cooling", heating: "Heating" }, default: "cooling" },
  startsOn: { type: "date", label: "Starts on", default: null },
  levels: {
    type: "series",
    label: "Levels",
    axis: "octaveBands",
    cell: { type: "quantity", label: "Level", quantity: "power", default: 0, min: 0, max: 1e6 },
  },
  plan: {
    type: "matrix",
    label: "Plan",
    rows: "months",
    columns: "hours",
    cell: { type: "reference", label: "Period", to: "periods", default: null, optional: true },
  },
  periods: {
    type: "list",
    label: "Periods",
    rowLabel: "period",
    maxRows: 4,
    row: { name: { type: "text", label: "Name", default: "", maxLength: 20 } },
  },
  site: {
    type: "group",
    label: "Site",
    fields: {
      altitude: {
        type: "quantity",
        label: "Altitude",
        quantity: "altitude",
        default: { Imperial: 100, Metric: 50 },
        defaultWhen: [{ when: [{ field: "mode", is: ["heating"] }], default: 200 }],
        min: -500,
        max: 9000,
      },
    },
  },
  zones: {
    type: "list",
    label: "Zones",
    rowLabel: "zone",
    maxRows: 3,
    row: {
      use: { type: "choice", label: "Use", options: { office: "Office", store: "Store" }, default: "office" },
      rooms: {
        type: "list",
        label: "Rooms",
        rowLabel: "room",
        maxRows: 9,
        row: {
          area: { type: "quantity", label: "Area", quantity: "area", default: null, min: 0, max: 1000 },
          people: {
            type: "quantity",
            label: "People",
            quantity: "count",
            default: 3,
            defaultWhen: [
              {
                when: [
                  { field: "use", is: ["store"] },
                  { field: "mode", is: ["heating"] },
                ],
                default: 1,
              },
            ],
            min: 0,
            max: 99,
            integer: true,
          },
          next: { type: "reference", label: "Next room", to: "rooms", default: null, optional: true },
          period: {
            type: "reference",
            label: "Period",
            to: "periods",
            default: null,
            optional: true,
            when: [{ field: "mode", is: ["cooling"] }],
          },
        },
      },
    },
  },
});

const read = compileReader(fields);
const room = (cells: object) => ({ zones: [{ id: "z", rooms: [{ id: "r", area: 1, ...cells }] }] });
const errorsOf = (entered: unknown, strict = true) =>
  read(entered, strict).errors.map(({ field, code, message }) => [field, code, message]);

describe("names", () => {
  test("that are not fields are refused at their place, with the nearest field", () => {
    expect(errorsOf(room({ aera: 5 }))).toEqual([["zones.z.rooms.r.aera", "unknown", "There is no field aera. Did you mean area?"]]);
    expect(errorsOf({ site: { altitud: 5 } })).toEqual([["site.altitud", "unknown", "There is no field altitud. Did you mean altitude?"]]);
    expect(errorsOf({ zones: [{ romms: [] }] })).toEqual([["zones.1.romms", "unknown", "There is no field romms. Did you mean rooms?"]]);
    expect(errorsOf({ xyz: 1 })).toEqual([["xyz", "unknown", "There is no field xyz."]]);
  });

  test("of a row apply to rows alone: an id in a group is not a field", () => {
    expect(errorsOf({ site: { id: "x" } })).toEqual([["site.id", "unknown", "There is no field id."]]);
    expect(errorsOf({ id: "x" })).toEqual([["id", "unknown", "There is no field id."]]);
    expect(errorsOf({ zones: [{ id: "z", unitSystem: "Metric" }] })).toEqual([
      ["zones.z.unitSystem", "unknown", "There is no field unitSystem."],
    ]);
  });

  test("without a value are ignored, and files may hold any other", () => {
    expect(errorsOf({ xyz: undefined, ...room({ aera: undefined }) })).toEqual([]);
    expect(errorsOf({ xyz: 1, ...room({ aera: 1 }) }, false)).toEqual([]);
  });

  test("that every object inherits are not fields", () => {
    expect(() => compileReader({ constructor: { type: "flag", label: "C", default: false } } as unknown as Fields)).toThrow("constructor");
  });
});

describe("rows", () => {
  test("with one id twice are refused", () => {
    expect(errorsOf({ zones: [{ id: "a" }, { id: "a" }] })).toEqual([["zones.a", "type", "Two rows of Zones have the id a."]]);
    // A row without an id is known by its number, which another may have.
    expect(errorsOf({ zones: [{ id: "2" }, {}] })).toEqual([["zones.2", "type", "Two rows of Zones have the id 2."]]);
  });

  test.each([["a b"], [""], [7], ["a.b"], ["x".repeat(41)], [null]])("with the id %j are refused", (id) => {
    expect(errorsOf({ zones: [{ id }] })).toEqual([
      ["zones.1", "type", "Row 1 of Zones has an id that cannot be used. Ids are made of letters, digits, _ and -."],
    ]);
  });

  test("that are not objects, and lists that are not arrays or too long, are refused", () => {
    expect(errorsOf({ zones: [{ rooms: [5] }] })).toContainEqual([
      "zones.1.rooms.1",
      "type",
      "Row 1 of Rooms must be a room: an object of its fields.",
    ]);
    expect(errorsOf({ zones: Object.assign([], { length: 2 }) })).toEqual([
      ["zones.1", "type", "Row 1 of Zones must be a zone: an object of its fields."],
      ["zones.2", "type", "Row 2 of Zones must be a zone: an object of its fields."],
    ]);
    expect(errorsOf({ zones: {} })).toEqual([["zones", "type", "Zones must be a list of no more than 3 rows."]]);
    expect(errorsOf({ zones: [{}, {}, {}, {}] })).toEqual([["zones", "range", "Zones must be a list of no more than 3 rows."]]);
  });

  test("without ids are known by their numbers", () => {
    expect(read({ zones: [{}, { id: "x" }, {}] }).values.zones.map(({ id }) => id)).toEqual(["1", "x", "3"]);
  });
});

describe("references", () => {
  test("name a row of the list in reach, the nearest first", () => {
    expect(
      errorsOf({
        zones: [
          {
            id: "z",
            rooms: [
              { id: "a", area: 1, next: "b" },
              { id: "b", area: 1 },
            ],
          },
        ],
      }),
    ).toEqual([]);
    // A room of another zone is not in reach.
    const other = {
      zones: [
        { id: "y", rooms: [{ id: "b", area: 1 }] },
        { id: "z", rooms: [{ id: "a", area: 1, next: "b" }] },
      ],
    };
    expect(errorsOf(other)).toEqual([["zones.z.rooms.a.next", "range", "Next room refers to a row that does not exist."]]);
    expect(errorsOf({ ...room({ period: "p" }), periods: [{ id: "p" }] })).toEqual([]);
    expect(errorsOf(room({ period: "p" }))).toEqual([["zones.z.rooms.r.period", "range", "Period refers to a row that does not exist."]]);
  });

  test("that are not used may name anything, and a number names no row", () => {
    expect(errorsOf({ mode: "heating", ...room({ period: "p" }) })).toEqual([]);
    expect(errorsOf(room({ next: 1 }))).toEqual([["zones.z.rooms.r.next", "type", "Next room must name a row."]]);
  });

  test("of a matrix are all looked up, and refused once", () => {
    const plan = axes.months.map(() => axes.hours.map((_, hour) => (hour < 12 ? "day" : "night")));
    expect(errorsOf({ plan, periods: [{ id: "day" }, { id: "night" }] })).toEqual([]);
    expect(errorsOf({ plan, periods: [{ id: "day" }] })).toEqual([["plan", "range", "Plan refers to a row that does not exist."]]);
  });
});

describe("series and matrices", () => {
  const eight = [1, 2, 3, 4, 5, 6, 7, 8];

  test("are bare in the unit system's unit, or all in an entered unit", () => {
    expect(read({ unitSystem: "Metric", levels: eight }).values.levels).toEqual(eight);
    expect(read({ unitSystem: "Metric", levels: { values: eight, unit: "kW" } }).values.levels).toEqual(eight.map((each) => 1000 * each));
    expect(read({ levels: { values: eight } }).values.levels[0]).toBeCloseTo(0.29307107, 8);
  });

  test.each([
    [[1, 2, 3]],
    [[]],
    [[...eight, 9]],
    [{ values: [1] }],
    [{}],
    [5],
    [{ values: eight, unit: "m" }],
    [{ values: eight, unit: 5 }],
    [null],
  ])("%j is refused as a whole", (levels) => {
    expect(errorsOf({ levels }).map(([field, code]) => [field, code])).toEqual([["levels", "type"]]);
  });

  test("are refused at the place", () => {
    expect(errorsOf({ levels: [...eight.slice(0, 7), "8"] })).toEqual([["levels.8000", "type", "Level needs a number."]]);
    expect(errorsOf({ levels: [-1, ...eight.slice(1)] }).map(([field, code]) => [field, code])).toEqual([["levels.63", "range"]]);
    expect(errorsOf({ levels: [null, ...eight.slice(1)] })).toEqual([["levels.63", "required", "Level is required."]]);
  });

  test("are accepted row by row or flat, and a row that is too long does not make up for a short one", () => {
    const flat = axes.months.flatMap((_, month) => axes.hours.map((__, hour) => (month === 1 && hour === 2 ? "p" : null)));
    const rows = axes.months.map((_, month) => flat.slice(24 * month, 24 * month + 24));
    const periods = [{ id: "p" }];
    for (const plan of [flat, rows, { values: flat }, { values: rows }]) {
      const { values, errors } = read({ plan, periods });
      expect(errors).toEqual([]);
      expect(values.plan[1]![2]).toBe("p");
      expect(values.plan.flat().filter((id) => id === "p")).toHaveLength(1);
    }
    const ragged = [[...rows[0]!, null], rows[1]!.slice(1), ...rows.slice(2)];
    for (const plan of [ragged, [rows[0]!, ...flat.slice(24)], flat.slice(1), rows.slice(1), { values: ragged }])
      expect(errorsOf({ plan, periods })).toEqual([["plan", "type", "Plan needs 288 values."]]);
  });

  test("without a default are needed as a whole", () => {
    const needed = compileReader(
      defineFields({
        load: {
          type: "series",
          label: "Load",
          axis: "hours",
          cell: { type: "quantity", label: "Load", quantity: "power", default: null, min: 0, max: 10 },
        },
      }),
    );
    expect(needed({}).errors).toEqual([{ field: "load", code: "required", message: "Load is required." }]);
  });
});

test("days are days of the calendar", () => {
  for (const day of ["2026-11-22", "2024-02-29", "2000-02-29", "2026-12-31", "0001-01-01"]) expect(isDay(day), day).toBe(true);
  for (const day of [
    "2026-02-29",
    "1900-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-04-31",
    "2026-1-1",
    "22.11.2026",
    "2026-11-22T00:00",
    " 2026-11-22",
    20261122,
    null,
  ])
    expect(isDay(day), String(day)).toBe(false);
  expect(errorsOf({ startsOn: "2026-02-30" })).toEqual([["startsOn", "type", "Starts on must be a date such as 2026-11-22."]]);
  expect(read({ startsOn: null }).values.startsOn).toBeNull();
});

describe("defaults", () => {
  test("depend on choices next to them, around them and further out", () => {
    const people = (mode: "cooling" | "heating", use: "office" | "store") =>
      read({ mode, zones: [{ use, rooms: [{ area: 1 }] }] }).values.zones[0]!.rooms[0]!.people;
    expect([people("cooling", "office"), people("heating", "office"), people("cooling", "store"), people("heating", "store")]).toEqual([
      3, 3, 3, 1,
    ]);
  });

  test("of a group depend on choices outside of it, and on the unit system", () => {
    const altitude = (mode: "cooling" | "heating", unitSystem: "Imperial" | "Metric") => read({ mode, unitSystem }).values.site.altitude;
    expect([altitude("cooling", "Metric"), altitude("heating", "Metric")]).toEqual([50, 200]);
    expect(altitude("cooling", "Imperial")).toBeCloseTo(30.48, 12);
  });

  test("that apply are named by their paths, row by row", () => {
    expect(
      read({ unitSystem: "Metric", zones: [{ id: "z", use: "store", rooms: [{ id: "a", area: 1, people: 2 }, { area: 1 }] }] }).assumed,
    ).toEqual(["mode", "levels", "site.altitude", "zones.z.rooms.2.people"]);
    // What is blank by default, and what is entered, is not; zeros are.
    expect(read({ mode: "cooling", site: { altitude: 0 } }).assumed).toEqual(["levels"]);
  });
});
