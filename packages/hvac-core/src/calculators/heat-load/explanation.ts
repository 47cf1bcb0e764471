import { defineExplanation } from "../../kernel/index.ts";
import { psychrometricFunctions } from "../../psychrometrics/sheetFunctions.ts";
import { solarFunctions } from "../../solar/sheetFunctions.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { results } from "./results.ts";
import { fields } from "./schema.ts";

/** How the load of a room comes about. */
export const explanation = defineExplanation({
  fields,
  results,
  functions: { ...psychrometricFunctions, ...solarFunctions },
  describe,
  cases,
});
