/** Result for a surface or opening of the file. */
export type AccountOutcome =
  /** It is a surface, a shade or an opening of the building. */
  | "taken"
  /** Its area is part of another one. */
  | "merged"
  /** It is taken, and the other side is a question to the user. */
  | "asked"
  /** It is not part of the building; the reason says why. */
  | "left-out";

/** Changes to a polygon before its use. */
export type Mend = "repeated-points" | "flattened" | "rectangle";

/** Reason of an outcome, where it is not “taken”. */
export type AccountReason =
  | "coplanar"
  | "sliver"
  | "same-facing"
  | "same-place"
  | "missing-neighbour"
  | "interior-without-neighbour"
  | "unknown-type"
  | "no-space"
  | "no-area"
  | "column"
  /** Other side of a surface between two spaces, which is taken once. */
  | "other-side"
  /** Boundary of the first level of a space that has those of the second level. */
  | "first-level"
  | "surface-left-out"
  /** An opening of a drawing that is on no wall, or the part of one that its wall has no room for. */
  | "no-wall"
  | "beyond-wall";

/** What became of a surface or an opening. */
export interface AccountEntry {
  readonly kind: "surface" | "opening";
  readonly id: string;
  /** Surface that the opening is in. */
  readonly surfaceId?: string;
  readonly type: string;
  /** Area in the file, m². */
  readonly area: number;
  readonly outcome: AccountOutcome;
  readonly reason?: AccountReason;
  /** Surface that it is part of, or that is in the same place. */
  readonly into?: string;
  /** Whether its points were reversed. */
  readonly isTurned: boolean;
  readonly mends: readonly Mend[];
  /** Type that its direction and its spaces give, where it differs from that of the file. */
  readonly correctedType?: string;
}

/** Number and area of the entries with an outcome. */
export interface AccountSum {
  readonly count: number;
  /** m². */
  readonly area: number;
}

/**
 * Sums of an account by outcome.
 *
 * @param account entries of a building
 * @param kind surfaces or openings
 * @returns number and area, m², of each outcome
 * @example
 * ```ts
 * import { sumsOfAccount } from "@org/hvac-core/building";
 * const entry = { kind: "surface", id: "a", type: "Roof", area: 12, outcome: "taken", isTurned: false, mends: [] } as const;
 * sumsOfAccount([entry], "surface").taken.area; // 12
 * ```
 */
export function sumsOfAccount(account: readonly AccountEntry[], kind: AccountEntry["kind"]): Readonly<Record<AccountOutcome, AccountSum>> {
  const sumOf = (outcome: AccountOutcome): AccountSum => {
    const entries = account.filter((entry) => entry.kind === kind && entry.outcome === outcome);
    return { count: entries.length, area: entries.reduce((sum, { area }) => sum + area, 0) };
  };
  return { taken: sumOf("taken"), merged: sumOf("merged"), asked: sumOf("asked"), "left-out": sumOf("left-out") };
}
