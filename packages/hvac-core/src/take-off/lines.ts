import type { Path, WorkKind } from "../kernel/index.ts";

/** Quantities by which a duct can be measured. */
export type Alternative = "mass" | "area" | "length";

/** Units that lines are measured in, as bills name them. */
export type TakeOffUnit = "each" | "m" | "m2" | "kg" | "L" | "ft" | "ft2" | "lb" | "gal";

/** An element of a file, and how much of a line it is. */
export interface TakeOffSource {
  readonly collection: string;
  readonly fileId: string;
  readonly path: Path;
  readonly part: string;
  /** In SI. */
  readonly amount: number;
}

/** A line of another file that lists the same things, or may. */
export interface RepeatedLine {
  readonly lineId: string;
  readonly collection: string;
  readonly fileId: string;
  readonly description: string;
  /** Under which both files have it; left out where only the kind agrees. */
  readonly tag?: string;
}

/** A line for a bill, and where it comes from. */
export interface ProposedLine {
  /** Follows from what the line is, not from its quantity or its sources: it stays the same as long as the line means the same. */
  readonly id: string;
  readonly work: WorkKind;
  readonly workSection: string;
  readonly description: string;
  readonly unit: TakeOffUnit;
  /** In the unit. */
  readonly quantity: number;
  /** Amount by which the elements are measured, where there are several. */
  readonly alternative?: Alternative;
  /** What lists its things as well and knows more of them: taken together they may be in the bill twice. Left out for none. */
  readonly repeats?: readonly RepeatedLine[];
  /** By file, then by element. */
  readonly sources: readonly TakeOffSource[];
}
