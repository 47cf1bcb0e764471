import { pathFromSource } from "../../../trees/tree.ts";
import { gravity } from "../../../flow/gravity.ts";
import type { Table } from "../../../kernel/index.ts";
import type { PipeValues } from "../schema.ts";
import type { PipeSystemCalculation } from "./calculateSystem.ts";

/** What a part of the critical circuit loses. */
interface Part {
  readonly label: string;
  readonly pressure: number;
}

/** The critical circuit of a system with reverse return: supplies to the unit, returns from it on. */
function reverseParts(end: number, system: PipeSystemCalculation): Part[] {
  const { flows, sections } = system;
  const supplies = pathFromSource(flows.parents, end).map((row): Part => {
    const { name, losses } = sections[row]!;
    return flows.isMain[row] ? { label: `${name}, supply`, pressure: losses.supply } : { label: name, pressure: losses.section };
  });
  const node = flows.isMain[end] ? end : flows.parents[end]!;
  const returns: Part[] = [];
  for (let row = node; row >= 0; row = flows.before.indexOf(row)) {
    const { name, losses } = sections[row]!;
    returns.push({ label: `${name}, return`, pressure: losses.return + (row === node ? 0 : losses.passing) });
  }
  return [...supplies, ...returns];
}

/** What follows one another on the critical circuit of the pump. */
function criticalParts(system: PipeSystemCalculation, values: PipeValues): Part[] {
  const { circuits, sections } = system;
  const { pump, decoupler } = circuits;
  const { end } = pump;
  const parts: Part[] = [];
  if (end !== undefined) {
    const isReverse = values.systemKind === "reverse";
    const pipes = isReverse
      ? reverseParts(end, system)
      : pathFromSource(system.flows.parents, end).map((row): Part => ({
          label: sections[row]!.name,
          pressure: sections[row]!.losses.section,
        }));
    const { losses, row } = sections[end]!;
    const control = losses.controlValve?.loss ?? 0;
    parts.push(...pipes, { label: "Unit", pressure: row.unitPressureDrop });
    if (losses.controlValve) parts.push({ label: "Control valve", pressure: control });
    if (losses.unitValve > 0) parts.push({ label: "Balancing valve, wide open", pressure: losses.unitValve });
  }
  if (!circuits.primary && values.plantPressureDrop > 0) parts.push({ label: "Plant at the pump", pressure: values.plantPressureDrop });
  if (decoupler && decoupler.flow <= 0 && decoupler.loss > 0) parts.push({ label: "Decoupler", pressure: decoupler.loss });
  return parts;
}

/** The critical circuit part by part, and all circuits beside it. */
export function systemTables(system: PipeSystemCalculation, values: PipeValues): Table[] {
  const weight = system.fluid.density * gravity;
  const { results, sections, flows } = system;
  const circuits = results.sections!.filter(({ pathLoss }) => pathLoss !== undefined);
  return [
    {
      id: "losses",
      title: "Critical circuit",
      columns: [
        { key: "label", label: "Part", quantity: "text" },
        { key: "pressure", label: "Pressure loss", quantity: "pressureWater" },
        { key: "head", label: "Head of the fluid", quantity: "head" },
      ],
      rows: criticalParts(system, values).map(({ label, pressure }) => ({ label, pressure, head: pressure / weight })),
      sum: { label: "Total", pressure: results.totalPressureLoss, head: results.circuitHeadLoss!, result: "totalPressureLoss" },
      shareOf: "pressure",
      stepped: true,
    },
    {
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
      rows: circuits.map((row) => {
        const { index } = sections.find(({ id }) => id === row.id)!;
        return {
          label: sections[index]!.name,
          flow: flows.unitFlows[index]!,
          loss: row.pathLoss!,
          slack: row.slack!,
          controlValve: row.controlValveKv ?? null,
          authority: row.authority ?? null,
          balancing: row.unitBalancingKv ?? null,
        };
      }),
    },
  ];
}
