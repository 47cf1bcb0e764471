import { convert, defaultUnit, largestNumber, siUnit, UnitMismatchError, UnknownUnitError, type QuantityKind } from "@org/hvac-core/quantity";
import { completeInput, type Fields, type ListField, type RowField } from "@org/hvac-core/kernel";
import { eachQuantity, rowsOf, type AnyDefinition, type FormInput, type Row } from "./formInput.ts";

/** Search parameters as the address holds them. */
export type SearchParams = Readonly<Record<string, string>>;

/** What a link gives: a complete input, and in words what of the link could not be used. */
export interface FromLink {
  readonly input: FormInput;
  readonly notices: readonly string[];
}

/** Names the unit system; its presence tells that the address holds a state at all. */
const unitSystemKey = "u";
const longest = 4000;
const number = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i;

export function hasState(params: SearchParams): boolean {
  return params[unitSystemKey] !== undefined;
}

function scalarText(field: RowField, value: unknown, unit: string | undefined): string {
  if (field.type === "quantity") return (typeof value === "number" ? String(value) : "") + (unit === undefined ? "" : ` ${unit}`);
  if (field.type === "flag") return value ? "yes" : "no";
  return typeof value === "string" ? value : "";
}

function defaultOf(field: RowField, unitSystem: FormInput["unitSystem"]): unknown {
  return typeof field.default === "object" ? field.default[unitSystem] : field.default;
}

function listText(field: ListField, rows: readonly Row[], unitSystem: FormInput["unitSystem"]): string {
  const short = rows.map((row) => Object.fromEntries(Object.entries(row).filter(([key, value]) => value !== defaultOf(field.row[key]!, unitSystem))));
  return JSON.stringify(short);
}

/** The parameters that reproduce an input: the unit system, and every field that differs from its default or has a unit of its own. */
export function toSearchParams(definition: AnyDefinition, input: FormInput): SearchParams {
  const { unitSystem, units } = input;
  const defaults = definition.defaults(unitSystem) as FormInput;
  const params: Record<string, string> = { [unitSystemKey]: unitSystem };
  for (const [name, field] of Object.entries(definition.fields)) {
    if (field.type === "list") {
      const text = listText(field, rowsOf(input, name), unitSystem);
      if (text !== listText(field, rowsOf(defaults, name), unitSystem)) params[name] = text;
    } else if (!Object.is(input[name], defaults[name]) || units[name] !== undefined) {
      params[name] = scalarText(field, input[name], units[name]);
    }
  }
  for (const [column, unit] of Object.entries(units)) if (column.includes(".")) params[column] = unit;
  return params;
}

function isUnitOf(unit: string, kind: QuantityKind): boolean {
  try {
    convert(1, unit, siUnit(kind));
    return true;
  } catch (error) {
    if (error instanceof UnknownUnitError || error instanceof UnitMismatchError) return false;
    throw error;
  }
}

class Unusable extends Error {}

const isReadable = (value: unknown): value is number => typeof value === "number" && Math.abs(value) <= largestNumber;

function readScalar(field: RowField, text: string): { readonly value: unknown; readonly unit?: string } {
  switch (field.type) {
    case "flag":
      if (text !== "yes" && text !== "no") throw new Unusable();
      return { value: text === "yes" };
    case "choice":
      if (!Object.hasOwn(field.options, text)) throw new Unusable();
      return { value: text };
    case "text":
      if (text.length > field.maxLength) throw new Unusable();
      return { value: text };
    case "quantity": {
      const space = text.indexOf(" ");
      const digits = space < 0 ? text : text.slice(0, space);
      const unit = space < 0 ? undefined : text.slice(space + 1);
      const blank = digits === "" && field.optional;
      const value = blank ? null : Number(digits);
      if (!(blank || (number.test(digits) && isReadable(value))) || (unit !== undefined && !isUnitOf(unit, field.quantity))) throw new Unusable();
      return unit === undefined ? { value } : { value, unit };
    }
  }
}

function readCell(field: RowField, cell: unknown): unknown {
  if (field.type === "quantity") {
    if (isReadable(cell) || (cell === null && field.optional)) return cell;
  } else if (field.type === "flag" ? typeof cell === "boolean" : typeof cell === "string") {
    return field.type === "flag" ? cell : readScalar(field, cell as string).value;
  }
  throw new Unusable();
}

function readList(field: ListField, text: string): readonly Row[] {
  const rows: unknown = JSON.parse(text);
  if (!Array.isArray(rows) || rows.length > field.maxRows) throw new Unusable();
  return rows.map((row: unknown) => {
    if (typeof row !== "object" || row === null || Array.isArray(row)) throw new Unusable();
    return Object.fromEntries(
      Object.entries(row).map(([key, cell]) => {
        if (!Object.hasOwn(field.row, key)) throw new Unusable();
        return [key, readCell(field.row[key]!, cell)];
      }),
    );
  });
}

/** Reads a link. Whatever cannot be used falls back to the default and is named; parameters of others are left alone. */
export function fromSearchParams(definition: AnyDefinition, params: SearchParams, fallback: FormInput["unitSystem"]): FromLink {
  const fields: Fields = definition.fields;
  const notices: string[] = [];
  const given = params[unitSystemKey];
  const unitSystem = given === "Imperial" || given === "Metric" ? given : fallback;
  if (given !== undefined && given !== unitSystem) notices.push("The link names a unit system that does not exist.");

  const raw: Record<string, unknown> = { unitSystem };
  const units: Record<string, string> = {};
  for (const [name, field] of Object.entries(fields)) {
    const text = params[name];
    if (text === undefined) continue;
    try {
      if (text.length > longest) throw new Unusable();
      if (field.type === "list") raw[name] = readList(field, text);
      else {
        const { value, unit } = readScalar(field, text);
        raw[name] = value;
        if (unit !== undefined && field.type === "quantity" && unit !== defaultUnit(field.quantity, unitSystem)) units[name] = unit;
      }
    } catch (error) {
      if (!(error instanceof Unusable || error instanceof SyntaxError)) throw error;
      notices.push(`${field.label}: the link’s value cannot be used, so the default stands.`);
    }
  }
  eachQuantity(fields, (field, column) => {
    const unit = column.includes(".") ? params[column] : undefined;
    if (unit === undefined) return;
    if (isUnitOf(unit, field.quantity)) units[column] = unit;
    else notices.push(`${field.label}: the link’s unit does not fit, so the numbers are read in the default unit.`);
  });
  return { input: completeInput(fields, { ...raw, units }) as FormInput, notices };
}
