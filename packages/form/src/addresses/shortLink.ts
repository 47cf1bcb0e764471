import { isTypedQuantity, type Field, type Fields } from "@org/hvac-core/kernel";
import { bareUnit } from "@org/hvac-core/internal";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { isRecord, type AnyCalculator, type FormInput } from "../state/formInput.ts";
import { toSearchParams, type SearchParams } from "./searchParams.ts";
import { shortKey } from "./shortKey.ts";

/** Removes the units that a bare number implies. */
function bare(field: Field | undefined, entered: unknown, unitSystem: UnitSystem): unknown {
  if (field?.type === "quantity" && isTypedQuantity(entered)) {
    const { value, unit, displayUnit, link } = entered;
    const isBare = value !== null && displayUnit === undefined && link === undefined && unit === bareUnit(field.quantity, unitSystem);
    return isBare ? value : entered;
  }
  if (field?.type === "group" && isRecord(entered)) return bareFields(field.fields, entered, unitSystem);
  if (field?.type === "list" && Array.isArray(entered))
    return entered.map((row: unknown) => (isRecord(row) ? bareFields(field.row, row, unitSystem) : row));
  return entered;
}

function bareFields(fields: Fields, entered: Readonly<Record<string, unknown>>, unitSystem: UnitSystem): Record<string, unknown> {
  return Object.fromEntries(Object.entries(entered).map(([name, value]) => [name, bare(fields[name], value, unitSystem)]));
}

/** Maximum size of the text in a short link, bytes: far more than a form holds, and small enough to unpack at once. */
const maxTextBytes = 1_000_000;

/** @throws {RangeError} if the text is longer than that of any form */
async function pipeThrough(
  bytes: Uint8Array<ArrayBuffer>,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  // Safari cannot iterate over a stream.
  const reader = new Blob([bytes]).stream().pipeThrough(transform).getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length;
    if (length > maxTextBytes) throw new RangeError("The text in the link is too long.");
    chunks.push(read.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

function toBase64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (sign) => ({ "+": "-", "/": "_" })[sign] ?? "");
}

function fromBase64Url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/[-_]/g, (sign) => (sign === "-" ? "+" : "/"))), (sign) => sign.charCodeAt(0));
}

/** Packs the parameters of a link into one short parameter, for paper from which the link is typed. */
export async function toShortParams(definition: AnyCalculator, input: FormInput): Promise<SearchParams> {
  const bareInput = bareFields(definition.fields, input, input.unitSystem) as FormInput;
  const text = new URLSearchParams(toSearchParams(definition, bareInput)).toString();
  const bytes = await pipeThrough(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return { [shortKey]: toBase64Url(bytes) };
}

/** @returns the parameters in a short link; `undefined` if the link was cut off or mistyped */
export async function fromShortText(text: string): Promise<SearchParams | undefined> {
  try {
    const bytes = await pipeThrough(fromBase64Url(text), new DecompressionStream("deflate-raw"));
    return Object.fromEntries(new URLSearchParams(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch (error) {
    // The text has characters outside base64, or its bytes do not unpack to text.
    if (error instanceof DOMException || error instanceof TypeError) return undefined;
    throw error;
  }
}
