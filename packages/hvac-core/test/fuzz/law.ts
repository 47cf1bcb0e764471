import { Script } from "node:vm";
import { limit } from "@tooling/testing/slowness";
import { TariffError } from "../../src/energy/index.ts";
import { OutOfRangeError, UnknownNameError } from "../../src/refusals/errors.ts";
import { UnitMismatchError, UnknownUnitError } from "../../src/quantity/index.ts";
import { WeatherFileError } from "../../src/weather/index.ts";
import { callsOfEachShape, type RecordedCall } from "../examples.ts";
import { isFreeText } from "./freeText.ts";
import { isContainer, type Mutation, mutationsOf } from "./mutations.ts";

/** Named errors; a folder of physics with another named error is listed with it. */
const refusals = [OutOfRangeError, UnknownNameError, UnknownUnitError, UnitMismatchError, WeatherFileError, TariffError] as const;

/** Time after which mutated calls are regarded as endless; on an idle machine the slowest take a twentieth of it. */
const timeLimit = limit(6);

function show(value: unknown): string {
  if (typeof value === "function") return value.name || "function";
  return typeof value === "number" ? String(value) : (JSON.stringify(value) ?? String(value)).slice(0, 60);
}

/** Path of the first number that is not finite, if there is one. */
function notFinite(value: unknown, place: string, depth = 0): string | undefined {
  if (typeof value === "number") return Number.isFinite(value) ? undefined : `${place || "the result"} is ${value}`;
  if (typeof value !== "object" || value === null || depth > 8) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const innerPlace = notFinite(inner, `${place}.${key}`, depth + 1);
    if (innerPlace) return innerPlace;
  }
  return undefined;
}

/**
 * Wrong kinds of whole objects and lists are TypeScript's business and no part of the law, but for loops that never end: where a container
 * (object, list, function) was replaced by another kind of value, or an object that holds further containers by an empty one. Everything else,
 * each single number, word and flag however deep, an empty list, an object without its numbers, must be answered or refused by name.
 */
function isWrongContainer({ original, replacement }: Mutation): boolean {
  if (typeof original === "function") return true;
  if (typeof original !== "object" || original === null) return false;
  if (!isContainer(original) || !isContainer(replacement) || Array.isArray(original) !== Array.isArray(replacement)) return true;
  return !Array.isArray(original) && Object.values(original).some((inner) => isContainer(inner) || typeof inner === "function");
}

/** A function that accepts an unknown word guesses, unless the argument is free text. */
function isGuess(name: string, { original, replacement, place }: Mutation): boolean {
  return typeof original === "string" && typeof replacement === "string" && replacement !== "" && !isFreeText(name, place);
}

function faultOf({ name, call }: RecordedCall, mutation: Mutation): string | undefined {
  const says = (what: string): string =>
    `${name}: ${mutation.place} = ${show(mutation.replacement)} (instead of ${show(mutation.original)}): ${what}`;
  try {
    const result = call(...mutation.values);
    if (isWrongContainer(mutation)) return undefined;
    const placeOfFlaw = notFinite(result, "");
    // A text may be replaced by a number, which then returns as the label it stands for.
    if (placeOfFlaw && typeof mutation.original !== "string") return says(placeOfFlaw);
    if (isGuess(name, mutation) && result !== undefined) return says(`answered ${show(result)} instead of refusing an unknown name`);
    return undefined;
  } catch (error) {
    if (refusals.some((refusal) => error instanceof refusal)) return undefined;
    if (isWrongContainer(mutation)) return undefined;
    return says(error instanceof Error ? `threw ${error.name}: ${error.message.slice(0, 120)}` : `threw ${show(error)}`);
  }
}

/** At most this many calls of one function are mutated. */
const callLimit = 12;

/**
 * Violations of the law in the mutated calls of one function: finite numbers only, or a named error.
 *
 * @param calls valid calls of the function
 * @param wholes objects that are passed as they are, such as a row of the library's own tables
 */
export function faultsOf(calls: readonly RecordedCall[], wholes: ReadonlySet<object>): readonly string[] {
  const faults: string[] = [];
  let current = "";
  const run = (): void => {
    for (const call of callsOfEachShape(calls, callLimit)) {
      for (const mutation of mutationsOf(call.values, { wholes })) {
        current = `${call.name}: ${mutation.place} = ${show(mutation.replacement)}`;
        const fault = faultOf(call, mutation);
        if (fault) faults.push(fault);
      }
    }
  };
  const shared = globalThis as { runMutations?: () => void };
  shared.runMutations = run;
  try {
    // The script's time limit ends an endless loop.
    new Script("globalThis.runMutations()").runInThisContext({ timeout: timeLimit });
  } catch (error) {
    faults.push(`${current}: ${error instanceof Error ? error.message : show(error)}`);
  }
  delete shared.runMutations;
  return faults;
}
