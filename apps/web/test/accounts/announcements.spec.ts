import { expect, type Page } from "@playwright/test";
import { savingShown } from "../page.ts";
import { signedIn as test } from "../workerPage.ts";
import { badge, createFromTemplate, field, go, network } from "./pages.ts";

test.use({ level: "user" });

/** Collects the announcements of live regions and alerts from now on. */
async function listen(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const announcements: string[] = [];
    Object.assign(window, { announcements });
    const regions = "output, [role=status], [role=alert], [aria-live]:not([aria-live=off])";
    const last = new WeakMap<Element, string>();
    for (const region of document.querySelectorAll(regions)) last.set(region, region.textContent);
    new MutationObserver((changes) => {
      const touched = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest(regions);
        if (region) touched.add(region);
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const element of [node, ...node.querySelectorAll("*")]) if (element.matches(regions)) touched.add(element);
      }
      for (const region of touched) {
        const text = region.textContent;
        if (text !== "" && last.get(region) !== text) announcements.push(text);
        last.set(region, text);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { announcements: string[] }).announcements);
}

test("a page opened by a link takes the focus and is announced once; search parameters do not move the focus", async ({ page }) => {
  const projectId = await createFromTemplate(page, "Small Office Fit-out");
  await go(page, "/dashboard");
  await expect(page.getByRole("region", { name: "Recent files" }).getByRole("link").first()).toBeVisible();
  const announcements = await listen(page);
  const main = page.getByRole("main");

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Settings" }).press("Enter");
  await expect(page).toHaveTitle("Settings · Plenum");
  await expect(main).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle("Dashboard · Plenum");
  await expect(main).toBeFocused();
  await page.getByRole("region", { name: "Projects" }).getByRole("link", { name: "Small Office Fit-out" }).press("Enter");
  await expect(page).toHaveURL(`/projects/${projectId}`);
  await expect(page).toHaveTitle("Small Office Fit-out · Plenum");
  await expect(main).toBeFocused();
  await expect.poll(announcements).toEqual(["Settings", "Dashboard", "Small Office Fit-out"]);

  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Projects", exact: true }).press("Enter");
  await expect(page).toHaveTitle("Projects · Plenum");
  const search = page.getByLabel("Search projects");
  await search.pressSequentially("office");
  await expect(page).toHaveURL("/projects?q=office");
  await expect(search).toBeFocused();
  await expect.poll(announcements).toEqual(["Settings", "Dashboard", "Small Office Fit-out", "Projects"]);
});

test(
  "saving is not announced while it works; losing and regaining the network are announced once each",
  { tag: "@all" },
  async ({ page, context }) => {
    await createFromTemplate(page, "Small Office Fit-out");
    await page.getByRole("link", { name: "Open office, cooling load" }).click();
    await expect(badge(page)).toHaveText("Saved");
    const announcements = await listen(page);
    const ofSaving = async (): Promise<readonly string[]> =>
      (await announcements()).filter((text) => /sav|sent|server|kept/i.test(text) && !text.startsWith("You are offline."));
    for (const value of ["301", "302", "303"]) {
      // The server may answer between two looks at the badge.
      const saving = savingShown(page);
      await field(page, "Wall area").fill(value);
      await saving;
      await expect(badge(page)).toHaveText("Saved");
    }
    await expect.poll(ofSaving).toEqual([]);
    await network(context, "off");
    await field(page, "Wall area").fill("304");
    await expect(badge(page)).toHaveText("Offline, saved here");
    await field(page, "Wall area").fill("305");
    await network(context, "on");
    await expect(badge(page)).toHaveText("Saved");
    await expect
      .poll(ofSaving)
      .toEqual([
        "Offline, saved here. Saved on this device; will be sent when the server can be reached.",
        "Saved. All changes are on the server.",
      ]);
  },
);

test("every element that names or describes another exists, once", async ({ page }) => {
  const projectId = await createFromTemplate(page, "Small Office Fit-out");
  for (const path of ["/heat-load", "/dashboard", "/projects", `/projects/${projectId}`, "/settings"]) {
    await go(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const wrong = await page.evaluate(() => {
      const problems: string[] = [];
      const ids = [...document.querySelectorAll("[id]")].map(({ id }) => id);
      for (const id of ids) if (/\s/.test(id) || ids.indexOf(id) !== ids.lastIndexOf(id)) problems.push(`id "${id}"`);
      for (const attribute of ["aria-labelledby", "aria-describedby", "aria-controls", "popovertarget"])
        for (const element of document.querySelectorAll(`[${attribute}]`))
          for (const id of element.getAttribute(attribute)!.split(/\s+/))
            if (id !== "" && !ids.includes(id)) problems.push(`${attribute} "${id}"`);
      return problems;
    });
    expect(wrong, path).toEqual([]);
  }
});
