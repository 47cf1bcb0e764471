import { createRequire } from "node:module";

/** A message that production would send by e-mail. */
export interface LocalMail {
  readonly to: string;
  readonly mode: string;
  readonly code: string;
}

interface RefreshToken {
  readonly localId: string;
  /** Seconds since 1970; missing in tokens of earlier versions. */
  readonly issuedAt?: number;
}

/** Code of an e-mail, with the link that the e-mail would carry. */
interface OobRecord {
  readonly oobCode: string;
  readonly oobLink: string;
}

/** State of a project in the Auth emulator of firebase-tools, as far as it is overridden here. */
interface ProjectState {
  getUserByLocalId(localId: string): { readonly validSince?: string } | undefined;
  createRefreshTokenFor(...given: readonly unknown[]): string;
  validateRefreshToken(token: string): unknown;
  overwriteUserWithLocalId(localId: string, fields: object): unknown;
  createOob(email: string, newEmail: string | undefined, requestType: string, generateLink: (code: string) => string): OobRecord;
}

const require = createRequire(import.meta.url);
const { AgentProjectState, encodeRefreshToken, decodeRefreshToken } = require("firebase-tools/lib/emulator/auth/state.js") as {
  readonly AgentProjectState: new (projectId: string) => ProjectState;
  readonly encodeRefreshToken: (record: RefreshToken) => string;
  readonly decodeRefreshToken: (token: string) => RefreshToken;
};
const { BadRequestError } = require("firebase-tools/lib/emulator/auth/errors.js") as {
  readonly BadRequestError: new (message: string) => Error;
};

/** An account as the emulator exports it. */
export interface ExportedAccount {
  readonly localId: string;
  /** Time at which its sessions ended last, in seconds since 1970. */
  readonly validSince?: string;
}

/**
 * Accounts whose sessions end as in production: a session lasts until the account's password or address changes or its sessions are ended. The
 * emulator does not ask when a refresh token was issued, calls the token of a deleted account invalid, at which the SDK does not sign out, and ends
 * the sessions of all accounts that it imports.
 *
 * Source: Firebase, "Manage user sessions"; the errors, Identity Toolkit's of `token`.
 */
export class LocalAuthState extends AgentProjectState {
  readonly #sessionsEnded: Map<string, string | undefined>;
  readonly #onMail: (mail: LocalMail) => void;

  /** @param imported accounts that will be imported */
  constructor(projectId: string, imported: readonly ExportedAccount[], onMail: (mail: LocalMail) => void) {
    super(projectId);
    this.#sessionsEnded = new Map(imported.map(({ localId, validSince }) => [localId, validSince]));
    this.#onMail = onMail;
  }

  override createRefreshTokenFor(...given: readonly unknown[]): string {
    const record = decodeRefreshToken(super.createRefreshTokenFor(...given));
    return encodeRefreshToken({ ...record, issuedAt: Math.floor(Date.now() / 1000) });
  }

  override validateRefreshToken(token: string): unknown {
    const { localId, issuedAt } = decodeRefreshToken(token);
    const user = this.getUserByLocalId(localId);
    if (user === undefined) throw new BadRequestError("USER_NOT_FOUND");
    if (issuedAt !== undefined && issuedAt < Number(user.validSince ?? 0)) throw new BadRequestError("TOKEN_EXPIRED");
    return super.validateRefreshToken(token);
  }

  override overwriteUserWithLocalId(localId: string, fields: object): unknown {
    const validSince = this.#sessionsEnded.get(localId);
    this.#sessionsEnded.delete(localId);
    return super.overwriteUserWithLocalId(localId, validSince === undefined ? fields : { ...fields, validSince });
  }

  override createOob(email: string, newEmail: string | undefined, requestType: string, generateLink: (code: string) => string): OobRecord {
    const record = super.createOob(email, newEmail, requestType, generateLink);
    const to = requestType === "VERIFY_AND_CHANGE_EMAIL" && newEmail !== undefined ? newEmail : email;
    this.#onMail({ to, mode: new URL(record.oobLink).searchParams.get("mode") ?? "", code: record.oobCode });
    return record;
  }
}
