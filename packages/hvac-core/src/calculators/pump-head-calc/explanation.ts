import { fluidFunctions } from "../../fluids/sheetFunctions.ts";
import { flowFunctions, pipeFittingFunctions } from "../../flow/sheetFunctions.ts";
import { defineExplanation } from "../../kernel/index.ts";
import { psychrometricFunctions } from "../../psychrometrics/sheetFunctions.ts";
import { pumpFunctions } from "../../pumps/sheetFunctions.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { results } from "./results.ts";
import { fields } from "./schema.ts";

const { pressureAtAltitude } = psychrometricFunctions;
const functions = { ...fluidFunctions, ...flowFunctions, ...pipeFittingFunctions, ...pumpFunctions, pressureAtAltitude };

/** How the head of pumps, their operating point and their energy come about. */
export const explanation = defineExplanation({ fields, results, functions, describe, cases });
