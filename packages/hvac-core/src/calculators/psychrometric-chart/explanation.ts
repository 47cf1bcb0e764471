import { defineExplanation } from "../../kernel/index.ts";
import { psychrometricFunctions } from "../../psychrometrics/sheetFunctions.ts";
import { psychrometricProcessFunctions } from "../../psychrometrics/internal.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { results } from "./results.ts";
import { fields } from "./schema.ts";

/** How states and processes come about. */
export const explanation = defineExplanation({
  fields,
  results,
  functions: { ...psychrometricFunctions, ...psychrometricProcessFunctions },
  describe,
  cases,
});
