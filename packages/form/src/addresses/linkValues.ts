import { acceptedKey, assumedKey, importsKey, unreadKey, type Field } from "@org/hvac-core/kernel";
import { isRecord, openInput, type AnyCalculator, type FormInput, type OpenedInput } from "../state/formInput.ts";
import { texts } from "./texts.ts";

type Data = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

/** Separates the unit in which a number was typed from the unit in which it is shown: `20 m2 as ft2`. */
export const displayUnitSeparator = " as ";

const nameOfField = /^[a-z][A-Za-z0-9]*$/;
const notFields = new Set(["u", "v", "unitSystem"]);
/** Names of an input that belong to no field. */
const notInFields = new Set(["unitSystem", assumedKey, acceptedKey, importsKey, unreadKey]);
const number = /^([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3})?)(?: (\S.*))?$/i;

/** Maximum nesting depth of an input. */
const maxDepth = 20;

/**
 * Expands quantities inside a list or group, which a link writes as `[500, "ft2"]` or `[500, "ft2", "m2"]`.
 *
 * @throws {SyntaxError} if the value is nested deeper than any input
 */
function full(parsed: unknown, depth = 0): unknown {
  if (depth > maxDepth) throw new SyntaxError("The value is nested too deeply.");
  if (Array.isArray(parsed)) {
    const [value, unit, displayUnit] = parsed as readonly unknown[];
    if (parsed.length >= 2 && parsed.length <= 3 && typeof value !== "string" && parsed.slice(1).every((each) => typeof each === "string"))
      return { value, unit, ...(displayUnit !== undefined && { displayUnit }) };
    return parsed.map((each) => full(each, depth + 1));
  }
  return isRecord(parsed) ? Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, full(value, depth + 1)])) : parsed;
}

/** Parses JSON; `undefined` if the text was cut off. */
function readJson(text: string): unknown {
  try {
    return full(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * Reads the value of a parameter. The current field of that name decides whether the text is a word; any other text is read by its form, whether or
 * not the field still exists. Opening the input validates the value, as it does for files.
 *
 * @returns `undefined` if a list or group was cut off
 */
function readText(field: Field | undefined, text: string): unknown {
  if (field?.type === "text" || (field?.type === "choice" && (Object.hasOwn(field.options, text) || field.custom))) return text;
  if (text === "") return null;
  if (text === "yes" || text === "no") return text === "yes";
  if (/^[[{]/.test(text)) return readJson(text);
  const [, digits, units] = number.exec(text) ?? [];
  if (digits === undefined) return text;
  if (units === undefined) return Number(digits);
  const [unit, displayUnit] = units.split(displayUnitSeparator);
  return { value: Number(digits), unit, ...(displayUnit !== undefined && { displayUnit }) };
}

/** Reads the values in a link as its version would have stored them; names and options may have changed since. */
export function readLinkValues(
  { fields, version: today }: AnyCalculator,
  params: Texts,
  version: number,
): { readonly values: Data; readonly notices: readonly string[] } {
  const names =
    version === today
      ? Object.keys(fields).filter((name) => Object.hasOwn(params, name))
      : Object.keys(params).filter((name) => nameOfField.test(name) && !notFields.has(name));
  const values: Record<string, unknown> = {};
  const notices: string[] = [];
  for (const name of names) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const value = readText(field, params[name]!);
    if (value === undefined) notices.push(texts.unusableValue(field?.label ?? name));
    else values[name] = value;
  }
  if (version === today && params[assumedKey] !== undefined) values[assumedKey] = params[assumedKey].split(" ");
  if (version === today && params[acceptedKey] !== undefined) {
    const accepted = readJson(params[acceptedKey]);
    if (accepted !== undefined) values[acceptedKey] = accepted;
  }
  return { values, notices };
}

/**
 * Opens the values in a link. A parameter that is not a field in any version belongs to another program and is ignored.
 *
 * @returns `undefined` if no parameter is a field
 */
export function openLinkInput(
  definition: AnyCalculator,
  values: Data,
  unitSystem: FormInput["unitSystem"],
  version: number,
): OpenedInput | undefined {
  const open = (data: Data): OpenedInput => openInput(definition, { ...data, unitSystem }, version);
  const opened = open(values);
  const foreign = new Set(Object.keys(opened.input).filter((name) => !notInFields.has(name) && !Object.hasOwn(definition.fields, name)));
  const ours = Object.entries(values).filter(([name]) => !foreign.has(name));
  if (ours.length === 0) return undefined;
  return foreign.size === 0 ? opened : open(Object.fromEntries(ours));
}
