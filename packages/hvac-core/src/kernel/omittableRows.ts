import { isBegun, rowGiven } from "./begunRows.ts";
import { holds } from "./conditions.ts";
import type { Field, Fields, ListField } from "./fields.ts";
import { fieldSteps, rowPositions } from "./fieldSteps.ts";
import type { FieldError, Warning, WarningPlace } from "./outcome.ts";
import { joinPath, pathSegments, type Path } from "./path.ts";
import { plural } from "./plural.ts";
import { isRecord } from "./readPass.ts";
import { compileReferenceWalk, rowsInScope } from "./references.ts";
import { numberOfRow, rowName } from "./rowName.ts";

/** How the rows of a list are left out of a calculation. */
export interface LeavingOutRows {
  /** References of its rows that may be blank: a row is calculated without the one that it names. */
  readonly loose?: readonly string[];
  /** References of its rows that mean the first row of their list where they are blank. */
  readonly firstWhenBlank?: readonly string[];
  /** Not the first row: the others are compared with it. */
  readonly exceptFirst?: true;
  /** Results that lack a row, as the subject of a sentence, where they are more than totals: "Airflows towards the fan". */
  readonly lacking?: string;
}

export type UncheckedInput = Readonly<Record<string, unknown>>;
type Row = UncheckedInput & { readonly id: string };

/** Errors because of which rows are left out, by the paths of the rows. */
type Reasons = ReadonlyMap<Path, readonly FieldError[]>;

/** A row that another names. */
interface Edge {
  readonly from: Path;
  readonly to: Path;
  readonly path: Path;
  readonly label: string;
  readonly isActive: boolean;
}

/** Copies of rows with their numbers: the same object each time, so that what was computed from it is found again. */
const numberedCopies = new WeakMap<object, Map<number, object>>();

function withNumber(row: Row, number: number): Row {
  const copies = numberedCopies.get(row) ?? new Map<number, object>();
  numberedCopies.set(row, copies);
  const existing = copies.get(number);
  if (existing) return existing as Row;
  const copy: Row = { ...row, [numberOfRow]: number };
  if (Object.isFrozen(row)) Object.freeze(copy);
  copies.set(number, copy);
  return copy;
}

function rowsIn(values: UncheckedInput, list: string): readonly Row[] {
  return Array.isArray(values[list]) ? (values[list] as readonly Row[]) : [];
}

function targetsOf(field: Field): readonly string[] {
  return field.type === "reference" ? [field.to].flat() : [];
}

/** The rows that a path leads to or through, from the outside in: `rooms.a7`, `rooms.a7.windows.w2`. */
function rowsOn(fields: Fields, path: Path): readonly Path[] {
  const segments = pathSegments(path);
  const rows: Path[] = [];
  let within: Fields | undefined = fields;
  for (let index = 0; within && index + 1 < segments.length; index += 2) {
    const field: Field | undefined = Object.hasOwn(within, segments[index]!) ? within[segments[index]!] : undefined;
    within = field?.type === "list" ? field.row : undefined;
    if (within) rows.push(joinPath(...segments.slice(0, index + 2)));
  }
  return rows;
}

const listOf = (row: Path): string => pathSegments(row)[0]!;

/** The list of a row: `rooms.a7.windows`. */
const listAround = (row: Path): Path => joinPath(...pathSegments(row).slice(0, -1));

/** The lists among fields, with their names. */
function listsAmong(fields: Fields): readonly (readonly [name: string, list: ListField])[] {
  return Object.entries(fields).flatMap(([name, field]) => (field.type === "list" ? [[name, field] as const] : []));
}

/** Rows of an input that may be left out, and what depends on them. */
export class OmittableRows {
  readonly #fields: Fields;
  readonly #ways: Readonly<Record<string, LeavingOutRows>>;
  readonly #walk: ReturnType<typeof compileReferenceWalk>;

  constructor(fields: Fields, ways: Readonly<Record<string, LeavingOutRows>>) {
    this.#fields = fields;
    this.#ways = ways;
    this.#walk = compileReferenceWalk(fields);
  }

  /** The innermost row that a path leads to or through; `undefined` outside of lists. */
  rowOf(path: Path): Path | undefined {
    return rowsOn(this.#fields, path).at(-1);
  }

  /** The inner rows with errors that were only begun. */
  #begunRows(given: UncheckedInput, errors: readonly FieldError[]): ReadonlySet<Path> {
    const positionOf = rowPositions();
    const begun = new Map<Path, boolean>();
    for (const { field, code } of errors)
      for (const [index, row] of rowsOn(this.#fields, field).toReversed().slice(0, -1).entries()) {
        // A text that cannot be read is an entry, but may not be in the input.
        const isEntered = code === "type" && index === 0;
        begun.set(row, !isEntered && (begun.get(row) ?? isBegun(rowGiven(this.#fields, given, row, positionOf))));
      }
    return new Set([...begun].flatMap(([row, is]) => (is ? [row] : [])));
  }

  /**
   * The row that an error takes with it. A row within another is a part of it, such as a layer of a construction: without the layer, everything with that
   * construction would get a wrong number. One that was only begun is no part yet, and is left out alone.
   */
  #rowToLeaveOut(path: Path, begun: ReadonlySet<Path>): Path | undefined {
    const rows = rowsOn(this.#fields, path);
    return rows.find((row) => begun.has(row)) ?? rows[0];
  }

  /** Whether a path leads to or through one of the rows left out. */
  isOut(path: Path, reasons: Reasons): boolean {
    return rowsOn(this.#fields, path).some((row) => reasons.has(row));
  }

  #isLoose(path: Path): boolean {
    const segments = pathSegments(path);
    return segments.length === 3 && (this.#ways[segments[0]!]?.loose?.includes(segments[2]!) ?? false);
  }

  #edgesOf(values: UncheckedInput): readonly Edge[] {
    const edges: Edge[] = [];
    this.#walk?.(values, ({ path, label, field, ids, scope, isActive, positionsOf }) => {
      const from = this.rowOf(path);
      if (from === undefined || this.#isLoose(path)) return;
      for (const id of ids)
        for (const list of targetsOf(field)) {
          const rows = rowsInScope(list, scope);
          if (id === null || rows !== values[list] || !positionsOf(rows).has(id)) continue;
          edges.push({ from, to: joinPath(list, id), path, label, isActive });
        }
    });
    for (const [list, { row: fields }] of listsAmong(this.#fields))
      for (const name of this.#ways[list]?.firstWhenBlank ?? []) {
        const field = fields[name]!;
        for (const row of rowsIn(values, list)) {
          if (row[name] !== null) continue;
          const isActive = holds(field.when, { values: row, around: { values } });
          const [from, path] = [joinPath(list, row.id), joinPath(list, row.id, name)];
          for (const to of targetsOf(field))
            for (const { id } of rowsIn(values, to).slice(0, 1))
              edges.push({ from, to: joinPath(to, id), path, label: field.label, isActive });
        }
      }
    return edges;
  }

  /** The name of a row, after the rows that contain it from a depth on: "Room 2, Window 1". */
  #nameOf(values: UncheckedInput, row: Path, positionOf = rowPositions(), depth = 0): string {
    const { steps } = fieldSteps(this.#fields, row, values, positionOf);
    return steps
      .slice(depth)
      .map(({ field, row: read = {}, index = -1 }) => rowName(field as ListField, read, index))
      .join(", ");
  }

  /** The rows to leave out: those with errors, and those that mean nothing without them. `undefined` where that does not suffice. */
  reasonsOf(given: UncheckedInput, values: UncheckedInput, errors: readonly FieldError[]): Reasons | undefined {
    const reasons = new Map<Path, FieldError[]>();
    const begun = this.#begunRows(given, errors);
    for (const error of errors) {
      const row = this.#rowToLeaveOut(error.field, begun);
      if (row === undefined) return undefined;
      const rowErrors = reasons.get(row);
      if (rowErrors) rowErrors.push(error);
      else reasons.set(row, [error]);
    }
    const edges = this.#edgesOf(values).filter(({ isActive }) => isActive);
    for (let before = -1; before !== reasons.size;) {
      before = reasons.size;
      for (const { from, to, path, label } of edges) {
        if (!reasons.has(to) || this.isOut(from, reasons)) continue;
        // A finished room with a wall that cannot be known has no load.
        const [row] = rowsOn(this.#fields, from) as [Path];
        reasons.set(row, [{ field: path, code: "impossible", message: `${label}: ${this.#nameOf(values, to)} is left out.` }]);
      }
    }
    for (const [list] of listsAmong(this.#fields))
      if (this.#ways[list]?.exceptFirst && reasons.has(joinPath(list, rowsIn(values, list)[0]?.id ?? ""))) return undefined;
    // Rows within a row go with it; what could not be read comes first, since the row may have been refused for the lack of them.
    for (const [row, rowErrors] of reasons) {
      const outer = rowsOn(this.#fields, row).find((each) => each !== row && reasons.has(each));
      if (outer === undefined) continue;
      reasons.set(outer, [...rowErrors, ...reasons.get(outer)!]);
      reasons.delete(row);
    }
    return reasons;
  }

  /** An input without the rows left out. Rows whose neighbours are left out keep the ids that their numbers gave them. */
  rest<I extends object>(given: I, reasons: Reasons): I {
    const touched = new Set([...reasons.keys()].flatMap((row) => rowsOn(this.#fields, row).map(listAround)));
    return this.#restOf(given as UncheckedInput, this.#fields, "", reasons, touched) as I;
  }

  #restOf(given: UncheckedInput, fields: Fields, prefix: Path, reasons: Reasons, touched: ReadonlySet<Path>): UncheckedInput {
    const part: Record<string, unknown> = { ...given };
    for (const [list, { row: rowFields }] of listsAmong(fields)) {
      const rows = given[list];
      const path = joinPath(prefix, list);
      if (!Array.isArray(rows)) continue;
      const isTouched = touched.has(path);
      const loose = (prefix === "" ? (this.#ways[list]?.loose ?? []) : []).map((name) => [name, rowFields[name]!] as const);
      if (!isTouched && loose.length === 0) continue;
      part[list] = (rows as readonly unknown[]).flatMap((row, index): readonly unknown[] => {
        const givenId = isRecord(row) ? row["id"] : undefined;
        const id = typeof givenId === "string" ? givenId : String(index + 1);
        const rowPath = joinPath(path, id);
        if (reasons.has(rowPath)) return [];
        if (!isRecord(row)) return [row];
        const blank = loose.filter(([name, field]) => targetsOf(field).some((to) => reasons.has(joinPath(to, String(row[name])))));
        const inner = isTouched ? this.#restOf(row, rowFields, rowPath, reasons, touched) : row;
        return [{ ...inner, id, ...Object.fromEntries(blank.map(([name]) => [name, null])) }];
      });
    }
    return part;
  }

  /** A reading without the rows left out: later rows keep the numbers that they have in the whole input. */
  numbered<R extends { readonly values: UncheckedInput }>(reading: R, whole: UncheckedInput): R {
    return { ...reading, values: numberedAs(whole, reading.values, this.#fields) };
  }

  /** Rows by number and name: "1 room", "2 items"; of several lists "3 rows". */
  counted(rows: readonly Path[]): string {
    const labels = new Set(rows.map((row) => (fieldSteps(this.#fields, row).steps.at(-1)!.field as ListField).rowLabel));
    const label = labels.size === 1 ? [...labels][0]! : "row";
    return `${rows.length} ${rows.length === 1 ? label : plural(label)}`;
  }

  /** Why a row goes that has no error itself, or why it goes alone. */
  #causeOf(whole: UncheckedInput, row: Path, { field }: FieldError): string {
    const rows = rowsOn(this.#fields, field);
    const inner = rows.slice(rows.indexOf(row) + 1);
    if (inner.length > 0) return `: ${this.#nameOf(whole, inner.at(-1)!, undefined, rows.indexOf(row) + 1)} is a part of it`;
    return rows.length > 1 ? ": it was only begun" : "";
  }

  warningOf(whole: UncheckedInput, reasons: Reasons): Warning {
    const positionOf = rowPositions();
    const places = [...reasons].map(([row, [first]]): WarningPlace & { readonly field: Path } => {
      const name = this.#nameOf(whole, row, positionOf);
      return {
        name,
        field: first!.field,
        message: `${name} is left out of all results${this.#causeOf(whole, row, first!)}. ${first!.message}`,
      };
    });
    const lacking = new Set([...reasons.keys()].flatMap((row) => this.#ways[listOf(row)]?.lacking ?? []));
    const isOne = places.length === 1;
    const [{ field, message }] = places as [(typeof places)[number]];
    const texts = [
      ...(isOne ? [] : [`${this.counted([...reasons.keys()])}.`]),
      message,
      ...[...lacking].map((subject) => `${subject} do not include ${isOne ? "it" : "them"}.`),
    ];
    return { code: "left-out", severity: "caution", message: texts.join(" "), field, ...(!isOne && { places }) };
  }
}

/** Values whose rows have the numbers that they have in `whole`, at every depth. */
function numberedAs<V extends UncheckedInput>(whole: UncheckedInput, values: V, fields: Fields): V {
  let part = values;
  for (const [list, { row: fieldsOfRow }] of listsAmong(fields)) {
    const [rows, all] = [rowsIn(values, list), rowsIn(whole, list)];
    if (rows === all) continue;
    const wholeRows = new Map(all.map((row, index) => [row.id, { row, number: index + 1 }]));
    const numbered = rows.map((row, index) => {
      const known = wholeRows.get(row.id);
      if (!known) return row;
      const inner = known.row === row ? row : numberedAs(known.row, row, fieldsOfRow);
      return known.number === index + 1 ? inner : withNumber(inner, known.number);
    });
    if (numbered.some((row, index) => row !== rows[index])) part = { ...part, [list]: numbered };
  }
  return part;
}
