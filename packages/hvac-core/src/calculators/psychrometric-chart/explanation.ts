import { defineExplanation } from "../../kernel/index.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { fields } from "./schema.ts";

/** How the results of Psychrometric chart come about. */
export const explanation = defineExplanation({ fields, describe, cases });
