import type { RuleValue } from "../rules/ruleValue.ts";
import { ruleMap, ruleNull, ruleString } from "../rules/ruleValue.ts";
import { ruleValueOfJson } from "../rules/convert.ts";
import { StatusError } from "../status.ts";
import type { Json } from "../values/json.ts";
import { isObject } from "../values/json.ts";

/** Who asks: the administrator, whom no rule holds, or someone whom the rules see as `request.auth`. */
export type Caller = { readonly kind: "owner" } | { readonly kind: "user"; readonly auth: RuleValue };

export const anonymous: Caller = { kind: "user", auth: ruleNull };

/**
 * Reads an Authorization header. Tokens are those of the Auth emulator and of `mockUserToken`: unsigned, and without regard
 * to their expiry, because mock tokens expire in 1970. A signed token cannot be verified here and is refused.
 */
export function callerOf(authorization: string | undefined): Caller {
  if (authorization === undefined || authorization === "") return anonymous;
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw unauthenticated("The Authorization header is not a bearer token.");
  if (token === "owner") return { kind: "owner" };
  const [header, payload, signature, ...rest] = token.split(".");
  if (header === undefined || payload === undefined || rest.length > 0) throw unauthenticated("The bearer token is not a JWT.");
  const claimedHeader = decodePart(header);
  if (claimedHeader["alg"] !== "none" || (signature ?? "") !== "") throw unauthenticated("Only unsigned tokens (alg: none) are accepted here.");
  const claims = decodePart(payload);
  const uid = claims["sub"] ?? claims["user_id"];
  if (typeof uid !== "string" || uid === "") throw unauthenticated("The token has no sub or user_id.");
  return {
    kind: "user",
    auth: ruleMap([
      ["uid", ruleString(uid)],
      ["token", ruleValueOfJson(claims)],
    ]),
  };
}

function decodePart(part: string): { readonly [claim: string]: Json | undefined } {
  try {
    const decoded = JSON.parse(Buffer.from(part, "base64url").toString("utf8")) as Json;
    if (isObject(decoded)) return decoded;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  throw unauthenticated("The bearer token is not a JWT.");
}

function unauthenticated(message: string): StatusError {
  return new StatusError("UNAUTHENTICATED", message);
}
