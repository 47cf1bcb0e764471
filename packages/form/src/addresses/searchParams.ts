import { acceptedKey, assumedKey, assumedNames, isTypedQuantity, type Field, type Fields } from "@org/hvac-core/kernel";
import { acceptancesIn } from "@org/hvac-core/internal";
import { isRecord, startInput, type AnyCalculator, type FormInput } from "../state/formInput.ts";
import { openLinkInput, readLinkValues, displayUnitSeparator } from "./linkValues.ts";
import { texts } from "./texts.ts";

/** Search parameters of an address. */
export type SearchParams = Readonly<Record<string, string>>;

/** Input read from a link, with notices about parts that could not be used. */
export interface FromLink {
  readonly input: FormInput;
  readonly notices: readonly string[];
}

/** Key of the unit system; an address with this key holds a state. */
export const unitSystemKey = "u";
/** Key of the calculator version that made the link. Links of the first version omit it. */
export const versionKey = "v";
/** Maximum length that mail programs and servers accept, characters. */
const longestLink = 6000;

export function hasState(params: SearchParams): boolean {
  return params[unitSystemKey] !== undefined || params[versionKey] !== undefined;
}

/** Whether parameters are too long for a link; such an input is saved only in drafts and files. */
export function isTooLong(params: SearchParams): boolean {
  return new URLSearchParams(params).toString().length > longestLink;
}

/** Shortens a nested value for a link: a quantity becomes `[500, "ft2"]`, or `[500, "ft2", "m2"]` if it is shown in another unit. */
function brief(field: Field | undefined, entered: unknown): unknown {
  if (field?.type === "quantity")
    return isTypedQuantity(entered)
      ? [entered.value, entered.unit, ...(entered.displayUnit === undefined ? [] : [entered.displayUnit])]
      : entered;
  if (field?.type === "group" && isRecord(entered)) return briefFields(field.fields, entered);
  if (field?.type === "list" && Array.isArray(entered))
    return entered.map((row: unknown) => (isRecord(row) ? briefFields(field.row, row) : row));
  return entered;
}

function briefFields(fields: Fields, entered: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.entries(entered).map(([name, value]) => [name, brief(fields[name], value)]));
}

const nested = (field: Field): boolean =>
  field.type === "list" || field.type === "group" || field.type === "series" || field.type === "matrix";

function textOf(field: Field, entered: unknown): string {
  if (nested(field)) return JSON.stringify(brief(field, entered));
  if (isTypedQuantity(entered)) {
    const { value, unit, displayUnit } = entered as { readonly value: number; readonly unit: string; readonly displayUnit?: string };
    // A count needs no unit; a ratio keeps its unit, because a bare ratio would be shown as a percentage.
    if (unit === "unitless" && field.type === "quantity" && field.quantity !== "ratio") return String(value);
    return `${value} ${unit}${displayUnit === undefined ? "" : `${displayUnitSeparator}${displayUnit}`}`;
  }
  if (field.type === "flag") return entered === true ? "yes" : "no";
  return typeof entered === "string" || typeof entered === "number" ? String(entered) : "";
}

/** Parameters that reproduce an input: version, unit system, every entered field, and the accepted warnings. */
export function toSearchParams(definition: AnyCalculator, input: FormInput): SearchParams {
  const params: Record<string, string> = { [versionKey]: String(definition.version), [unitSystemKey]: input.unitSystem };
  for (const [name, field] of Object.entries(definition.fields)) if (input[name] !== undefined) params[name] = textOf(field, input[name]);
  const assumed = assumedNames(input);
  if (assumed.length > 0) params[assumedKey] = assumed.join(" ");
  const accepted = acceptancesIn(input);
  if (accepted.length > 0) params[acceptedKey] = JSON.stringify(accepted);
  return params;
}

/**
 * Reads a link of this or an earlier version. A value that cannot be used is replaced with its default and reported; parameters of other programs
 * are ignored. A link with a unit system and no values opens a new page.
 */
export function fromSearchParams(definition: AnyCalculator, params: SearchParams, fallback: FormInput["unitSystem"]): FromLink {
  const given = params[unitSystemKey];
  const unitSystem = given === "Imperial" || given === "Metric" ? given : fallback;
  const notices = given === undefined || given === unitSystem ? [] : [texts.unknownUnitSystem];
  const version = params[versionKey] ?? "1";
  if (!/^\d{1,4}$/.test(version) || Number(version) < 1 || Number(version) > definition.version) {
    const start = startInput(definition, unitSystem);
    return { input: start, notices: [...notices, texts.laterVersion] };
  }
  const { values, notices: unusable } = readLinkValues(definition, params, Number(version));
  const { input, notes } = openLinkInput(definition, values, unitSystem, Number(version)) ?? {
    input: startInput(definition, unitSystem),
    notes: [],
  };
  return { input, notices: [...notices, ...unusable, ...notes] };
}
