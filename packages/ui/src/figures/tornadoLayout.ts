import { textWidth, wrap } from "./labels.ts";
import { linearDomain, linearScale, type Scale } from "./scales.ts";

/** Results of an assumption at values lower and higher than entered. */
export interface TornadoRow {
  readonly id: string;
  readonly label: string;
  readonly lower: number;
  readonly higher: number;
}

interface TornadoBar {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
}

interface PlacedTornadoRow extends TornadoRow {
  readonly lines: readonly string[];
  readonly top: number;
  readonly bottom: number;
  /** Middle of its bars. */
  readonly middle: number;
  readonly lowerBar: TornadoBar;
  readonly higherBar: TornadoBar;
  /** Positions of the text of its lowest and its highest value. */
  readonly lowest: { readonly x: number; readonly value: number };
  readonly highest: { readonly x: number; readonly value: number };
}

interface TornadoLayout {
  readonly width: number;
  readonly height: number;
  /** Labels are above their bars. */
  readonly isNarrow: boolean;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  readonly x: Scale;
  readonly rows: readonly PlacedTornadoRow[];
}

const barHeight = 16;
const lineHeight = 16;
/** Width below which labels are above their bars, px. */
const narrow = 460;
const gap = 6;

/** Bars to both sides of the present result, the widest first, in a width, px. */
export function layOutTornado(rows: readonly TornadoRow[], centre: number, width: number, text: (value: number) => string): TornadoLayout {
  const isNarrow = width < narrow;
  const labelWidth = isNarrow ? 0 : Math.min(width * 0.3, 20 + Math.max(0, ...rows.map(({ label }) => textWidth(label))));
  const room =
    gap + 4 + Math.max(...[centre, ...rows.flatMap(({ lower, higher }) => [lower, higher])].map((value) => 1.12 * textWidth(text(value))));
  const [left, right] = [labelWidth + room, width - room];
  const x = linearScale(linearDomain([centre, ...rows.flatMap(({ lower, higher }) => [lower, higher])]), [left, right], 64);
  const centreX = x.positionOf(centre);
  const top = 22;
  const swing = ({ lower, higher }: TornadoRow): number => Math.max(lower, higher, centre) - Math.min(lower, higher, centre);
  let bottom = top;
  const placed = rows
    .toSorted((a, b) => swing(b) - swing(a))
    .map((row): PlacedTornadoRow => {
      const lines = wrap(row.label, isNarrow ? width : labelWidth - 10);
      const [from, barTop] = isNarrow
        ? [bottom, bottom + 4 + lines.length * lineHeight]
        : [bottom, bottom + Math.max(6, (lines.length * lineHeight + 6 - barHeight) / 2)];
      bottom = isNarrow ? barTop + barHeight + 6 : Math.max(barTop + barHeight + 6, from + lines.length * lineHeight + 6);
      // Two bars to the same side would hide each other.
      const isOneSided = (row.lower - centre) * (row.higher - centre) > 0;
      const barOf = (value: number, half: 0 | 1): TornadoBar => ({
        x: Math.min(centreX, x.positionOf(value)),
        width: Math.abs(x.positionOf(value) - centreX),
        y: barTop + (isOneSided ? (half * barHeight) / 2 : 0),
        height: isOneSided ? barHeight / 2 : barHeight,
      });
      const [lowest, highest] = [Math.min(row.lower, row.higher), Math.max(row.lower, row.higher)];
      return {
        ...row,
        lines,
        top: from,
        bottom,
        middle: barTop + barHeight / 2,
        lowerBar: barOf(row.lower, 0),
        higherBar: barOf(row.higher, 1),
        lowest: { x: Math.min(centreX, x.positionOf(lowest)) - gap, value: lowest },
        highest: { x: Math.max(centreX, x.positionOf(highest)) + gap, value: highest },
      };
    });
  return { width, height: bottom + 40, isNarrow, left, right, top, bottom, x, rows: placed };
}
