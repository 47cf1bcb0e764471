import { largestNumber, isUnitOf } from "@org/hvac-core/quantity";
import { isTypedQuantity, type Field, type Fields } from "@org/hvac-core/kernel";
import { isRecord, openInput, startInput, type AnyCalculator, type FormInput } from "./formInput.ts";
import { readFirstVersion } from "./firstLinks.ts";

/** Search parameters as the address holds them. */
export type SearchParams = Readonly<Record<string, string>>;

/** What a link gives: an input, and in words what of the link could not be used. */
export interface FromLink {
  readonly input: FormInput;
  readonly notices: readonly string[];
}

/** Names the unit system; its presence tells that the address holds a state at all. */
export const unitSystemKey = "u";
/** Names the calculator's version that the link is of. Links of the first version name none. */
export const versionKey = "v";
/** What mail programs and servers let pass for certain. */
const longestLink = 6000;

export function hasState(params: SearchParams): boolean {
  return params[unitSystemKey] !== undefined || params[versionKey] !== undefined;
}

/** Whether parameters are too long for a link; the input is then kept by drafts and files only. */
export function isTooLong(params: SearchParams): boolean {
  return new URLSearchParams(params).toString().length > longestLink;
}

/** What a nested field says in a link: a quantity as `[500, "ft2"]`, the rest as it is. */
function brief(field: Field | undefined, stated: unknown): unknown {
  if (field?.type === "quantity") return isTypedQuantity(stated) ? [stated.value, stated.unit] : stated;
  if (field?.type === "group" && isRecord(stated)) return briefFields(field.fields, stated);
  if (field?.type === "list" && Array.isArray(stated)) return stated.map((row: unknown) => (isRecord(row) ? briefFields(field.row, row) : row));
  return stated;
}

function briefFields(fields: Fields, stated: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.entries(stated).map(([name, value]) => [name, brief(fields[name], value)]));
}

/** The other way. What does not have the shape of its field is left to whoever opens the input. */
function full(field: Field | undefined, said: unknown): unknown {
  if (field?.type === "quantity") return Array.isArray(said) && said.length === 2 ? { value: said[0] as unknown, unit: said[1] as unknown } : said;
  if (field?.type === "group" && isRecord(said)) return fullFields(field.fields, said);
  if (field?.type === "list" && Array.isArray(said)) return said.map((row: unknown) => (isRecord(row) ? fullFields(field.row, row) : row));
  return said;
}

function fullFields(fields: Fields, said: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.entries(said).map(([name, value]) => [name, full(Object.hasOwn(fields, name) ? fields[name] : undefined, value)]));
}

const nested = (field: Field): boolean => field.type === "list" || field.type === "group" || field.type === "series" || field.type === "matrix";

function textOf(field: Field, stated: unknown): string {
  if (nested(field)) return JSON.stringify(brief(field, stated));
  if (isTypedQuantity(stated)) {
    const unit: string = stated.unit;
    // What is counted has no unit; a share has one, since a bare one would be shown as percent.
    return unit === "unitless" && field.type === "quantity" && field.quantity !== "ratio" ? String(stated.value) : `${stated.value} ${unit}`;
  }
  if (field.type === "flag") return stated === true ? "yes" : "no";
  return typeof stated === "string" || typeof stated === "number" ? String(stated) : "";
}

/** The parameters that reproduce an input: version, unit system, and every field that was stated. */
export function toSearchParams(definition: AnyCalculator, input: FormInput): SearchParams {
  const params: Record<string, string> = { [versionKey]: String(definition.version), [unitSystemKey]: input.unitSystem };
  for (const [name, field] of Object.entries(definition.fields)) if (input[name] !== undefined) params[name] = textOf(field, input[name]);
  return params;
}

class Unusable extends Error {}

const number = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i;
const isNumber = (text: string): boolean => number.test(text) && Math.abs(Number(text)) <= largestNumber;

/** A number with its unit. One without is what it is for programs: in the default unit of the unit system, a ratio as a share. */
function readQuantity(field: Field & { readonly type: "quantity" }, text: string): unknown {
  if (text === "") return null;
  const space = text.indexOf(" ");
  const [digits, unit] = space === -1 ? [text] : [text.slice(0, space), text.slice(space + 1)];
  if (digits === undefined || !isNumber(digits) || (unit !== undefined && !isUnitOf(unit, field.quantity))) throw new Unusable();
  return unit === undefined ? Number(digits) : { value: Number(digits), unit };
}

function readText(field: Field, text: string): unknown {
  switch (field.type) {
    case "quantity":
      return readQuantity(field, text);
    case "flag":
      if (text !== "yes" && text !== "no") throw new Unusable();
      return text === "yes";
    case "choice":
      if (!Object.hasOwn(field.options, text)) throw new Unusable();
      return text;
    case "text":
      if (text.length > field.maxLength) throw new Unusable();
      return text;
    case "date":
    case "reference":
      return text === "" ? null : text;
    default:
      return full(field, JSON.parse(text));
  }
}

/** Texts of fields as a link states them; what cannot be used is named. */
function readStated(fields: Fields, params: SearchParams): { readonly stated: Readonly<Record<string, unknown>>; readonly notices: readonly string[] } {
  const stated: Record<string, unknown> = {};
  const notices: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const text = Object.hasOwn(params, name) ? params[name] : undefined;
    if (text === undefined) continue;
    try {
      stated[name] = readText(field, text);
    } catch (error) {
      if (!(error instanceof Unusable || error instanceof SyntaxError)) throw error;
      notices.push(`${field.label}: the link’s value cannot be used, so the default stands.`);
    }
  }
  return { stated, notices };
}

/**
 * Reads a link of this or an older version. Whatever cannot be used falls back to the default and is named; parameters of others are left alone.
 * A link that names units and states nothing is one to a new page.
 */
export function fromSearchParams(definition: AnyCalculator, params: SearchParams, fallback: FormInput["unitSystem"]): FromLink {
  const given = params[unitSystemKey];
  const unitSystem = given === "Imperial" || given === "Metric" ? given : fallback;
  const notices = given === undefined || given === unitSystem ? [] : ["The link names a unit system that does not exist."];
  const version = params[versionKey];
  if (version === undefined) {
    const first = readFirstVersion(definition, params, unitSystem);
    return { input: first.input, notices: [...notices, ...first.notices] };
  }
  if (!/^\d{1,4}$/.test(version) || Number(version) < 1 || Number(version) > definition.version) {
    const start = startInput(definition, unitSystem);
    return { input: start, notices: [...notices, "The link was made by a later version of this calculator. Reload the page to get it; what stands here is not what the link states."] };
  }
  const { stated, notices: unusable } = readStated(definition.fields, params);
  if (Object.keys(stated).length === 0) return { input: startInput(definition, unitSystem), notices: [...notices, ...unusable] };
  const { input, notes } = openInput(definition, { ...stated, unitSystem }, Number(version));
  return { input, notices: [...notices, ...unusable, ...notes] };
}
