import { largestNumber, isUnitOf } from "@org/hvac-core/quantity";
import type { Field } from "@org/hvac-core/kernel";
import { isRecord, openInput, type AnyCalculator, type FormInput, type OpenedInput } from "./formInput.ts";

type Data = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

/** Between the unit that a number was typed in and the one that it is shown in: `20 m2 as ft2`. */
export const shownAs = " as ";

class Unusable extends Error {}

const nameOfField = /^[a-z][A-Za-z0-9]*$/;
const notFields = new Set(["u", "v", "units", "unitSystem"]);
const number = /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/i;

/** A number, alone or with its unit and the unit it is shown in. One without a unit is what it is for programs: in the default unit of the unit system, a ratio as a share. */
function readNumber(text: string, isUnit: (unit: string) => boolean): unknown {
  const space = text.indexOf(" ");
  const [digits, units] = space === -1 ? [text] : [text.slice(0, space), text.slice(space + 1)];
  if (digits === undefined || !number.test(digits) || Math.abs(Number(digits)) > largestNumber) return undefined;
  if (units === undefined) return Number(digits);
  const [unit, displayUnit] = units.split(shownAs) as [string, string?];
  if (!isUnit(unit)) return undefined;
  return { value: Number(digits), unit, ...(displayUnit !== undefined && displayUnit !== unit && isUnit(displayUnit) && { displayUnit }) };
}

/** Quantities inside a list or group, which stand there as `[500, "ft2"]` or `[500, "ft2", "m2"]`. What has another shape is left to whoever opens the input. */
function full(said: unknown): unknown {
  if (Array.isArray(said)) {
    const [value, unit, displayUnit] = said as readonly unknown[];
    if (said.length >= 2 && said.length <= 3 && said.slice(1).every((each) => typeof each === "string")) return { value, unit, ...(displayUnit !== undefined && { displayUnit }) };
    return said.map(full);
  }
  return isRecord(said) ? Object.fromEntries(Object.entries(said).map(([name, value]) => [name, full(value)])) : said;
}

/** What today's field cannot read, or where there is no such field today: the text tells what it was. */
function readOlder(field: Field | undefined, text: string): unknown {
  const value = readByLooks(text);
  // Options may have been renamed; words are nothing else's.
  if (field && field.type !== "choice" && typeof value === "string") throw new Unusable();
  return value;
}

function readByLooks(text: string): unknown {
  // A blank could have a unit of its own in version 1.
  if (text === "" || text.startsWith(" ")) return null;
  if (text === "yes" || text === "no") return text === "yes";
  if (/^[[{]/.test(text)) return full(JSON.parse(text));
  return readNumber(text, () => true) ?? text;
}

function readText(field: Field, text: string): unknown {
  switch (field.type) {
    case "quantity": {
      if (text === "") return null;
      const read = readNumber(text, (unit) => isUnitOf(unit, field.quantity));
      if (read === undefined) throw new Unusable();
      return read;
    }
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
      return full(JSON.parse(text));
  }
}

/** `undefined` where a text cannot be used. */
function readOrNothing(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unusable || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * What a link states, as its version would have stored it. Names and options may be other ones today: what an older link says and today's fields
 * cannot read is taken by the looks of its text, for the migrations to bring to today.
 *
 * Links and drafts of version 1 name no version. They stated bare numbers (`roofArea=400`), a unit only where it was not the unit system's own
 * (`roofArea=37 m2`), and the units of columns as parameters of their own (`fittings.length=m`).
 */
export function readStated({ fields, version: today }: AnyCalculator, params: Texts, version: number): { readonly stated: Data; readonly notices: readonly string[] } {
  const stated: Record<string, unknown> = {};
  const notices: string[] = [];
  const names = version === today ? Object.keys(fields) : Object.keys(params).filter((name) => nameOfField.test(name) && !notFields.has(name));
  for (const name of names) {
    const text = Object.hasOwn(params, name) ? params[name] : undefined;
    if (text === undefined) continue;
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const read = field && readOrNothing(() => readText(field, text));
    const value = read === undefined && version < today ? readOrNothing(() => readOlder(field, text)) : read;
    if (value !== undefined) stated[name] = value;
    else notices.push(`${field?.label ?? name}: the link’s value cannot be used, so the default stands.`);
  }
  const units = Object.entries(params).filter(([name]) => name.includes("."));
  return { stated: params["v"] === undefined && today > 1 ? { ...stated, units: Object.fromEntries(units) } : stated, notices };
}

/**
 * Opens what a link states. What is a field in no version was never ours: a parameter of somebody else.
 *
 * @returns `undefined` where nothing of it is ours
 */
export function openLinked(definition: AnyCalculator, stated: Data, unitSystem: FormInput["unitSystem"], version: number): OpenedInput | undefined {
  const open = (data: Data): OpenedInput => openInput(definition, { ...data, unitSystem }, version);
  const opened = open(stated);
  const foreign = new Set(Object.keys(opened.input).filter((name) => name !== "unitSystem" && !Object.hasOwn(definition.fields, name)));
  const ours = Object.entries(stated).filter(([name]) => !foreign.has(name));
  if (ours.length === 0) return undefined;
  return foreign.size === 0 ? opened : open(Object.fromEntries(ours));
}
