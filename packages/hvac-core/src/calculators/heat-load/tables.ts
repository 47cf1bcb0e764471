import type { Table, TableRow } from "../../kernel/index.ts";
import { roomResults } from "./roomResults.ts";
import type { HeatParts, LoadState } from "./state.ts";

/** A part of the load with the result that states it. */
export function breakdownRow(id: string, result: string, label: string, { sensible, latent }: HeatParts): TableRow {
  return { id, label, sensible, latent, total: sensible + latent, result };
}

/** The parts of a load, which add up to the total, and its safety allowance. */
export function breakdown(title: string, parts: readonly TableRow[], { totals }: LoadState): Table {
  const { sensible, latent, safety, total } = totals;
  const allowance = {
    id: "safety",
    label: roomResults.safetyLoad.label,
    sensible: null,
    latent: null,
    total: safety,
    result: "safetyLoad",
  };
  return {
    id: "breakdown",
    title,
    columns: [
      { key: "label", label: "Component", quantity: "text" },
      { key: "sensible", label: "Sensible", quantity: "power" },
      { key: "latent", label: "Latent", quantity: "power" },
      { key: "total", label: "Total", quantity: "power", sumOf: ["sensible", "latent"] },
    ],
    rows: safety > 0 ? [...parts, allowance] : parts,
    sum: { label: "Total", sensible, latent, total, result: "totalLoad" },
    shareOf: "total",
  };
}
