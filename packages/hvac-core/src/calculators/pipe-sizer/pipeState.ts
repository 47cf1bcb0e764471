import { pathImbalance } from "../../flow/index.ts";
import type { Liquid } from "../../fluids/internal.ts";
import type { HazenWilliams } from "./hazenWilliams.ts";
import { lossesOfSection } from "./leg.ts";
import type { LegHeat } from "./legHeat.ts";
import type { SectionRow } from "./pipe.ts";
import type { SectionLosses, SectionPipes } from "./system/losses.ts";

/** A pipe as calculated, with all that its numbers are taken from: a section of a system, or the one pipe that is calculated by itself. */
export interface PipeState {
  readonly id: string;
  readonly index: number;
  /** What it is called. */
  readonly name: string;
  readonly row: SectionRow;
  readonly fluid: Liquid;
  /** In the supply, m³/s. */
  readonly flow: number;
  /** In the return, m³/s. */
  readonly returnFlow: number;
  /** Of the unit at its end, m³/s; zero where there is none. */
  readonly unitFlow: number;
  /** Whether it is a length of a main with reverse return. */
  readonly isMain: boolean;
  /** Undefined where nothing flows. */
  readonly pipes: SectionPipes | undefined;
  readonly losses: SectionLosses;
  /** Of supply and return, m³. */
  readonly volume: number;
  /** Friction rate by which it is sized, Pa/m. */
  readonly target: number;
  /** Friction rate by Hazen and Williams; undefined unless it is compared. */
  readonly comparison: HazenWilliams | undefined;
  /** Heat through the insulation; undefined unless it is computed. */
  readonly heat: { readonly supply: LegHeat; readonly return: LegHeat | undefined } | undefined;
  /** Whether it has a balancing valve; the mains of a reverse return have none. */
  readonly hasSectionValve: boolean;
  /** What the circuit through its unit loses, Pa; undefined without a unit. */
  readonly path: number | undefined;
  /** What the critical circuit of its pump loses, Pa. */
  readonly criticalPath: number;
  /** Pressure that is taken up beyond the least drop of a valve, Pa: in the section, at its unit, and nowhere. */
  readonly taken: { readonly inSection: number; readonly atUnit: number; readonly left: number };
  /** What the balancing valves at its unit and in the sections that serve it alone take up beyond their least drop, Pa. */
  readonly takenForUnit: number;
}

/** What both pipes of a section take up, W. */
export function heatOf({ pipes, heat }: Pick<PipeState, "pipes" | "heat">): number {
  if (!pipes || !heat) return 0;
  return heat.supply.perLength * pipes.supply.length + (pipes.return && heat.return ? heat.return.perLength * pipes.return.length : 0);
}

/** By how much the circuit through the unit of a section differs from the critical one, as a share of it; undefined without a unit. */
export function imbalanceOf({ path, criticalPath }: PipeState): number | undefined {
  return path === undefined ? undefined : pathImbalance(path, criticalPath);
}

/** What the branch of a unit loses beside its control valve, with what its balancing valves take up, Pa. */
export function balancedCircuit({ losses, takenForUnit }: PipeState): number {
  return losses.circuit + takenForUnit;
}

/** Sum of the coefficients of all fittings of one pipe. */
export function sumOfCoefficients({ pipes, id }: PipeState): number {
  return lossesOfSection(pipes!.supply, id).reduce((sum, { number, coefficient }) => sum + number * coefficient, 0);
}
