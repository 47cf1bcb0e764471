import { localProjectId } from "./project.ts";

/** The account that a local run has from its first start. It exists in local data only, so its password is no secret. */
export const demoAccount = { email: "demo@plenum.example", password: "plenum-demo-account", displayName: "Demo Engineer" } as const;

/** State of the demo account after a start. */
export type DemoAccountState = "created" | "unchanged" | "password changed";

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

/** As in production, sign-in and password reset do not reveal whether an e-mail address has an account. */
export async function protectEmails(authUrl: string): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v2/projects/${localProjectId}/config?updateMask=emailPrivacyConfig.enableImprovedEmailPrivacy`;
  await expectSuccess(
    await administer(authUrl, "PATCH", path, { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
    "protect e-mail addresses",
  );
}

/** Adds accounts of an earlier run, with their passwords. */
export async function importAccounts(authUrl: string, users: readonly object[]): Promise<void> {
  const response = await expectSuccess(await administer(authUrl, "POST", `${accounts}:batchCreate`, { users }), "import accounts");
  const { error = [] } = (await response.json()) as { error?: readonly { readonly message: string }[] };
  if (error.length > 0) throw new Error(`The Auth emulator refused accounts: ${error.map(({ message }) => message).join(" ")}`);
}

/** All accounts, in the form in which the emulator imports them. */
export async function exportAccounts(authUrl: string): Promise<string> {
  return (await expectSuccess(await administer(authUrl, "GET", `${accounts}:batchGet?maxResults=-1`), "export its accounts")).text();
}

/** Creates the demo account, with a verified address, unless there is one with its address. */
export async function seedDemoAccount(authUrl: string): Promise<DemoAccountState> {
  const { email, password, displayName } = demoAccount;
  const lookup = await expectSuccess(
    await administer(authUrl, "POST", `${accounts}:lookup`, { email: [email] }),
    "look up the demo account",
  );
  const { users } = (await lookup.json()) as { users?: readonly unknown[] };
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
  return signedIn.ok ? "unchanged" : "password changed";
}
