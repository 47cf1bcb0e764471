import {
  highestVelocity,
  lineTitle,
  oilReturnVelocity,
  sizeVerdicts,
  type LineCalculation,
  type SizeRow,
} from "@org/hvac-core/calculators/refrigerant-pipe-sizer";
import { logDomain, type ChartLine, type ChartPoint, type FigureTable, type FigureCell, type Slice } from "@org/ui/figures";
import type { ReadLines } from "./readLines.ts";

/** A size that carries the flow. */
type Tried = SizeRow & { readonly velocity: number; readonly penalty: number };

const isTried = (size: SizeRow): size is Tried =>
  size.velocity !== undefined && size.penalty !== undefined && size.velocity > 0 && size.penalty > 0;

const verdictOf = ({ ruledOutBy }: SizeRow): string =>
  ruledOutBy.length === 0 ? "meets all limits" : ruledOutBy.map((reason) => sizeVerdicts[reason]).join(", ");

/** Line of the chart: the selected one, or the first. */
export function shownLine(lines: readonly LineCalculation[], wanted: string | undefined): LineCalculation | undefined {
  return lines.find(({ id }) => id === wanted) ?? lines[0];
}

/** Sizes near the one in use: sizes further away would stretch the axis. */
const around = 5;

/** Minimum penalty shown, as a share of the limit. A line with a lower penalty is drawn at the foot of the chart, which would otherwise be decades high. */
const minShownShare = 1e-3;

function nearSizes({ sizes, tube }: LineCalculation): readonly Tried[] {
  const tried = sizes.filter(isTried);
  const place = tried.findIndex(({ label }) => label === tube.label);
  const middle =
    place >= 0
      ? place
      : Math.max(
          0,
          tried.findIndex(({ outsideDiameter }) => outsideDiameter >= tube.outsideDiameter),
        );
  return tried.slice(Math.max(0, middle - around), middle + around + 1);
}

/** Sizes of a line by velocity and drop of the saturation temperature; the area within both limits and with oil return is shaded. */
export function sizeChart(read: ReadLines, line: LineCalculation) {
  const { velocity, penalty } = read;
  const near = nearSizes(line);
  const limit = highestVelocity[line.kind];
  const isDrain = line.kind === "condensate";
  const most = isDrain ? Math.max(line.penalty, ...near.map((size) => size.penalty)) : line.budget;
  const minPenalty = Math.max(minShownShare * most, 1e-9);
  const height = (value: number): number => penalty.shown(Math.max(value, minPenalty));
  const shown = near.map((size) => ({ size, x: velocity.shown(size.velocity), y: height(size.penalty) }));
  const inUse = { x: velocity.shown(line.velocity), y: height(line.penalty) };
  const all = [...shown, inUse];
  const x = logDomain([...all.map((each) => each.x), velocity.shown(limit)], 1.3);
  const y = logDomain([...all.map((each) => each.y), ...(isDrain ? [] : [penalty.shown(line.budget)])], 1.3);
  const oil = oilReturnVelocity(line);
  const top = isDrain ? y[1] : penalty.shown(line.budget);
  const from = oil === undefined ? x[0] : Math.min(Math.max(velocity.shown(oil), x[0]), x[1]);
  const to = velocity.shown(limit);
  const lines: ChartLine[] = [
    { id: "sizes", look: "family", essential: true, points: shown },
    ...(isDrain
      ? []
      : [
          {
            id: "budget",
            look: "beside",
            essential: true,
            labelAt: "besideEnd",
            label: `limit ${penalty.short(line.budget)}`,
            points: x.map((end) => ({ x: end, y: top })),
          } as const,
        ]),
    {
      id: "velocity",
      look: "limit",
      essential: true,
      labelAt: "alongEnd",
      label: `at most ${velocity.short(limit)}`,
      points: y.map((end) => ({ x: to, y: end })),
    },
    ...(oil === undefined || velocity.shown(oil) <= x[0] || velocity.shown(oil) >= x[1]
      ? []
      : [
          {
            id: "oil",
            look: "limit",
            essential: true,
            labelAt: "alongEnd",
            label: `oil from ${velocity.text(oil)}`,
            brief: "oil",
            points: y.map((end) => ({ x: velocity.shown(oil), y: end })),
          } as const,
        ]),
  ];
  const band: Slice[] = from < to ? [from, to].map((end): Slice => ({ x: end, low: y[0], high: top })) : [];
  const isOwn = (size: SizeRow): boolean => line.second === undefined && size.label === line.tube.label;
  const points = [
    ...shown
      .filter(({ size }) => !isOwn(size))
      .map(({ size, ...position }): ChartPoint => ({
        id: size.key,
        ...position,
        look: "minor",
        caption: size.label,
        description: `${size.label}: ${penalty.text(size.penalty)} at ${velocity.text(size.velocity)}; ${verdictOf(size)}`,
      })),
    {
      id: "own",
      ...inUse,
      look: "main",
      caption: line.size,
      description: `${line.size}, in use: ${penalty.text(line.penalty)} at ${velocity.text(line.velocity)}`,
    } satisfies ChartPoint,
  ].toSorted((a, b) => a.x - b.x);
  return {
    x: { label: `Velocity, ${velocity.symbol}`, scale: "log", domain: x },
    y: { label: `Saturation temperature drop, ${penalty.symbol}`, scale: "log", domain: y },
    lines,
    points,
    band,
    /** Whether a size has a lower penalty than the chart shows. */
    hasFoot: [line, ...near].some((size) => size.penalty < minPenalty),
  } as const;
}

/** The same sizes as a table. */
export function sizeTable({ velocity, penalty }: ReadLines, line: LineCalculation): FigureTable<FigureCell> {
  const cell = (reading: typeof velocity, value: number | undefined): FigureCell => (value === undefined ? "–" : reading.cell(value));
  return {
    columns: ["Size", "Saturation drop", "Velocity", ...(line.isGas ? ["Minimum velocity", "Oil returns from"] : []), "Verdict"],
    rows: nearSizes(line).map((size) => [
      size.label === line.tube.label ? `${size.label} (in use)` : size.label,
      cell(penalty, size.penalty),
      cell(velocity, size.velocity),
      ...(line.isGas ? [cell(velocity, size.minimumVelocity), cell(velocity, size.required)] : []),
      verdictOf(size),
    ]),
  };
}

/** Ids and names of the lines, for the selection. */
export function namesOf(lines: readonly LineCalculation[]): readonly (readonly [string, string])[] {
  return lines.map((line, index) => [line.id, lineTitle(line, index)] as const);
}
