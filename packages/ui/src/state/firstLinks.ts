import { largestNumber } from "@org/hvac-core/quantity";
import type { Field } from "@org/hvac-core/kernel";
import type { AnyCalculator, FormInput } from "./formInput.ts";
import { openLinked, Unusable } from "./linkTexts.ts";

/**
 * Links and drafts of version 1 stated bare numbers (`roofArea=400`), a unit only where it was not the unit system's own (`roofArea=37 m2`), and
 * the units of columns as parameters of their own (`fittings.length=m`). They name no version.
 */
type Params = Readonly<Record<string, string>>;

const number = /^([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?)(?: (\S.*))?$/i;
/** An optional number that is blank; its unit may stand there alone. */
const blank = /^(?: (\S.*))?$/;
const nameOfField = /^[a-z][A-Za-z0-9]*$/;
const longest = 100_000;

interface Read {
  readonly value: unknown;
  readonly unit?: string | undefined;
}

function readNumber(text: string): Read | undefined {
  const [, digits, unit] = number.exec(text) ?? [];
  if (digits === undefined || Math.abs(Number(digits)) > largestNumber) return undefined;
  return { value: Number(digits), unit };
}

/** Fields of then are unknown to the interface. Where there is one of that name today, it tells the type; else the text does. */
function readText(field: Field | undefined, text: string): Read {
  if (text.length > longest) throw new Unusable();
  switch (field?.type) {
    case "quantity": {
      const read = field.optional && blank.test(text) ? { value: null } : readNumber(text);
      if (!read) throw new Unusable();
      return read;
    }
    case "choice":
      if (!Object.hasOwn(field.options, text)) throw new Unusable();
      return { value: text };
    case "flag":
      if (text !== "yes" && text !== "no") throw new Unusable();
      return { value: text === "yes" };
    case "text":
      if (text.length > field.maxLength) throw new Unusable();
      return { value: text };
    case "list": {
      const rows: unknown = JSON.parse(text);
      if (!Array.isArray(rows)) throw new Unusable();
      return { value: rows };
    }
    default:
      if (blank.test(text)) return { value: null };
      if (text === "yes" || text === "no") return { value: text === "yes" };
      return readNumber(text) ?? { value: text };
  }
}

/** Reads a link or a draft of version 1. */
export function readFirstVersion(definition: AnyCalculator, params: Params, unitSystem: FormInput["unitSystem"]): { readonly input: FormInput; readonly notices: readonly string[] } {
  const notices: string[] = [];
  const stated: Record<string, unknown> = {};
  const units: Record<string, string> = {};
  for (const [name, text] of Object.entries(params)) {
    if (name.includes(".")) units[name] = text;
    if (!nameOfField.test(name) || name === "u" || name === "unitSystem" || name === "units") continue;
    const field = Object.hasOwn(definition.fields, name) ? definition.fields[name] : undefined;
    try {
      const { value, unit } = readText(field, text);
      stated[name] = value;
      if (unit !== undefined) units[name] = unit;
    } catch (error) {
      if (!(error instanceof Unusable || error instanceof SyntaxError)) throw error;
      notices.push(`${field?.label ?? name}: the link’s value cannot be used, so the default stands.`);
    }
  }
  const { input, notes } = openLinked(definition, { ...stated, units }, unitSystem, 1) ?? { input: { unitSystem }, notes: [] };
  return { input, notices: [...notices, ...notes] };
}
