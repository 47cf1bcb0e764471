import type { Logger } from "@org/device/log";
import type { Configuration } from "../configuration.ts";
import { isBreached } from "./breachList.ts";
import { defaultPasswordPolicy, passwordProblem, passwordRule } from "./password.ts";
import type { PasswordStrength } from "./passwordStrength.ts";

/** What pages know about new passwords: the rule, and how hard one is to guess. */
export interface NewPasswords {
  /** The rule in words. */
  readonly rule: string;
  /** What is wrong by the rule, or `undefined`; at once, for each key. */
  readonly problem: (password: string) => string | undefined;
  /**
   * How hard a password is to guess. The estimator, some 240 kB, is loaded when it is first asked.
   *
   * @returns `undefined` when the estimator cannot be loaded: the rule holds alone then
   */
  readonly strength: (password: string, email: string) => Promise<PasswordStrength | undefined>;
}

/** New passwords as the policy has them: the one place that says yes or no, for signing up, changing and resetting alike. */
export interface PasswordCheck extends NewPasswords {
  /** Why a new password is refused, or `undefined`: too short or long, common, or known from a breach. */
  readonly refusal: (password: string, email: string) => Promise<string | undefined>;
}

const productName = "plenum";

const texts = {
  common: "This password is too easy to guess.",
  breached: "This password appears in a known data breach, so attackers try it first. Choose another one.",
} as const;

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
      if (estimate?.isCommon) return `${texts.common} ${estimate.advice}`;
      if (passwords.breachListUrl !== undefined && (await isBreached(passwords.breachListUrl, password, report))) return texts.breached;
      return undefined;
    },
  };
}
