import { catalogue, type Calculator } from "@org/hvac-core";
import type { PlainRecord } from "@org/data/seeding";
import { demoAccount } from "@tooling/local-firebase";
import { seedProject, seedTemplate } from "@tooling/local-firebase/seeding";
import type { Browser, BrowserContext } from "playwright";

/** Address of the product, and the state of a browser in which a user is signed in. */
export interface Origin {
  readonly url: string;
  readonly session?: Awaited<ReturnType<BrowserContext["storageState"]>>;
}

/** Address of the project that is shown, filled in when it has been made. */
export interface Work extends Origin {
  readonly projectPath: string;
}

const office = "Riverside office, level 3";
const definitions: readonly Calculator[] = catalogue;

/** The input of a typical example of a calculator, in metric units. */
function example(calculatorId: string, exampleId: string): PlainRecord {
  const wanted = definitions.find(({ id }) => id === calculatorId)?.examples.find(({ id }) => id === exampleId);
  if (!wanted) throw new Error(`The calculator ${calculatorId} has no example ${exampleId}.`);
  return wanted.input.Metric as PlainRecord;
}

/** Signs the demo account in and gives it projects, all of fixed dates. */
export async function prepareWork(browser: Browser, url: string, firestoreUrl: string): Promise<Work> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto("/login");
  await page.getByLabel("E-mail").fill(demoAccount.email);
  await page.getByLabel("Password", { exact: true }).fill(demoAccount.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
  // Totals of a project are shown in the units of the reader.
  await page.evaluate(() => localStorage.setItem("plenum.unitSystem", "Metric"));
  const session = await context.storageState({ indexedDB: true });
  await context.close();
  const uid = session.origins.flatMap(({ localStorage }) => localStorage).find(({ name }) => name === "plenum.userId")?.value;
  if (uid === undefined) throw new Error("The demo account could not sign in.");

  const user = { uid, firestoreUrl };
  await seedTemplate(user, "Residential Home", new Date("2026-10-12T08:10:00Z"));
  await seedTemplate(user, "Restaurant", new Date("2026-10-21T13:45:00Z"));
  const id = await seedProject(user, {
    name: office,
    description: "Fit-out of one floor: rooms, the supply main and the chilled water.",
    time: new Date("2026-10-30T15:20:00Z"),
    files: [
      { collection: "calculations", name: "Corner office", input: example("heat-load", "corner-office") },
      { collection: "calculations", name: "Training room", input: example("heat-load", "classroom") },
      { collection: "calculations", name: "Server room", input: example("heat-load", "server-room") },
      { collection: "ventilationCalculations", name: "Open-plan office", input: example("ventilation-calc", "open-plan-office") },
      { collection: "ductCalculations", name: "Supply main", input: example("duct-sizer", "supply-main") },
      { collection: "pipeCalculations", name: "Chilled water main", input: example("pipe-sizer", "chilled-water-main") },
    ],
  });
  return { url, session, projectPath: `/projects/${id}` };
}
