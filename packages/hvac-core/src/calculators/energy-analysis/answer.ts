import type { Say, Success } from "../../kernel/index.ts";
import type { EnergyCalculation, results } from "./results.ts";
import type { fields } from "./schema.ts";

/** "Heat pump: 12,400 $ a year; against Gas boiler it saves 9,300 $ over the study period". */
export function answer({ calculation }: Success<typeof results, EnergyCalculation, typeof fields>, say: Say): string {
  const [base] = calculation.cases;
  const best = calculation.ranking[0]!;
  const year = `${say.result("bestSystem")}: ${say.result("annualCost")} in the first year`;
  if (calculation.cases.length === 1) return year;
  if (best === 0) return `${year}; no other system saves over the study period (net savings ${say.result("netSavings")})`;
  return `${year}; over the study period it saves ${say.result("netSavings")} against ${base!.name}`;
}
