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
 * Reads an Authorization header of a request to a database. Tokens are those of the Auth emulator and of `mockUserToken`: unsigned. A signed
 * one cannot be verified here and is refused. As in production, a token is good until it expires, and for its own project only; whether
 * its account still exists is not asked. Source: Firebase, "Manage user sessions".
 *
 * @throws UNAUTHENTICATED
 */
export function callerOf(authorization: string | undefined, database: string): Caller {
  if (authorization === undefined || authorization === "") return anonymous;
  const token = /^Bearer (\S+)$/i.exec(authorization)?.[1];
  if (token === undefined) throw unauthenticated("The Authorization header is not a bearer token.");
  if (token === "owner") return { kind: "owner" };
  const [header, payload, signature, ...rest] = token.split(".");
  if (header === undefined || payload === undefined || rest.length > 0) throw unauthenticated("The bearer token is not a JWT.");
  const claimedHeader = decodePart(header);
  if (claimedHeader["alg"] !== "none" || (signature ?? "") !== "")
    throw unauthenticated("Only unsigned tokens (alg: none) are accepted here.");
  const claims = decodePart(payload);
  requireCurrent(claims);
  requireProject(claims, database);
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

/** Mock tokens are issued in 1970, at 0, and expire an hour later: they are without regard to time. So are those that name no time. */
function requireCurrent({ iat, exp }: Claims): void {
  if (exp === undefined || iat === 0) return;
  if (typeof exp !== "number" || exp * 1000 <= Date.now()) throw unauthenticated("The token has expired.");
}

const issuer = "https://securetoken.google.com/";

/** A token that says whom it is for is for nobody else. */
function requireProject({ aud, iss }: Claims, database: string): void {
  const project = database.split("/")[1];
  if (aud !== undefined && aud !== project) throw unauthenticated(`The token is not for project "${project}".`);
  if (iss !== undefined && iss !== `${issuer}${project}`) throw unauthenticated(`The token is not of project "${project}".`);
}

type Claims = { readonly [claim: string]: Json | undefined };

function decodePart(part: string): Claims {
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
