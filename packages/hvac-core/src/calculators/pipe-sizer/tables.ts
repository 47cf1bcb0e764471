import { gravity } from "../../constants/gravity.ts";
import { joinPath, type Table, type TableRow } from "../../kernel/index.ts";
import { pipeStandards } from "../../sources/index.ts";
import type { PipeCalculation } from "./results.ts";
import { lossesOfSection } from "./leg.ts";
import { neighbouringSizes } from "./pipe.ts";
import type { PipeValues } from "./schema.ts";
import { criticalParts } from "./system/criticalParts.ts";

/** Tables beside the results: what the losses consist of, and of one pipe the neighbouring sizes, of a system all circuits. */
export function tables(calculation: PipeCalculation, values: PipeValues): Table[] {
  return calculation.scope === "section"
    ? [lossesTable("Losses", "Component", pipeParts(calculation), calculation), sizesTable(calculation, values)]
    : [lossesTable("Critical circuit", "Part", circuitParts(calculation, values), calculation), circuitsTable(calculation)];
}

function lossesTable(title: string, label: string, rows: readonly TableRow[], { results }: PipeCalculation): Table {
  const head = results.totalHeadLoss ?? results.circuitHeadLoss!;
  return {
    id: "losses",
    title,
    columns: [
      { key: "label", label, quantity: "text" },
      { key: "pressure", label: "Pressure loss", quantity: "pressureWater" },
      { key: "head", label: "Head of the fluid", quantity: "head" },
    ],
    rows,
    sum: { label: "Total", pressure: results.totalPressureLoss, head, result: "totalPressureLoss" },
    shareOf: "pressure",
    stepped: true,
  };
}

/** What one pipe and each row of its fittings lose. */
function pipeParts({ results, sections: [pipe] }: PipeCalculation): TableRow[] {
  const losses = lossesOfSection(pipe!.pipes!.supply, pipe!.id);
  return [
    { label: "Straight pipe", pressure: results.pipePressureLoss!, head: results.pipeHeadLoss!, result: "pipePressureLoss" },
    // What a row loses stands in the results, in the same order.
    ...results.fittings!.map(({ id, name, pressureLoss, headLoss }, index) => ({
      id: joinPath("fittings", id),
      label: losses[index]!.number === 1 ? name : `${losses[index]!.number} × ${name}`,
      pressure: pressureLoss,
      head: headLoss,
      result: joinPath("fittings", id, "pressureLoss"),
    })),
  ];
}

/** What follows one another on the critical circuit. */
function circuitParts(system: PipeCalculation, values: PipeValues): TableRow[] {
  const weight = system.fluid.density * gravity;
  return criticalParts(system, values).map(({ label, pressure }) => ({ label, pressure, head: pressure / weight }));
}

/** The size that meets the target, or a custom one, with its neighbours. */
function sizesTable({ sections: [pipe], fluid }: PipeCalculation, values: PipeValues): Table {
  const { pipe: wall, supply } = pipe!.pipes!;
  const options = neighbouringSizes({ row: pipe!.row, pipe: wall, flow: supply.flow }, values, fluid);
  return {
    id: "sizes",
    title: "Adjacent sizes",
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
    chosen: options.findIndex(({ size }) => size.label === supply.option.size.label),
    source: { source: pipeStandards, locator: `${wall.material.name}: ${wall.material.standard}` },
  };
}

/** All circuits through units beside one another. */
function circuitsTable({ results, sections }: PipeCalculation): Table {
  return {
    id: "circuits",
    title: "Circuits",
    columns: [
      { key: "label", label: "Unit", quantity: "text" },
      { key: "flow", label: "Flow", quantity: "waterFlow" },
      { key: "loss", label: "Circuit", quantity: "pressureWater" },
      { key: "slack", label: "Excess pressure", quantity: "pressureWater" },
      { key: "controlValve", label: "Control valve", quantity: "flowCoefficient" },
      { key: "authority", label: "Authority", quantity: "authority" },
      { key: "balancing", label: "Balancing valve set to", quantity: "flowCoefficient" },
    ],
    // Results of sections stand in the order of the sections.
    rows: results.sections!.flatMap(({ pathLoss, slack, controlValveKv, authority, unitBalancingKv }, index) => {
      if (pathLoss === undefined) return [];
      const { name, unitFlow } = sections[index]!;
      return {
        label: name,
        flow: unitFlow,
        loss: pathLoss,
        slack: slack!,
        controlValve: controlValveKv ?? null,
        authority: authority ?? null,
        balancing: unitBalancingKv ?? null,
      };
    }),
  };
}
