import {
  duties,
  marginVerdict,
  type MarginVerdict,
  type ScheduleCalculation,
  type ScheduleValues,
} from "@org/hvac-core/calculators/schedules";
import { joinPath, type Path } from "@org/hvac-core/kernel";

export interface MarginBar {
  readonly id: string;
  readonly row: Path;
  readonly tag: string;
  readonly duty: string;
  readonly margin: number;
  readonly verdict: MarginVerdict;
}

/** Maximum number of bars in the figure; its table has all. */
export const maxBars = 24;
/** Margins at which bars are cut off; their numbers are not. */
const [lowest, highest] = [-0.5, 1];

/** Every margin of a schedule, the smallest first. */
export function marginBars(
  { rows }: ScheduleCalculation,
  { oversizingLimit }: Pick<ScheduleValues, "oversizingLimit">,
): readonly MarginBar[] {
  return rows
    .flatMap(({ list, index, row, margins }) =>
      margins.map(({ duty, margin }): MarginBar => {
        const verdict = marginVerdict(margin, oversizingLimit);
        const path = joinPath(list, row.id);
        return { id: `${path}.${duty}`, row: path, tag: row.tag.trim() || `${index + 1}`, duty: duties[duty].words, margin, verdict };
      }),
    )
    .toSorted((a, b) => a.margin - b.margin);
}

/** The axis of the bars: from below the smallest to above the largest, with the band in it. */
export function marginAxis(bars: readonly MarginBar[], oversizingLimit: number): { readonly from: number; readonly to: number } {
  const numbers = bars.map(({ margin }) => Math.max(lowest, Math.min(highest, margin)));
  return { from: Math.min(0, ...numbers), to: Math.max(oversizingLimit, 0.05, ...numbers) };
}

/** Place of a margin on the axis, 0…1. */
export function placeOn({ from, to }: { readonly from: number; readonly to: number }, margin: number): number {
  return Math.max(0, Math.min(1, (margin - from) / (to - from)));
}
