import { afterAll, beforeAll, expect, test } from "vitest";
import { openBench, type Bench } from "./browser.ts";

const logo = "data:image/png;base64,iVBORw0KGgo=";

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

test("a device that has no copy and no network does not take the company details for empty", async () => {
  const project = "demo-company-unknown";
  const office = await bench.tab(await bench.device(), project);
  await office.evaluate((picture) => window.harness.workspace.company.save({ name: "Firm", location: "Town", logo: picture }), logo);

  const device = await bench.device();
  await device.clock.install();
  await device.route(`http://127.0.0.1:${bench.firestore.port}/**`, (route) => route.abort("internetdisconnected"));
  const fresh = await bench.tab(device, project);
  const refused = fresh.waitForEvent("requestfailed");
  await fresh.evaluate(() => {
    const states: string[] = [];
    const { details } = window.harness.workspace.company;
    details.subscribe(() => states.push(details.getSnapshot().status));
    Object.assign(window, { states });
  });
  await refused;
  // The SDK gives up waiting and answers from its empty cache after ten seconds.
  await fresh.clock.runFor(11_500);
  const seen = await fresh.evaluate(() => [
    ...(window as unknown as { states: string[] }).states,
    window.harness.workspace.company.details.getSnapshot().status,
  ]);
  expect(new Set(seen)).toEqual(new Set(["loading"]));

  await device.unroute(`http://127.0.0.1:${bench.firestore.port}/**`);
  // It tries again after a pause that grows to a minute.
  await fresh.clock.runFor(60_000);
  const profile = await fresh.evaluate(async () => {
    const { workspace, until } = window.harness;
    await until(workspace.company.details, ({ status }) => status === "ready");
    return workspace.company.details.getSnapshot().profile;
  });
  expect(profile).toEqual({ name: "Firm", location: "Town", logo });
});

test("changes of the company details on two devices are both kept", async () => {
  const project = "demo-company-two";
  const [here, there] = [await bench.tab(await bench.device(), project), await bench.tab(await bench.device(), project)];
  await here.evaluate(() => window.harness.workspace.company.save({ name: "Firm", location: "Town", logo: null }));
  for (const page of [here, there])
    await page.evaluate(() => window.harness.until(window.harness.workspace.company.details, ({ profile }) => profile.name === "Firm"));

  await there.context().setOffline(true);
  await there.evaluate(() => void window.harness.workspace.company.save({ name: "Firm", location: "Other town", logo: null }));
  await here.evaluate((picture) => window.harness.workspace.company.save({ name: "Firm and sons", location: "Town", logo: picture }), logo);
  await there.context().setOffline(false);

  for (const page of [here, there])
    expect(
      await page.evaluate(async () => {
        const { workspace, until } = window.harness;
        await until(workspace.company.details, ({ profile }) => profile.location === "Other town" && profile.logo !== null);
        return workspace.company.details.getSnapshot().profile;
      }),
    ).toEqual({ name: "Firm and sons", location: "Other town", logo });
});
