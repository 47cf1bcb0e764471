import { log } from "@org/device/log";
import { notify } from "@org/ui/elements";
import { redirect } from "@tanstack/react-router";
import { texts } from "./texts.ts";

/** Parameter of an address that opens a case of the validation pages: `thermal-fabric/600`. */
const caseKey = "case";

/** Input of a case, as stored inputs are. */
export interface ProvingInput {
  readonly input: Readonly<Record<string, unknown>>;
  readonly version: number;
}

interface CaseFile {
  readonly opensAs?: ProvingInput & { readonly calculator: string; readonly weather?: string };
}

const isName = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text);

/** A file of the validation pages, which the same host serves. */
async function fetched(path: string): Promise<Response> {
  const response = await fetch(`/validation/${path}`);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}

/** @throws {Error} when there is no such case, or another calculator opens it */
async function readCase(text: string, calculator: string): Promise<ProvingInput> {
  const names = text.split("/");
  if (names.length !== 2 || !names.every(isName)) throw new Error(`${text} is not the name of a case`);
  const { opensAs } = (await (await fetched(`${text}.json`)).json()) as CaseFile;
  if (opensAs?.calculator !== calculator) throw new Error(`${calculator} does not open ${text}`);
  const { input, version, weather } = opensAs;
  if (weather === undefined) return { input, version };
  if (!isName(weather)) throw new Error(`${weather} is not the name of a year of weather`);
  return { input: { ...input, weather: await (await fetched(`weather/${weather}.txt`)).text() }, version };
}

/** The case that the address names. Returns `undefined` at once without one. Where it cannot be read, a notice says so and the page opens without it. */
export function openCase(search: Readonly<Record<string, string>>, calculator: string): Promise<ProvingInput> | undefined {
  const text = search[caseKey];
  return text === undefined ? undefined : open(text, calculator);
}

async function open(text: string, calculator: string): Promise<ProvingInput> {
  try {
    return await readCase(text, calculator);
  } catch (error) {
    log.warn("A case could not be opened.", error);
    notify({ message: texts.unreadableCase, tone: "error", key: "case" });
    throw redirect({ to: ".", search: {}, replace: true });
  }
}
