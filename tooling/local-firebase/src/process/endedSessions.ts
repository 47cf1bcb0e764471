import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

/**
 * Loaded into firebase-tools before its own program (`--import`): a session lasts until the account's password or address changes or its
 * sessions are ended, as in production. The Auth emulator does not ask when a refresh token was issued, says of a deleted account's that it
 * is invalid, at which the SDK does not sign out, and takes the sessions of all accounts that it imports for ended.
 * Source: Firebase, "Manage user sessions"; the errors, Identity Toolkit's of `token`.
 */
interface RefreshToken {
  readonly localId: string;
  /** Seconds since 1970; missing in tokens from before this file. */
  readonly issuedAt?: number;
}

interface AuthState {
  readonly ProjectState: { readonly prototype: object };
  readonly encodeRefreshToken: (record: RefreshToken) => string;
  readonly decodeRefreshToken: (token: string) => RefreshToken;
}

interface Project {
  readonly getUserByLocalId: (localId: string) => { readonly validSince?: string } | undefined;
}

type Method = (this: Project, ...given: readonly unknown[]) => unknown;

const require = createRequire(import.meta.url);
const { ProjectState, encodeRefreshToken, decodeRefreshToken } = require("firebase-tools/lib/emulator/auth/state.js") as AuthState;
const { BadRequestError } = require("firebase-tools/lib/emulator/auth/errors.js") as {
  readonly BadRequestError: new (message: string) => Error;
};

function replace(name: string, make: (original: Method) => Method): void {
  const original: unknown = Reflect.get(ProjectState.prototype, name);
  if (typeof original !== "function")
    throw new Error(`This version of firebase-tools has no ${name}: src/process/endedSessions.ts no longer fits it.`);
  Reflect.set(ProjectState.prototype, name, make(original as Method));
}

replace("createRefreshTokenFor", (create) => {
  return function (...given) {
    const record = decodeRefreshToken(Reflect.apply(create, this, given) as string);
    return encodeRefreshToken({ ...record, issuedAt: Math.floor(Date.now() / 1000) });
  };
});

replace("validateRefreshToken", (validate) => {
  return function (token, ...given) {
    const { localId, issuedAt } = decodeRefreshToken(token as string);
    const user = this.getUserByLocalId(localId);
    if (user === undefined) throw new BadRequestError("USER_NOT_FOUND");
    if (issuedAt !== undefined && issuedAt < Number(user.validSince ?? 0)) throw new BadRequestError("TOKEN_EXPIRED");
    return Reflect.apply(validate, this, [token, ...given]);
  };
});

/** When the sessions of each account were ended last, by the file that is imported. */
const imported = process.env["PLENUM_IMPORTED_ACCOUNTS"] ?? "";
const { users = [] } = (existsSync(imported) ? JSON.parse(readFileSync(imported, "utf8")) : {}) as {
  users?: readonly { localId: string; validSince?: string }[];
};
const endedBefore = new Map(users.map(({ localId, validSince }) => [localId, validSince]));

replace("overwriteUserWithLocalId", (overwrite) => {
  return function (localId, fields, ...given) {
    const validSince = endedBefore.get(localId as string);
    endedBefore.delete(localId as string);
    return Reflect.apply(overwrite, this, [localId, validSince === undefined ? fields : { ...(fields as object), validSince }, ...given]);
  };
});
