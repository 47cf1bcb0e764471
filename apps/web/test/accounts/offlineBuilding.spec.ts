import { expect, type BrowserContext, type Locator, type Page } from "@playwright/test";
import { buildingText } from "../drawnBuilding.ts";
import { pdf } from "../drawnPlan.ts";
import { untilIdle } from "../page.ts";
import { seedProject } from "../seed.ts";
import { readDocuments, signedIn as test } from "../users.ts";
import { badge, network, openFile } from "./pages.ts";

test.use({ serviceWorkers: "allow" });

/** Files that the service worker keeps for buildings; undefined before a page has asked for them. */
const keptForBuildings = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const name = (await caches.keys()).find((each) => each.startsWith("buildings-"));
    if (name === undefined) return undefined;
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname).join("\n");
  });

/** Everything that pages and workers of a browser send, decoded as forms are. */
function watchSending(context: BrowserContext): readonly string[] {
  const sent: string[] = [];
  context.on("request", (request) =>
    sent.push(decodeURIComponent(`${request.url()}\n${request.postData() ?? ""}`.replaceAll(/%(?![0-9a-f]{2})/gi, "%25"))),
  );
  return sent;
}

const rows = (page: Page): Locator =>
  page.getByRole("grid", { name: "Rooms" }).getByRole("gridcell", { name: /^Name, (?!new room|total)/ });

/** Goes through the steps of the import. */
async function importRooms(page: Page, finish: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Import a building" });
  for (let step = 0; step < 5; step++) await dialog.getByRole("button", { name: "Next", exact: true }).click();
  await dialog.getByRole("button", { name: finish }).click();
  await expect(dialog).toHaveCount(0);
}

test("where a heat load by the hour was open once, buildings are imported and plans traced without a network, and models stay on the device", async ({
  page,
  context,
  user,
}) => {
  const sent = watchSending(context);
  const room = { id: "mine", name: "My room", floorArea: { value: 20, unit: "m2" } };
  const file = (name: string, method: string) => ({
    collection: "calculations" as const,
    name,
    input: { unitSystem: "Metric", method, rooms: [room] },
  });
  const projectId = await seedProject(user.uid, { name: "Town hall", files: [file("Estimate", "room"), file("Loads", "hourly")] });
  await openFile(page, projectId, "Estimate");
  await untilIdle(page);
  expect(await keptForBuildings(page), "others do not load it").toBeUndefined();
  await openFile(page, projectId, "Loads");
  for (const name of ["ImportBuilding", "building.worker", "ModelResults", "TraceEditor", "findings.worker", "planPdf", "pdf.worker"])
    await expect
      .poll(() => keptForBuildings(page), { message: name })
      .toMatch(new RegExp(`/assets/${name.replace(".", "\\.")}-[\\w-]+\\.js`));

  await network(context, "off");
  await page.reload();
  await page.getByRole("button", { name: "Import a building…" }).click();
  const model = buildingText({ storeys: 1, rooms: 2 }).replace("<Campus ", "<!-- only in the model -->$&");
  await page.getByLabel("Model as gbXML").setInputFiles({ name: "office.xml", mimeType: "text/xml", buffer: Buffer.from(model) });
  const building = page.getByRole("dialog", { name: "Import a building" });
  const [account] = await Promise.all([page.waitForEvent("download"), building.getByRole("button", { name: "Download CSV" }).click()]);
  expect(account.suggestedFilename()).toBe("office account.csv");
  await importRooms(page, "Import 4 rooms");
  await expect(rows(page)).toHaveCount(5);

  await page.getByRole("button", { name: "Write loads into the model…" }).click();
  const results = page.getByRole("dialog", { name: "Write loads into the model" });
  await results.getByLabel("Model (gbXML or IFC)").setInputFiles({ name: "office.xml", mimeType: "text/xml", buffer: Buffer.from(model) });
  for (const name of ["Download the model", "Room schedule (CSV)"])
    await Promise.all([page.waitForEvent("download"), results.getByRole("button", { name }).click()]);
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Trace a plan…" }).click();
  await page.getByLabel("Plan as PDF, PNG or JPEG").setInputFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: pdf() });
  const image = page.getByRole("application", { name: /^Plan of the storey/ }).locator("image");
  await expect(image).toBeVisible();
  const picture = (await image.getAttribute("href"))!.split(",")[1]!;
  await page.getByRole("textbox", { name: "Scale 1 :" }).fill("50");
  await page.getByRole("button", { name: "Rectangle" }).click();
  for (const corner of ["0; 0", "5; 4"]) {
    await page.getByRole("textbox", { name: /^(?:Length or|Distance of)/ }).fill(corner);
    await page.keyboard.press("Enter");
  }
  await page.getByRole("button", { name: "Continue with 1 room" }).click();
  await page.getByRole("dialog", { name: "Import a building" }).getByRole("button", { name: "Add its rooms" }).click();
  await importRooms(page, "Import 1 room");
  await expect(rows(page)).toHaveCount(6);

  await network(context, "on");
  await expect(badge(page)).toHaveText("Saved");
  const stored = `artifacts/plenum/users/${user.uid}/projects/${projectId}/calculations/${new URL(page.url()).pathname.split("/").at(-1)}`;
  const { text } = await readDocuments(stored);
  expect(text).toContain("Conference Room 104");
  const all = sent.join("\n");
  expect(all, "what is sent is seen here").toContain("Conference Room 104");
  for (const content of [all, text]) {
    expect(content).not.toContain("only in the model");
    expect(content).not.toContain("PolyLoop");
    expect(content).not.toContain(picture.slice(0, 200));
  }
});
