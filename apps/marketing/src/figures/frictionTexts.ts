import { formatNumber } from "@org/hvac-core/quantity";
import type { ComparedFriction } from "./pipeFriction.ts";

/** Texts and drawing of a comparison; written by the build, and later by the script. */
export interface FrictionTexts {
  readonly darcy: string;
  readonly hazenWilliams: string;
  readonly sentence: string;
  readonly detail: string;
  /** Lengths of the two bars, of 400. */
  readonly widths: Readonly<Record<"darcy" | "hazenWilliams", number>>;
}

const fullWidth = 400;
const three = (value: number): string => formatNumber(value, { digits: 3 });

export function frictionTexts({ velocity, reynolds, regime, darcy, hazenWilliams, ratio, fittingC }: ComparedFriction): FrictionTexts {
  const percent = Math.round((ratio - 1) * 100);
  const [most, size] = [Math.max(darcy, hazenWilliams), Math.abs(percent)];
  return {
    darcy: `${three(darcy)} Pa/m`,
    hazenWilliams: `${three(hazenWilliams)} Pa/m`,
    sentence:
      size === 0
        ? "The two agree within half a per cent."
        : `Real friction is ${size} % ${percent > 0 ? "above" : "below"} what Hazen–Williams says: a ratio of ${formatNumber(ratio, { digits: 3 })}.`,
    detail: `${three(velocity)} m/s, Reynolds number ${formatNumber(reynolds, { digits: 3 })}, ${regime} flow. Hazen–Williams would need C = ${formatNumber(fittingC, { digits: 3 })} here.`,
    widths: { darcy: (fullWidth * darcy) / most, hazenWilliams: (fullWidth * hazenWilliams) / most },
  };
}
