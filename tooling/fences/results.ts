import { catalogue, type Calculator, type Outcome } from "@org/hvac-core";

interface Fingerprints {
  readonly fingerprint: (answers: readonly unknown[]) => string;
  readonly functionFingerprints: () => Promise<Record<string, string>>;
}

/** The engine's script that reads the examples of its docstrings; the package does not export it. */
const script = new URL("../../packages/hvac-core/scripts/fingerprints.ts", import.meta.url);

const definitions: readonly Calculator[] = catalogue;

const answerOf = (outcome: Outcome): unknown => (outcome.ok ? outcome.results : "refused");

/**
 * Fingerprints of the results of every calculator for its worked examples and initial inputs, and of every function of physics at and around its examples.
 * They show whether results changed since a release, not whether they are right; worked examples show that.
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
