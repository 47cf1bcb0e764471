import { characterCount } from "../documents/characters.ts";

/** Shortest password. Length protects more than rules about signs do (NIST SP 800-63B, section 5.1.1.2, asks for 8). */
export const shortestPassword = 8;
/** Longest that the service takes. */
const longestPassword = 4096;

/** What is wrong with a new password, or `undefined`. Every sign counts, blanks too. */
export function passwordProblem(password: string): string | undefined {
  const length = characterCount(password);
  if (length < shortestPassword) return `Use at least ${shortestPassword} characters.`;
  if (length > longestPassword) return `Use at most ${longestPassword} characters.`;
  return undefined;
}
