import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";
import { strengthLabels, texts } from "./passwordStrengthTexts.ts";

/** The strength of a password, in words. */
export interface PasswordStrength {
  /** From 0, among the first thousand guesses, to 4, beyond ten thousand million. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly label: (typeof strengthLabels)[number];
  /** The weakness and what would help, or empty. */
  readonly advice: string;
  /** Whether it is refused: it is among the first million guesses, which are common passwords and their variations. */
  readonly isCommon: boolean;
}

/** @param about words that an attacker knows: the e-mail address and the name of the product */
export type EstimateStrength = (password: string, about: readonly string[]) => PasswordStrength;

/** Number of guesses below which a password is common. */
const commonGuesses = 1e6;

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Estimates how many guesses a password takes: zxcvbn's method (Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016)
 * with 49,000 common passwords, short English words and the usual keyboards.
 */
export const estimateStrength: EstimateStrength = (password, about) => {
  const { score, guesses, feedback } = estimator.check(password, about.flatMap(partsOf));
  const reason = Object.hasOwn(texts.weaknesses, feedback.warning ?? "")
    ? texts.weaknesses[feedback.warning as keyof typeof texts.weaknesses]
    : undefined;
  const help = score < 3 ? texts.addWords : undefined;
  return {
    score,
    label: strengthLabels[score],
    advice: [reason, help].filter((text) => text !== undefined).join(" "),
    isCommon: guesses < commonGuesses,
  };
};

/** An address is guessed as a whole, and by the names in it. */
function partsOf(text: string): readonly string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u)].map((part) => part.toLowerCase()).filter((part) => part.length > 2);
}
