import type { SectionLosses, SectionPipes } from "./losses.ts";
import type { LegHeat } from "./sectionHeat.ts";
import type { SectionRow } from "./sectionPipe.ts";

/** A section as calculated. */
export interface SectionCalculation {
  readonly id: string;
  readonly index: number;
  /** What it is called. */
  readonly name: string;
  readonly row: SectionRow;
  /** Undefined where nothing flows. */
  readonly pipes: SectionPipes | undefined;
  readonly losses: SectionLosses;
  /** Of supply and return, m³. */
  readonly volume: number;
  /** Only when asked for. */
  readonly heat: { readonly supply: LegHeat; readonly return: LegHeat | undefined } | undefined;
}

/** What both pipes of a section take up, W. */
export function heatOf({ pipes, heat }: SectionCalculation): number {
  if (!pipes || !heat) return 0;
  return heat.supply.perLength * pipes.supply.length + (pipes.return && heat.return ? heat.return.perLength * pipes.return.length : 0);
}
