import { allSteps, type Calculator, type Field, type Fields } from "@org/hvac-core";
import type { Citation, Source } from "@org/hvac-core/sources";

/** A publication with the places in it that are cited. */
export interface CitedSource {
  readonly source: Source;
  readonly locators: readonly string[];
}

function* citationsOf(fields: Fields): Generator<Citation> {
  for (const field of Object.values<Field>(fields)) {
    if (field.source) yield field.source;
    if (field.type === "list") yield* citationsOf(field.row);
    if (field.type === "group") yield* citationsOf(field.fields);
  }
}

/** Puts citations of one source together, in the order of their first use. What follows from definitions has no publisher and needs no entry. */
export function groupCitations(citations: Iterable<Citation>): readonly CitedSource[] {
  const bySource = new Map<string, { source: Source; locators: Set<string> }>();
  for (const { source, locator } of citations) {
    if (source.publisher === "") continue;
    const entry = bySource.get(source.key) ?? { source, locators: new Set() };
    bySource.set(source.key, entry);
    if (locator !== undefined) entry.locators.add(locator);
  }
  return [...bySource.values()].map(({ source, locators }) => ({ source, locators: [...locators] }));
}

/** The publications behind a calculator: those its fields cite, and those of every step and remark of its examples in both unit systems. */
export async function citedSources(calculator: Calculator): Promise<readonly CitedSource[]> {
  const explanation = await calculator.explanation();
  const citations = [...citationsOf(calculator.fields)];
  for (const system of ["Metric", "Imperial"] as const)
    for (const input of [calculator.start(system), ...calculator.examples.map((example) => example.input[system])]) {
      const outcome = calculator.calculate(input);
      if (!outcome.ok) continue;
      citations.push(...allSteps(explanation.sheet(outcome)).flatMap(({ source }) => source ?? []));
      citations.push(...outcome.warnings.flatMap(({ source }) => source ?? []));
    }
  return groupCitations(citations);
}
