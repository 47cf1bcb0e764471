import { joinPath, type Table } from "../../kernel/index.ts";
import { pipeStandards } from "../../sources/index.ts";
import type { PipeSectionCalculation } from "./section.ts";

/** What the pipe and each row of its fittings lose. */
function lossesTable({ results, losses }: PipeSectionCalculation): Table {
  return {
    id: "losses",
    title: "Losses",
    columns: [
      { key: "label", label: "Component", quantity: "text" },
      { key: "pressure", label: "Pressure loss", quantity: "pressureWater" },
      { key: "head", label: "Head of the fluid", quantity: "head" },
    ],
    rows: [
      { label: "Straight pipe", pressure: results.pipePressureLoss!, head: results.pipeHeadLoss!, result: "pipePressureLoss" },
      // What a row loses stands in the results, in the same order.
      ...results.fittings!.map(({ id, name, pressureLoss, headLoss }, index) => ({
        id: joinPath("fittings", id),
        label: losses[index]!.number === 1 ? name : `${losses[index]!.number} × ${name}`,
        pressure: pressureLoss,
        head: headLoss,
        result: joinPath("fittings", id, "pressureLoss"),
      })),
    ],
    sum: { label: "Total", pressure: results.totalPressureLoss, head: results.totalHeadLoss!, result: "totalPressureLoss" },
    shareOf: "pressure",
    stepped: true,
  };
}

/** Losses, and the size that meets the target with its neighbours. */
export function sectionTables(calculation: PipeSectionCalculation): Table[] {
  const { options, option, material } = calculation;
  return [
    lossesTable(calculation),
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
