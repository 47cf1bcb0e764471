import {
  processLines,
  type ProcessLine,
  type PsychrometricChartCalculation,
  type PsychrometricChartValues,
} from "@org/hvac-core/calculators/psychrometric-chart";
import type { MoistAir } from "@org/hvac-core/psychrometrics";
import type { FigureContext } from "@org/ui/surface";
import { texts } from "./texts.ts";

type Calculation = PsychrometricChartCalculation;
type Process = Calculation["processes"][number];
export type Property = Calculation["states"][number]["given"][number];

/** A state that is entered rather than calculated: it can be moved. */
export interface ShownState {
  readonly id: string;
  /** Text next to the state. */
  readonly mark: string;
  readonly name: string;
  readonly air: MoistAir;
  /** The two properties that define the state. */
  readonly given: readonly Property[];
  readonly dryAirFlow: number | undefined;
}

/** A straight line of a process on the chart. */
export interface DrawnLine extends ProcessLine {
  /** `reach`: the process beyond its leaving air, as a coil to its apparatus dew point, or the fog that falls from it; `other`: of the second air. */
  readonly look: "main" | "reach" | "other";
  readonly tone?: "cooling" | "heating" | undefined;
}

const looks = { process: "main", secondStream: "main", apparatus: "reach", fog: "reach", secondAir: "other" } as const;

/** A process, and the air that leaves it. */
export interface ShownProcess {
  readonly id: string;
  readonly kind: Process["kind"];
  readonly name: string;
  readonly air: MoistAir;
  readonly dryAirFlow: number | undefined;
  readonly lines: readonly DrawnLine[];
}

export interface ChartModel {
  readonly states: readonly ShownState[];
  readonly processes: readonly ShownProcess[];
  /** Pa */
  readonly pressure: number;
}

const tones: Readonly<Partial<Record<Process["kind"], "cooling" | "heating">>> = { coolingCoil: "cooling", heating: "heating" };

/**
 * States and processes of a calculation, for the chart.
 *
 * @param kindNames names of processes that the user has not named
 */
export function chartModel({ calculation, values }: FigureContext["outcome"], kindNames: Readonly<Record<string, string>>): ChartModel {
  const chart = calculation as Calculation;
  const { states, processes, pressure } = chart;
  return {
    pressure,
    states: states.map(({ id, name, air, given, dryAirFlow }, index) => {
      const entered = name.trim();
      return { id, mark: entered || String(index + 1), name: entered || texts.points.stateName(index + 1), air, given, dryAirFlow };
    }),
    processes: processes.map((each) => {
      const { id, kind, name, air, dryAirFlow } = each;
      const tone = tones[kind];
      const lines = processLines(each, chart, values as PsychrometricChartValues).map((line): DrawnLine => ({
        ...line,
        look: looks[line.part],
        ...((line.part === "process" || line.part === "apparatus") && { tone }),
      }));
      return { id, kind, name: name.trim() || (kindNames[kind] ?? kind), air, dryAirFlow, lines };
    }),
  };
}
