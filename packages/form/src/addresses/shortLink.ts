import { isTypedQuantity, type Field, type Fields } from "@org/hvac-core/kernel";
import { bareUnit } from "@org/hvac-core/internal";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { isRecord, type AnyCalculator, type FormInput } from "../state/formInput.ts";
import { toSearchParams, type SearchParams } from "./searchParams.ts";
import { shortKey } from "./shortKey.ts";

/** A value without the units that a bare number has anyway. */
function bare(field: Field | undefined, stated: unknown, unitSystem: UnitSystem): unknown {
  if (field?.type === "quantity" && isTypedQuantity(stated)) {
    const { value, unit, displayUnit, link } = stated;
    const isBare = value !== null && displayUnit === undefined && link === undefined && unit === bareUnit(field.quantity, unitSystem);
    return isBare ? value : stated;
  }
  if (field?.type === "group" && isRecord(stated)) return bareFields(field.fields, stated, unitSystem);
  if (field?.type === "list" && Array.isArray(stated))
    return stated.map((row: unknown) => (isRecord(row) ? bareFields(field.row, row, unitSystem) : row));
  return stated;
}

function bareFields(fields: Fields, stated: Readonly<Record<string, unknown>>, unitSystem: UnitSystem): Record<string, unknown> {
  return Object.fromEntries(Object.entries(stated).map(([name, value]) => [name, bare(fields[name], value, unitSystem)]));
}

/** Bytes of the longest text that a short link stands for: far more than a form holds, and few enough to be unpacked at once. */
const maxTextBytes = 1_000_000;

/** @throws {RangeError} for a text that is longer than any form's */
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
    if (length > maxTextBytes) throw new RangeError("The link stands for a text that is too long.");
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

/** The parameters of a link in one short one: for paper, where somebody types it. */
export async function toShortParams(definition: AnyCalculator, input: FormInput): Promise<SearchParams> {
  const stated = bareFields(definition.fields, input, input.unitSystem) as FormInput;
  const text = new URLSearchParams(toSearchParams(definition, stated)).toString();
  const bytes = await pipeThrough(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return { [shortKey]: toBase64Url(bytes) };
}

/** @returns the parameters that a short link stands for; `undefined` where it was cut or mistyped */
export async function fromShortText(text: string): Promise<SearchParams | undefined> {
  try {
    const bytes = await pipeThrough(fromBase64Url(text), new DecompressionStream("deflate-raw"));
    return Object.fromEntries(new URLSearchParams(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch (error) {
    // Characters that base64 does not have, or bytes that do not unpack to text.
    if (error instanceof DOMException || error instanceof TypeError) return undefined;
    throw error;
  }
}
