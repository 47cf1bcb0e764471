import { randomUUID } from "node:crypto";
import { expect, test, type BrowserContextOptions } from "@playwright/test";
import { client, type Answer } from "@tooling/testing/documents";

/** An account on the local Firebase. */
export interface TestUser {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly idToken: string;
  readonly refreshToken: string;
}

const address = (name: string): string => {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: it is set by globalSetup.`);
  return url;
};
const project = "demo-plenum";

async function ask<T>(path: string, body: object): Promise<T> {
  const response = await fetch(`${address("PLENUM_TEST_AUTH_URL")}/identitytoolkit.googleapis.com/v1/${path}?key=local`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

/** An address that no other test has. */
export const newEmail = (): string => `${randomUUID().slice(0, 13)}@engineers.example`;

/** Creates an account without using the pages. */
export async function createUser(): Promise<TestUser> {
  const [email, password] = [newEmail(), "duct-and-pipe"];
  const { localId, idToken, refreshToken } = await ask<{ localId: string; idToken: string; refreshToken: string }>("accounts:signUp", {
    email,
    password,
    returnSecureToken: true,
  });
  return { uid: localId, email, password, idToken, refreshToken };
}

/** Changes the address at once, as anybody with the password could; the service sends the old address a link to restore it. */
export async function changeEmail({ idToken }: TestUser, email: string): Promise<void> {
  await ask("accounts:update", { idToken, email });
}

/**
 * Changes the password as another device of the user would. The service ends sessions of earlier seconds only; the change is repeated until it
 * reports that this one has ended.
 */
export async function changePassword({ email, password, idToken }: TestUser, next: string): Promise<void> {
  const elsewhere = await ask<{ idToken: string }>("accounts:signInWithPassword", { email, password, returnSecureToken: true });
  let token = elsewhere.idToken;
  await expect
    .poll(async () => {
      token = (await ask<{ idToken: string }>("accounts:update", { idToken: token, password: next, returnSecureToken: true })).idToken;
      return ask("accounts:lookup", { idToken }).then(
        () => "holds",
        (error: unknown) => String(error),
      );
    })
    .toContain("TOKEN_EXPIRED");
}

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/** Browser storage of a signed-in user: the session of Firebase, and the entries that the pages make at sign-in. */
export function storageOf({ uid, email, idToken, refreshToken }: TestUser): StorageState {
  const session = {
    uid,
    email,
    emailVerified: false,
    isAnonymous: false,
    providerData: [{ providerId: "password", uid: email, displayName: null, email, phoneNumber: null, photoURL: null }],
    stsTokenManager: { refreshToken, accessToken: idToken, expirationTime: Date.now() + 3_500_000 },
    createdAt: String(Date.now()),
    lastLoginAt: String(Date.now()),
    apiKey: "local",
    appName: "[DEFAULT]",
  };
  const localStorage = [
    { name: "firebase:authUser:local:[DEFAULT]", value: JSON.stringify(session) },
    { name: "plenum.signedIn", value: email },
    { name: "plenum.userId", value: uid },
  ];
  return { cookies: [], origins: [{ origin: address("PLENUM_TEST_URL"), localStorage }] };
}

/** A test whose browser belongs to a separate user. */
export const signedIn = test.extend<{ user: TestUser }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs
  user: async ({}, use) => use(await createUser()),
  storageState: async ({ user }, use) => use(storageOf(user)),
});

interface SentCode {
  readonly email: string;
  readonly requestType: string;
  readonly oobCode: string;
}

/** Code of the newest e-mail of a kind to an address. It waits until it is sent, because a page goes on before its e-mail. */
export async function sentCode(email: string, requestType: string): Promise<string> {
  let match: SentCode | undefined;
  await expect
    .poll(
      async () => {
        const response = await fetch(`${address("PLENUM_TEST_AUTH_URL")}/emulator/v1/projects/${project}/oobCodes`);
        const { oobCodes } = (await response.json()) as { oobCodes: readonly SentCode[] };
        match = oobCodes.findLast((code) => code.email === email && code.requestType === requestType);
        return match?.email;
      },
      { message: `${requestType} for ${email}` },
    )
    .toBe(email);
  return match!.oobCode;
}

const documents = (token = "owner") => client(address("PLENUM_TEST_FIRESTORE_URL"), project, token);

/** @throws {Error} with the server's answer, unless it is a success */
function expectSuccess({ status, body }: Answer): void {
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** Documents as read by the administrator or by a user with a token: status and body. */
export async function readDocuments(path: string, token?: string): Promise<{ readonly status: number; readonly text: string }> {
  const { status, body } = await documents(token).get(path);
  return { status, text: JSON.stringify(body) };
}

/** Changes a document as the administrator, to another version or an unreadable one. */
export async function patchDocument(path: string, fields: object, mask?: readonly string[]): Promise<void> {
  expectSuccess(await documents().patch(path, fields, mask));
}

/** Copies a document many times into its collection, with the names "Room 0", "Room 1" and so on. */
export async function multiplyDocument(path: string, times: number): Promise<void> {
  const { fields } = (await documents().get(path)).body as { fields: object };
  const collection = path.slice(0, path.lastIndexOf("/"));
  const rooms = Array.from({ length: times }, (_, index) => ({
    path: `${collection}/room${index}`,
    fields: { ...fields, name: { stringValue: `Room ${index}` } },
  }));
  // Firestore accepts 500 writes at once.
  for (let start = 0; start < times; start += 500) expectSuccess(await documents().putEncoded(rooms.slice(start, start + 500)));
}

/** Copies a heat load of a project many times, with its summary, named "Room 0", "Room 1" and so on. */
export async function multiplyFile({ uid }: Pick<TestUser, "uid">, projectId: string, fileId: string, times: number): Promise<void> {
  const user = `artifacts/plenum/users/${uid}`;
  const paths = [`${user}/projects/${projectId}/calculations/${fileId}`, `${user}/fileSummaries/${fileId}`];
  for (const path of paths) await expect.poll(async () => (await readDocuments(path)).status, { message: path }).toBe(200);
  for (const path of paths) await multiplyDocument(path, times);
}

/** Deletes documents as the administrator, in place of another device. */
export async function deleteDocuments(...paths: readonly string[]): Promise<void> {
  expectSuccess(await documents().commit(...paths.map((path) => ({ delete: path }))));
}
