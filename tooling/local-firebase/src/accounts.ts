import { localProjectId } from "./project.ts";

/** The account that a local run has from its first start. It exists in local data only, so its password is no secret. */
export const demoAccount = { email: "demo@plenum.example", password: "plenum-demo-account", displayName: "Demo Engineer" } as const;

/** What became of the demo account at a start. */
export type DemoAccountState = "created" | "kept" | "password changed";

const accounts = `identitytoolkit.googleapis.com/v1/projects/${localProjectId}/accounts`;

async function administer(authUrl: string, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(`${authUrl}/${path}`, {
    method,
    headers: { Authorization: "Bearer owner", "Content-Type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

async function expectSuccess(response: Response, action: string): Promise<Response> {
  if (!response.ok) throw new Error(`The Auth emulator refused to ${action}: ${response.status} ${await response.text()}`);
  return response;
}

/** As in production, sign-in and password reset do not tell whether an e-mail address has an account. */
export async function protectEmails(authUrl: string): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v2/projects/${localProjectId}/config?updateMask=emailPrivacyConfig.enableImprovedEmailPrivacy`;
  await expectSuccess(
    await administer(authUrl, "PATCH", path, { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    "protect e-mail addresses",
  );
}

/** All accounts, in the form in which the emulator imports them. */
export async function exportAccounts(authUrl: string): Promise<string> {
  return (await expectSuccess(await administer(authUrl, "GET", `${accounts}:batchGet?maxResults=-1`), "export its accounts")).text();
}

/** Creates the demo account, with a verified address, unless there is one with its address. */
export async function seedDemoAccount(authUrl: string): Promise<DemoAccountState> {
  const { email, password, displayName } = demoAccount;
  const found = await expectSuccess(
    await administer(authUrl, "POST", `${accounts}:lookup`, { email: [email] }),
    "look up the demo account",
  );
  const { users } = (await found.json()) as { users?: readonly unknown[] };
  if (users === undefined || users.length === 0) {
    await expectSuccess(
      await administer(authUrl, "POST", accounts, { email, password, displayName, emailVerified: true }),
      "create the demo account",
    );
    return "created";
  }
  const signedIn = await administer(authUrl, "POST", "identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local", {
    email,
    password,
  });
  return signedIn.ok ? "kept" : "password changed";
}
