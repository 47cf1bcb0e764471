import { readFileSync, writeFileSync } from "node:fs";
import type { Extent } from "@tooling/testing/extent";

/** Processor seconds that suites may use, at a known pace of the machine. Written by `pnpm test --write-budget`. */
interface Budget {
  /** Processor seconds of the fixed piece of work in pace.ts while the budget was measured. */
  readonly pace: number;
  readonly suites: Readonly<Record<string, Readonly<Partial<Record<Extent, number>>>>>;
}

/** Suites that ran, with their processor seconds. */
export interface Used {
  readonly name: string;
  readonly processorSeconds: number | undefined;
  /** Processor seconds of the fixed piece of work in pace.ts while the suite ran. */
  readonly pace: number;
}

/** Share above the budget of all suites from which continuous integration fails. */
const tolerance = 0.15;

/** The same of one suite: at the same pace, the same suite took 59 to 69 s on a machine whose processor others used too. */
const suiteTolerance = 0.3;

/** A suite may use this many seconds more as well: small ones vary by more than their share. */
const slack = 10;

const file = new URL("budget.json", import.meta.url);

export const readBudget = (): Budget => JSON.parse(readFileSync(file, "utf8")) as Budget;

/** Makes the time used the new budget of these suites, as it would be at the pace of the budget. */
export function writeBudget(used: readonly Used[], extent: Extent): void {
  const { pace, suites } = readBudget();
  const measured = used.flatMap((suite) =>
    suite.processorSeconds === undefined
      ? []
      : [[suite.name, { ...suites[suite.name], [extent]: Math.ceil((suite.processorSeconds * pace) / suite.pace) }] as const],
  );
  const next: Budget = { pace, suites: { ...suites, ...Object.fromEntries(measured) } };
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
 * Where a fixed piece of work took longer than while the budget was measured, suites may take longer too.
 */
export function compareWithBudget(used: readonly Used[], extent: Extent, budgets: Budget): readonly Spending[] {
  return used.flatMap(({ name, processorSeconds, pace }) => {
    if (processorSeconds === undefined) return [];
    const budget = budgets.suites[name]?.[extent];
    const allowed = budget === undefined ? undefined : budget * Math.max(1, pace / budgets.pace);
    return [
      { name, used: processorSeconds, allowed, isOver: allowed !== undefined && processorSeconds > allowed * (1 + suiteTolerance) + slack },
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
  return names.length === 0
    ? undefined
    : `Processor time above the budget by more than ${suiteTolerance * 100} % (all suites: ${tolerance * 100} %): ${names.join("; ")}`;
}
