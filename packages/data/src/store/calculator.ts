import { engineVersion, type CalculatorDefinition } from "@org/hvac-core";
import type { UnitSystem } from "@org/hvac-core/quantity";
import type { FileData, PlainRecord } from "../documents/index.ts";

/** What the store needs of a calculator; every definition of the catalogue has it. */
export interface FileCalculator {
  readonly version: number;
  readonly calculate: (input: unknown) => { readonly ok: true; readonly results: Readonly<Record<string, unknown>> } | { readonly ok: false };
  /** A complete input; what a template leaves out is taken from it. */
  readonly defaults?: (unitSystem: UnitSystem) => Readonly<Record<string, unknown>>;
  readonly migrate: (data: Readonly<Record<string, unknown>>, version: number) => Readonly<Record<string, unknown>>;
}

/** Versions and content of a file with this input, calculated now. An input that cannot be calculated is stored as typed, without results. */
export function contentFor(
  calculator: FileCalculator,
  input: PlainRecord,
): { readonly calculatorVersion: number; readonly engineVersion: string; readonly data: FileData } {
  return { calculatorVersion: calculator.version, engineVersion, data: { input, results: resultsOf(calculator, input) } };
}

/** An input with the defaults of its unit system where it states nothing, so that other defaults of later versions change nothing in it. */
export function completed(calculator: FileCalculator, input: PlainRecord): PlainRecord {
  const unitSystem = input["unitSystem"] === "Metric" ? "Metric" : "Imperial";
  return { ...(calculator.defaults?.(unitSystem) as PlainRecord | undefined), ...input };
}

/** The results of an input as they are stored. */
export function resultsOf(calculator: FileCalculator, input: PlainRecord): PlainRecord {
  const outcome = calculator.calculate(input);
  return outcome.ok ? (outcome.results as PlainRecord) : {};
}

/** The calculator of a route, or `undefined` where there is none yet. The engine's catalogue is loaded when first asked. */
export async function calculatorOf(route: string): Promise<CalculatorDefinition | undefined> {
  const { catalogue } = await import("./catalogue.ts");
  return (catalogue as readonly CalculatorDefinition[]).find(({ id }) => id === route);
}
