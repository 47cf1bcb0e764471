import { texts } from "./texts.tsx";

/** What is wrong with an e-mail address, or `undefined`. Whether it exists is for the confirmation mail to find out. */
export function emailError(email: string): string | undefined {
  if (email.trim() === "") return texts.emailMissing;
  return /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email.trim()) ? undefined : texts.emailInvalid;
}
