import { holds, type Scope } from "./conditions.ts";
import type { Field, Fields } from "./fields.ts";
import type { FieldError } from "./outcome.ts";
import type { Path } from "./path.ts";

type Values = Readonly<Record<string, unknown>>;
type Rows = readonly { readonly id: string }[];

/** What all checks of one input share. */
interface Referring {
  /** Ids of a list, gathered once for all that refer to it. */
  readonly idsOf: (rows: Rows) => ReadonlySet<string>;
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
  return (value, scope, active, path, { idsOf, errors }) => {
    if (!active || value === null) return;
    const known = idsOf(rowsInScope(of.to, scope));
    for (const id of typeof value === "string" ? [value] : new Set((value as (string | null)[]).flat()))
      if (id !== null && !known.has(id))
        errors.push({ field: path, code: "range", message: `${field.label} refers to a row that does not exist.` });
  };
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
 * Compiles what checks that every reference names a row of the list it refers to, the nearest of that name. It runs when everything is read:
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
      const known = new Map<Rows, ReadonlySet<string>>();
      const idsOf = (rows: Rows): ReadonlySet<string> => {
        const ids = known.get(rows) ?? new Set(rows.map(({ id }) => id));
        known.set(rows, ids);
        return ids;
      };
      check(values, undefined, true, "", { idsOf, errors });
    })
  );
}
