import { isAtMost } from "../../quantity/tolerance.ts";
import type { LineCalculation } from "./circuitTypes.ts";
import type { LineKind, LineValues, RefrigerantValues } from "./schema.ts";

/** Permitted drop of saturation temperature by friction of each line, K, by its id. */
export type Budgets = ReadonlyMap<string, number>;

/** Lines that share one limit. A drain by gravity has none. */
type Shared = "suction" | "discharge" | "liquid";

const sharedBy = (kind: LineKind): Shared =>
  kind === "suction" || kind === "liquid" ? kind : kind === "condensate" ? "liquid" : "discharge";

const limitOf = ({ suctionBudget, dischargeBudget, liquidBudget }: RefrigerantValues, kind: LineKind): number =>
  ({ suction: suctionBudget, discharge: dischargeBudget, liquid: liquidBudget })[sharedBy(kind)];

/** A share of a limit in proportion to length. Where other lines leave nothing of it, a line is still judged by its part of the whole. */
const shareOf = (line: LineValues, limit: number, taken: number, length: number): number =>
  ((taken < limit ? limit - taken : limit) * line.length) / length;

/** The limit of each line: its own, or its share by length of what the limit of its kind leaves to lines without one. */
export function sharesByLength(values: RefrigerantValues): Budgets {
  return sharesBeside(values, new Map());
}

/** The same, where some lines take what they take. */
function sharesBeside(values: RefrigerantValues, takenBy: Budgets): Budgets {
  const fixedOf = ({ id, penaltyBudget }: LineValues): number | undefined => penaltyBudget ?? takenBy.get(id);
  return new Map(
    values.lines.map((line) => {
      const fixed = fixedOf(line);
      if (fixed !== undefined) return [line.id, fixed] as const;
      const others = values.lines.filter(({ kind }) => kind === line.kind);
      const taken = others.reduce((sum, other) => sum + (fixedOf(other) ?? 0), 0);
      const length = others.reduce((sum, other) => sum + (fixedOf(other) === undefined ? other.length : 0), 0);
      return [line.id, shareOf(line, limitOf(values, line.kind), taken, length)] as const;
    }),
  );
}

const totalOf = (lines: readonly LineCalculation[], kind: LineKind): number =>
  lines.reduce((sum, line) => sum + (line.kind === kind ? line.penalty : 0), 0);

/** Whether the lines of a kind keep their limit in sum. */
export function keepsLimit(lines: readonly LineCalculation[], kind: LineKind, values: RefrigerantValues): boolean {
  return isAtMost(totalOf(lines, kind), limitOf(values, kind));
}

/** By how much all kinds of lines miss their limits, K. */
export function excessOf(values: RefrigerantValues, lines: readonly LineCalculation[]): number {
  const kinds = [...new Set(lines.map(({ kind }) => kind))].filter((kind) => kind !== "condensate");
  return kinds.reduce((sum, kind) => sum + Math.max(0, totalOf(lines, kind) - limitOf(values, kind)), 0);
}

/**
 * Limits for another round: lines that miss their share, as risers do that must be narrow for oil, take what they take, and the others of a kind
 * that misses its limit share the rest.
 *
 * @returns nothing where no line can leave another more
 */
export function sharesOfTheRest(values: RefrigerantValues, lines: readonly LineCalculation[], budgets: Budgets): Budgets | undefined {
  const missing = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    const row = values.lines[index]!;
    if (line.kind === "condensate" || row.penaltyBudget !== null || row.sizing === "chosen") continue;
    if (keepsLimit(lines, line.kind, values) || isAtMost(line.penalty, budgets.get(line.id)!)) continue;
    missing.set(line.id, line.penalty);
  }
  const canLeave = values.lines.some(
    ({ id, kind, sizing, penaltyBudget }) =>
      !missing.has(id) && sizing !== "chosen" && penaltyBudget === null && lines.some((line) => missing.has(line.id) && line.kind === kind),
  );
  if (!canLeave) return undefined;
  // What such a line takes is no limit for it: it is still judged by its own share.
  return new Map([...sharesBeside(values, missing)].map(([id, budget]) => [id, missing.has(id) ? budgets.get(id)! : budget]));
}
