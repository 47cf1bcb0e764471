import { ContentError } from "../documents/index.ts";

/** The reason why a read or a write failed, for people. */
export function failureText(error: unknown): string {
  if (error instanceof ContentError) return error.message;
  switch (codeOf(error)) {
    case "permission-denied":
      return "The server refused the request. If your session has ended, sign in again; what you typed is kept on this device.";
    case "unauthenticated":
      return "Your session has ended. Sign in again; what you typed is kept on this device.";
    case "unavailable":
    case "deadline-exceeded":
      return "The server cannot be reached. What you typed is kept on this device and sent later.";
    case "resource-exhausted":
      return "The server has reached a limit. Try again later.";
    case "not-found":
      return "It no longer exists.";
    case "newer-version":
      return "The file was changed by a later version of this page. Reload the page; what you typed is kept on this device.";
    case "invalid-argument":
      return "The data are too large or have the wrong format.";
    default:
      return "Something went wrong. Try again.";
  }
}

/** The reason why the server refused an issued report, while it accepts everything else of the account. */
export function issueRefused(issuedBy: string): string {
  return `The server refused a report that is issued in the name of ${issuedBy}. If the address of your account has changed, issue it again.`;
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
