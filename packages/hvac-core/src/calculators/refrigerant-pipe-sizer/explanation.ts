import { defineExplanation } from "../../kernel/index.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { results } from "./results.ts";
import { fields } from "./schema.ts";

/** How sizes, losses, oil return and charge come about. */
export const explanation = defineExplanation({ fields, results, functions: {}, describe, cases });
