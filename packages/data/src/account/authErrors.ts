import { texts } from "./texts.ts";

const errors: Readonly<Record<string, string>> = texts.errors;

/** Message on an error of the authentication service, for people. */
export function authErrorText(error: unknown): string {
  const code = typeof error === "object" && error !== null ? (error as { code?: unknown }).code : undefined;
  const text = typeof code === "string" && Object.hasOwn(errors, code) ? errors[code] : undefined;
  return text ?? texts.unknownError;
}

/** Whether an error says that an address has no account, which must not be revealed. */
export function isUnknownAddress(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "auth/user-not-found";
}
