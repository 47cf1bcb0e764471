import { axes, isActive, joinPath, type Field, type MatrixField, type Path, type SeriesField } from "@org/hvac-core/kernel";
import { defaultOrigin, placeTitles, type DefaultOrigin, type FormScope } from "@org/form/fields";
import type { CalculatorState } from "@org/form/state";
import { blank, printedCells, printedValue } from "./printedValue.ts";

/** A field at its place in the input: its value, and the values around it. */
export interface Place {
  readonly field: Field;
  readonly value: unknown;
  readonly path: Path;
  readonly scope: FormScope;
}

/** Marks of places: those with an assumed value, and the texts that could not be parsed. */
export interface Marks {
  readonly assumed: ReadonlySet<Path>;
  readonly unparsed: CalculatorState["unparsed"];
}

export type Data = Readonly<Record<string, unknown>>;

/** The active fields, including those in groups. */
export function placesOf(scope: FormScope, within: Path = ""): Place[] {
  return Object.entries(scope.fields).flatMap(([name, field]): Place[] => {
    if (!isActive(field, scope)) return [];
    const path = joinPath(within, name);
    const value = scope.values[name];
    return field.type === "group"
      ? placesOf({ values: value as Data, fields: field.fields, around: scope }, path)
      : [{ field, value, path, scope }];
  });
}

type SeriesPlace = Place & { readonly field: SeriesField | MatrixField };

export const hasCells = (place: Place): place is SeriesPlace => place.field.type === "series" || place.field.type === "matrix";

/** The form's text at a place with a single value; an empty reference is the row that its option gives. */
export function textAt(place: Place, marks: Marks): string {
  const { field, value, path, scope } = place;
  const text = marks.unparsed[path];
  if (text !== undefined) return `“${text}”`;
  const given = field.type === "reference" && value === null ? originAt(place, marks)?.given.label : undefined;
  return given ?? printedValue(field, value, scope);
}

/** The origin of the default at a place that an option gives; undefined for other values. */
export const originAt = ({ path, scope }: Place, { assumed }: Marks): DefaultOrigin | undefined =>
  defaultOrigin(path.slice(path.lastIndexOf(".") + 1), scope, assumed.has(path));

/** Values along an axis, with their label and unit. */
export interface CellLine {
  readonly id: Path;
  readonly label: string;
  readonly unit: string;
  readonly places: readonly string[];
  /** The axis of the places: months, hours, octave bands. */
  readonly axis: SeriesField["axis"];
  readonly texts: readonly string[];
  readonly isAssumed: boolean;
}

/** A series as one line, unless it is empty; a matrix as one line for each of its rows. */
export function cellLines({ field, value, path, scope }: SeriesPlace, { assumed, unparsed }: Marks): readonly CellLine[] {
  const { texts, unit } = printedCells(field.cell, value, scope);
  const axis = field.type === "matrix" ? field.columns : field.axis;
  const places = axes[axis];
  const rows = field.type === "matrix" ? axes[field.rows] : [""];
  const titles = field.type === "matrix" ? placeTitles(field.rows) : [""];
  const lines = rows.map((row, index): CellLine => {
    const id = joinPath(path, row);
    return {
      id,
      label: [field.label, titles[index]].filter(Boolean).join(", "),
      unit,
      places: placeTitles(axis),
      axis,
      texts: places.map((place, column) => {
        const text = unparsed[joinPath(id, place)];
        return text === undefined ? (texts[index * places.length + column] ?? "") : `“${text}”`;
      }),
      isAssumed: assumed.has(path),
    };
  });
  const isEmpty = lines.every((line) => line.texts.every((text) => text === "" || text === blank));
  return field.type === "series" && isEmpty ? [] : lines;
}
