import type { Measure } from "@org/hvac-core/costing";
import { texts } from "./texts.ts";

/** A rate, always with its source. */
export interface SuggestedRate {
  /** Money per unit. */
  readonly value: number;
  readonly source: string;
}

/** An item that is proposed for a bill. It enters the bill only when the user accepts it. */
export interface Suggestion {
  readonly id: string;
  readonly description: string;
  /** Number of a section of the bill's standard, or a custom heading; empty where it is unknown. */
  readonly workSection: string;
  readonly unit: Measure;
  readonly quantity: number | null;
  readonly rate?: SuggestedRate;
  readonly reason: string;
  readonly source: string;
}

/** The reason why there are no suggestions, and what to do about it. */
export interface SuggestionFailure {
  readonly status: keyof typeof texts.failures;
  readonly message: string;
}

/** The result of a request. */
export type SuggestionOutcome =
  | {
      readonly status: "suggestions";
      readonly suggestions: readonly Suggestion[];
      /** Items of the answer that were left out, and why. */
      readonly leftOut: readonly string[];
    }
  | SuggestionFailure;

/** An outcome without suggestions. */
export const failureOf = (status: SuggestionFailure["status"]): SuggestionFailure => ({ status, message: texts.failures[status] });
