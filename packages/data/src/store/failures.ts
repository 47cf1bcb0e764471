import { ContentError } from "../documents/index.ts";

/** Says why a read or a write did not come about, for people. */
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

/** Says why the server refused an issued report, while it takes everything else of the account. */
export function issueRefused(issuedBy: string): string {
  return `The server refused a report that is issued in the name of ${issuedBy}. If the address of your account has changed, issue it again.`;
}

/** Whether the same may come about later without anybody's doing. */
export function isRetryable(error: unknown): boolean {
  const passing = ["aborted", "cancelled", "failed-precondition", "internal", "resource-exhausted", "unknown"];
  return isUnreachable(error) || passing.includes(codeOf(error) ?? "");
}

/** Whether the server has judged a write and will not have it: the rules, or a limit of requests. */
export function isRefusal(error: unknown): boolean {
  return ["permission-denied", "invalid-argument"].includes(codeOf(error) ?? "");
}

/** Whether an error means that the server could not be reached. */
export function isUnreachable(error: unknown): boolean {
  return ["unavailable", "deadline-exceeded"].includes(codeOf(error) ?? "");
}

/** Whether listening ended with the database: another tab has taken the documents off this device, and the session of this one ends with it. */
export function isShutdown(error: unknown): boolean {
  return codeOf(error) === "aborted" && error instanceof Error && error.message === "Firestore shutting down";
}

/** The part of a Firebase error's code after the slash, or the whole of it. */
function codeOf(error: unknown): string | undefined {
  const code = typeof error === "object" && error !== null ? (error as { code?: unknown }).code : undefined;
  return typeof code === "string" ? code.split("/").at(-1) : undefined;
}
