import {
  isActive,
  isTypedQuantity,
  joinPath,
  type CompleteInput,
  type Fields,
  type Path,
  type QuantityField,
  type ResultLink,
  type Scope,
  type TypedQuantity,
} from "../kernel/index.ts";

/** A number of an input that follows a result of another file. */
export interface LinkedNumber {
  readonly path: Path;
  readonly field: QuantityField;
  /** As it was when it was taken over. */
  readonly stated: TypedQuantity & { readonly link: ResultLink };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function* numbersIn(fields: Fields, scope: Scope, within: Path): Generator<LinkedNumber> {
  for (const [name, field] of Object.entries(fields)) {
    const stated = scope.values[name];
    if (stated === undefined || stated === null) continue;
    const path = (): Path => joinPath(within, name);
    if (field.type === "quantity") {
      // Whether a field counts is asked of the few that follow something.
      if (isTypedQuantity(stated) && stated.link && isActive(field, scope))
        yield { path: path(), field, stated: { ...stated, link: stated.link } };
    } else if (field.type === "group") {
      if (isRecord(stated) && isActive(field, scope)) yield* numbersIn(field.fields, { values: stated, around: scope }, path());
    } else if (field.type === "list" && Array.isArray(stated) && isActive(field, scope)) {
      for (const row of stated as readonly unknown[])
        if (isRecord(row)) yield* numbersIn(field.row, { values: row, around: scope }, joinPath(path(), String(row["id"])));
    }
  }
}

/**
 * The numbers of an input that follow results of other files, in the order of the form. Those of fields that do not count, such as the
 * velocity of a duct that is sized by friction, are left out.
 *
 * @param fields the fields of the calculator
 * @param input a complete input, as `complete` gives it
 * @returns each number with its path, its field and its link; none for an input that stands for itself
 * @example
 * ```ts
 * import { ductSizer } from "@org/hvac-core";
 * import { linkedNumbers } from "@org/hvac-core/chain";
 * const link = { collection: "calculations", fileId: "office", result: "supplyAirflow" };
 * const input = ductSizer.complete({ unitSystem: "Metric", airflow: { value: 425, unit: "L/s", link } });
 * linkedNumbers(ductSizer.fields, input).length; // 1
 * ```
 */
export function linkedNumbers(fields: Fields, input: CompleteInput): readonly LinkedNumber[] {
  return [...numbersIn(fields, { values: input }, "")];
}
