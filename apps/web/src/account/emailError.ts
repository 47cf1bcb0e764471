import { texts } from "./texts.tsx";

/** Error of an e-mail address, or `undefined`. Only the confirmation mail shows whether the address exists. */
export function emailError(email: string): string | undefined {
  if (email.trim() === "") return texts.emailMissing;
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim()) ? undefined : texts.emailInvalid;
}
