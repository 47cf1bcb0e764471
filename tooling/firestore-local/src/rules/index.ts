export { RulesSyntaxError } from "./errors.ts";
export { parseRules } from "./parse.ts";
export type { Ruleset, Statement, RulesDecision } from "./ruleset.ts";
export { evaluateRules, loadRules } from "./ruleset.ts";
