import type { Logger } from "@org/device/log";
import type { Configuration } from "../configuration.ts";
import { isBreached } from "./breachList.ts";
import { defaultPasswordPolicy, passwordProblem, passwordRule } from "./password.ts";
import type { PasswordStrength } from "./passwordStrength.ts";
import { texts } from "./texts.ts";

/** The rule for new passwords, and their strength, for pages. */
export interface NewPasswords {
  /** The rule in words. */
  readonly rule: string;
  /** The violation of the rule, or `undefined`; at once, for each key. */
  readonly problem: (password: string) => string | undefined;
  /**
   * The strength of a password. The estimator, some 240 kB, is loaded with the first call.
   *
   * @returns `undefined` when the estimator cannot be loaded: only the rule applies then
   */
  readonly strength: (password: string, email: string) => Promise<PasswordStrength | undefined>;
}

/** The check of new passwords, the same for signing up, changing and resetting. */
export interface PasswordCheck extends NewPasswords {
  /** Why a new password is refused, or `undefined`: too short or long, common, or known from a breach. */
  readonly refusal: (password: string, email: string) => Promise<string | undefined>;
}

const productName = "plenum";

export function checkNewPasswords({ passwords = {} }: Pick<Configuration, "passwords">, report: Logger): PasswordCheck {
  const policy = { ...defaultPasswordPolicy, ...passwords };
  const problem = (password: string): string | undefined => passwordProblem(policy, password);
  const strength: NewPasswords["strength"] = async (password, email) => {
    try {
      const { estimateStrength } = await import("./passwordStrength.ts");
      return estimateStrength(password, [productName, email]);
    } catch (error) {
      report.warn("The strength of passwords cannot be estimated.", error);
      return undefined;
    }
  };
  return {
    rule: passwordRule(policy),
    problem,
    strength,
    refusal: async (password, email) => {
      const wrong = problem(password);
      if (wrong !== undefined) return wrong;
      const estimate = await strength(password, email);
      if (estimate?.isCommon) return texts.password.common(estimate.advice);
      if (passwords.breachListUrl !== undefined && (await isBreached(passwords.breachListUrl, password, report)))
        return texts.password.breached;
      return undefined;
    },
  };
}
