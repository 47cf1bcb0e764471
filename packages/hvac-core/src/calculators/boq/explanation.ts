import { costingFunctions } from "../../costing/sheetFunctions.ts";
import { defineExplanation } from "../../kernel/index.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { fields } from "./schema.ts";

/** How the amounts of a bill and their sums come about. */
export const explanation = defineExplanation({ fields, functions: costingFunctions, describe, cases });
