import { deleteApp, initializeApp } from "firebase/app";
import { inMemoryPersistence } from "firebase/auth";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openAccount, type Account } from "../../src/account/index.ts";
import { startIdentityToolkit } from "./identityToolkit.ts";

let toolkit: Awaited<ReturnType<typeof startIdentityToolkit>>;
let account: Account;
let events: string[];
let canRemove: boolean;
let hasUnsent: boolean;
let onRemoved: () => void;

beforeAll(async () => {
  toolkit = await startIdentityToolkit();
});
afterAll(() => toolkit.close());

beforeEach(() => {
  toolkit.accounts.clear();
  toolkit.mails.length = 0;
  toolkit.goDown(false);
  events = [];
  canRemove = true;
  hasUnsent = false;
  onRemoved = () => {};
  const app = initializeApp({ apiKey: "key", projectId: "demo-accounts" }, `app-${Math.random()}`);
  account = openAccount(app, {
    configuration: { authEmulator: toolkit.url },
    report: { warn: () => {}, error: () => {} },
    persistence: inMemoryPersistence,
    removeData: async () => {
      if (!canRemove) throw new Error("unreachable");
      events.push("data removed");
      onRemoved();
    },
    afterDeletion: async () => void events.push("device cleared"),
    beforeSignOut: async ({ discard = false }) => {
      expect(status()).not.toBe("loading");
      events.push(discard ? "before sign-out, come what may" : "before sign-out");
      return discard || !hasUnsent;
    },
  });
  return () => deleteApp(app);
});

const status = (): string => account.state.getSnapshot().status;
const email = "ada@example.com";
const password = "correct horse";

describe("signing up and in", () => {
  test("a new account is signed in, not verified, and a verification e-mail is on its way", async () => {
    expect(status()).toBe("loading");
    expect(await account.signUp(` ${email} `, password)).toEqual({ ok: true });
    expect(account.state.getSnapshot()).toEqual({ status: "signedIn", user: { uid: expect.any(String), email, emailVerified: false } });
    expect(toolkit.mails).toMatchObject([{ to: email, requestType: "VERIFY_EMAIL" }]);
  });

  test("opening the link verifies the address, and the session knows at once", async () => {
    await account.signUp(email, password);
    const { code } = toolkit.mails[0]!;
    expect(await account.checkCode(code)).toEqual({ ok: true, mode: "verifyEmail", email });
    expect(await account.applyCode(code)).toEqual({ ok: true });
    expect(account.state.getSnapshot().user?.emailVerified).toBe(true);
    expect(await account.applyCode(code)).toEqual({ ok: false, message: expect.stringContaining("no longer valid") });
  });

  test("signing out ends the session, after what depends on it was closed", async () => {
    await account.signUp(email, password);
    const seen: string[] = [];
    account.state.subscribe(() => seen.push(status()));
    await account.signOut();
    expect([events, seen]).toEqual([["before sign-out"], ["signedOut"]]);
    expect(await account.signIn(email, password)).toEqual({ ok: true });
    expect(status()).toBe("signedIn");
  });

  test("no response reveals whether an address has an account", async () => {
    await account.signUp(email, password);
    await account.signOut();
    const answers = [await account.signIn(email, "wrong password"), await account.signIn("nobody@example.com", password)];
    expect(answers[0]).toEqual(answers[1]);
    expect(await account.sendPasswordReset(email)).toEqual(await account.sendPasswordReset("nobody@example.com"));
    const again = await account.signUp(email, password);
    expect(again.ok || again.message).not.toMatch(/exist|taken|registered|in use/i);
  });

  test("a short password is refused before it is sent", async () => {
    const short = { ok: false, message: "Use at least 12 characters." };
    expect(await account.signUp(email, "correct hrs")).toEqual(short);
    expect(await account.changePassword(password, "correct hrs")).toEqual(short);
    expect(await account.resetPassword("code", "🔒".repeat(11))).toEqual(short);
    expect(toolkit.accounts.size).toBe(0);
  });

  test("a password that was chosen under another rule still signs in", async () => {
    toolkit.accounts.set("old", { localId: "old", email, password: "short", emailVerified: true });
    expect(await account.signIn(email, "short")).toEqual({ ok: true });
    expect(await account.changePassword("short", password)).toEqual({ ok: true });
  });

  test("an unreachable service is reported as such", async () => {
    toolkit.goDown(true);
    expect(await account.signIn(email, password)).toEqual({ ok: false, message: expect.stringContaining("cannot be reached") });
  });
});

describe("changing an account", () => {
  beforeEach(() => void account.signUp(email, password));
  beforeEach(async () => {
    await expect.poll(status).toBe("signedIn");
    await expect.poll(() => toolkit.mails.length).toBe(1);
  });

  test("a forgotten password is reset with the code of the link, once", async () => {
    await account.signOut();
    await account.sendPasswordReset(email);
    const { code } = toolkit.mails.at(-1)!;
    expect(await account.checkCode(code)).toEqual({ ok: true, mode: "resetPassword", email });
    expect(await account.resetPassword(code, "another horse")).toEqual({ ok: true });
    expect((await account.resetPassword(code, "a third horse")).ok).toBe(false);
    expect((await account.signIn(email, password)).ok).toBe(false);
    expect((await account.signIn(email, "another horse")).ok).toBe(true);
  });

  test("password and address change only with the present password", async () => {
    expect((await account.changePassword("wrong password", "another horse")).ok).toBe(false);
    expect((await account.changeEmail("wrong password", "new@example.com")).ok).toBe(false);
    expect(await account.changePassword(password, "another horse")).toEqual({ ok: true });
    expect(await account.changeEmail("another horse", "new@example.com")).toEqual({ ok: true });
    const mail = toolkit.mails.at(-1)!;
    expect(mail).toMatchObject({ to: "new@example.com", requestType: "VERIFY_AND_CHANGE_EMAIL" });
    expect(await account.checkCode(mail.code)).toEqual({ ok: true, mode: "verifyAndChangeEmail", email, newEmail: "new@example.com" });
    await account.applyCode(mail.code);
    expect(account.state.getSnapshot().user).toMatchObject({ email: "new@example.com", emailVerified: true });
  });

  test("an account is deleted after its data, and neither without the password", async () => {
    expect((await account.deleteAccount("wrong password")).ok).toBe(false);
    expect([events, toolkit.accounts.size]).toEqual([[], 1]);
    expect(await account.deleteAccount(password)).toEqual({ ok: true });
    expect([events, toolkit.accounts.size, status()]).toEqual([["data removed", "device cleared"], 0, "signedOut"]);
  });

  test("data that cannot be deleted keep their account, and it can be asked for again", async () => {
    canRemove = false;
    expect(await account.deleteAccount(password)).toEqual({
      ok: false,
      message: expect.stringMatching(/^The deletion stopped\..*Your account still exists\. Try again/),
    });
    expect([toolkit.accounts.size, status(), events]).toEqual([1, "signedIn", []]);
    canRemove = true;
    expect(await account.deleteAccount(password)).toEqual({ ok: true });
    expect([toolkit.accounts.size, status()]).toEqual([0, "signedOut"]);
  });

  test("an account that could not be deleted after its data says so, and goes when it is asked for again", async () => {
    onRemoved = () => toolkit.goDown(true);
    expect(await account.deleteAccount(password)).toEqual({
      ok: false,
      message: expect.stringMatching(/^All your data is deleted\. The account itself still exists.*cannot be reached/),
    });
    expect([toolkit.accounts.size, status()]).toEqual([1, "signedIn"]);
    onRemoved = () => {};
    toolkit.goDown(false);
    expect(await account.deleteAccount(password)).toEqual({ ok: true });
    expect([toolkit.accounts.size, status()]).toEqual([0, "signedOut"]);
  });

  test("a session that the service has ended differs from one that the user has ended", async () => {
    toolkit.revoke(email);
    expect((await account.refresh()).ok).toBe(false);
    expect(account.state.getSnapshot()).toEqual({ status: "signedOut", user: undefined, isRevoked: true });
    await account.signIn(email, password);
    await account.signOut();
    expect(account.state.getSnapshot()).toEqual({ status: "signedOut", user: undefined });
  });

  test("functions for signed-in users refuse visitors", async () => {
    await account.signOut();
    const answers = [
      await account.sendVerification(),
      await account.refresh(),
      await account.confirmPassword(password),
      await account.deleteAccount(password),
    ];
    for (const answer of answers) expect(answer).toEqual({ ok: false, message: "Sign in first." });
  });
});
