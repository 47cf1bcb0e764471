import { readFileSync, writeFileSync } from "node:fs";
import type { Extent } from "@tooling/testing/extent";
import { measurePace } from "./pace.ts";

/** Processor seconds that suites may use, on a machine of a known pace. Written by `pnpm test --write-budget`. */
interface Budget {
  /** Processor seconds of the fixed piece of work in pace.ts on the machine where the budget was measured. */
  readonly pace: number;
  readonly suites: Readonly<Record<string, Readonly<Partial<Record<Extent, number>>>>>;
}

/** Suites that ran, with their processor seconds. */
export interface Used {
  readonly name: string;
  readonly processorSeconds: number | undefined;
}

/** Share above the budget from which continuous integration fails. */
const tolerance = 0.15;

/** A suite may use this many seconds more as well: small ones vary by more than their share. */
const slack = 10;

const file = new URL("budget.json", import.meta.url);

export const readBudget = (): Budget => JSON.parse(readFileSync(file, "utf8")) as Budget;

/** Makes the time used the new budget of these suites. */
export function writeBudget(used: readonly Used[], extent: Extent): void {
  const { suites } = readBudget();
  const measured = used.flatMap(({ name, processorSeconds }) =>
    processorSeconds === undefined ? [] : [[name, { ...suites[name], [extent]: Math.ceil(processorSeconds) }] as const],
  );
  const next: Budget = { pace: measurePace(), suites: { ...suites, ...Object.fromEntries(measured) } };
  writeFileSync(file, `${JSON.stringify(next, undefined, 2)}\n`);
}

/** A suite with its budget, on this machine. */
export interface Spending {
  readonly name: string;
  readonly used: number;
  /** `undefined` for a suite that has no budget yet. */
  readonly allowed: number | undefined;
  readonly isOver: boolean;
}

/**
 * Compares what suites used with their budget.
 *
 * @param slower time of a fixed piece of work here, as a multiple of its time on the machine of the budget; 1 or more is used
 */
export function compareWithBudget(used: readonly Used[], extent: Extent, slower: number, { suites }: Budget): readonly Spending[] {
  return used.flatMap(({ name, processorSeconds }) => {
    if (processorSeconds === undefined) return [];
    const budget = suites[name]?.[extent];
    const allowed = budget === undefined ? undefined : budget * Math.max(1, slower);
    return [
      { name, used: processorSeconds, allowed, isOver: allowed !== undefined && processorSeconds > allowed * (1 + tolerance) + slack },
    ];
  });
}

/** The suites that used too much, in a sentence, or `undefined`. Suites without a budget are allowed what they used. */
export function excessOf(spendings: readonly Spending[]): string | undefined {
  const over = spendings.filter(({ isOver }) => isOver);
  const used = spendings.reduce((sum, spending) => sum + spending.used, 0);
  const allowed = spendings.reduce((sum, spending) => sum + (spending.allowed ?? spending.used), 0);
  const names = over.map((spending) => `${spending.name} used ${spending.used.toFixed(0)} s of ${spending.allowed!.toFixed(0)}`);
  if (used > allowed * (1 + tolerance)) names.push(`all suites used ${used.toFixed(0)} s of ${allowed.toFixed(0)}`);
  return names.length === 0 ? undefined : `Processor time above the budget by more than ${tolerance * 100} %: ${names.join("; ")}`;
}
