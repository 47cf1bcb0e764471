import type { Table, TableRow } from "../../../kernel/index.ts";
import type { Component, HeatLoadCalculation } from "./calculate.ts";

/** The result whose step gives each part. */
const resultOf: Readonly<Record<Component["id"], string>> = {
  wall: "wallLoad",
  window: "windowTransmissionLoad",
  sun: "windowSolarLoad",
  roof: "roofLoad",
  floor: "floorLoad",
  slab: "slabLoad",
  door: "doorLoad",
  people: "peopleSensibleLoad",
  lighting: "internalLoad",
  equipment: "internalLoad",
  ventilation: "ventilationLoad",
  infiltration: "infiltrationLoad",
  pickUp: "pickUpLoad",
};

/** What the load is made of: its parts add up to the total, the safety and what is not counted among them. */
export function roomTables({ components, sensibleSum, results }: HeatLoadCalculation): Table[] {
  const rows: TableRow[] = components.map(({ id, label, sensible, latent }) => ({
    id,
    label,
    sensible,
    latent,
    total: sensible + latent,
    result: resultOf[id],
  }));
  const surplus = results.sensibleLoad - sensibleSum;
  if (surplus > 0)
    rows.push({ id: "surplus", label: "Gains beyond the losses, not used", sensible: surplus, latent: null, total: surplus });
  if (results.safetyLoad > 0)
    rows.push({ id: "safety", label: "Safety allowance", sensible: null, latent: null, total: results.safetyLoad, result: "safetyLoad" });
  return [
    {
      id: "breakdown",
      title: "Load components",
      columns: [
        { key: "label", label: "Component", quantity: "text" },
        { key: "sensible", label: "Sensible", quantity: "power" },
        { key: "latent", label: "Latent", quantity: "power" },
        { key: "total", label: "Total", quantity: "power", sumOf: ["sensible", "latent"] },
      ],
      rows,
      sum: { label: "Total", sensible: results.sensibleLoad, latent: results.latentLoad, total: results.totalLoad, result: "totalLoad" },
      shareOf: "total",
    },
  ];
}
