import { fieldIs } from "../../kernel/index.ts";

/** One pipe by itself, or all pipes of a system. */
export const onePipe = fieldIs("scope", "section");
export const inSystem = fieldIs("scope", "system");
