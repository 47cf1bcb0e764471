import type { Table } from "../../kernel/index.ts";
import { pipeStandards } from "../../sources/index.ts";
import type { PipeCalculation } from "./calculate.ts";

/** The size that meets the target with its neighbours. */
export function tables({ options, option, material }: PipeCalculation): Table[] {
  return [
    {
      id: "sizes",
      title: "Sizes beside it",
      columns: [
        { key: "label", label: "Size", quantity: "text" },
        { key: "insideDiameter", label: "Inside diameter", quantity: "smallLength" },
        { key: "velocity", label: "Velocity", quantity: "waterVelocity" },
        { key: "frictionRate", label: "Friction rate", quantity: "frictionRateWater" },
      ],
      rows: options.map(({ size, velocity, frictionRate }) => ({
        label: size.name,
        insideDiameter: size.insideDiameter,
        velocity,
        frictionRate,
      })),
      chosen: options.findIndex(({ size }) => size.label === option.size.label),
      source: { source: pipeStandards, locator: `${material.name}: ${material.standard}` },
    },
  ];
}
