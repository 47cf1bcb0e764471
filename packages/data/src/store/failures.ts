import { ContentError } from "../documents/index.ts";
import { texts } from "./texts.ts";

/** The reason why a read or a write failed, for people. */
export function failureText(error: unknown): string {
  if (error instanceof ContentError) return error.message;
  switch (codeOf(error)) {
    case "permission-denied":
      return texts.failure.refused;
    case "unauthenticated":
      return texts.failure.sessionEnded;
    case "unavailable":
    case "deadline-exceeded":
      return texts.failure.unreachable;
    case "resource-exhausted":
      return texts.failure.limit;
    case "not-found":
      return texts.failure.missing;
    case "newer-version":
      return texts.failure.laterVersion;
    case "invalid-argument":
      return texts.failure.invalid;
    default:
      return texts.failure.unknown;
  }
}

/** Whether a repetition may succeed without any change. */
export function isRetryable(error: unknown): boolean {
  const passing = ["aborted", "cancelled", "failed-precondition", "internal", "resource-exhausted", "unknown"];
  return isUnreachable(error) || passing.includes(codeOf(error) ?? "");
}

/** Whether the server has refused a write: by its rules, or by a limit of requests. */
export function isRefusal(error: unknown): boolean {
  return ["permission-denied", "invalid-argument"].includes(codeOf(error) ?? "");
}

/** Whether an error means that the server could not be reached. */
export function isUnreachable(error: unknown): boolean {
  return ["unavailable", "deadline-exceeded"].includes(codeOf(error) ?? "");
}

/** Whether a listener ended because another tab has erased the documents of this device, which ends this tab's session too. */
export function isShutdown(error: unknown): boolean {
  return codeOf(error) === "aborted" && error instanceof Error && error.message === "Firestore shutting down";
}

/** The part of a Firebase error code after the slash, or the whole code. */
function codeOf(error: unknown): string | undefined {
  const code = typeof error === "object" && error !== null ? (error as { code?: unknown }).code : undefined;
  return typeof code === "string" ? code.split("/").at(-1) : undefined;
}
