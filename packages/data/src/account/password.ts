import { texts } from "./texts.ts";

/**
 * Requirements of new passwords. They do not apply to existing passwords, which continue to sign in.
 *
 * Length is required, kinds of characters are not, and passwords do not expire (NIST SP 800-63B, 2017, section 5.1.1.2; SP 800-63B-4, 2025, section
 * 3.1.1.2). packages/data/src/account/README.md says why it is 12.
 */
export interface PasswordPolicy {
  /** Minimum length of a new password, in characters: 8 to 30. */
  readonly minimumLength: number;
}

export const defaultPasswordPolicy: PasswordPolicy = { minimumLength: 12 };

/** Maximum length of a new password, in characters (OWASP ASVS 4.0.3, 2.1.2). The service accepts longer ones unless its own policy is set to the same (docs/deploy.md). */
const maximumLength = 128;

/** The rule in words, next to the field of a new password. */
export function passwordRule({ minimumLength }: PasswordPolicy): string {
  return texts.password.rule(minimumLength);
}

/** The error in the length of a new password, or `undefined`. Spaces are characters, too. */
export function passwordProblem({ minimumLength }: PasswordPolicy, password: string): string | undefined {
  // Code points: an emoji is one character to the user (SP 800-63B-4, section 3.1.1.2).
  const length = Array.from(password).length;
  if (length < minimumLength) return texts.password.tooShort(minimumLength);
  if (length > maximumLength) return texts.password.tooLong(maximumLength);
  return undefined;
}
