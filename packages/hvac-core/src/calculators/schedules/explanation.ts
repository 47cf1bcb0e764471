import { equipmentFunctions } from "../../equipment/sheetFunctions.ts";
import { defineExplanation } from "../../kernel/index.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { results } from "./results.ts";
import { fields } from "./schema.ts";

/** How margins, circuits and totals of schedules come about. */
export const explanation = defineExplanation({ fields, results, functions: equipmentFunctions, describe, cases });
