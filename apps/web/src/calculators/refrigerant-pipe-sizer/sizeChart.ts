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
import { texts } from "./texts.ts";

const chartTexts = texts.sizes;

/** A size that carries the flow. */
type Tried = SizeRow & { readonly velocity: number; readonly penalty: number };

const isTried = (size: SizeRow): size is Tried =>
  size.velocity !== undefined && size.penalty !== undefined && size.velocity > 0 && size.penalty > 0;

const verdictOf = ({ ruledOutBy }: SizeRow): string =>
  ruledOutBy.length === 0 ? chartTexts.meetsAll : ruledOutBy.map((reason) => sizeVerdicts[reason]).join(", ");

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

/** The sizes near the one in use on the axes of velocity and drop, and the limits. */
function placedSizes({ velocity, penalty }: ReadLines, line: LineCalculation) {
  const near = nearSizes(line);
  const isDrain = line.kind === "condensate";
  const highest = isDrain ? Math.max(line.penalty, ...near.map((size) => size.penalty)) : line.budget;
  const minPenalty = Math.max(minShownShare * highest, 1e-9);
  const place = (each: { readonly velocity: number; readonly penalty: number }) => ({
    x: velocity.shown(each.velocity),
    y: penalty.shown(Math.max(each.penalty, minPenalty)),
  });
  const [sizes, inUse] = [near.map((size) => ({ size, ...place(size) })), place(line)];
  const limit = velocity.shown(highestVelocity[line.kind]);
  const budget = isDrain ? undefined : penalty.shown(line.budget);
  const x = logDomain([...sizes.map((each) => each.x), inUse.x, limit], 1.3);
  const y = logDomain([...sizes.map((each) => each.y), inUse.y, ...(budget === undefined ? [] : [budget])], 1.3);
  return { sizes, inUse, limit, budget, x, y, hasFoot: [line, ...near].some((size) => size.penalty < minPenalty) };
}

type Placed = ReturnType<typeof placedSizes>;

function limitLines({ velocity, penalty }: ReadLines, line: LineCalculation, { x, y, limit, budget }: Placed): readonly ChartLine[] {
  const oil = oilReturnVelocity(line);
  const vertical = (id: string, speed: number, label: string, brief?: string): ChartLine => ({
    id,
    look: "limit",
    essential: true,
    labelAt: "alongEnd",
    label,
    ...(brief !== undefined && { brief }),
    points: y.map((end) => ({ x: speed, y: end })),
  });
  const isOilShown = oil !== undefined && velocity.shown(oil) > x[0] && velocity.shown(oil) < x[1];
  return [
    ...(budget === undefined
      ? []
      : [
          {
            id: "budget",
            look: "beside",
            essential: true,
            labelAt: "besideEnd",
            label: chartTexts.limit(penalty.short(line.budget)),
            points: x.map((end) => ({ x: end, y: budget })),
          } as const,
        ]),
    vertical("velocity", limit, chartTexts.fastest(velocity.short(highestVelocity[line.kind]))),
    ...(isOilShown ? [vertical("oil", velocity.shown(oil), chartTexts.oil(velocity.text(oil)), chartTexts.oilShort)] : []),
  ];
}

/** The area within both limits and with oil return. */
function bandOf({ velocity }: ReadLines, line: LineCalculation, { x, y, limit, budget }: Placed): readonly Slice[] {
  const oil = oilReturnVelocity(line);
  const from = oil === undefined ? x[0] : Math.min(Math.max(velocity.shown(oil), x[0]), x[1]);
  return from < limit ? [from, limit].map((end) => ({ x: end, low: y[0], high: budget ?? y[1] })) : [];
}

function pointsOf({ velocity, penalty }: ReadLines, line: LineCalculation, { sizes, inUse }: Placed): readonly ChartPoint[] {
  const isInUse = (size: SizeRow): boolean => line.second === undefined && size.label === line.tube.label;
  const others = sizes
    .filter(({ size }) => !isInUse(size))
    .map(({ size, ...position }): ChartPoint => ({
      id: size.key,
      ...position,
      look: "minor",
      caption: size.label,
      description: chartTexts.size(size.label, penalty.text(size.penalty), velocity.text(size.velocity), verdictOf(size)),
    }));
  const used: ChartPoint = {
    id: "own",
    ...inUse,
    look: "main",
    caption: line.size,
    description: chartTexts.sizeInUse(line.size, penalty.text(line.penalty), velocity.text(line.velocity)),
  };
  return [...others, used].toSorted((a, b) => a.x - b.x);
}

/** Sizes of a line by velocity and drop of the saturation temperature; the area within both limits and with oil return is shaded. */
export function sizeChart(read: ReadLines, line: LineCalculation) {
  const placed = placedSizes(read, line);
  return {
    x: { label: chartTexts.axes.velocity(read.velocity.symbol), scale: "log", domain: placed.x },
    y: { label: chartTexts.axes.drop(read.penalty.symbol), scale: "log", domain: placed.y },
    lines: [{ id: "sizes", look: "family", essential: true, points: placed.sizes }, ...limitLines(read, line, placed)],
    points: pointsOf(read, line, placed),
    band: bandOf(read, line, placed),
    /** Whether a size has a lower penalty than the chart shows. */
    hasFoot: placed.hasFoot,
  } as const;
}

/** The same sizes as a table. */
export function sizeTable({ velocity, penalty }: ReadLines, line: LineCalculation): FigureTable<FigureCell> {
  const { columns } = chartTexts;
  const cell = (reading: typeof velocity, value: number | undefined): FigureCell => (value === undefined ? "–" : reading.cell(value));
  return {
    columns: [
      columns.size,
      columns.drop,
      columns.velocity,
      ...(line.isGas ? [columns.minimumVelocity, columns.oilReturn] : []),
      columns.verdict,
    ],
    rows: nearSizes(line).map((size) => [
      chartTexts.inUse(size.label, size.label === line.tube.label),
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
