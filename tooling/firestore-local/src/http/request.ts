import type { IncomingMessage, ServerResponse } from "node:http";
import { asStatus, invalidArgument } from "../status.ts";
import type { Json, JsonObject } from "../values/json.ts";
import { isObject } from "../values/json.ts";

/** Source: Cloud Firestore, "Quotas and limits": an API request, which is a body over REST and one message of a stream. */
const maxRequest = 10 * 1024 * 1024;
/** Limit of a body with several form-encoded messages, each up to three times as long as its request. */
const maxBody = 64 * 1024 * 1024;

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBody) throw invalidArgument("The request is larger than the limit of 10 MiB.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

export function parseJsonObject(body: string): JsonObject {
  if (Buffer.byteLength(body) > maxRequest) throw invalidArgument("The request is larger than the limit of 10 MiB.");
  if (body.trim() === "") return {};
  try {
    const parsed = JSON.parse(body) as Json;
    if (isObject(parsed)) return parsed;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw invalidArgument("The body is not a JSON object.");
}

export function sendJson(response: ServerResponse, status: number, json: Json): void {
  if (response.headersSent) return;
  response.writeHead(status, { "Content-Type": "application/json; charset=UTF-8" });
  response.end(JSON.stringify(json));
}

export function sendError(response: ServerResponse, thrown: unknown): void {
  const { code: _, http, status, message } = asStatus(thrown);
  sendJson(response, http, { error: { code: http, status, message } });
}
