import { expect, test } from "vitest";
import { bench, device, eachOnADevice, page, project } from "./browser.ts";
import { everything } from "./everything.ts";

eachOnADevice("sites");

const metres = (value: number) => ({ value, unit: "m" });
const denver = { version: 1, input: { unitSystem: "Metric", place: "Denver", altitude: { value: 1655, unit: "m" } } } as const;

test("a project is created with its site, which an export and an import keep, and a removal removes", async () => {
  const imported = await page.evaluate(async (site) => {
    const { workspace, until, timeoutMs } = window.harness;
    const made = await workspace.projects.create({ name: "Tower", site });
    if (!made.ok) throw new Error(made.message);
    await workspace.settle(timeoutMs);
    const exported = await workspace.archives.exportProject(made.id);
    if (!exported.ok) throw new Error(exported.message);
    const read = await workspace.archives.importProjects(JSON.stringify(exported.archive));
    if (!read.ok) throw new Error(read.message);
    const { site: copy } = await until(workspace.sites.ofProject(read.ids[0]!), (state) => state.site !== undefined);
    return { first: await workspace.sites.read(made.id), copy, notes: read.notes };
  }, denver);
  expect(imported).toEqual({ first: denver, copy: denver, notes: [] });
  await page.evaluate(async () => {
    const { workspace } = window.harness;
    const { items } = workspace.projects.list.getSnapshot();
    await Promise.all(items.map(({ id }) => workspace.bin.removeForGood({ projectId: id })));
  });
  expect(await everything()).toEqual([]);
});

test("changes of two devices to different parts of a site are both kept, and a part is emptied", async () => {
  const there = await bench.tab(await bench.device(), project);
  const id = await page.evaluate(async (site) => {
    const made = await window.harness.workspace.projects.create({ name: "Tower", site });
    if (!made.ok) throw new Error(made.message);
    await window.harness.workspace.settle(window.harness.timeoutMs);
    return made.id;
  }, denver);
  for (const tab of [page, there])
    await tab.evaluate(async (projectId) => {
      const { workspace, until } = window.harness;
      await until(workspace.sites.ofProject(projectId), ({ site }) => site?.input["place"] === "Denver");
    }, id);
  await device.setOffline(true);
  await page.evaluate(
    ([projectId, base, altitude]) => {
      void window.harness.workspace.sites.save(projectId, { version: 1, input: { ...base.input, altitude } }, base);
    },
    [id, denver, metres(1610)] as const,
  );
  await there.evaluate(
    ([projectId, base]) => {
      const { altitude } = base.input;
      return window.harness.workspace.sites.save(projectId, { version: 1, input: { unitSystem: "Imperial", altitude } }, base);
    },
    [id, denver] as const,
  );
  await device.setOffline(false);
  for (const tab of [page, there])
    expect(
      await tab.evaluate(async (projectId) => {
        const { workspace, until } = window.harness;
        const wanted = await until(workspace.sites.ofProject(projectId), ({ site }) => {
          const altitude = site?.input["altitude"] as { readonly value: number } | undefined;
          return altitude?.value === 1610 && site?.input["place"] === undefined;
        });
        return wanted.site;
      }, id),
    ).toEqual({ version: 1, input: { unitSystem: "Imperial", altitude: metres(1610) } });
});

test("what another device changed while a site was edited stays, also what it added", async () => {
  const [id, saved] = await page.evaluate(
    async ([base, altitude]) => {
      const { workspace, until, timeoutMs } = window.harness;
      const made = await workspace.projects.create({ name: "Tower", site: base });
      if (!made.ok) throw new Error(made.message);
      await workspace.settle(timeoutMs);
      const other = { version: 1, input: { ...base.input, altitude, latitude: { value: 40, unit: "deg" } } };
      const first = await workspace.sites.save(made.id, other, base);
      await until(workspace.sites.ofProject(made.id), ({ site }) => site?.input["latitude"] !== undefined);
      // An editor that was opened before.
      return [
        made.id,
        [first, await workspace.sites.save(made.id, { version: 1, input: { ...base.input, currency: "€" } }, base)],
      ] as const;
    },
    [denver, metres(1610)] as const,
  );
  expect(saved).toEqual([{ ok: true }, { ok: true }]);
  expect(await page.evaluate((projectId) => window.harness.workspace.sites.read(projectId), id)).toEqual({
    version: 1,
    input: { ...denver.input, altitude: metres(1610), latitude: { value: 40, unit: "deg" }, currency: "€" },
  });
});

test("a device that does not know the site adds to it, and replaces nothing else", async () => {
  const there = await bench.tab(await bench.device(), project);
  const id = await there.evaluate(async (site) => {
    const made = await window.harness.workspace.projects.create({ name: "Tower", site });
    if (!made.ok) throw new Error(made.message);
    await window.harness.workspace.settle(window.harness.timeoutMs);
    return made.id;
  }, denver);
  await device.setOffline(true);
  await page.evaluate(async (projectId) => {
    const { workspace, until } = window.harness;
    await until(workspace.sites.ofProject(projectId), ({ status }) => status === "ready");
    void workspace.sites.save(projectId, { version: 1, input: { unitSystem: "Metric", currency: "€" } }, undefined);
  }, id);
  await device.setOffline(false);
  expect(
    await there.evaluate(async (projectId) => {
      const { workspace, until } = window.harness;
      return (await until(workspace.sites.ofProject(projectId), ({ site }) => site?.input["currency"] !== undefined)).site;
    }, id),
  ).toEqual({ version: 1, input: { ...denver.input, currency: "€" } });
});

test("the site of a later version stays as it is", async () => {
  const later = { version: 2, input: { unitSystem: "Metric", place: "Denver" } };
  const id = await page.evaluate(async (site) => {
    const made = await window.harness.workspace.projects.create({ name: "Tower", site });
    if (!made.ok) throw new Error(made.message);
    return made.id;
  }, later);
  const result = await page.evaluate(
    (projectId) => window.harness.workspace.sites.save(projectId, { version: 1, input: { unitSystem: "Imperial" } }, undefined),
    id,
  );
  expect(result).toMatchObject({ ok: false });
  expect(await page.evaluate((projectId) => window.harness.workspace.sites.read(projectId), id)).toEqual(later);
});

test("a site keeps its identity until it changes, whatever is sent and confirmed meanwhile", async () => {
  const [states, isSame] = await page.evaluate(async (site) => {
    const { workspace, until, timeoutMs } = window.harness;
    const made = await workspace.projects.create({ name: "Tower", site });
    if (!made.ok) throw new Error(made.message);
    const state = workspace.sites.ofProject(made.id);
    let changes = 0;
    const end = state.subscribe(() => (changes += 1));
    const first = await until(state, ({ status }) => status === "ready");
    await workspace.settle(timeoutMs);
    await workspace.sites.save(made.id, { version: 1, input: { ...site.input, place: "Golden" } }, site);
    const last = await until(state, (each) => each.site?.input["place"] === "Golden");
    await workspace.settle(timeoutMs);
    const result = [changes, state.getSnapshot() === last && first.site?.input["place"] === "Denver"] as const;
    end();
    return result;
  }, denver);
  expect({ states, isSame }).toEqual({ states: 2, isSame: true });
});

test("without a network a project is created with its site, and both are sent later", async () => {
  await device.setOffline(true);
  const id = await page.evaluate(async (site) => {
    const made = await window.harness.workspace.projects.create({ name: "Tower", site });
    if (!made.ok) throw new Error(made.message);
    return made.id;
  }, denver);
  expect(await page.evaluate((projectId) => window.harness.workspace.sites.read(projectId), id)).toEqual(denver);
  await device.setOffline(false);
  expect(await page.evaluate(() => window.harness.workspace.settle(window.harness.timeoutMs))).toBe(true);
  expect((await everything()).some((path) => path.endsWith(`/projects/${id}/site/details`))).toBe(true);
});
