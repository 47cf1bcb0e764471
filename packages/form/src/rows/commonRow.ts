import { isActive, isTypedQuantity, joinPath, type ChoiceField, type Field, type Fields } from "@org/hvac-core/kernel";
import { flagText } from "../fields/texts.ts";
import { referencedRows } from "../fields/referencedRows.ts";
import type { FormScope } from "../fields/formScope.ts";
import { isRecord, isSame } from "../state/formInput.ts";
import { texts } from "./texts.ts";

type Data = Readonly<Record<string, unknown>>;

/** Several rows as one: what they have in common, and what differs as a blank. */
export interface CommonRow {
  readonly values: Data;
  /** Fields that apply to all of the rows. A field that differs is a choice with a first option "mixed" where its input would otherwise show a value. */
  readonly fields: Fields;
  /** Joined names of the fields that differ. */
  readonly mixed: ReadonlySet<string>;
}

/** Options that stand for values which are no option of the field. */
const none = "none";
const yes = "yes";

const withoutCondition = (field: Field): Field => {
  const { when: _, ...rest } = field;
  return rest;
};

/** A choice whose first option says that the values differ. */
const mixedChoice = (field: Field, options: Readonly<Record<string, string>>): ChoiceField => ({
  type: "choice",
  label: field.label,
  ...(field.help !== undefined && { help: field.help }),
  options: { "": texts.mixed, ...options },
  ...(field.type === "choice" && field.custom && { custom: field.custom }),
  default: "",
});

/** Field and value in place of values that differ. */
function mixedField(field: Field, first: unknown, scope: FormScope): readonly [Field, unknown] {
  switch (field.type) {
    case "quantity":
      return [
        withoutCondition({ ...field, optional: field.optional ?? "absent" }),
        isTypedQuantity(first) ? { ...first, value: null } : null,
      ];
    case "choice":
      return [mixedChoice(field, field.options), ""];
    case "flag":
      return [mixedChoice(field, { [yes]: flagText(true), [none]: flagText(false) }), ""];
    case "reference":
      return [
        mixedChoice(field, { ...(field.optional && { [none]: texts.noRow }), ...Object.fromEntries(referencedRows(field, scope)) }),
        "",
      ];
    default:
      return [withoutCondition(field), field.type === "date" ? null : ""];
  }
}

const inline: ReadonlySet<Field["type"]> = new Set<Field["type"]>(["list", "series", "matrix"]);

function common(
  fields: Fields,
  rows: readonly Data[],
  arounds: readonly FormScope[],
  names: readonly string[],
  mixed: Set<string>,
): Pick<CommonRow, "values" | "fields"> {
  const [first = {}] = rows;
  const entries = Object.entries(fields).flatMap(([name, field]): (readonly [string, Field, unknown])[] => {
    const applies = rows.every((values, index) => isActive(field, { values, around: arounds[index]! }));
    // Series and lists are edited row by row.
    if (!applies || inline.has(field.type) || (field.type === "text" && field.packed)) return [];
    const values = rows.map((row) => row[name]);
    if (field.type === "group") {
      const around = rows.map((row, index): FormScope => ({ values: row, fields, around: arounds[index]! }));
      const within = common(
        field.fields,
        values.map((value) => (isRecord(value) ? value : {})),
        around,
        [...names, name],
        mixed,
      );
      return [[name, { ...field, fields: within.fields }, within.values]];
    }
    if (values.every((value) => isSame(value, values[0]))) return [[name, withoutCondition(field), values[0]]];
    mixed.add(joinPath(...names, name));
    return [[name, ...mixedField(field, values[0], { values: first, fields, around: arounds[0]! })]];
  });
  return {
    fields: Object.fromEntries(entries.map(([name, field]) => [name, field])),
    values: {
      ...(typeof first["id"] === "string" && { id: first["id"] }),
      ...Object.fromEntries(entries.map(([name, , value]) => [name, value])),
    },
  };
}

/**
 * What rows of a list have in common.
 *
 * @param aroundOf values around a row
 */
export function commonRow<Row extends Data>(fields: Fields, rows: readonly Row[], aroundOf: (row: Row) => FormScope): CommonRow {
  const mixed = new Set<string>();
  return { ...common(fields, rows, rows.map(aroundOf), [], mixed), mixed };
}

/** The value that an option of a field whose values differ stands for; `undefined` if nothing was chosen. */
export function valueOfMixed(field: Field | undefined, value: unknown): unknown {
  if (value === "" && (field?.type === "choice" || field?.type === "flag" || field?.type === "reference")) return undefined;
  if (field?.type === "flag" && typeof value === "string") return value === yes;
  if (field?.type === "reference" && field.optional && value === none) return null;
  return value;
}
