import type { Citation } from "../sources/index.ts";
import type { ResultFields } from "./results.ts";

/** What a publication prints for one result. */
export interface Expectation {
  /** As printed, in `unit` (the SI unit of the result's quantity kind when absent), or a text result. */
  readonly value: number | string;
  readonly unit?: string;
  /** Largest accepted difference, in the `unit` of the value. */
  readonly within?: number;
  /** Why the difference may be that large: digits printed, rounded intermediate values, another property table. */
  readonly because?: string;
}

/** A worked example from outside this project: the calculator must agree with it. */
export interface PublishedCase<Input, R extends ResultFields = ResultFields> {
  readonly id: string;
  readonly title: string;
  readonly source: Citation;
  /** As typed: the numbers of the publication in its own units. */
  readonly input: Input;
  /** By result; those of rows and series by their path, such as `sections.s3.pressure` or `level.500`. */
  readonly expected: { readonly [K in (keyof R & string) | `${string}.${string}`]?: Expectation };
}
