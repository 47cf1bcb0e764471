import type { PsychrometricChartCalculation, PsychrometricChartValues } from "@org/hvac-core/calculators/psychrometric-chart";
import { saturationPressure, type MoistAir } from "@org/hvac-core/psychrometrics";
import { dryBulbFromEnthalpy, humidityRatioFromVaporPressure } from "@org/hvac-core/psychrometrics/quantities";
import type { ChartState } from "@org/ui/figures";
import type { FigureContext } from "@org/ui/surface";

type Calculation = PsychrometricChartCalculation;
type Process = Calculation["processes"][number];
export type Property = Calculation["states"][number]["given"][number];

/** A state that was stated: it can be moved. */
export interface ShownState {
  readonly id: string;
  /** What is written beside it. */
  readonly mark: string;
  readonly name: string;
  readonly air: MoistAir;
  /** The two properties that it is given by. */
  readonly given: readonly Property[];
  readonly dryAirFlow: number | undefined;
}

/** A straight line of a process on the chart. */
export interface ProcessLine {
  readonly id: string;
  readonly from: ChartState;
  readonly to: ChartState;
  /** `reach`: where the process would lead if it went on, as a coil to its apparatus dew point, or how fog falls from it; `other`: of the second air. */
  readonly look: "main" | "reach" | "other";
  readonly tone?: "cooling" | "heating" | undefined;
}

/** A process, and the air that leaves it. */
export interface ShownProcess {
  readonly id: string;
  readonly kind: Process["kind"];
  readonly name: string;
  readonly air: MoistAir;
  readonly dryAirFlow: number | undefined;
  readonly lines: readonly ProcessLine[];
}

export interface ChartModel {
  readonly states: readonly ShownState[];
  readonly processes: readonly ShownProcess[];
  /** Pa */
  readonly pressure: number;
}

const tones: Readonly<Partial<Record<Process["kind"], "cooling" | "heating">>> = { coolingCoil: "cooling", heating: "heating" };

/** Supersaturated air that two clear streams would mix to, on the straight line between them; none where they stay clear. */
function supersaturated({ kind, entering, other, fogRatio }: Process): ChartState | undefined {
  if (kind !== "mixing" || fogRatio === 0 || !other || entering.fogRatio > 0 || other.fogRatio > 0) return undefined;
  const [flow = 0, otherFlow = 0] = [entering.dryAirFlow, other.dryAirFlow];
  const mean = (property: "humidityRatio" | "enthalpy"): number =>
    (flow * entering.air[property] + otherFlow * other.air[property]) / (flow + otherFlow);
  const humidityRatio = mean("humidityRatio");
  return { dryBulb: dryBulbFromEnthalpy(mean("enthalpy"), humidityRatio), humidityRatio };
}

function linesOf(process: Process, isSought: boolean, pressure: number): readonly ProcessLine[] {
  const { id, kind, entering, air, other, outcome } = process;
  const mixed = supersaturated(process);
  const tone = tones[kind];
  const lines: ProcessLine[] = [
    { id, from: isSought ? air : entering.air, to: isSought ? entering.air : (mixed ?? air), look: "main", tone },
  ];
  const surface = outcome.apparatusDewPoint;
  if (surface !== undefined && saturationPressure(surface) < pressure) {
    // A dry coil is warmer than the dew point of its air, and takes no water from it.
    const saturated = humidityRatioFromVaporPressure(saturationPressure(surface), pressure);
    const to = { dryBulb: surface, humidityRatio: Math.min(entering.air.humidityRatio, saturated) };
    lines.push({ id: `${id} surface`, from: air, to, look: "reach", tone });
  }
  if (other && kind === "mixing") lines.push({ id: `${id} other`, from: other.air, to: mixed ?? air, look: "main" });
  if (mixed) lines.push({ id: `${id} fog`, from: mixed, to: air, look: "reach" });
  if (other && outcome.other) lines.push({ id: `${id} other`, from: other.air, to: outcome.other.air, look: "other" });
  return lines;
}

/**
 * What a calculation puts on the chart.
 *
 * @param kindNames what processes without a name of their own are called
 */
export function chartModel({ calculation, values }: FigureContext["outcome"], kindNames: Readonly<Record<string, string>>): ChartModel {
  const { states, processes, pressure } = calculation as Calculation;
  const stated = new Map((values as PsychrometricChartValues).processes.map((each) => [each.id, each]));
  return {
    pressure,
    states: states.map(({ id, name, air, given, dryAirFlow }, index) => {
      const own = name.trim();
      return { id, mark: own || String(index + 1), name: own || `State ${index + 1}`, air, given, dryAirFlow };
    }),
    processes: processes.map((each) => {
      const { id, kind, name, air, dryAirFlow } = each;
      // The air of a room goes from the supply to the room, whichever of them is asked for.
      const isSought = kind === "roomLine" && stated.get(id)?.roomBy === "toSupply";
      return { id, kind, name: name.trim() || (kindNames[kind] ?? kind), air, dryAirFlow, lines: linesOf(each, isSought, pressure) };
    }),
  };
}
