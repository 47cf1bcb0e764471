import type { Citation, Evidence } from "../sources/index.ts";
import type { ResultFields } from "./results.ts";

/** Published value of one result. */
export interface Expectation {
  /** As given there, in `unit` (the SI unit of the result's quantity kind when absent), or a text result. */
  readonly value: number | string;
  readonly unit?: string;
  /** Largest accepted difference, in the `unit` of the value. */
  readonly within?: number;
  /** Why the difference may be that large: digits printed, rounded intermediate values, another property table. */
  readonly because?: string;
}

/** A worked example from outside this library: the calculator must agree with it. */
export interface WorkedExample<Input, R extends ResultFields = ResultFields> {
  readonly id: string;
  readonly title: string;
  readonly source: Citation;
  /** Evidence for the expected results, where it is not the usual evidence of the source: our arithmetic with printed factors. */
  readonly evidence?: Evidence;
  /** As typed: the numbers of the publication in its own units. */
  readonly input: Input;
  /** By result; those of rows and series by their path, such as `sections.s3.pressure` or `level.500`. */
  readonly expected: { readonly [K in (keyof R & string) | `${string}.${string}`]?: Expectation };
}

/**
 * Evidence for the expected results of a case.
 *
 * @param published the case
 * @returns `printed`, `program`, `own` or `definition`
 * @example
 * ```ts
 * import { evidenceOf } from "@org/hvac-core/kernel";
 * evidenceOf({ source: { source: { key: "a", title: "A handbook", publisher: "B", edition: "1" } } }); // "printed"
 * ```
 */
export function evidenceOf({ source, evidence }: { readonly source: Citation; readonly evidence?: Evidence }): Evidence {
  return evidence ?? source.source.evidence ?? "printed";
}
