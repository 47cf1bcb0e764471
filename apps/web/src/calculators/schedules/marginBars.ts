import { duties, type ScheduleCalculation, type ScheduleValues } from "@org/hvac-core/calculators/schedules";

/** How a margin is judged: too small, within what is usual, or more than that. */
export type Verdict = "below" | "within" | "oversized";

export interface MarginBar {
  readonly id: string;
  readonly tag: string;
  readonly duty: string;
  readonly margin: number;
  readonly verdict: Verdict;
}

/** Bars that a figure shows; the rest stands in its table. */
export const mostBars = 24;
/** Beyond these the bars are cut; the number says how long they are. */
const [lowest, highest] = [-0.5, 1];

/** Every margin of a file, the smallest first: what is too small stands at the top. */
export function marginBars({ rows }: ScheduleCalculation, { oversized }: Pick<ScheduleValues, "oversized">): readonly MarginBar[] {
  return rows
    .flatMap(({ list, index, row, margins }) =>
      margins.map(({ duty, margin }): MarginBar => {
        const verdict = margin < 0 ? "below" : margin > oversized * (1 + 1e-9) ? "oversized" : "within";
        return { id: `${list}.${row.id}.${duty}`, tag: row.tag.trim() || `${index + 1}`, duty: duties[duty].words, margin, verdict };
      }),
    )
    .toSorted((one, other) => one.margin - other.margin);
}

/** The axis of the bars: from below the smallest to above the largest, with the band in it. */
export function marginAxis(bars: readonly MarginBar[], oversized: number): { readonly from: number; readonly to: number } {
  const numbers = bars.map(({ margin }) => Math.max(lowest, Math.min(highest, margin)));
  return { from: Math.min(0, ...numbers), to: Math.max(oversized, 0.05, ...numbers) };
}

/** Where a margin stands on the axis, as a share of it. */
export function placeOn({ from, to }: { readonly from: number; readonly to: number }, margin: number): number {
  return Math.max(0, Math.min(1, (margin - from) / (to - from)));
}
