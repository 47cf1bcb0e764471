import { holds, type Scope } from "./conditions.ts";
import type { Field, Fields, ReferenceField } from "./fields.ts";
import type { FieldError } from "./outcome.ts";
import type { Path } from "./path.ts";

type Values = Readonly<Record<string, unknown>>;
type Rows = readonly { readonly id: string }[];

/** Positions of the rows of a list by their ids. */
type PositionsOf = (rows: Rows) => ReadonlyMap<string, number>;

/** A field that names rows, with its place in an input. */
export interface NamedRows {
  readonly path: Path;
  /** Label of the field, or of the series or matrix that contains it. */
  readonly label: string;
  readonly field: ReferenceField;
  /** Ids that it names; `null` names no row. */
  readonly ids: Iterable<string | null>;
  readonly scope: Scope;
  readonly isActive: boolean;
  readonly positionsOf: PositionsOf;
}

type Visit = (named: NamedRows) => void;
interface Visiting {
  /** Gathered once for all that refer to a list. */
  readonly positionsOf: PositionsOf;
  readonly visit: Visit;
}
type Walk = (value: unknown, scope: Scope, active: boolean, path: Path, visiting: Visiting) => void;
type WalkFields = (values: Values, around: Scope | undefined, active: boolean, prefix: string, visiting: Visiting) => void;

/** The rows of the nearest list of a name. */
export function rowsInScope(name: string, scope: Scope): Rows {
  for (let level: Scope | undefined = scope; level; level = level.around) {
    const value = Object.hasOwn(level.values, name) ? level.values[name] : undefined;
    if (Array.isArray(value)) return value as Rows;
  }
  return [];
}

function compileWalk(field: Field): Walk | undefined {
  if (field.type === "group") {
    const walk = compileFields(field.fields);
    return walk && ((values, scope, active, path, visiting) => walk(values as Values, scope, active, `${path}.`, visiting));
  }
  if (field.type === "list") {
    const walk = compileFields(field.row);
    return (
      walk &&
      ((rows, scope, active, path, visiting) => {
        for (const row of rows as Rows) walk(row, scope, active, `${path}.${row.id}.`, visiting);
      })
    );
  }
  const cell = field.type === "series" || field.type === "matrix" ? field.cell : field;
  if (cell.type !== "reference") return undefined;
  return (value, scope, isActive, path, { positionsOf, visit }) => {
    if (value === null) return;
    const ids = typeof value === "string" ? [value] : new Set((value as (string | null)[]).flat());
    visit({ path, label: field.label, field: cell, ids, scope, isActive, positionsOf });
  };
}

/** Why an id names no row that may be named, in words. */
function faultOf(id: string, lists: readonly string[], isEarlier: boolean, scope: Scope, positionsOf: PositionsOf): string | undefined {
  let matches = 0;
  let fault: string | undefined;
  for (const name of lists) {
    const rows = rowsInScope(name, scope);
    const positions = positionsOf(rows);
    const position = positions.get(id);
    if (position === undefined) continue;
    matches++;
    const rowPosition = isEarlier ? positions.get(scope.values["id"] as string) : undefined;
    if (rowPosition !== undefined && position >= rowPosition && rows[rowPosition] === scope.values)
      fault =
        position === rowPosition
          ? "refers to its own row; only rows before it can be named"
          : "refers to a later row; only rows before it can be named";
  }
  if (matches === 0) return "refers to a row that does not exist";
  return matches > 1 ? "refers to an id that two rows have; give each a unique id" : fault;
}

function compileFields(fields: Fields): WalkFields | undefined {
  const walks = Object.entries(fields).flatMap(([name, field]) => {
    const walk = compileWalk(field);
    return walk ? [{ name, field, walk }] : [];
  });
  if (walks.length === 0) return undefined;
  return (values, around, active, prefix, visiting) => {
    const scope: Scope = { values, around };
    for (const { name, field, walk } of walks) walk(values[name], scope, active && holds(field.when, scope), prefix + name, visiting);
  };
}

/**
 * Compiles what visits every field of an input that names rows.
 *
 * @param fields the fields of an input
 * @returns a function of the values of an input; nothing where no field refers to rows
 */
export function compileReferenceWalk(fields: Fields): ((values: Values, visit: Visit) => void) | undefined {
  const walk = compileFields(fields);
  return (
    walk &&
    ((values, visit) => {
      const known = new Map<Rows, ReadonlyMap<string, number>>();
      const positionsOf = (rows: Rows): ReadonlyMap<string, number> => {
        const positions = known.get(rows) ?? new Map(rows.map(({ id }, index) => [id, index]));
        known.set(rows, positions);
        return positions;
      };
      walk(values, undefined, true, "", { positionsOf, visit });
    })
  );
}

/**
 * Compiles what checks that every reference names a row of a list it refers to, the nearest of that name. It runs when everything is read:
 * rows may name later rows.
 *
 * @param fields the fields of an input
 * @returns a function of the values of an input that adds errors; nothing where no field refers to rows
 */
export function compileReferences(fields: Fields): ((values: Values, errors: FieldError[]) => void) | undefined {
  const walk = compileReferenceWalk(fields);
  return (
    walk &&
    ((values, errors) =>
      walk(values, ({ path, label, field, ids, scope, isActive, positionsOf }) => {
        if (!isActive) return;
        for (const id of ids) {
          const fault = id === null ? undefined : faultOf(id, [field.to].flat(), field.earlier === true, scope, positionsOf);
          if (fault !== undefined) errors.push({ field: path, code: "range", message: `${label} ${fault}.` });
        }
      }))
  );
}
