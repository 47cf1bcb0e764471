import type { TranslationKeys } from "@zxcvbn-ts/core";

/** Strengths of passwords, from the weakest. */
export const strengthLabels = ["Very weak", "Weak", "Fair", "Good", "Strong"] as const;

/** Advice on passwords. */
export const texts = {
  /** By the estimator's names. */
  weaknesses: {
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
  } satisfies Readonly<Record<keyof TranslationKeys["warnings"], string>>,
  addWords: "Add a few uncommon words.",
} as const;
