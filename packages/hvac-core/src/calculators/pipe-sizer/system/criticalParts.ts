import { isBelow } from "../../../quantity/tolerance.ts";
import { pathFromSource } from "../../../trees/tree.ts";
import type { PipeSystemState } from "../calculate.ts";
import type { PipeCalculation } from "../results.ts";
import type { PipeValues } from "../schema.ts";

/**
 * The sections of the critical circuits.
 *
 * @param system system as calculated
 * @returns indices of the sections; of circuits with equal losses, those of all
 * @example
 * ```ts
 * import { criticalSections, pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
 * const unit = { unit: "flow", flowRate: 1, unitPressureDrop: 30 } as const;
 * const sections = [
 *   { id: "main", pipeLength: 20 },
 *   { ...unit, id: "far", parent: "main", pipeLength: 60 },
 *   { ...unit, id: "near", parent: "main", pipeLength: 10 },
 * ];
 * const outcome = pipeSizer.calculate({ unitSystem: "Metric", scope: "system", designTemperatureDifference: 6, sections });
 * outcome.ok && [...criticalSections(outcome.calculation)]; // [0, 1]
 * ```
 */
export function criticalSections({ sections, flows }: Pick<PipeSystemState, "sections" | "flows">): ReadonlySet<number> {
  const ends = sections.flatMap(({ index, path, criticalPath }) => (path === undefined || isBelow(path, criticalPath) ? [] : [index]));
  return new Set(ends.flatMap((end) => pathFromSource(flows.parents, end)));
}

/** A part of the critical circuit with its pressure loss. */
export interface Part {
  readonly label: string;
  readonly pressure: number;
}

/** The critical circuit of a system with reverse return: supplies to the unit, returns from it on. */
function reverseParts(end: number, system: PipeCalculation): Part[] {
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

/** The parts of the critical circuit of the pump, in their order. */
export function criticalParts(system: PipeCalculation, values: PipeValues): Part[] {
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
