import type { GradePoint } from "../../../flow/index.ts";
import { joinPath, type Path } from "../../../kernel/index.ts";
import { pathFromSource } from "../../../trees/tree.ts";
import type { PipeSystemState } from "../calculate.ts";
import type { PipeState } from "../pipeState.ts";
import type { PipeValues } from "../schema.ts";
import { sectionName } from "./sectionName.ts";

/** Pressures along a circuit, relative to the inlet of the pump. */
class Line {
  readonly points: GradePoint[] = [];
  #distance = 0;
  #total = 0;

  /** A change of pressure at a point. */
  step(rise: number, description?: string): void {
    this.#total += rise;
    this.#add(0, description);
  }

  /** A pipe with its loss along its length. */
  along(length: number, loss: number, dynamic: number, row: Path, description: string): void {
    this.#add(dynamic);
    this.#distance += length;
    this.#total -= loss;
    this.#add(dynamic, description, row);
  }

  #add(dynamic: number, description?: string, row?: Path): void {
    this.points.push({
      id: String(this.points.length),
      distance: this.#distance,
      total: this.#total,
      static: this.#total - dynamic,
      ...(row !== undefined && { row }),
      ...(description !== undefined && { description }),
    });
  }
}

/** Rows whose returns the water passes after a unit, in the direction of flow. */
function returnRows(end: number, { flows }: PipeSystemState): number[] {
  if (!flows.isMain.includes(true)) return pathFromSource(flows.parents, end).toReversed();
  const node = flows.isMain[end] ? end : flows.parents[end]!;
  const rows = flows.isMain[end] ? [] : [end];
  for (let row = node; row !== -1; row = flows.before.indexOf(row)) rows.push(row);
  return rows;
}

const lossOf = (parts: readonly { readonly loss: number }[]): number => parts.reduce((sum, { loss }) => sum + loss, 0);

/** Loss of the return of a section; in a main with reverse return with the junctions of its units, except in the first section. */
function returnLoss({ pipes, losses, index }: PipeState, { flows }: PipeSystemState, isFirst: boolean): number {
  if (!pipes) return 0;
  const joining = flows.isMain[index] ? (isFirst ? 0 : losses.passing) : lossOf(pipes.returnJunction);
  return losses.return + joining + losses.valve;
}

/**
 * The grade line of the critical circuit of the pump: through the supply and the unit, and back to the pump.
 *
 * @param calculation system as calculated
 * @param values its input in SI units
 * @returns points with distances in m and pressures in Pa; none without a unit
 * @example
 * ```ts
 * import { circuitGradeLine, pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
 * const sections = [{ id: "coil", unit: "flow", flowRate: 1, unitPressureDrop: 30, pipeLength: 20 }] as const;
 * const outcome = pipeSizer.calculate({ unitSystem: "Metric", scope: "system", designTemperatureDifference: 6, sections });
 * const points = outcome.ok ? circuitGradeLine(outcome.calculation, outcome.values) : [];
 * points[0]?.total; // 0
 * points[1]?.description; // "Outlet of the pump"
 * ```
 */
export function circuitGradeLine(calculation: PipeSystemState, values: PipeValues): readonly GradePoint[] {
  const { circuits, sections, flows } = calculation;
  const { pump, decoupler } = circuits;
  const { end } = pump;
  if (end === undefined) return [];
  const nameOf = (index: number): string => sectionName(values, index);
  const rowOf = (index: number): Path => joinPath("sections", values.sections[index]!.id);
  const line = new Line();
  line.step(0, "Inlet of the pump");
  line.step(pump.pressure, "Outlet of the pump");
  if (!circuits.primary && values.plantPressureDrop > 0) line.step(-values.plantPressureDrop, "After the plant");
  for (const index of pathFromSource(flows.parents, end)) {
    const { pipes, losses } = sections[index]!;
    if (!pipes) continue;
    const { length, velocityPressure } = pipes.supply;
    line.along(length, losses.supply, velocityPressure, rowOf(index), `End of the supply of ${nameOf(index)}`);
  }
  line.step(-sections[end]!.losses.end, `After the unit of ${nameOf(end)}`);
  if (values.systemKind === "open") line.step(circuits.pump.loss - pump.pressure, "After lift and nozzles");
  const back = returnRows(end, calculation);
  const first = back.find((index) => flows.isMain[index]);
  for (const index of back) {
    const section = sections[index]!;
    const pipe = section.pipes?.return;
    if (pipe)
      line.along(
        pipe.length,
        returnLoss(section, calculation, index === first),
        pipe.velocityPressure,
        rowOf(index),
        `End of the return of ${nameOf(index)}`,
      );
  }
  if (decoupler && decoupler.flow <= 0 && decoupler.loss > 0) line.step(-decoupler.loss, "After the decoupler");
  return line.points;
}
