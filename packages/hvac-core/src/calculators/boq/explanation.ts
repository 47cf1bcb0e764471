import { costingFunctions } from "../../costing/sheetFunctions.ts";
import { defineExplanation } from "../../kernel/index.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { results } from "./results.ts";
import { fields } from "./schema.ts";

/** How the amounts of a bill and their sums come about. */
export const explanation = defineExplanation({ fields, results, functions: costingFunctions, describe, cases });
