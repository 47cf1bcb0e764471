/**
 * What a new password must meet. Passwords that were chosen before are never measured by it: they go on signing in.
 *
 * Length is asked for, kinds of signs are not, and passwords do not expire (NIST SP 800-63B, 2017, section 5.1.1.2; SP 800-63B-4, 2025, section
 * 3.1.1.2). docs/decisions/0038-passwords.md says why it is 12.
 */
export interface PasswordPolicy {
  /** Shortest new password, in characters: 8 to 30. */
  readonly minimumLength: number;
}

export const defaultPasswordPolicy: PasswordPolicy = { minimumLength: 12 };

/** Longest new password, in characters (OWASP ASVS 4.0.3, 2.1.2). The service takes longer ones unless its own policy is set to the same (docs/deploy.md). */
const maximumLength = 128;

/** The rule in words, as it stands at the field of a new password. */
export function passwordRule({ minimumLength }: PasswordPolicy): string {
  return `At least ${minimumLength} characters. Spaces and all characters are allowed.`;
}

/** What is wrong with the length of a new password, or `undefined`. Every character counts, spaces too. */
export function passwordProblem({ minimumLength }: PasswordPolicy, password: string): string | undefined {
  // Code points: an emoji is one character to whoever types it (SP 800-63B-4, section 3.1.1.2).
  const length = Array.from(password).length;
  if (length < minimumLength) return `Use at least ${minimumLength} characters.`;
  if (length > maximumLength) return `Use at most ${maximumLength} characters.`;
  return undefined;
}
