import { defineExplanation } from "../../kernel/index.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";
import { fields } from "./schema.ts";

/** How sizes, losses, oil return and charge come about. */
export const explanation = defineExplanation({ fields, functions: {}, describe, cases });
