import { holds } from "./conditions.ts";
import type { Field, Fields, ListField } from "./fields.ts";
import type { FieldError, Warning, WarningPlace } from "./outcome.ts";
import { joinPath, pathSegments, type Path } from "./path.ts";
import { plural } from "./plural.ts";
import { isRecord } from "./readPass.ts";
import { compileReferenceWalk, rowsInScope } from "./references.ts";
import { numberOfRow, rowName } from "./rowName.ts";

/** How the rows of a list may be left out of a calculation. */
export interface LeavingOutRows {
  /** References of its rows that hold both ways: the row that is named means nothing either without the one that names it. */
  readonly bound?: readonly string[];
  /** References of its rows that may be blank: a row is calculated without the one that it names. */
  readonly loose?: readonly string[];
  /** References of its rows that mean the first row of their list where they are blank. */
  readonly firstWhenBlank?: readonly string[];
  /** Only rows that no other row of the list names may be left out: the ends of branches. */
  readonly endsOnly?: true;
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

/** The row of a list of the input that a path leads to or through: `rooms.a7`. */
export function rowOf(path: Path): Path {
  return joinPath(...pathSegments(path).slice(0, 2));
}

const listOf = (path: Path): string => pathSegments(path)[0]!;

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

/** Rows of an input that may be left out, and what depends on them. */
export class OmittableRows {
  readonly #fields: Fields;
  readonly #ways: Readonly<Record<string, LeavingOutRows>>;
  readonly #names: readonly string[];
  readonly #walk: ReturnType<typeof compileReferenceWalk>;

  constructor(fields: Fields, ways: Readonly<Record<string, LeavingOutRows>>) {
    this.#fields = fields;
    this.#ways = ways;
    this.#names = Object.keys(ways).filter((name) => Object.hasOwn(fields, name));
    this.#walk = compileReferenceWalk(fields);
  }

  #isListed(path: Path): boolean {
    return this.#names.includes(listOf(path)) && pathSegments(path).length > 1;
  }

  #hasWay(path: Path, way: "bound" | "loose"): boolean {
    const segments = pathSegments(path);
    return segments.length === 3 && (this.#ways[segments[0]!]?.[way]?.includes(segments[2]!) ?? false);
  }

  #edgesOf(values: UncheckedInput): readonly Edge[] {
    const edges: Edge[] = [];
    this.#walk?.(values, ({ path, label, field, ids, scope, isActive, positionsOf }) => {
      for (const id of ids)
        for (const list of targetsOf(field)) {
          const rows = rowsInScope(list, scope);
          if (id === null || rows !== values[list] || !positionsOf(rows).has(id)) continue;
          edges.push({ from: rowOf(path), to: joinPath(list, id), path, label, isActive });
        }
    });
    for (const list of this.#names)
      for (const name of this.#ways[list]!.firstWhenBlank ?? []) {
        const field = (this.#fields[list] as ListField).row[name]!;
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

  #nameAt(values: UncheckedInput, path: Path): string {
    const [list = "", id] = pathSegments(path);
    const index = rowsIn(values, list).findIndex((row) => row.id === id);
    return rowName(this.#fields[list] as ListField, rowsIn(values, list)[index] ?? {}, index);
  }

  /** The rows to leave out: those with errors, and those that mean nothing without them. `undefined` where that does not suffice. */
  reasonsOf(values: UncheckedInput, errors: readonly FieldError[]): Reasons | undefined {
    const reasons = new Map<Path, FieldError[]>();
    for (const error of errors) {
      const row = rowOf(error.field);
      // Which row such a reference means is not known where it cannot be read.
      if (!this.#isListed(error.field) || this.#hasWay(error.field, "bound")) return undefined;
      const rowErrors = reasons.get(row);
      if (rowErrors) rowErrors.push(error);
      else reasons.set(row, [error]);
    }
    const erring = new Set(reasons.keys());
    const edges = this.#edgesOf(values);
    // The row that an unreadable row names may depend on what cannot be read.
    const isHeld = ({ from, isActive }: Edge): boolean => isActive || erring.has(from);
    for (let before = -1; before !== reasons.size;) {
      before = reasons.size;
      for (const edge of edges) {
        const { from, to, path, label } = edge;
        if (!isHeld(edge)) continue;
        if (reasons.has(to) && !reasons.has(from) && !this.#hasWay(path, "loose")) {
          const isBetween = listOf(from) === listOf(to) && this.#ways[listOf(to)]?.endsOnly === true;
          if (!this.#isListed(from) || isBetween) return undefined;
          reasons.set(from, [{ field: path, code: "impossible", message: `${label}: ${this.#nameAt(values, to)} is left out.` }]);
        }
        if (reasons.has(from) && !reasons.has(to) && this.#hasWay(path, "bound")) {
          const field = to;
          reasons.set(to, [{ field, code: "impossible", message: `It depends on ${this.#nameAt(values, from)}, which is left out.` }]);
        }
      }
    }
    if (this.#names.some((list) => this.#ways[list]!.exceptFirst && reasons.has(joinPath(list, rowsIn(values, list)[0]?.id ?? ""))))
      return undefined;
    const remains = this.#names.some(
      (list) => holds(this.#fields[list]!.when, { values }) && rowsIn(values, list).some(({ id }) => !reasons.has(joinPath(list, id))),
    );
    return remains ? reasons : undefined;
  }

  /** An input without the rows left out, the others with their ids. */
  rest<I extends object>(given: I, reasons: Reasons): I {
    const input = given as UncheckedInput;
    const isOut = (list: string, id: unknown): boolean => typeof id === "string" && reasons.has(joinPath(list, id));
    const part: Record<string, unknown> = { ...input };
    for (const list of this.#names) {
      const rows = input[list];
      if (!Array.isArray(rows)) continue;
      const loose = (this.#ways[list]!.loose ?? []).map((name) => [name, (this.#fields[list] as ListField).row[name]!] as const);
      part[list] = (rows as readonly unknown[]).flatMap((row, index): readonly unknown[] => {
        const given = isRecord(row) ? row["id"] : undefined;
        const id = typeof given === "string" ? given : String(index + 1);
        if (isOut(list, id)) return [];
        if (!isRecord(row)) return [row];
        const blank = loose.filter(([name, field]) => targetsOf(field).some((to) => isOut(to, row[name])));
        return given !== undefined && blank.length === 0
          ? [row]
          : [{ ...row, id, ...Object.fromEntries(blank.map(([name]) => [name, null])) }];
      });
    }
    return part as I;
  }

  /** A reading without the rows left out: later rows keep the numbers that they have in the whole input. */
  numbered<R extends { readonly values: UncheckedInput }>(reading: R, whole: UncheckedInput): R {
    const { values } = reading;
    const part: Record<string, unknown> = { ...values };
    for (const list of this.#names) {
      const [rows, all] = [rowsIn(values, list), rowsIn(whole, list)];
      if (rows.length === all.length) continue;
      const numbers = new Map(all.map(({ id }, index) => [id, index + 1]));
      part[list] = rows.map((row, index) => (numbers.get(row.id) === index + 1 ? row : withNumber(row, numbers.get(row.id)!)));
    }
    return { ...reading, values: part };
  }

  /** Rows by number and name: "1 room", "2 items"; of several lists "3 rows". */
  counted(paths: readonly Path[]): string {
    const labels = new Set(paths.map((path) => (this.#fields[listOf(path)] as ListField).rowLabel));
    const label = labels.size === 1 ? [...labels][0]! : "row";
    return `${paths.length} ${paths.length === 1 ? label : plural(label)}`;
  }

  warningOf(whole: UncheckedInput, reasons: Reasons): Warning {
    const rows = [...reasons];
    const places = rows.map(([path, [first]]): WarningPlace & { readonly field: Path } => {
      const name = this.#nameAt(whole, path);
      return { name, field: first!.field, message: `${name} is left out of all results. ${first!.message}` };
    });
    const lacking = new Set(rows.flatMap(([path]) => this.#ways[listOf(path)]?.lacking ?? []));
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
