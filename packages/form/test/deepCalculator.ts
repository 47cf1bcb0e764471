import { defineCalculator, defineCard, defineFields, defineResults } from "@org/hvac-core/kernel";

const fields = defineFields({
  mode: { type: "choice", label: "Mode", options: { cooling: "Cooling", heating: "Heating" }, default: "cooling" },
  outdoor: {
    type: "quantity",
    label: "Outdoor temperature",
    quantity: "temperature",
    default: { Imperial: 95, Metric: 35 },
    defaultWhen: [{ when: [{ field: "mode", is: ["heating"] }], default: { Imperial: 10, Metric: -12 } }],
    min: -60,
    max: 60,
  },
  share: { type: "quantity", label: "Share of outdoor air", quantity: "ratio", default: 0.3, min: 0, max: 1 },
  people: { type: "quantity", label: "People", quantity: "count", default: null, min: 0, max: 1000, optional: "absent" },
  day: { type: "date", label: "Day", default: null },
  site: {
    type: "group",
    label: "Site",
    fields: {
      altitude: { type: "quantity", label: "Altitude", quantity: "altitude", default: 0, min: -500, max: 5000 },
      load: {
        type: "series",
        label: "Load",
        axis: "months",
        cell: { type: "quantity", label: "Load", quantity: "power", default: 0, min: -1e9, max: 1e9 },
      },
    },
  },
  zones: {
    type: "list",
    label: "Zones",
    rowLabel: "zone",
    maxRows: 20,
    row: {
      name: { type: "text", label: "Name", default: "", maxLength: 40 },
      isPlenum: { type: "flag", label: "Plenum", default: false },
      rooms: {
        type: "list",
        label: "Rooms",
        rowLabel: "room",
        maxRows: 20,
        row: {
          area: { type: "quantity", label: "Area", quantity: "area", default: { Imperial: 100, Metric: 10 }, min: 0, max: 1e6 },
          airflow: { type: "quantity", label: "Airflow", quantity: "airFlow", default: null, min: 0, max: 1e3, optional: "absent" },
          leadsTo: { type: "reference", label: "Leads to", to: "zones", default: null, optional: true },
        },
      },
    },
  },
});

const results = defineResults({
  total: { label: "Total area", quantity: "area" },
  zones: { type: "rows", label: "Zones", row: { area: { label: "Area", quantity: "area" } } },
});

/** A calculator with every kind of field, nested as deep as possible. */
export const deepCalculator = /*#__PURE__*/ defineCalculator({
  card: defineCard({ id: "deep", title: "Deep", summary: "Areas of zones.", group: "air", collection: "deep", route: null }),
  version: 1,
  sections: [{ id: "all", title: "All" }],
  fields,
  results,
  headline: ["total"],
  start: {
    Imperial: { zones: [{ id: "a", name: "North", rooms: [{ id: "r", area: 200 }] }] },
    Metric: { zones: [{ id: "a", name: "North", rooms: [{ id: "r", area: 20 }] }] },
  },
  calculate: ({ zones }) => {
    const areas = zones.map(({ id, rooms }) => ({ id, area: rooms.reduce((sum, { area }) => sum + area, 0) }));
    return { results: { total: areas.reduce((sum, { area }) => sum + area, 0), zones: areas } };
  },
  warnings: () => [],
  explanation: () => Promise.reject(new Error("It has none.")),
});
