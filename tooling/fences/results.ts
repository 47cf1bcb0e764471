import { catalogue, type CalculatorDefinition, type Outcome } from "@org/hvac-core";
import { createHash } from "node:crypto";

const definitions: readonly CalculatorDefinition[] = catalogue;

/** A number to nine digits: below that, another processor's exponential function may differ in the last bits. */
function digits(value: unknown): unknown {
  return typeof value === "number" ? Number(value.toPrecision(9)) : value;
}

function fingerprint(outcomes: readonly Outcome[]): string {
  return createHash("sha256")
    .update(JSON.stringify(outcomes.map((outcome) => (outcome.ok ? outcome.results : "refused")), (_key, value: unknown) => digits(value)))
    .digest("hex")
    .slice(0, 16);
}

/**
 * A fingerprint of what every calculator answers to its published cases and its defaults. It says whether results changed since a
 * release, never whether they are right: that is the published cases' work.
 */
export function resultFingerprints(): Record<string, string> {
  return Object.fromEntries(
    definitions.map((definition) => [
      `${definition.id}@${definition.version}`,
      fingerprint([definition.defaults("Imperial"), definition.defaults("Metric"), ...definition.cases.map((published) => published.input)].map((input) => definition.calculate(input))),
    ]),
  );
}
