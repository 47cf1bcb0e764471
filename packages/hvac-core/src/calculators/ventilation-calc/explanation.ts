import { defineExplanation } from "../../kernel/index.ts";
import { psychrometricFunctions } from "../../psychrometrics/sheetFunctions.ts";
import { ventilationFunctions } from "../../ventilation/sheetFunctions.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { results } from "./results.ts";
import { fields } from "./schema.ts";

/** How the airflows of a room, of zones or of a dwelling come about. */
export const explanation = defineExplanation({
  fields,
  results,
  functions: { ...psychrometricFunctions, ...ventilationFunctions },
  describe,
  cases,
});
