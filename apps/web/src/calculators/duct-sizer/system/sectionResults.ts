import type { DuctValues, SystemCalculation, DuctSection } from "@org/hvac-core/calculators/duct-sizer";

type Cells = Readonly<Record<string, { readonly value: number | string } | undefined>>;

/** A system as calculated, with the results of its sections by their ids. */
export interface CalculatedSystem {
  readonly calculation: SystemCalculation;
  readonly values: DuctValues;
  readonly results: ReadonlyMap<string, Cells>;
}

/** @param rows the result of that name */
export function calculatedSystem(calculation: SystemCalculation, values: DuctValues, rows: unknown): CalculatedSystem {
  const sections = (rows ?? []) as readonly (Cells & { readonly id: unknown })[];
  return { calculation, values, results: new Map(sections.map((row) => [String(row.id), row])) };
}

type Section = Pick<DuctSection, "id">;

/** A result of a section; `undefined` where it has none. */
export function numberOf({ results }: CalculatedSystem, { id }: Section, name: string): number | undefined {
  const value = results.get(id)?.[name]?.value;
  return typeof value === "number" ? value : undefined;
}

/** A text of a section; blank where it has none. */
export function textOf({ results }: CalculatedSystem, { id }: Section, name: string): string {
  const value = results.get(id)?.[name]?.value;
  return typeof value === "string" ? value : "";
}
