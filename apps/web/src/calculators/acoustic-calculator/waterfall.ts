import type { SoundStep } from "@org/hvac-core/calculators/acoustic-calculator";
import type { BarRow } from "@org/ui/figures";
import { signed, type ReadAcoustics } from "./readAcoustics.ts";
import { texts } from "./texts.ts";

/** Levels below are off the axis, dB. */
const axisFloor = -30;
/** Smaller changes of a band are not drawn, dB. */
const smallest = 0.05;

/** Whether a step changes a band, or is the beginning or the sum. */
const isShown = ({ change }: SoundStep, band: number): boolean => change === undefined || Math.abs(change[band]!) >= smallest;

/** Steps of a path in one band as bars: levels and added energy are solid, losses hatched. */
export function waterfallRows(
  steps: readonly SoundStep[],
  band: number,
  { level: reading }: Pick<ReadAcoustics, "level">,
): readonly BarRow[] {
  const shown = steps.filter((step) => isShown(step, band));
  const levels = shown.map(({ level }) => level[band]!).filter((level) => level > axisFloor);
  const low = Math.max(axisFloor, 10 * Math.floor((Math.min(...levels, 20) - 5) / 10));
  const high = Math.max(...levels, low + 10);
  const share = (level: number): number => Math.max(0, Math.min(1, (level - low) / (high - low)));
  return shown.map(({ id, row, label, level, change }): BarRow => {
    const after = level[band]!;
    const before = change === undefined ? low : after - change[band]!;
    const [from, to] = [share(Math.min(before, after)), share(Math.max(before, after))];
    const value = after <= -100 ? texts.path.noSound : reading.text(after);
    return {
      id,
      ...(row !== undefined && { row }),
      label,
      pieces: [{ start: from, length: to - from, hatched: change !== undefined && change[band]! < 0 }],
      end: to,
      value,
      ...(change !== undefined && { remark: signed(change[band]!) }),
    };
  });
}
