import { coverageOf } from "../rules/coverage.ts";
import { RulesSyntaxError } from "../rules/errors.ts";
import type { Service } from "../service.ts";
import { requireDatabase } from "../service.ts";
import { StatusError, invalidArgument } from "../status.ts";
import type { Json, JsonObject } from "../values/json.ts";
import { isArray, isObject } from "../values/json.ts";

/** Answers a request below /emulator/v1/, which the official emulator takes from everyone. @throws StatusError */
export function administer(service: Service, method: string, path: string, body: JsonObject): Json {
  const [, database] = /^(projects\/[^/]+\/databases\/[^/]+)\/documents$/.exec(path) ?? [];
  if (method === "DELETE" && database !== undefined) {
    service.store.clear(requireDatabase(service, database));
    return {};
  }
  const [, project] = /^projects\/([^/]+):securityRules$/.exec(path) ?? [];
  if (method === "PUT" && project !== undefined) {
    requireDatabase(service, `projects/${project}/databases/(default)`);
    loadRules(service, project, rulesText(body));
    return {};
  }
  const [, covered] = /^projects\/([^/]+):ruleCoverage$/.exec(path) ?? [];
  if (method === "GET" && covered !== undefined) {
    const allows = coverageOf(service.rules.rulesOf(requireDatabase(service, `projects/${covered}/databases/(default)`)));
    return { allows: allows.map((allow) => ({ ...allow })) };
  }
  throw new StatusError("NOT_FOUND", `${method} ${path} is not an administrative request that is spoken here.`);
}

function loadRules(service: Service, project: string, source: string): void {
  try {
    service.rules.put(project, source);
  } catch (error) {
    if (error instanceof RulesSyntaxError) throw invalidArgument(error.message);
    throw error;
  }
}

function rulesText(body: JsonObject): string {
  const { rules } = body;
  const files = isObject(rules) ? rules["files"] : undefined;
  const [file, ...others] = isArray(files) ? files : [];
  if (!isObject(file) || others.length > 0 || typeof file["content"] !== "string")
    throw invalidArgument("The body is {rules: {files: [{content}]}} with one file.");
  return file["content"];
}
