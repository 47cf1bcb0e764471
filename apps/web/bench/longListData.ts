import type { Browser, BrowserContext } from "@playwright/test";
import { createUser, multiplyFile, patchDocument, readDocuments, storageOf, type TestUser } from "../test/users.ts";
import { viewport } from "./report.ts";

export const template = "Small Office Fit-out";

/** A user with one project, whose heat load there is so many times. */
export interface LongProject {
  readonly user: TestUser;
  readonly path: string;
}

export function signedIn(browser: Browser, baseURL: string, { user }: Pick<LongProject, "user">): Promise<BrowserContext> {
  return browser.newContext({ baseURL, viewport, storageState: storageOf(user) });
}

/** A project from a template, with copies of its heat load, for a separate user. @param inputBytes of a text that is put into the input of each */
export async function makeLongProject(browser: Browser, baseURL: string, files: number, inputBytes = 0): Promise<LongProject> {
  const user = await createUser();
  const context = await signedIn(browser, baseURL, { user });
  const page = await context.newPage();
  await page.goto("/projects");
  await page.getByRole("button", { name: "From template" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(`^${template}`) })
    .click();
  const file = await page.getByRole("link", { name: "Open office, cooling load" }).getAttribute("href");
  const [, , projectId, , fileId] = file!.split("/");
  const document = `artifacts/plenum/users/${user.uid}/projects/${projectId}/calculations/${fileId}`;
  while ((await readDocuments(document)).status !== 200) await page.waitForTimeout(100);
  await context.close();
  const roomName = { stringValue: "x".repeat(inputBytes) };
  if (inputBytes > 0)
    await patchDocument(document, { data: { mapValue: { fields: { fields: { mapValue: { fields: { roomName } } } } } } }, [
      "data.fields.roomName",
    ]);
  await multiplyFile(user, projectId!, fileId!, files - 1);
  return { user, path: `/projects/${projectId}` };
}
