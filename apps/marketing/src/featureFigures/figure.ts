import type { BarRow, ChartLine, ChartPoint, FigureTable } from "@org/ui/figures";

interface Framed {
  readonly title: string;
  readonly caption: string;
  readonly table: FigureTable;
}

interface Axis {
  readonly label: string;
  readonly scale: "linear" | "log";
  readonly domain: readonly [number, number];
}

/** A figure of a feature page, ready to be drawn by the component of its kind. */
export type FeatureFigure = Framed &
  (
    | { readonly kind: "bars"; readonly rows: readonly BarRow[] }
    | {
        readonly kind: "section";
        readonly shape: "rectangular" | "round" | "oval";
        readonly size: { readonly width: number; readonly height: number };
        readonly exact?: { readonly width: number; readonly height: number };
        readonly unit: string;
        readonly within: readonly string[];
      }
    | {
        readonly kind: "chart";
        readonly x: Axis;
        readonly y: Axis;
        readonly lines: readonly ChartLine[];
        readonly points: readonly ChartPoint[];
      }
  );

/** Numbers from `from` to `to`, both included. */
export function steps(from: number, to: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));
}
