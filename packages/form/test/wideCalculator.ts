import { defineCalculator, defineCard, defineExplanation, defineFields, defineResults } from "@org/hvac-core/kernel";

const fields = defineFields({
  rooms: {
    type: "list",
    label: "Rooms",
    rowLabel: "room",
    maxRows: 10_000,
    row: {
      name: { type: "text", label: "Name", default: "", maxLength: 60 },
      use: {
        type: "choice",
        label: "Use",
        options: { office: "Office", meeting: "Meeting room", server: "Server room" },
        default: "office",
      },
      area: { type: "quantity", label: "Area", quantity: "area", default: { Imperial: 100, Metric: 10 }, min: 0, max: 1e6 },
      height: { type: "quantity", label: "Height", quantity: "length", default: { Imperial: 9, Metric: 2.7 }, min: 0, max: 100 },
      supply: { type: "quantity", label: "Supply", quantity: "airFlow", default: null, min: 0, max: 1e3, optional: "absent" },
      exhaust: { type: "quantity", label: "Exhaust", quantity: "airFlow", default: null, min: 0, max: 1e3, optional: "absent" },
      cooling: { type: "quantity", label: "Cooling", quantity: "power", default: null, min: 0, max: 1e7, optional: "absent" },
      heating: { type: "quantity", label: "Heating", quantity: "power", default: null, min: 0, max: 1e7, optional: "absent" },
      people: { type: "quantity", label: "People", quantity: "count", default: 0, min: 0, max: 1000 },
      isConditioned: { type: "flag", label: "Conditioned", default: true },
    },
  },
});

const results = defineResults({
  total: { label: "Total volume", quantity: "volume" },
  rooms: {
    type: "rows",
    label: "Rooms",
    row: { volume: { label: "Volume", quantity: "volume" }, airPerArea: { label: "Air per area", quantity: "velocity" } },
  },
});

/** A schedule of rooms as long and as wide as a building's: twelve columns, two of them computed. */
export const wideCalculator = /*#__PURE__*/ defineCalculator({
  card: defineCard({ id: "wide", title: "Rooms", summary: "Volumes of rooms.", group: "air", collection: "wide", route: null }),
  version: 1,
  sections: [{ id: "all", title: "All" }],
  fields,
  results,
  headline: ["total"],
  start: { Imperial: {}, Metric: {} },
  calculate: ({ rooms }) => {
    const rows = rooms.map(({ id, area, height, supply }) => ({
      id,
      volume: area * height,
      airPerArea: area > 0 ? (supply ?? 0) / area : 0,
    }));
    return { results: { total: rows.reduce((sum, { volume }) => sum + volume, 0), rooms: rows } };
  },
  warnings: () => [],
  explanation: () => Promise.resolve({ explanation: defineExplanation({ fields, results, describe: () => undefined, cases: [] }) }),
});
