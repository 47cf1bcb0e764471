import type { Query } from "../query/query.ts";
import { resourceOf, rulesPath } from "../rules/convert.ts";
import { countExpressions } from "../rules/expressionCount.ts";
import type { RequestSegment } from "../rules/pattern.ts";
import { matchPattern } from "../rules/pattern.ts";
import type { Ruleset, RulesDecision } from "../rules/ruleset.ts";
import { evaluateRules } from "../rules/ruleset.ts";
import type { Method } from "../rules/syntax.ts";
import { permissionDenied } from "../status.ts";
import type { StoredDocument } from "../store/document.ts";
import type { Plan, Step } from "../store/plan.ts";
import type { Micros } from "../values/value.ts";
import type { Caller } from "./caller.ts";
import { constrainedFields, queryResource } from "./queryResource.ts";
import type { Reader, Surroundings } from "./requestContext.ts";
import { limitedReader, readsPerBatch, readsPerRequest, requestValue } from "./requestContext.ts";

/** Context of the rules: the caller, the rules in force, and the time. */
export type AccessContext = { readonly rules: Ruleset | undefined; readonly caller: Caller; readonly time: Micros };

/** @throws PERMISSION_DENIED unless a rule allows to get the document, which need not exist. */
export function authorizeGet(access: AccessContext, name: string, surroundings: Surroundings): void {
  const { caller, time } = access;
  if (caller.kind === "owner") return;
  const path = rulesPath(name);
  const request = requestValue({ auth: caller.auth, method: "get", path, time });
  const resource = resourceOf(surroundings.before.get(name));
  const context = { request, resource, read: limitedReader(surroundings, readsPerRequest), expressions: countExpressions() };
  requireAllowed(evaluateRules(requireRules(access), { method: "get", path, context }));
}

/**
 * Firebase allows 20 documents to be read for all writes together, and 1,000 expressions to be evaluated for a request. It does not say whether a
 * batch is one request; Google's emulator (1.19.9) counts the expressions of each write by itself. @throws PERMISSION_DENIED unless rules allow every
 * write of the plan.
 */
export function authorizeWrites(access: AccessContext, database: string, plan: Plan): void {
  if (access.caller.kind === "owner") return;
  const surroundings = { database, before: plan.before, after: plan.after };
  const batch = limitedReader(surroundings, readsPerBatch);
  for (const step of plan.steps) {
    const single = limitedReader(surroundings, readsPerRequest);
    const read: Reader = (path, isAfter) => {
      batch(path, isAfter);
      return single(path, isAfter);
    };
    authorizeWrite(access, step, read);
  }
}

function authorizeWrite(access: AccessContext, step: Step, read: Reader): void {
  const { caller, time } = access;
  if (caller.kind === "owner") return;
  const path = rulesPath(step.write.document.name);
  const method = methodOf(step);
  const written = method === "get" || method === "delete" ? undefined : step.after;
  const request = requestValue({ auth: caller.auth, method, path, time, written });
  const context = { request, resource: resourceOf(step.before), read, expressions: countExpressions() };
  requireAllowed(evaluateRules(requireRules(access), { method, path, context }));
}

/**
 * A write that requires the document to exist is an update, even if it does not exist; the rules then see no resource. A write that requires it not
 * to exist is a create, even if it exists: under rules that allow only create, the answer is ALREADY_EXISTS, and the SDK's transactions try again.
 */
function methodOf({ write, before }: Step): Method {
  if (write.kind === "delete") return "delete";
  if (write.kind === "verify") return "get";
  const { precondition } = write;
  if (precondition === undefined) return before === undefined ? "create" : "update";
  return "exists" in precondition && !precondition.exists ? "create" : "update";
}

/**
 * @throws PERMISSION_DENIED unless rules allow to list the documents. Production proves from the query alone that every
 * possible result is allowed. Here the equalities of the query are put into the rules; where that leaves the answer open
 * and the query limits none of the fields that it hangs on, the query is denied; where it does limit one, every document
 * found is judged, and one that is denied denies the query.
 */
export function authorizeQuery(access: AccessContext, query: Query, documents: Iterable<StoredDocument>, surroundings: Surroundings): void {
  const { caller, time } = access;
  if (caller.kind === "owner") return;
  const rules = requireRules(access);
  const path = requestPath(query);
  const read = limitedReader(surroundings, readsPerRequest);
  const request = requestValue({
    auth: caller.auth,
    method: "list",
    path: path.filter((segment) => typeof segment === "string"),
    time,
    query,
  });
  const verdict = evaluateRules(rules, {
    method: "list",
    path,
    context: { request, resource: queryResource(query), read, expressions: countExpressions() },
  });
  if (verdict.kind !== "undecided") return requireAllowed(verdict);
  requireConstraint(verdict.touched, query);
  // Production asks about the query alone, so what is asked about its documents here is not limited.
  const covering = new Set(rules.statements.filter(({ pattern }) => matchPattern(pattern, path) !== undefined));
  for (const document of documents) {
    const context = { request, resource: resourceOf(document), read, expressions: countExpressions(Infinity) };
    requireAllowed(
      evaluateRules(rules, { method: "list", path: rulesPath(document.name), context, among: (statement) => covering.has(statement) }),
    );
  }
}

function requireConstraint(touched: ReadonlySet<string>, query: Query): void {
  const constrained = constrainedFields(query.where);
  if ([...touched].some((field) => constrained.has(field))) return;
  const fields = [...touched].map((field) => (field === "*" ? "the whole document" : field)).join(", ");
  throw permissionDenied(`Missing or insufficient permissions. The rules depend on ${fields}, which the query does not limit.`);
}

function requestPath(query: Query): readonly RequestSegment[] {
  const parent = rulesPath(query.parent.name);
  return [...parent, ...(query.allDescendants ? [{ any: "many" } as const] : []), query.collectionId, { any: "one" }];
}

function requireRules({ rules }: AccessContext): Ruleset {
  if (rules === undefined) throw permissionDenied("Missing or insufficient permissions. No rules are loaded.");
  return rules;
}

function requireAllowed(verdict: RulesDecision): void {
  if (verdict.kind === "allowed") return;
  const reasons = verdict.kind === "denied" ? verdict.reasons : ["undecided"];
  throw permissionDenied(`Missing or insufficient permissions. ${[...new Set(reasons)].join("; ")}`);
}
