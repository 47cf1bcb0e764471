import { createServer, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

interface StoredAccount {
  readonly localId: string;
  /** Tokens issued before this time are refused, as after a change of the password on another device. */
  isRevoked?: boolean;
  email: string;
  password: string;
  emailVerified: boolean;
}

/** A link in an e-mail. */
export interface Mail {
  readonly to: string;
  readonly requestType: string;
  readonly code: string;
}

type Body = Readonly<Record<string, unknown>>;

class Refusal extends Error {}

/**
 * The part of Google's Identity Toolkit that e-mail accounts use, with e-mail enumeration protection as in production. It replaces the Auth
 * emulator where that is not available; the browser journeys use the emulator itself.
 */
export async function startIdentityToolkit() {
  const accounts = new Map<string, StoredAccount>();
  const mails: Mail[] = [];
  const used = new Set<string>();
  let count = 0;
  let isDown = false;

  const byEmail = (email: unknown): StoredAccount | undefined => [...accounts.values()].find((account) => account.email === email);
  const byToken = ({ idToken }: Body): StoredAccount => {
    const { sub } = JSON.parse(Buffer.from(String(idToken).split(".")[1]!, "base64url").toString()) as { sub: string };
    const account = accounts.get(sub);
    if (!account) throw new Refusal("USER_NOT_FOUND");
    if (account.isRevoked) throw new Refusal("TOKEN_EXPIRED");
    return account;
  };
  const tokens = ({ localId, email, emailVerified }: StoredAccount): object => {
    const part = (content: object): string => Buffer.from(JSON.stringify(content)).toString("base64url");
    const iat = Math.floor(Date.now() / 1000);
    const claims = { sub: localId, user_id: localId, email, email_verified: emailVerified, iat, exp: iat + 3600, auth_time: iat };
    const idToken = `${part({ alg: "none" })}.${part(claims)}.`;
    return { localId, email, idToken, refreshToken: localId, expiresIn: "3600" };
  };
  const mailOf = (code: unknown): Mail => {
    const mail = mails.find((candidate) => candidate.code === code);
    if (!mail || used.has(mail.code)) throw new Refusal("INVALID_OOB_CODE");
    return mail;
  };

  const calls: Readonly<Record<string, (body: Body) => object>> = {
    signUp: ({ email, password }) => {
      if (byEmail(email)) throw new Refusal("EMAIL_EXISTS");
      const account = { localId: `user-${(count += 1)}`, email: String(email), password: String(password), emailVerified: false };
      accounts.set(account.localId, account);
      return tokens(account);
    },
    signInWithPassword: ({ email, password }) => {
      const account = byEmail(email);
      if (!account || account.password !== password) throw new Refusal("INVALID_LOGIN_CREDENTIALS");
      account.isRevoked = false;
      return tokens(account);
    },
    lookup: (body) => {
      const { localId, email, emailVerified } = byToken(body);
      return {
        users: [{ localId, email, emailVerified, providerUserInfo: [{ providerId: "password", email, federatedId: email, rawId: email }] }],
      };
    },
    sendOobCode: (body) => {
      const requestType = String(body["requestType"]);
      const account = requestType === "PASSWORD_RESET" ? byEmail(body["email"]) : byToken(body);
      const to = requestType === "VERIFY_AND_CHANGE_EMAIL" ? String(body["newEmail"]) : account?.email;
      if (account && to !== undefined) mails.push({ to, requestType, code: `${account.localId}/${mails.length}` });
      return { email: body["email"] };
    },
    resetPassword: ({ oobCode, newPassword }) => {
      const mail = mailOf(oobCode);
      const account = accounts.get(mail.code.split("/")[0]!)!;
      if (typeof newPassword === "string") {
        account.password = newPassword;
        used.add(mail.code);
      }
      return {
        email: account.email,
        requestType: mail.requestType,
        ...(mail.requestType === "VERIFY_AND_CHANGE_EMAIL" && { newEmail: mail.to }),
      };
    },
    update: (body) => {
      if (body["oobCode"] !== undefined) {
        const mail = mailOf(body["oobCode"]);
        const account = accounts.get(mail.code.split("/")[0]!)!;
        Object.assign(account, { email: mail.to, emailVerified: true });
        used.add(mail.code);
        return { email: account.email };
      }
      const account = byToken(body);
      if (typeof body["password"] === "string") account.password = body["password"];
      return tokens(account);
    },
    delete: (body) => {
      accounts.delete(byToken(body).localId);
      return {};
    },
  };

  const requests: IncomingHttpHeaders[] = [];
  const server = createServer((request, response) => {
    requests.push(request.headers);
    const answer = async (): Promise<object> => {
      if (isDown) throw new Error("down");
      const { pathname } = new URL(request.url ?? "/", "http://local");
      if (pathname.startsWith("/securetoken.googleapis.com/")) {
        const account = accounts.get(new URLSearchParams(await text(request)).get("refresh_token") ?? "");
        if (!account) throw new Refusal("TOKEN_EXPIRED");
        const { idToken } = tokens(account) as { idToken: string };
        return {
          access_token: idToken,
          id_token: idToken,
          refresh_token: account.localId,
          expires_in: "3600",
          user_id: account.localId,
          token_type: "Bearer",
        };
      }
      const call = calls[pathname.split("accounts:")[1] ?? ""];
      if (!call) throw new Refusal("OPERATION_NOT_ALLOWED");
      return call(JSON.parse(await text(request)) as Body);
    };
    answer().then(
      (body) => response.end(JSON.stringify(body)),
      (error: unknown) => {
        if (!(error instanceof Refusal)) return response.destroy();
        response.writeHead(400);
        return response.end(JSON.stringify({ error: { code: 400, message: error.message } }));
      },
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mails,
    accounts,
    /** The value of a header in all requests so far, `undefined` where it was missing. */
    headers: (name: string) => requests.map((headers) => headers[name]),
    revoke: (email: string) => {
      byEmail(email)!.isRevoked = true;
    },
    goDown: (down: boolean) => {
      isDown = down;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

async function text(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
