import { acousticFunctions } from "../../acoustics/sheetFunctions.ts";
import { defineExplanation } from "../../kernel/index.ts";
import { psychrometricFunctions } from "../../psychrometrics/sheetFunctions.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { results } from "./results.ts";
import { fields } from "./schema.ts";

const { pressureAtAltitude } = psychrometricFunctions;

/** Sheet and worked cases of acoustics. */
export const explanation = defineExplanation({ fields, results, functions: { ...acousticFunctions, pressureAtAltitude }, describe, cases });
