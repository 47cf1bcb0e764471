import { sectionName, type PipeCalculation, type PipeState, type PipeValues } from "@org/hvac-core/calculators/pipe-sizer";
import { pathFromSource } from "@org/hvac-core/internal";
import type { GradePoint } from "@org/ui/figures";

type System = { readonly calculation: PipeCalculation; readonly values: PipeValues };

/** Goes along a circuit and notes the pressure above that at the inlet of the pump. */
class Line {
  readonly points: GradePoint[] = [];
  #distance = 0;
  #total = 0;

  /** A change of pressure at a place. */
  step(rise: number, description?: string): void {
    this.#total += rise;
    this.#note(0, description);
  }

  /** A pipe that loses something along its length. */
  along(length: number, loss: number, dynamic: number, description?: string): void {
    this.#note(dynamic);
    this.#distance += length;
    this.#total -= loss;
    this.#note(dynamic, description);
  }

  #note(dynamic: number, description?: string): void {
    this.points.push({
      id: String(this.points.length),
      distance: this.#distance,
      total: this.#total,
      static: this.#total - dynamic,
      ...(description !== undefined && { description }),
    });
  }
}

/** Rows whose returns the water passes after a unit. */
function wayBack(end: number, calculation: PipeCalculation): number[] {
  const { flows } = calculation;
  if (!flows.isMain.includes(true)) return pathFromSource(flows.parents, end).toReversed();
  const node = flows.isMain[end] ? end : flows.parents[end]!;
  const way = flows.isMain[end] ? [] : [end];
  for (let row = node; row !== -1; row = flows.before.indexOf(row)) way.push(row);
  return way;
}

const lossOf = (parts: readonly { readonly loss: number }[]): number => parts.reduce((sum, { loss }) => sum + loss, 0);

/** What the return of a section loses: of a main with reverse return with the joining of its units, but where the circuit begins. */
function returnLoss({ pipes, losses, index }: PipeState, { flows }: PipeCalculation, isFirst: boolean): number {
  if (!pipes) return 0;
  const joining = flows.isMain[index] ? (isFirst ? 0 : losses.passing) : lossOf(pipes.returnJunction);
  return losses.return + joining + losses.valve;
}

/** The grade line of the critical circuit of the pump: out through the supply, through the unit, and back to the pump. */
export function gradeOf({ calculation, values }: System): readonly GradePoint[] {
  const { circuits, sections } = calculation;
  const { pump, decoupler } = circuits;
  const { end } = pump;
  if (end === undefined) return [];
  const nameOf = (index: number): string => sectionName(values, index);
  const line = new Line();
  line.step(0, "Inlet of the pump");
  line.step(pump.pressure, "Outlet of the pump");
  if (!circuits.primary && values.plantPressureDrop > 0) line.step(-values.plantPressureDrop, "After the plant");
  for (const index of pathFromSource(calculation.flows.parents, end)) {
    const { pipes, losses } = sections[index]!;
    if (pipes) line.along(pipes.supply.length, losses.supply, pipes.supply.velocityPressure, `End of the supply of ${nameOf(index)}`);
  }
  line.step(-sections[end]!.losses.end, `After the unit of ${nameOf(end)}`);
  if (values.systemKind === "open") line.step(circuits.pump.loss - pump.pressure, "After lift and nozzles");
  const back = wayBack(end, calculation);
  const first = back.find((index) => calculation.flows.isMain[index]);
  for (const index of back) {
    const section = sections[index]!;
    const pipe = section.pipes?.return;
    if (pipe)
      line.along(
        pipe.length,
        returnLoss(section, calculation, index === first),
        pipe.velocityPressure,
        `End of the return of ${nameOf(index)}`,
      );
  }
  if (decoupler && decoupler.flow <= 0 && decoupler.loss > 0) line.step(-decoupler.loss, "After the decoupler");
  return line.points;
}
