import { defineExplanation } from "../../kernel/index.ts";
import { fluidFunctions } from "../../fluids/sheetFunctions.ts";
import { ductFittingFunctions, flowFunctions } from "../../flow/sheetFunctions.ts";
import { psychrometricFunctions } from "../../psychrometrics/sheetFunctions.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { results } from "./results.ts";
import { fields } from "./schema.ts";

const functions = { ...psychrometricFunctions, ...fluidFunctions, ...flowFunctions, ...ductFittingFunctions };

/** How the size of a duct and its losses come about. */
export const explanation = defineExplanation({ fields, results, functions, describe, cases });
