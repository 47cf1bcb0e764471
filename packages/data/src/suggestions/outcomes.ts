import type { Measure } from "@org/hvac-core/costing";

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
  readonly status: keyof typeof failureMessages;
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

const failureMessages = {
  cancelled: "Cancelled. What had been sent cannot be taken back; no answer was read.",
  timedOut: "No answer within a minute. Try again, or leave out a part of what is sent.",
  quota: "The limit of requests is reached for now. Try again in some minutes, or use the built-in checklist.",
  blocked: "The service declined to answer this text. Leave out the project’s description or the items, and try again.",
  malformed: "The answer could not be used: it was cut off or not in the form that was asked for. Try again; a shorter text helps.",
  offline: "The service could not be reached. Check the connection and try again; the built-in checklist works without one.",
  refused: "The service does not accept requests from this site. The operator has to set up Firebase AI Logic; use the built-in checklist.",
  unavailable: "The service is not working at the moment. Try again later, or use the built-in checklist.",
  notConfigured: "No AI service is set up on this site. Use the built-in checklist.",
} as const;

/** An outcome without suggestions. */
export const failureOf = (status: SuggestionFailure["status"]): SuggestionFailure => ({ status, message: failureMessages[status] });
