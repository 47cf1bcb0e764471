import { holds, type Scope } from "./conditions.ts";
import type { Field, Fields } from "./fields.ts";
import type { FieldError } from "./outcome.ts";
import type { Path } from "./path.ts";

type Values = Readonly<Record<string, unknown>>;
type Rows = readonly { readonly id: string }[];

/** What all checks of one input share. */
interface Referring {
  /** Positions of the rows of a list by their ids, gathered once for all that refer to it. */
  readonly positionsOf: (rows: Rows) => ReadonlyMap<string, number>;
  readonly errors: FieldError[];
}

type Check = (value: unknown, scope: Scope, active: boolean, path: Path, referring: Referring) => void;
type CheckFields = (values: Values, around: Scope | undefined, active: boolean, prefix: string, referring: Referring) => void;

function rowsInScope(name: string, scope: Scope): Rows {
  for (let at: Scope | undefined = scope; at; at = at.around) {
    const value = Object.hasOwn(at.values, name) ? at.values[name] : undefined;
    if (Array.isArray(value)) return value as Rows;
  }
  return [];
}

function compileCheck(field: Field): Check | undefined {
  if (field.type === "group") {
    const check = compileFields(field.fields);
    return check && ((values, scope, active, path, referring) => check(values as Values, scope, active, `${path}.`, referring));
  }
  if (field.type === "list") {
    const check = compileFields(field.row);
    return (
      check &&
      ((rows, scope, active, path, referring) => {
        for (const row of rows as Rows) check(row, scope, active, `${path}.${row.id}.`, referring);
      })
    );
  }
  const of = field.type === "series" || field.type === "matrix" ? field.of : field;
  if (of.type !== "reference") return undefined;
  const lists = [of.to].flat();
  return (value, scope, active, path, { positionsOf, errors }) => {
    if (!active || value === null) return;
    for (const id of typeof value === "string" ? [value] : new Set((value as (string | null)[]).flat())) {
      const fault = id === null ? undefined : faultOf(id, lists, of.earlier === true, scope, positionsOf);
      if (fault !== undefined) errors.push({ field: path, code: "range", message: `${field.label} ${fault}.` });
    }
  };
}

/** Why an id names no row that may be named, in words. */
function faultOf(
  id: string,
  lists: readonly string[],
  isEarlier: boolean,
  scope: Scope,
  positionsOf: Referring["positionsOf"],
): string | undefined {
  let found = 0;
  let fault: string | undefined;
  for (const name of lists) {
    const rows = rowsInScope(name, scope);
    const positions = positionsOf(rows);
    const position = positions.get(id);
    if (position === undefined) continue;
    found++;
    const own = isEarlier ? positions.get(scope.values["id"] as string) : undefined;
    if (own !== undefined && position >= own && rows[own] === scope.values)
      fault =
        position === own
          ? "refers to its own row; only rows before it can be named"
          : "refers to a later row; only rows before it can be named";
  }
  if (found === 0) return "refers to a row that does not exist";
  return found > 1 ? "refers to an id that two rows have; give each an id of its own" : fault;
}

function compileFields(fields: Fields): CheckFields | undefined {
  const checks = Object.entries(fields).flatMap(([name, field]) => {
    const check = compileCheck(field);
    return check ? [{ name, field, check }] : [];
  });
  if (checks.length === 0) return undefined;
  return (values, around, active, prefix, referring) => {
    const scope: Scope = { values, around };
    for (const { name, field, check } of checks) check(values[name], scope, active && holds(field.when, scope), prefix + name, referring);
  };
}

/**
 * Compiles what checks that every reference names a row of a list it refers to, the nearest of that name. It runs when everything is read:
 * rows may name rows that stand after them.
 *
 * @param fields the fields of an input
 * @returns a function of the values of an input that adds errors; nothing where no field refers to rows
 */
export function compileReferences(fields: Fields): ((values: Values, errors: FieldError[]) => void) | undefined {
  const check = compileFields(fields);
  return (
    check &&
    ((values, errors) => {
      const known = new Map<Rows, ReadonlyMap<string, number>>();
      const positionsOf = (rows: Rows): ReadonlyMap<string, number> => {
        const positions = known.get(rows) ?? new Map(rows.map(({ id }, index) => [id, index]));
        known.set(rows, positions);
        return positions;
      };
      check(values, undefined, true, "", { positionsOf, errors });
    })
  );
}
