import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { defineCalculator, defineCard, defineExplanation, defineFields, defineResults, type Calculator } from "@org/hvac-core/kernel";

const area = { type: "quantity", quantity: "area", min: 0, max: 1e9 } as const;
const length = { type: "quantity", quantity: "length", min: 0, max: 1e9 } as const;

const fields = defineFields({
  name: { type: "text", label: "Name", default: "", maxLength: 60 },
  altitude: { ...length, label: "Altitude", default: { Imperial: 0, Metric: 0 } },
  site: { type: "group", label: "Site", fields: { width: { ...length, label: "Width", default: { Imperial: 100, Metric: 30 } } } },
  courses: {
    type: "series",
    label: "Courses",
    axis: "months",
    cell: { type: "quantity", label: "Course", quantity: "power", default: { Imperial: 1000, Metric: 300 }, min: 0, max: 1e9 },
  },
  zones: {
    type: "list",
    label: "Zones",
    rowLabel: "zone",
    maxRows: 50,
    row: {
      height: { ...length, label: "Height", default: { Imperial: 10, Metric: 3 } },
      rooms: {
        type: "list",
        label: "Rooms",
        rowLabel: "room",
        maxRows: 50,
        row: {
          area: { ...area, label: "Area", default: { Imperial: 200, Metric: 20 } },
          windows: {
            type: "list",
            label: "Windows",
            rowLabel: "window",
            maxRows: 50,
            row: { area: { ...area, label: "Area", default: { Imperial: 20, Metric: 2 } } },
          },
        },
      },
    },
  },
});

/** Windows in rooms in zones, a group, a series: the structures of a building, without a calculation. */
export const building: Calculator = defineCalculator({
  card: defineCard({ id: "building", title: "Building", summary: "A building.", group: "air", collection: "buildings", route: null }),
  version: 1,
  sections: [],
  fields,
  results: defineResults({}),
  headline: [],
  calculate: () => ({ results: {} }),
  warnings: () => [],
  explanation: () => Promise.resolve({ explanation: defineExplanation({ fields, results: {}, describe: () => undefined, cases: [] }) }),
});

interface World {
  readonly definition: Calculator;
  /** The common initial input. */
  readonly start: Readonly<Record<string, unknown>>;
}

export const worlds: Readonly<Record<string, World>> = {
  "a duct with fittings": {
    definition: ductSizer,
    start: { ...ductSizer.start("Imperial"), unitSystem: "Imperial", fittings: [{ id: "f1" }, { id: "f2" }, { id: "f3" }] },
  },
  "windows in rooms in zones": {
    definition: building,
    start: {
      unitSystem: "Metric",
      zones: ["z1", "z2"].map((id) => ({ id, rooms: ["r1", "r2"].map((room) => ({ id: room, windows: [{ id: "w1" }, { id: "w2" }] })) })),
    },
  },
};
