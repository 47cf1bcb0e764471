import { describe, expect, test } from "vitest";
import { axes, defineFields, OutOfRangeError, valueAt } from "./index.ts";
import { compileReader, fieldAt } from "../internal/index.ts";
import { compileOpening, migrate } from "./open.ts";

const fields = defineFields({
  sun: {
    type: "group",
    label: "Sun",
    fields: { beam: { type: "quantity", label: "Beam", quantity: "irradiance", default: 100, min: 0, max: 1400 } },
  },
  zones: {
    type: "list",
    label: "Zones",
    rowLabel: "zone",
    maxRows: 20,
    row: {
      name: { type: "text", label: "Name", default: "Zone", maxLength: 20 },
      rooms: {
        type: "list",
        label: "Rooms",
        rowLabel: "room",
        maxRows: 20,
        row: {
          area: { type: "quantity", label: "Area", quantity: "area", default: 10, min: 0, max: 1000 },
          kind: { type: "choice", label: "Kind", options: { office: "Office", store: "Store" }, default: "office" },
          hours: {
            type: "series",
            label: "Hours",
            axis: "hours",
            cell: { type: "quantity", label: "Share", quantity: "ratio", default: 1, min: 0, max: 1 },
          },
          open: { type: "series", label: "Open", axis: "hours", cell: { type: "flag", label: "Open", default: true } },
        },
      },
    },
  },
  plan: {
    type: "matrix",
    label: "Plan",
    rows: "months",
    columns: "hours",
    cell: { type: "quantity", label: "Load", quantity: "power", default: 0, min: 0, max: 1e6 },
  },
});

const open = compileOpening(fields, compileReader(fields));
const room = (cells: object) => ({
  zones: [
    {
      id: "z",
      name: "East",
      rooms: [
        { id: "r", area: { value: 12, unit: "m2" }, ...cells },
        { id: "s", kind: "store" },
      ],
    },
  ],
});

describe("damage", () => {
  test("of a cell in nested rows costs that cell, with a note", () => {
    const { input, notes } = open(room({ area: { value: "12", unit: "m2" }, kind: "store" }));
    expect(input).toEqual({
      zones: [
        {
          id: "z",
          name: "East",
          rooms: [
            { id: "r", kind: "store" },
            { id: "s", kind: "store" },
          ],
        },
      ],
    });
    expect(notes).toEqual(["Area needs a number. What was stored there is left out."]);
  });

  test.each([
    [
      "a unit of another kind",
      { area: { value: 12, unit: "degC" } },
      "area",
      "Area cannot be given in “degC”. Use ft2, in2, m2, cm2 or mm2.",
    ],
    ["no option", { kind: "offce" }, "kind", "Kind must be office or store. Did you mean “office”?"],
    ["a series of wrong length", { hours: [1, 1] }, "hours", "Hours needs 24 values."],
    ["a flag in a series", { open: axes.hours.map((_, hour) => (hour === 3 ? "yes" : true)) }, "open", "Open must be true or false."],
  ])("%s is left out alone", (_, damage, name, message) => {
    const { input, notes } = open(room(damage));
    expect(valueAt(input, `zones.z.rooms.r.${name}`)).toBeUndefined();
    expect(valueAt(input, "zones.z.name")).toBe("East");
    expect(valueAt(input, "zones.z.rooms.s.kind")).toBe("store");
    expect(notes).toEqual([`${message} What was stored there is left out.`]);
  });

  test.each([
    ["bare", (cells: unknown[]) => cells],
    ["typed", (cells: unknown[]) => ({ values: cells, unit: "%" })],
  ])("of one place in a %s series costs that place, which then is needed", (_, entered) => {
    const hours = axes.hours.map((__, hour): unknown => (hour === 6 ? "x" : 0.5));
    const { input, notes } = open(room({ hours: entered(hours) }));
    expect(valueAt(input, "zones.z.rooms.r.hours")).toEqual(entered(hours.with(6, null)));
    expect(notes).toHaveLength(1);
    expect(compileReader(fields)(input, false).errors).toEqual([
      { field: "zones.z.rooms.r.hours.7", code: "required", message: "Share is required." },
    ]);
  });

  test("of one place in a matrix costs that place, flat or row by row", () => {
    const rows = axes.months.map((_, month) => axes.hours.map((__, hour): unknown => (month === 2 && hour === 1 ? NaN : 5)));
    for (const plan of [rows, rows.flat()]) expect(open({ plan }).input["plan"]).toEqual(rows.flat().with(49, null));
  });

  test("of rows, lists and groups costs no more than they are", () => {
    const { input, notes } = open({ ...room({}), zones: [...room({}).zones, 7, { id: "y", rooms: { 0: "x" } }], sun: [1] });
    expect(input).toEqual({ zones: [room({}).zones[0], { id: "y" }] });
    expect(notes).toEqual(
      expect.arrayContaining([
        "Row 2 of Zones could not be read as a zone. What was stored there is left out.",
        expect.stringMatching(/^Rooms must be a list/),
        expect.stringMatching(/^Sun must be an object/),
      ]),
    );
    expect(open({ sun: { beam: "x" } })).toEqual({
      input: { sun: {} },
      notes: ["Beam needs a number. What was stored there is left out."],
    });
  });

  test("inside of what was damaged as a whole comes to light in turn", () => {
    const { input, notes } = open({ unitSystem: "Parsec", ...room({ area: [], kind: 5, hours: "x" }) });
    expect(input).toEqual({ zones: [{ id: "z", name: "East", rooms: [{ id: "r" }, { id: "s", kind: "store" }] }] });
    expect(notes).toHaveLength(4);
  });
});

describe("ids of rows", () => {
  const idsOf = (zones: readonly unknown[]) => (open({ zones }).input["zones"] as { id: string }[]).map(({ id }) => id);

  test("are row numbers where there are none, the same on every device", () => {
    expect(idsOf([{}, {}, {}])).toEqual(["1", "2", "3"]);
    expect(open({ zones: [{ rooms: [{}, {}] }] }).input).toEqual({ zones: [{ id: "1", rooms: [{ id: "1" }, { id: "2" }] }] });
    expect(open(open({ zones: [{}, { id: "a" }] }).input).input).toEqual(open({ zones: [{}, { id: "a" }] }).input);
  });

  test("of a row are not given to another, though that row comes later", () => {
    expect(idsOf([{}, { id: "1" }, { id: "b" }])).toEqual(["1-2", "1", "b"]);
    expect(idsOf([{ id: "a" }, { id: "a" }, { id: "a-2" }])).toEqual(["a", "a-3", "a-2"]);
    expect(idsOf([{ id: "a b" }, { id: 4 }])).toEqual(["1", "2"]);
  });

  test("stay as they are where they are valid, however long", () => {
    const long = "x".repeat(40);
    expect(idsOf([{ id: long }, { id: long }])).toEqual([long, `${"x".repeat(34)}-2`]);
  });
});

test("rows that need nothing are the very same, so that what is known of them is found again", () => {
  const [whole, without] = [room({}).zones[0]!, { name: "West" }];
  const { input } = open({ zones: [whole, without] });
  const zones = input["zones"] as readonly unknown[];
  expect(zones[0]).toBe(whole);
  expect(zones[1]).toEqual({ id: "2", name: "West" });
  expect(without).toEqual({ name: "West" });
});

test("unknown data are kept, and named by their paths", () => {
  const { input, notes } = open({ later: { a: 1 }, ...room({ colour: "red" }), sun: { id: "x" } });
  expect(input).toMatchObject({ later: { a: 1 }, sun: { id: "x" } });
  expect(valueAt(input, "zones.z.rooms.r.colour")).toBe("red");
  expect(notes).toEqual(["Not known to this version, and kept unchanged: later, zones.z.rooms.r.colour, sun.id."]);
});

test("links are kept in the opened input", () => {
  const area = { value: 12, unit: "m2", link: { collection: "calculations", fileId: "f", result: "zones.a.area" } };
  expect(valueAt(open(room({ area })).input, "zones.z.rooms.r.area")).toEqual(area);
});

test.each([null, "f", {}, { collection: "calculations", fileId: "f", result: null }, { collection: 1, fileId: "f", result: "area" }])(
  "a link that names no result is left out with a note: %j",
  (link) => {
    const { input, notes } = open(room({ area: { value: 12, unit: "m2", link } }));
    expect(valueAt(input, "zones.z.rooms.r.area")).toEqual({ value: 12, unit: "m2" });
    expect(notes).toEqual(["The result that Area is linked to cannot be read. Its number is kept."]);
  },
);

describe("migrations", () => {
  test("run one after the other, and invalid versions are refused", () => {
    const history = {
      1: (data: object) => ({ ...data, steps: "1" }),
      2: (data: object) => ({ ...data, steps: `${(data as { steps?: string }).steps ?? ""}2` }),
    };
    expect(migrate("x", 3, history, {}, 1)).toEqual({ steps: "12" });
    expect(migrate("x", 3, history, {}, 2)).toEqual({ steps: "2" });
    expect(migrate("x", 3, history, { a: 1 }, 3)).toEqual({ a: 1 });
    for (const version of [0, 4, 1.5, NaN]) expect(() => migrate("x", 3, history, {}, version)).toThrow(OutOfRangeError);
  });
});

test("fields are found by the paths of their places", () => {
  expect(fieldAt(fields, "zones.any.rooms.r7.area")?.label).toBe("Area");
  expect(fieldAt(fields, "sun.beam")?.label).toBe("Beam");
  expect(fieldAt(fields, "zones.z.rooms.r.hours.7")?.label).toBe("Hours");
  expect(fieldAt(fields, "plan.3.2")?.type).toBe("matrix");
  expect(fieldAt(fields, "zones.z")?.type).toBe("list");
  for (const path of ["none", "zones.z.none", "sun.none", "sun.beam.more", "constructor", ""])
    expect(fieldAt(fields, path), path).toBeUndefined();
});

test("well-formed values beyond the limits are kept: nothing of a long list or text is lost", () => {
  const limited = defineFields({
    name: { type: "text", label: "Name", default: "", maxLength: 3 },
    rows: {
      type: "list",
      label: "Rows",
      rowLabel: "row",
      maxRows: 1,
      row: { name: { type: "text", label: "Name", default: "", maxLength: 3 } },
    },
  });
  const stored = {
    name: "long",
    rows: [
      { id: "a", name: "a" },
      { id: "b", name: "long" },
    ],
  };
  const read = compileReader(limited);
  expect(compileOpening(limited, read)(stored)).toEqual({ input: stored, notes: [] });
  expect(read(stored as never).errors.map(({ field, code }) => [field, code])).toEqual([
    ["name", "range"],
    ["rows", "range"],
  ]);
});
