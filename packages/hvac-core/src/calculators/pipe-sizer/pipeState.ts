import { pathImbalance } from "../../flow/index.ts";
import type { Liquid } from "../../fluids/internal.ts";
import type { HazenWilliams } from "./hazenWilliams.ts";
import { sectionFittings } from "./leg.ts";
import type { LegHeat } from "./legHeat.ts";
import type { SectionRow } from "./pipe.ts";
import type { SectionLosses, SectionPipes } from "./system/losses.ts";

/** A pipe as calculated, from which its results are taken: a section of a system, or the single pipe. */
export interface PipeState {
  readonly id: string;
  readonly index: number;
  /** Its name, or its place in the list. */
  readonly name: string;
  readonly row: SectionRow;
  readonly fluid: Liquid;
  /** Flow in the supply, m³/s. */
  readonly flow: number;
  /** Flow in the return, m³/s. */
  readonly returnFlow: number;
  /** Flow of the unit at its end, m³/s; zero without a unit. */
  readonly unitFlow: number;
  /** Whether it is part of a main with reverse return. */
  readonly isMain: boolean;
  /** Undefined where nothing flows. */
  readonly pipes: SectionPipes | undefined;
  readonly losses: SectionLosses;
  /** Volume of supply and return, m³. */
  readonly volume: number;
  /** Friction rate by which it is sized, Pa/m. */
  readonly target: number;
  /** Friction rate by Hazen and Williams; undefined unless it is compared. */
  readonly comparison: HazenWilliams | undefined;
  /** Heat through the insulation; undefined unless it is computed. */
  readonly heat: { readonly supply: LegHeat; readonly return: LegHeat | undefined } | undefined;
  /** Whether it has a balancing valve; the mains of a reverse return have none. */
  readonly hasSectionValve: boolean;
  /** Pressure loss of the circuit through its unit, Pa; undefined without a unit. */
  readonly path: number | undefined;
  /** Pressure loss of the critical circuit of its pump, Pa. */
  readonly criticalPath: number;
  /** Excess pressure beyond the minimum drop of a balancing valve, Pa: in the section, at its unit, and without a valve that takes it up. */
  readonly balancing: { readonly inSection: number; readonly atUnit: number; readonly unbalanced: number };
  /** Excess pressure in the balancing valves at its unit and in the sections that serve it alone, Pa. */
  readonly balancingForUnit: number;
}

/** A pipe with a flow. */
export interface FlowingPipe extends PipeState {
  readonly pipes: SectionPipes;
}

const isFlowing = (pipe: PipeState): pipe is FlowingPipe => pipe.pipes !== undefined;
/** The pipe where it has a flow. */
export const flowingPipe = (pipe: PipeState): FlowingPipe | undefined => (isFlowing(pipe) ? pipe : undefined);

/** Heat gain of supply and return, W. */
export function heatOf({ pipes, heat }: Pick<PipeState, "pipes" | "heat">): number {
  if (!pipes || !heat) return 0;
  return heat.supply.perLength * pipes.supply.length + (pipes.return && heat.return ? heat.return.perLength * pipes.return.length : 0);
}

/** Imbalance of the circuit through the unit of a section, as a share of the critical one; undefined without a unit. */
export function imbalanceOf({ path, criticalPath }: PipeState): number | undefined {
  return path === undefined ? undefined : pathImbalance(path, criticalPath);
}

/** Pressure loss of the branch of a unit without its control valve, balanced, Pa. */
export function balancedCircuit({ losses, balancingForUnit }: PipeState): number {
  return losses.circuit + balancingForUnit;
}

/** Sum of the coefficients of all fittings of the single pipe. */
export function sumOfCoefficients({ pipes, id }: FlowingPipe): number {
  return sectionFittings(pipes.supply, id).reduce((sum, { number, coefficient }) => sum + number * coefficient, 0);
}
