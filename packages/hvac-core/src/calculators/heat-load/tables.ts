import type { Table } from "../../kernel/index.ts";
import type { HeatLoadCalculation } from "./calculate.ts";

/** What the load is made of, part by part. */
export function tables({ components }: HeatLoadCalculation): Table[] {
  const total = components.reduce((sum, part) => sum + part.sensible + part.latent, 0);
  return [
    {
      id: "breakdown",
      title: "Breakdown",
      columns: [
        { key: "label", label: "Component", quantity: "text" },
        { key: "sensible", label: "Sensible", quantity: "power" },
        { key: "latent", label: "Latent", quantity: "power" },
        { key: "total", label: "Total", quantity: "power" },
        { key: "share", label: "Share", quantity: "ratio" },
      ],
      rows: components.map(({ id, label, sensible, latent }) => ({
        id,
        label,
        sensible,
        latent,
        total: sensible + latent,
        share: total === 0 ? null : (sensible + latent) / total,
      })),
    },
  ];
}
