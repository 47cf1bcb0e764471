import { defineExplanation } from "../../kernel/index.ts";
import { psychrometricFunctions } from "../../psychrometrics/sheetFunctions.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { fields } from "./schema.ts";

/** How the airflows of a room come about. */
export const explanation = defineExplanation({ fields, functions: psychrometricFunctions, describe, cases });
