import type { FaultKind } from "../plan/steps.ts";

/** Number of faults of each kind. */
export type FaultCount = Readonly<Partial<Record<FaultKind, number>>>;

/** The faults of an episode or of a run. */
export interface CountedFaults {
  readonly carriedOut: FaultCount;
  /** Drawn faults that were not carried out: the tab had crashed with another one, its file could not be opened, or no write followed whose acknowledgement could be lost. */
  readonly notCarriedOut: FaultCount;
}

/**
 * A plan does not know the fate of a tab, so some of its faults are impossible. One in five leaves room for that in a small run. More
 * means that the runner cannot control the page any more.
 */
const shareNotCarriedOut = 0.2;
/** A kind drawn at least this often may fail in at most half of its draws: a broken kind always fails, and the limit of one in five over all kinds would hide it. */
const minimumOfKind = 5;

export const total = (count: FaultCount): number => Object.values(count).reduce((sum, each) => sum + each, 0);

export function addCounts(counts: readonly FaultCount[]): FaultCount {
  const sum: Partial<Record<FaultKind, number>> = {};
  for (const count of counts) for (const kind of Object.keys(count) as FaultKind[]) sum[kind] = (sum[kind] ?? 0) + count[kind]!;
  return sum;
}

/** @returns reasons why a run with so few faults proves nothing; empty when there were enough */
export function tooFew({ carriedOut, notCarriedOut }: CountedFaults, atLeast: number): readonly string[] {
  const [done, missed] = [total(carriedOut), total(notCarriedOut)];
  const kinds = (Object.keys(notCarriedOut) as FaultKind[]).filter((kind) => {
    const [carried, not] = [carriedOut[kind] ?? 0, notCarriedOut[kind]!];
    return carried + not >= minimumOfKind && not > carried;
  });
  return [
    ...(done < atLeast ? [`${done} faults were carried out, and ${atLeast} have to be`] : []),
    ...(missed > shareNotCarriedOut * (done + missed)
      ? [`${missed} of ${done + missed} faults were not carried out, more than one in five`]
      : []),
    ...kinds.map((kind) => `${kind} was not carried out ${notCarriedOut[kind]} of ${(carriedOut[kind] ?? 0) + notCarriedOut[kind]!} times`),
  ];
}
