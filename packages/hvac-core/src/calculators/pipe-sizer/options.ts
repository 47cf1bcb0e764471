import type { Condition } from "../../kernel/index.ts";

/** One pipe by itself, or all pipes of a system. */
export const inSection: Condition = { field: "scope", is: ["section"] };
export const inSystem: Condition = { field: "scope", is: ["system"] };
