import { fieldIs } from "../../kernel/index.ts";

/** Conditions of the scope: a single pipe, or all pipes of a system. */
export const onePipe = fieldIs("scope", "section");
export const inSystem = fieldIs("scope", "system");
