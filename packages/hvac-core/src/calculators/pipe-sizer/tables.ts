import { gravity } from "../../constants/gravity.ts";
import { columnsOf, joinPath, type Table, type TableRow } from "../../kernel/index.ts";
import { pipeStandards } from "../../sources/index.ts";
import { results, type PipeCalculation } from "./results.ts";
import { sectionFittings } from "./leg.ts";
import { neighbouringSizes } from "./pipe.ts";
import type { PipeValues } from "./schema.ts";
import { criticalParts } from "./system/criticalParts.ts";

/** Tables: components of the losses, and adjacent sizes of a single pipe or all circuits of a system. */
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

/** Losses of a single pipe and of each row of its fittings. */
function pipeParts({ results, sections: [pipe] }: PipeCalculation): TableRow[] {
  const losses = sectionFittings(pipe!.pipes!.supply, pipe!.id);
  return [
    { label: "Straight pipe", pressure: results.pipePressureLoss!, head: results.pipeHeadLoss!, result: "pipePressureLoss" },
    ...results.fittings!.map(({ id, name, pressureLoss, headLoss }, index) => ({
      id: joinPath("fittings", id),
      label: losses[index]!.number === 1 ? name : `${losses[index]!.number} × ${name}`,
      pressure: pressureLoss,
      head: headLoss,
      result: joinPath("fittings", id, "pressureLoss"),
    })),
  ];
}

/** The parts of the critical circuit, in their order. */
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
    columns: columnsOf(results, "nominalSize", "diameter", "velocity", "actualFrictionRate"),
    rows: options.map(({ size, velocity, frictionRate }) => ({
      nominalSize: size.name,
      diameter: size.insideDiameter,
      velocity,
      actualFrictionRate: frictionRate,
    })),
    chosen: options.findIndex(({ size }) => size.label === supply.option.size.label),
    source: { source: pipeStandards, locator: `${wall.material.name}: ${wall.material.standard}` },
  };
}

const sectionResults = results.sections.row;

/** All circuits through units. */
function circuitsTable({ results: { sections: sectionRows }, sections }: PipeCalculation): Table {
  return {
    id: "circuits",
    title: "Circuits",
    columns: columnsOf(
      sectionResults,
      { key: "name", label: "Unit", quantity: "text" },
      "unitFlow",
      "pathLoss",
      "slack",
      "controlValveKv",
      "authority",
      "unitBalancingKv",
    ),
    // Results of sections are in the order of the sections.
    rows: sectionRows!.flatMap(({ unitFlow, pathLoss, slack, controlValveKv, authority, unitBalancingKv }, index) =>
      pathLoss === undefined
        ? []
        : {
            name: sections[index]!.name,
            unitFlow: unitFlow!,
            pathLoss,
            slack: slack!,
            controlValveKv: controlValveKv ?? null,
            authority: authority ?? null,
            unitBalancingKv: unitBalancingKv ?? null,
          },
    ),
  };
}
