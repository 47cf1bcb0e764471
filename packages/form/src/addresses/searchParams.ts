import { assumedKey, assumedNames, isTypedQuantity, type Field, type Fields } from "@org/hvac-core/kernel";
import { isRecord, startInput, type AnyCalculator, type FormInput } from "../state/formInput.ts";
import { openLinkInput, readStated, shownAs } from "./linkTexts.ts";

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

/** What a nested field says in a link: a quantity as `[500, "ft2"]`, and `[500, "ft2", "m2"]` where it is shown in another unit; the rest as it is. */
function brief(field: Field | undefined, stated: unknown): unknown {
  if (field?.type === "quantity")
    return isTypedQuantity(stated)
      ? [stated.value, stated.unit, ...(stated.displayUnit === undefined ? [] : [stated.displayUnit])]
      : stated;
  if (field?.type === "group" && isRecord(stated)) return briefFields(field.fields, stated);
  if (field?.type === "list" && Array.isArray(stated))
    return stated.map((row: unknown) => (isRecord(row) ? briefFields(field.row, row) : row));
  return stated;
}

function briefFields(fields: Fields, stated: Readonly<Record<string, unknown>>): unknown {
  return Object.fromEntries(Object.entries(stated).map(([name, value]) => [name, brief(fields[name], value)]));
}

const nested = (field: Field): boolean =>
  field.type === "list" || field.type === "group" || field.type === "series" || field.type === "matrix";

function textOf(field: Field, stated: unknown): string {
  if (nested(field)) return JSON.stringify(brief(field, stated));
  if (isTypedQuantity(stated)) {
    const { value, unit, displayUnit } = stated as { readonly value: number; readonly unit: string; readonly displayUnit?: string };
    // What is counted has no unit; a share has one, since a bare one would be shown as percent.
    if (unit === "unitless" && field.type === "quantity" && field.quantity !== "ratio") return String(value);
    return `${value} ${unit}${displayUnit === undefined ? "" : `${shownAs}${displayUnit}`}`;
  }
  if (field.type === "flag") return stated === true ? "yes" : "no";
  return typeof stated === "string" || typeof stated === "number" ? String(stated) : "";
}

/** The parameters that reproduce an input: version, unit system, and every field that was stated. */
export function toSearchParams(definition: AnyCalculator, input: FormInput): SearchParams {
  const params: Record<string, string> = { [versionKey]: String(definition.version), [unitSystemKey]: input.unitSystem };
  for (const [name, field] of Object.entries(definition.fields)) if (input[name] !== undefined) params[name] = textOf(field, input[name]);
  const assumed = assumedNames(input);
  if (assumed.length > 0) params[assumedKey] = assumed.join(" ");
  return params;
}

/**
 * Reads a link of this or an older version. Whatever cannot be used falls back to the default and is named; parameters of others are left alone.
 * A link that names units and states nothing is one to a new page.
 */
export function fromSearchParams(definition: AnyCalculator, params: SearchParams, fallback: FormInput["unitSystem"]): FromLink {
  const given = params[unitSystemKey];
  const unitSystem = given === "Imperial" || given === "Metric" ? given : fallback;
  const notices = given === undefined || given === unitSystem ? [] : ["The unit system in the link does not exist."];
  const version = params[versionKey] ?? "1";
  if (!/^\d{1,4}$/.test(version) || Number(version) < 1 || Number(version) > definition.version) {
    const start = startInput(definition, unitSystem);
    return {
      input: start,
      notices: [
        ...notices,
        "The link was made by a later version of this calculator. Reload the page to get that version; the inputs shown here are not the ones in the link.",
      ],
    };
  }
  const { stated, notices: unusable } = readStated(definition, params, Number(version));
  const { input, notes } = openLinkInput(definition, stated, unitSystem, Number(version)) ?? {
    input: startInput(definition, unitSystem),
    notes: [],
  };
  return { input, notices: [...notices, ...unusable, ...notes] };
}
