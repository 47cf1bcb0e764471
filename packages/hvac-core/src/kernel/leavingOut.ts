import { holds } from "./conditions.ts";
import type { Field, Fields, ListField } from "./fields.ts";
import type { FieldError, Outcome, Warning, WarningPlace } from "./outcome.ts";
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
  /** What lacks a row, as the subject of a sentence, where it is more than totals: "Airflows towards the fan". */
  readonly lacking?: string;
}

type UncheckedInput = Readonly<Record<string, unknown>>;
type Row = UncheckedInput & { readonly id: string };

/** Why rows are left out, by their paths. */
type Reasons = ReadonlyMap<Path, readonly FieldError[]>;

/** What is left out of a calculation, and what there is to say of it. */
export interface Without {
  readonly errors: readonly FieldError[];
  readonly warning: Warning;
  /** Places in these rows that were left to their defaults: they stand on the page and on paper as those of other rows do. */
  readonly assumed: readonly Path[];
}

/** An input that cannot be calculated as a whole. */
interface Refused<I, R, O> {
  readonly input: I;
  /** What was read of it. */
  readonly values: UncheckedInput;
  readonly assumed: readonly Path[];
  readonly errors: readonly FieldError[];
  /** Reads a part of it. */
  readonly read: (input: I) => R;
  readonly answer: (input: I, reading: R, without: Without) => O;
}

/** What leaves rows out of the inputs of a calculator. */
export interface LeavingOut {
  /** The outcome of an input without the rows that cannot be read or calculated; `undefined` where it must be refused. */
  answer<I extends object, R extends { readonly values: UncheckedInput; readonly errors: readonly FieldError[] }, O extends Outcome>(
    refused: Refused<I, R, O>,
  ): O | undefined;
  /** Number of rows that an answer leaves out: "2 rooms left out". */
  count(errors: readonly FieldError[]): string;
}

/** Physics refuses one row at a time: an input in which more are refused is refused as a whole. */
const maxRounds = 30;

/** A row that another names. */
interface Edge {
  readonly from: Path;
  readonly to: Path;
  readonly path: Path;
  readonly label: string;
  readonly isActive: boolean;
}

/** The row of a list of the input that a path leads to or through: `rooms.a7`. */
function rowOf(path: Path): Path {
  return joinPath(...pathSegments(path).slice(0, 2));
}

const listOf = (path: Path): string => pathSegments(path)[0]!;

/** Copies of rows with their numbers: the same object each time, so that what was computed from it is found again. */
const numberedCopies = new WeakMap<object, Map<number, object>>();

function withNumber(row: Row, number: number): Row {
  const copies = numberedCopies.get(row) ?? new Map<number, object>();
  numberedCopies.set(row, copies);
  const known = copies.get(number);
  if (known) return known as Row;
  const copy: Row = { ...row, [numberOfRow]: number };
  if (Object.isFrozen(row)) Object.freeze(copy);
  copies.set(number, copy);
  return copy;
}

/**
 * States which rows of an input can be left out of a calculation. One that cannot be read is then left out with the rows that name it, and the
 * others are calculated, where `calculate` is asked for that.
 *
 * @param fields the fields of the calculator
 * @param lists the lists whose rows do not depend on each other but by references
 * @returns what its statement has as `leavingOut`
 * @example
 * ```ts
 * import { boq } from "@org/hvac-core";
 * const items = [{ id: "a", quantity: 1, rate: 5, waste: -1 }, { id: "b", quantity: 2, rate: 10 }];
 * const outcome = boq.calculate({ unitSystem: "Metric", items }, { partial: true });
 * outcome.ok && outcome.results.total.value; // 20
 * ```
 */
export function leavingOut<F extends Fields>(fields: F, lists: Readonly<Partial<Record<keyof F & string, LeavingOutRows>>>): LeavingOut {
  const names = Object.keys(lists).filter((name) => Object.hasOwn(fields, name));
  const ways = lists as Readonly<Record<string, LeavingOutRows>>;
  const walk = compileReferenceWalk(fields);
  const rowsIn = (values: UncheckedInput, list: string): readonly Row[] =>
    Array.isArray(values[list]) ? (values[list] as readonly Row[]) : [];
  const isListed = (path: Path): boolean => names.includes(listOf(path)) && pathSegments(path).length > 1;
  const hasWay = (path: Path, way: "bound" | "loose"): boolean => {
    const segments = pathSegments(path);
    return segments.length === 3 && (ways[segments[0]!]?.[way]?.includes(segments[2]!) ?? false);
  };

  function edgesOf(values: UncheckedInput): readonly Edge[] {
    const edges: Edge[] = [];
    walk?.(values, ({ path, label, field, ids, scope, isActive, positionsOf }) => {
      for (const id of ids)
        for (const list of targetsOf(field)) {
          const rows = rowsInScope(list, scope);
          if (id === null || rows !== values[list] || !positionsOf(rows).has(id)) continue;
          edges.push({ from: rowOf(path), to: joinPath(list, id), path, label, isActive });
        }
    });
    for (const list of names)
      for (const name of ways[list]!.firstWhenBlank ?? []) {
        const field = (fields[list] as ListField).row[name]!;
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

  const nameAt = (values: UncheckedInput, path: Path): string => {
    const [list = "", id] = pathSegments(path);
    const index = rowsIn(values, list).findIndex((row) => row.id === id);
    return rowName(fields[list] as ListField, rowsIn(values, list)[index] ?? {}, index);
  };

  /** The rows to leave out: those that errors stand in, and what means nothing without them. `undefined` where that does not suffice. */
  function reasonsOf(values: UncheckedInput, errors: readonly FieldError[]): Reasons | undefined {
    const reasons = new Map<Path, FieldError[]>();
    for (const error of errors) {
      const row = rowOf(error.field);
      // Which row such a reference means is not known where it cannot be read.
      if (!isListed(error.field) || hasWay(error.field, "bound")) return undefined;
      const own = reasons.get(row);
      if (own) own.push(error);
      else reasons.set(row, [error]);
    }
    const erring = new Set(reasons.keys());
    const edges = edgesOf(values);
    // Of a row that cannot be read, what it names may depend on what cannot be read.
    const isHeld = ({ from, isActive }: Edge): boolean => isActive || erring.has(from);
    for (let before = -1; before !== reasons.size;) {
      before = reasons.size;
      for (const edge of edges) {
        const { from, to, path, label } = edge;
        if (!isHeld(edge)) continue;
        if (reasons.has(to) && !reasons.has(from) && !hasWay(path, "loose")) {
          const isBetween = listOf(from) === listOf(to) && ways[listOf(to)]?.endsOnly === true;
          if (!isListed(from) || isBetween) return undefined;
          reasons.set(from, [{ field: path, code: "impossible", message: `${label}: ${nameAt(values, to)} is left out.` }]);
        }
        if (reasons.has(from) && !reasons.has(to) && hasWay(path, "bound")) {
          const field = to;
          reasons.set(to, [{ field, code: "impossible", message: `It depends on ${nameAt(values, from)}, which is left out.` }]);
        }
      }
    }
    if (names.some((list) => ways[list]!.exceptFirst && reasons.has(joinPath(list, rowsIn(values, list)[0]?.id ?? "")))) return undefined;
    const remains = names.some(
      (list) => holds(fields[list]!.when, { values }) && rowsIn(values, list).some(({ id }) => !reasons.has(joinPath(list, id))),
    );
    return remains ? reasons : undefined;
  }

  /** An input without rows, the others with their ids. */
  function rest<I extends object>(given: I, reasons: Reasons): I {
    const input = given as UncheckedInput;
    const isOut = (list: string, id: unknown): boolean => typeof id === "string" && reasons.has(joinPath(list, id));
    const part: Record<string, unknown> = { ...input };
    for (const list of names) {
      const rows = input[list];
      if (!Array.isArray(rows)) continue;
      const loose = (ways[list]!.loose ?? []).map((name) => [name, (fields[list] as ListField).row[name]!] as const);
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

  /** What was read without rows: those after them keep the numbers that they have in the whole input. */
  function numbered<R extends { readonly values: UncheckedInput }>(reading: R, whole: UncheckedInput): R {
    const { values } = reading;
    const part: Record<string, unknown> = { ...values };
    for (const list of names) {
      const [rows, all] = [rowsIn(values, list), rowsIn(whole, list)];
      if (rows.length === all.length) continue;
      const numbers = new Map(all.map(({ id }, index) => [id, index + 1]));
      part[list] = rows.map((row, index) => (numbers.get(row.id) === index + 1 ? row : withNumber(row, numbers.get(row.id)!)));
    }
    return { ...reading, values: part };
  }

  /** Rows by number and name: "1 room", "2 items"; of several lists "3 rows". */
  function counted(paths: readonly Path[]): string {
    const labels = new Set(paths.map((path) => (fields[listOf(path)] as ListField).rowLabel));
    const label = labels.size === 1 ? [...labels][0]! : "row";
    return `${paths.length} ${paths.length === 1 ? label : plural(label)}`;
  }

  function warningOf(whole: UncheckedInput, reasons: Reasons): Warning {
    const rows = [...reasons];
    const places = rows.map(([path, [first]]): WarningPlace & { readonly field: Path } => {
      const name = nameAt(whole, path);
      return { name, field: first!.field, message: `${name} is left out of all results. ${first!.message}` };
    });
    const lacking = new Set(rows.flatMap(([path]) => ways[listOf(path)]?.lacking ?? []));
    const isOne = places.length === 1;
    const [{ field, message }] = places as [(typeof places)[number]];
    const texts = [
      ...(isOne ? [] : [`${counted([...reasons.keys()])}.`]),
      message,
      ...[...lacking].map((subject) => `${subject} do not include ${isOne ? "it" : "them"}.`),
    ];
    return { code: "left-out", severity: "caution", message: texts.join(" "), field, ...(!isOne && { places }) };
  }

  return {
    answer({ input, values, assumed, errors, read, answer }) {
      let known = errors;
      for (let round = 0; round < maxRounds; round++) {
        const reasons = reasonsOf(values, known);
        if (!reasons) return undefined;
        const part = rest(input, reasons);
        const reading = read(part);
        const outcome =
          reading.errors.length > 0
            ? undefined
            : answer(part, numbered(reading, values), {
                errors: [...reasons.values()].flat(),
                warning: warningOf(values, reasons),
                assumed: assumed.filter((path) => reasons.has(rowOf(path))),
              });
        if (outcome?.ok) return outcome;
        const more = outcome ? outcome.errors : reading.errors;
        if (more.every(({ field }) => reasons.has(rowOf(field)))) return undefined;
        known = [...known, ...more];
      }
      return undefined;
    },
    count: (errors) => `${counted([...new Set(errors.map(({ field }) => rowOf(field)))])} left out`,
  };
}

function targetsOf(field: Field): readonly string[] {
  return field.type === "reference" ? [field.to].flat() : [];
}
