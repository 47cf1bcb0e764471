import { catalogue, type Calculator, type Outcome } from "@org/hvac-core";

interface Fingerprints {
  readonly fingerprint: (answers: readonly unknown[]) => string;
  readonly functionFingerprints: () => Promise<Record<string, string>>;
}

/** The engine's own script, which reads the examples of its docstrings; it is no part of what the package exports. */
const script = new URL("../../packages/hvac-core/scripts/fingerprints.ts", import.meta.url);

const definitions: readonly Calculator[] = catalogue;

const answerOf = (outcome: Outcome): unknown => (outcome.ok ? outcome.results : "refused");

/**
 * A fingerprint of what every calculator answers to its worked examples and its starts, and every function of physics at and around its examples.
 * It says whether results changed since a release, never whether they are right: worked examples say that.
 */
export async function resultFingerprints(): Promise<Record<string, string>> {
  const { fingerprint, functionFingerprints } = (await import(script.href)) as Fingerprints;
  const calculators = definitions.map(async (definition) => {
    const { cases } = await definition.explanation();
    const inputs = [definition.start("Imperial"), definition.start("Metric"), ...cases.map(({ input }) => input)];
    return [`${definition.id}@${definition.version}`, fingerprint(inputs.map((input) => answerOf(definition.calculate(input))))] as const;
  });
  return { ...Object.fromEntries(await Promise.all(calculators)), ...(await functionFingerprints()) };
}
