import { isAssumed } from "@org/hvac-core/kernel";
import { blankText } from "../fields/blankText.ts";
import { defaultOrigin } from "../fields/defaultOrigin.ts";
import type { InputColumn } from "./columns.ts";
import { scopeOf, type ListSource } from "./source.ts";

export interface CellOrigin {
  /** Origin of a default that an option gives, such as a space type. */
  readonly origin?: string | undefined;
  /** Meaning of an empty cell that follows from an option. */
  readonly meaning?: string | undefined;
}

/** The origin of a cell's default, and the meaning of an empty one: the name of a schedule, or “auto” for a number. */
export function originOf({ names, field }: InputColumn, index: number, source: ListSource): CellOrigin {
  const [name] = names;
  if (!("defaultBy" in field) || name === undefined || names.length > 1) return {};
  const row = source.rows[index]!;
  const scope = { values: row, fields: source.list.row, around: scopeOf(source, row) };
  const origin = defaultOrigin(name, scope, isAssumed(source.inputRows[index], name));
  if (!origin) return {};
  const meaning = row[name] === null ? (field.type === "quantity" ? blankText(field) : origin.given.label) : undefined;
  return { origin: origin.words, ...(meaning !== undefined && { meaning }) };
}
