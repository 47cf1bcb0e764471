import { defineCalculator } from "../../kernel/index.ts";
import { statement } from "./answering.ts";
import { cases } from "./cases.ts";
import { describe } from "./describe.ts";

/** Cooling or heating load of a room at a design hour. */
export const heatLoad = /*#__PURE__*/ defineCalculator({ ...statement, describe, cases });
