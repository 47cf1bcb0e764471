import { defineExplanation } from "../../kernel/index.ts";
import { psychrometricFunctions } from "../../psychrometrics/sheetFunctions.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { results } from "./results.ts";
import { fields } from "./schema.ts";

const { pressureAtAltitude } = psychrometricFunctions;

/** How loads, energy, bills and life-cycle costs come about. */
export const explanation = defineExplanation({ fields, results, functions: { pressureAtAltitude }, describe, cases });
