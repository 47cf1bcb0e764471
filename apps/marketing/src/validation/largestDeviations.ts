import type { BarRow } from "@org/ui/figures";
import { byGroup, deviationOf, deviationText, type PhysicsRow } from "./report.ts";

/** Powers of ten at the ends of the axis. */
const [lowest, highest] = [-9, -1];

/** Position of a deviation on the axis, 0…1. */
export function shareOfDecades(deviation: number): number {
  return Math.min(1, Math.max(0, (Math.log10(deviation) - lowest) / (highest - lowest)));
}

/** For each field of physics the largest relative deviation, on a logarithmic axis from a billionth to a tenth. */
export function largestDeviations(physics: readonly PhysicsRow[]): readonly BarRow[] {
  return [...byGroup(physics)].flatMap(([group, rows]) => {
    const [largest] = rows
      .filter(({ measure }) => measure === "relative")
      .map((row) => ({ row, deviation: deviationOf(row.largest).value }))
      .toSorted((a, b) => b.deviation - a.deviation);
    if (!largest) return [];
    const end = shareOfDecades(largest.deviation);
    return [
      {
        id: group,
        label: group,
        pieces: [{ start: 0, length: end }],
        end,
        value: deviationText(largest.row.largest),
        remark: largest.row.quantity,
      },
    ];
  });
}
