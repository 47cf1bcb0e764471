import { ZxcvbnFactory, type TranslationKeys } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** The strength of a password, in words. */
export interface PasswordStrength {
  /** From 0, among the first thousand guesses, to 4, beyond ten thousand million. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly label: "Very weak" | "Weak" | "Fair" | "Good" | "Strong";
  /** The weakness and what would help, or empty. */
  readonly advice: string;
  /** Whether it is refused: it is among the first million guesses, which are common passwords and their variations. */
  readonly isCommon: boolean;
}

/** @param about words that an attacker knows: the e-mail address and the name of the product */
export type EstimateStrength = (password: string, about: readonly string[]) => PasswordStrength;

const labels = ["Very weak", "Weak", "Fair", "Good", "Strong"] as const;

/** Number of guesses below which a password is common. */
const commonGuesses = 1e6;

/** Weaknesses of passwords, by the estimator's names. */
const reasons: Readonly<Record<keyof TranslationKeys["warnings"], string>> = {
  straightRow: "A row of adjacent keys is easy to guess.",
  keyPattern: "A pattern on the keyboard is easy to guess.",
  simpleRepeat: "Repeated characters are easy to guess.",
  extendedRepeat: "A repeated word or pattern is easy to guess.",
  sequences: "Sequences such as abc or 1234 are easy to guess.",
  recentYears: "Years are easy to guess.",
  dates: "Dates are easy to guess.",
  topTen: "This is one of the ten most common passwords.",
  topHundred: "This is one of the hundred most common passwords.",
  common: "This is a common password.",
  similarToCommon: "This is close to a common password.",
  wordByItself: "A single word is easy to guess.",
  namesByThemselves: "A name is easy to guess.",
  commonNames: "Common names are easy to guess.",
  userInputs: "It contains your e-mail address or the name of this product.",
  pwned: "This password appears in a known data breach.",
};

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/**
 * Estimates how many guesses a password takes: zxcvbn's method (Wheeler, "zxcvbn: Low-Budget Password Strength Estimation", USENIX Security 2016)
 * with 49,000 common passwords, short English words and the usual keyboards.
 */
export const estimateStrength: EstimateStrength = (password, about) => {
  const { score, guesses, feedback } = estimator.check(password, about.flatMap(partsOf));
  const reason = Object.hasOwn(reasons, feedback.warning ?? "") ? reasons[feedback.warning as keyof typeof reasons] : undefined;
  const help = score < 3 ? "Add a few uncommon words." : undefined;
  return {
    score,
    label: labels[score],
    advice: [reason, help].filter((text) => text !== undefined).join(" "),
    isCommon: guesses < commonGuesses,
  };
};

/** An address is guessed as a whole, and by the names in it. */
function partsOf(text: string): readonly string[] {
  return [text, ...text.split(/[^\p{L}\p{N}]+/u)].map((part) => part.toLowerCase()).filter((part) => part.length > 2);
}
