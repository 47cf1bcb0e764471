import { defineCalculator, defineCard, defineExplanation, defineFields, defineResults, joinPath } from "@org/hvac-core/kernel";

const fields = defineFields({
  ducts: {
    type: "list",
    label: "Ducts",
    rowLabel: "duct",
    maxRows: 40,
    outline: "parent",
    row: {
      name: { type: "text", label: "Name", default: "", maxLength: 60 },
      parent: { type: "reference", label: "Parent", to: "ducts", default: null, earlier: true, optional: true },
      length: { type: "quantity", label: "Length", quantity: "length", default: { Imperial: 10, Metric: 3 }, min: 0, max: 1000 },
    },
  },
});

const results = defineResults({
  total: { label: "Total length", quantity: "length" },
  ducts: { type: "rows", label: "Ducts", row: { way: { label: "Length from the beginning", quantity: "length" } } },
});

/** Ducts that branch: a list that is a tree. */
export const treeCalculator = /*#__PURE__*/ defineCalculator({
  card: defineCard({ id: "tree", title: "Ducts", summary: "Lengths of ducts.", group: "air", collection: "tree", route: null }),
  version: 1,
  sections: [{ id: "all", title: "All" }],
  fields,
  results,
  headline: ["total"],
  start: { Imperial: {}, Metric: {} },
  calculate: ({ ducts }) => {
    const ways = new Map<string | null, number>();
    for (const { id, parent, length } of ducts) ways.set(id, length + (ways.get(parent) ?? 0));
    return {
      results: { total: ducts.reduce((sum, { length }) => sum + length, 0), ducts: ducts.map(({ id }) => ({ id, way: ways.get(id)! })) },
    };
  },
  warnings: (_calculation, { ducts }) =>
    ducts.flatMap(({ id, length }) =>
      length > 900
        ? [{ code: "long", severity: "caution" as const, message: `${id} is long.`, field: joinPath("ducts", id, "length") }]
        : [],
    ),
  explanation: () => Promise.resolve({ explanation: defineExplanation({ fields, results, describe: () => undefined, cases: [] }) }),
});
