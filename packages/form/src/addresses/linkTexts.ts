import { assumedKey, type Field } from "@org/hvac-core/kernel";
import { isRecord, openInput, type AnyCalculator, type FormInput, type OpenedInput } from "../state/formInput.ts";

type Data = Readonly<Record<string, unknown>>;
type Texts = Readonly<Record<string, string>>;

/** Between the unit that a number was typed in and the one that it is shown in: `20 m2 as ft2`. */
export const shownAs = " as ";

const nameOfField = /^[a-z][A-Za-z0-9]*$/;
const notFields = new Set(["u", "v", "unitSystem"]);
const number = /^([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d{1,3})?)(?: (\S.*))?$/i;

/** No input is nested deeper. */
const maxDepth = 20;

/**
 * Quantities inside a list or group, which stand there as `[500, "ft2"]` or `[500, "ft2", "m2"]`.
 *
 * @throws {SyntaxError} for what is nested deeper than any input
 */
function full(stated: unknown, depth = 0): unknown {
  if (depth > maxDepth) throw new SyntaxError("The value is nested too deeply.");
  if (Array.isArray(stated)) {
    const [value, unit, displayUnit] = stated as readonly unknown[];
    if (stated.length >= 2 && stated.length <= 3 && typeof value !== "string" && stated.slice(1).every((each) => typeof each === "string"))
      return { value, unit, ...(displayUnit !== undefined && { displayUnit }) };
    return stated.map((each) => full(each, depth + 1));
  }
  return isRecord(stated) ? Object.fromEntries(Object.entries(stated).map(([name, value]) => [name, full(value, depth + 1)])) : stated;
}

/** The data of a text in JSON; `undefined` for a text that was cut. */
function readJson(text: string): unknown {
  try {
    return full(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * What a text says. What today has under that name tells which texts are words; all others are taken by their looks, whether today has a field of
 * that name or not. Whether it can be used is for the opening of inputs to judge, as with those of files.
 *
 * @returns `undefined` for a list or group that was cut
 */
function readText(field: Field | undefined, text: string): unknown {
  if (field?.type === "text" || (field?.type === "choice" && (Object.hasOwn(field.options, text) || field.custom))) return text;
  if (text === "") return null;
  if (text === "yes" || text === "no") return text === "yes";
  if (/^[[{]/.test(text)) return readJson(text);
  const [, digits, units] = number.exec(text) ?? [];
  if (digits === undefined) return text;
  if (units === undefined) return Number(digits);
  const [unit, displayUnit] = units.split(shownAs);
  return { value: Number(digits), unit, ...(displayUnit !== undefined && { displayUnit }) };
}

/** What a link states, as its version would have stored it; names and options may be other ones today. */
export function readStated(
  { fields, version: today }: AnyCalculator,
  params: Texts,
  version: number,
): { readonly stated: Data; readonly notices: readonly string[] } {
  const names =
    version === today
      ? Object.keys(fields).filter((name) => Object.hasOwn(params, name))
      : Object.keys(params).filter((name) => nameOfField.test(name) && !notFields.has(name));
  const stated: Record<string, unknown> = {};
  const notices: string[] = [];
  for (const name of names) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    const value = readText(field, params[name]!);
    if (value === undefined) notices.push(`${field?.label ?? name}: the link’s value cannot be used; the default is used instead.`);
    else stated[name] = value;
  }
  if (version === today && params[assumedKey] !== undefined) stated[assumedKey] = params[assumedKey].split(" ");
  return { stated, notices };
}

/**
 * Opens what a link states. What is a field in no version was never ours: a parameter of somebody else.
 *
 * @returns `undefined` where nothing of it is ours
 */
export function openLinkInput(
  definition: AnyCalculator,
  stated: Data,
  unitSystem: FormInput["unitSystem"],
  version: number,
): OpenedInput | undefined {
  const open = (data: Data): OpenedInput => openInput(definition, { ...data, unitSystem }, version);
  const opened = open(stated);
  const foreign = new Set(
    Object.keys(opened.input).filter((name) => name !== "unitSystem" && name !== assumedKey && !Object.hasOwn(definition.fields, name)),
  );
  const ours = Object.entries(stated).filter(([name]) => !foreign.has(name));
  if (ours.length === 0) return undefined;
  return foreign.size === 0 ? opened : open(Object.fromEntries(ours));
}
