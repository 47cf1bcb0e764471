import { atPath } from "../../kernel/index.ts";
import type { FlowProperties, LineRun, LiquidLineLoss } from "../../refrigerant-lines/index.ts";
import { tubeRoughness, type LineTask } from "./candidates.ts";
import type { Budgets } from "./budgets.ts";
import type { LineCalculation } from "./circuitTypes.ts";
import type { LineKind, LineValues, RefrigerantValues } from "./schema.ts";
import { shareForVelocity, sizeLine } from "./sizing.ts";

const isGasKind = (kind: LineKind): boolean => kind !== "liquid" && kind !== "condensate";

/** Known end of a line, and the properties of its fluid. */
export interface Stretch {
  readonly pressure: number;
  readonly knownEnd: "inlet" | "outlet";
  readonly enthalpyIn: number;
  readonly enthalpyOut: number;
  readonly specificVolumeAtMinimum: number;
  readonly saturationAt: (pressure: number) => number;
  /** Maximum temperature, °C. */
  readonly temperature: number;
  /** At the end that is known. */
  readonly entry: FlowProperties;
  readonly lossOf: (run: LineRun) => LiquidLineLoss;
}

/** Common data of the lines of a circuit, in addition to the input. */
export interface SharedByLines {
  /** At the largest capacity, kg/s. */
  readonly massFlow: number;
  /** At the smallest, kg/s. */
  readonly minimumMassFlow: number;
  /** Pressures that the lines must bear by their design temperatures, Pa. */
  readonly designs: { readonly high: number; readonly low: number };
  readonly budgets: Budgets;
}

/** The lines of one circuit. */
export class Lines {
  readonly #values: RefrigerantValues;
  readonly #shared: SharedByLines;

  constructor(values: RefrigerantValues, shared: SharedByLines) {
    this.#values = values;
    this.#shared = shared;
  }

  ofKind(kind: LineKind): readonly LineValues[] {
    return this.#values.lines.filter((line) => line.kind === kind);
  }

  calculate(line: LineValues, stretch: Stretch): LineCalculation {
    const { pressure, knownEnd, enthalpyIn, enthalpyOut, specificVolumeAtMinimum } = stretch;
    const isGas = isGasKind(line.kind);
    const { highSideDesignTemperature, lowSideDesignTemperature } = this.#values;
    const design = line.kind === "suction" ? lowSideDesignTemperature : highSideDesignTemperature;
    // Behind the line come its accessories, so a line that is followed from its end begins before them.
    const known = knownEnd === "inlet" ? pressure : pressure + line.accessoryLoss;
    const share = line.flowShare / line.count;
    const task: LineTask = {
      values: line,
      isGas,
      massFlow: share * this.#shared.massFlow,
      minimumMassFlow: share * this.#shared.minimumMassFlow,
      budget: this.#shared.budgets.get(line.id)!,
      specificVolumeAtMinimum,
      pressure: known,
      saturationAt: stretch.saturationAt,
      temperature: Math.max(stretch.temperature, design),
      designPressure: line.kind === "suction" ? this.#shared.designs.low : this.#shared.designs.high,
      entry: stretch.entry,
      oilDensity: this.#values.oilDensity,
      oilMethod: this.#values.oilMethod,
      lossOf: (massFlow, insideDiameter, equivalentLength) =>
        stretch.lossOf({
          massFlow,
          insideDiameter,
          equivalentLength,
          roughness: tubeRoughness,
          rise: line.rise,
          pressure: known,
          knownEnd,
          enthalpyIn,
          enthalpyOut,
        }),
    };
    return atPath(`lines.${line.id}`, () => this.#withResults(line, task, stretch));
  }

  #withResults(line: LineValues, task: LineTask, { enthalpyIn, enthalpyOut }: Stretch): LineCalculation {
    const { candidates, ...sized } = sizeLine(task, this.#values.tubeSeries);
    const { tube, loss, second, oil, penalty } = sized;
    const saturationIn = task.saturationAt(loss.pressureIn);
    const section = (diameter: number): number => (Math.PI / 4) * diameter ** 2;
    const charge =
      line.count *
      line.length *
      (section(tube.insideDiameter) * loss.meanDensity + (second ? section(second.tube.insideDiameter) * second.meanDensity : 0));
    const shares = oil && { tabulated: shareForVelocity(task, tube, oil.tabulated), flooding: shareForVelocity(task, tube, oil.flooding) };
    return {
      ...sized,
      id: line.id,
      name: line.name,
      kind: line.kind,
      isGas: task.isGas,
      massFlow: task.massFlow,
      minimumMassFlow: task.minimumMassFlow,
      pressureIn: loss.pressureIn,
      pressureOut: loss.pressureOut - line.accessoryLoss,
      enthalpyIn,
      enthalpyOut,
      budget: task.budget,
      specificVolumeAtMinimum: task.specificVolumeAtMinimum,
      saturationIn,
      saturationOut: saturationIn - penalty,
      temperature: task.temperature,
      designPressure: task.designPressure,
      ...(shares && { oilShare: shares }),
      ...(second && { secondOilShare: second.oil.required / second.velocity }),
      charge,
      count: line.count,
      flashesAt: loss.flashesAt,
      sizes: candidates.map((each) => ({
        key: `${each.tube.series}-${each.tube.label.split(" ")[0]!.replaceAll("/", "_")}`,
        label: each.tube.label,
        outsideDiameter: each.tube.outsideDiameter,
        ...(each.velocity !== undefined && { velocity: each.velocity }),
        ...(each.minimumVelocity !== undefined && { minimumVelocity: each.minimumVelocity }),
        ...(each.oil && { required: each.oil.required }),
        ...(each.penalty !== undefined && { penalty: each.penalty }),
        ...(each.loss && { charge: line.count * line.length * section(each.tube.insideDiameter) * each.loss.meanDensity }),
        ruledOutBy: each.ruledOutBy,
      })),
    };
  }
}
