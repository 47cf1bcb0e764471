import { ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
import { defineCalculator, defineCard, defineFields, defineResults } from "@org/hvac-core/kernel";
import type { AnyCalculator } from "./state/formInput.ts";
export const a: AnyCalculator = ventilationCalc;
const fields = defineFields({ x: { type: "list", label: "x", rowLabel: "x", maxRows: 4, row: { a: { type: "quantity", label: "a", quantity: "length", default: 1, min: 0, max: 3 } } } });
const results = defineResults({ y: { type: "rows", label: "y", row: { b: { label: "b", quantity: "length" } } }, z: { label: "", quantity: "length" } });
export const d = defineCalculator({ card: defineCard({ id: "x", title: "", summary: "", group: "air", collection: "x", route: null }), version: 1, sections: [], fields, results, headline: ["z"],
  calculate: (v) => ({ results: { y: v.x.map(({ id, a }) => ({ id, b: a })), z: 3 } }), warnings: () => [], explanation: () => Promise.reject(new Error()) });
export const b: AnyCalculator = d;
