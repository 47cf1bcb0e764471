import { axes, type MatrixField } from "@org/hvac-core/kernel";
import { axisNames, placeTitles } from "@org/form/fields";
import { cellLines, hasCells, type CellLine, type Marks, type Place } from "./printedPlaces.ts";
import { isSchedule } from "./schedule.ts";

/** Values along an axis, the lines below each other. */
export interface CellTable {
  readonly title: string;
  /** Label of the first column. */
  readonly name: string;
  readonly lines: readonly (CellLine & { readonly head: string })[];
  /** Whether the whole table is assumed, where its lines have no marks. */
  readonly isAssumed: boolean;
}

const withUnit = ({ label, unit }: Pick<CellLine, "label" | "unit">): string => [label, unit].filter(Boolean).join(", ");

/** A separate table of a matrix, with its longer axis down the page: 24 columns of hours would need two tables. */
function matrixTable(field: MatrixField, lines: readonly CellLine[]): CellTable | undefined {
  const [first] = lines;
  if (!first) return undefined;
  const { rows, columns } = field;
  const isTurned = axes[columns].length > axes[rows].length;
  const down = isTurned ? columns : rows;
  const plain = lines.map((line) => ({ ...line, isAssumed: false }));
  const turned = (): readonly CellLine[] =>
    first.places.map((place, column) => ({
      ...plain[0]!,
      id: `${first.id}.${place}`,
      axis: rows,
      places: placeTitles(rows),
      texts: lines.map(({ texts }) => texts[column]!),
    }));
  return {
    title: withUnit({ label: field.label, unit: first.unit }),
    name: axisNames[down],
    lines: (isTurned ? turned() : plain).map((line, index) => ({ ...line, head: placeTitles(down)[index]! })),
    isAssumed: first.isAssumed,
  };
}

/** One table for the series of each axis of a section, and one for each matrix. Matrices that refer to rows of a list are schedules. */
export function cellTables(section: string, places: readonly Place[], marks: Marks): readonly CellTable[] {
  const written = places.filter((place) => !isSchedule(place)).filter(hasCells);
  const series = written
    .filter(({ field }) => field.type === "series")
    .flatMap((place) => cellLines(place, marks))
    .map((line) => ({ ...line, head: withUnit(line) }));
  return [
    ...[...Map.groupBy(series, ({ axis }) => axis)].map(([axis, lines]) => ({
      title: `${section} by ${axisNames[axis].split(",")[0]!.toLowerCase()}`,
      name: axisNames[axis],
      lines,
      isAssumed: false,
    })),
    ...written.flatMap((place) => (place.field.type === "matrix" ? (matrixTable(place.field, cellLines(place, marks)) ?? []) : [])),
  ];
}
