import {
  isActive,
  isResultLink,
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
  /** The unit that it counts, where a choice beside it says so: "m2" of an item that is measured in square metres. */
  readonly countedAs?: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * The unit that a number counts, as a choice beside it says.
 *
 * @param field the field of the number
 * @param beside the values beside it: of its row or group, or of the input
 * @returns to be spread beside the field; nothing where no choice says it
 * @example
 * ```ts
 * import { boq } from "@org/hvac-core";
 * import { countedAs } from "@org/hvac-core/chain";
 * countedAs(boq.fields.items.row.quantity, { unit: "m2" }); // { countedAs: "m2" }
 * countedAs(boq.fields.items.row.waste, { unit: "m2" }); // {}
 * ```
 */
export function countedAs({ countedIn }: QuantityField, beside: Readonly<Record<string, unknown>>): { readonly countedAs?: string } {
  const unit = countedIn === undefined ? undefined : beside[countedIn];
  return typeof unit === "string" ? { countedAs: unit } : {};
}

function* numbersIn(fields: Fields, scope: Scope, within: Path): Generator<LinkedNumber> {
  for (const [name, field] of Object.entries(fields)) {
    const stated = scope.values[name];
    if (stated === undefined || stated === null) continue;
    const path = (): Path => joinPath(within, name);
    if (field.type === "quantity") {
      // Whether a field counts is asked of the few that follow something.
      if (isTypedQuantity(stated) && isResultLink(stated.link) && isActive(field, scope))
        yield { path: path(), field, stated: { ...stated, link: stated.link }, ...countedAs(field, scope.values) };
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
