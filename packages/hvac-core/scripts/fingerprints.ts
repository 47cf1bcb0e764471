import { createHash } from "node:crypto";
import { callsOfEachShape, physicsSubpaths, type RecordedCall, recordCalls } from "../test/examples.ts";
import { mutationsOf } from "../test/fuzz/mutations.ts";

/** Calls of one function that count, each of another shape. */
const callLimit = 12;

/** A number to nine digits: below that, another processor's exponential function may differ in the last bits. What cancels to nothing is nothing. */
function digits(value: unknown): unknown {
  if (typeof value !== "number") return value;
  return Math.abs(value) < 1e-12 ? 0 : Number(value.toPrecision(9));
}

function answerTo({ call }: RecordedCall, values: readonly unknown[]): unknown {
  try {
    return call(...values) ?? null;
  } catch (error) {
    return `refused: ${error instanceof Error ? error.name : String(error)}`;
  }
}

/** Results of the examples' calls, and of the same calls with one number at a time a fifth less or a quarter more. */
function answersTo(call: RecordedCall): readonly unknown[] {
  const replacements = (original: unknown): readonly number[] => (typeof original === "number" ? [0.8 * original, 1.25 * original] : []);
  return [answerTo(call, call.values), ...mutationsOf(call.values, { replacements }).map(({ values }) => answerTo(call, values))];
}

/** A fingerprint of any answers: numbers to nine digits, methods left out. */
export function fingerprint(answers: readonly unknown[]): string {
  const text = JSON.stringify(answers, (_key, value: unknown) => (typeof value === "bigint" ? String(value) : digits(value)));
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/**
 * A fingerprint of what every function of physics answers at and around its examples, by its import such as `flow/frictionFactor`. It says whether results
 * changed, never whether they are right.
 */
export async function functionFingerprints(): Promise<Record<string, string>> {
  const calls = new Map<string, RecordedCall[]>();
  for (const call of await recordCalls()) {
    if (!physicsSubpaths.some((subpath) => subpath === call.subpath)) continue;
    const key = `${call.subpath}/${call.name}`;
    calls.set(key, [...(calls.get(key) ?? []), call]);
  }
  const names = [...calls.keys()].toSorted();
  return Object.fromEntries(names.map((name) => [name, fingerprint(callsOfEachShape(calls.get(name)!, callLimit).flatMap(answersTo))]));
}
