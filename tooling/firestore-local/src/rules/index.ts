export { RulesSyntaxError } from "./errors.ts";
export { parseRules } from "./parse.ts";
export type { Ruleset, Statement, Verdict } from "./ruleset.ts";
export { judge, loadRules } from "./ruleset.ts";
