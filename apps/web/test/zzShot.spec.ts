import { signedIn as test } from "./users.ts";
import { axeFindings, expectToFitTheWidth } from "./page.ts";
test.setTimeout(240_000);
test("shots", async ({ page }) => {
  page.on("pageerror", (e) => console.log("PAGEERROR", e.message));
  page.on("console", (m) => m.type() === "error" && console.log("CONSOLE", m.text()));
  const go = async (path: string, name: string, wait = 1200): Promise<void> => {
    await page.goto(path);
    await page.waitForTimeout(wait + 2500);
    await page.screenshot({ path: `/tmp/w/rb-${name}.png`, fullPage: true });
    console.log(name, JSON.stringify(await axeFindings(page)));
  };
  await page.setViewportSize({ width: 1280, height: 900 });
  const only = process.env["SHOTS"]?.split(",");
  const list: [string, string][] = [
    ["/reference?topic=construction-builder", "builder"],
    [
      "/reference?topic=construction-builder&layers=cement-plaster_0.02~concrete-heavy_0.2~glass-wool-batt_0.1_softwood_0.12~m_emulsion-paint~gypsum-board_0.0125&indoor=class3&name=Inside",
      "builder2",
    ],
    ["/reference?topic=materials", "materials"],
    ["/reference?topic=constructions", "constructions"],
    ["/reference?topic=climate-stations&near=48.1, 11.6", "stations"],
    ["/reference?topic=envelope-limits", "limits"],
  ];
  for (const [path, name] of list) if (!only || only.includes(name)) await go(path, name);
  if (only?.includes("weather")) {
    const { epw, header, sineYear } = await import("./weatherYear.ts");
    await page.goto("/reference?topic=weather-files");
    const lines = sineYear().map((l, i) => {
      const p = l.split(",");
      p[20] = String((i * 37) % 361);
      p[21] = String(((i * 7) % 97) / 8);
      p[22] = String(i % 11);
      p[13] = String(Math.max(0, Math.round(800 * Math.sin((Math.PI * ((i % 24) - 5)) / 14))));
      return p.join(",");
    });
    const file = epw([...header, ...lines]);
    await page.locator('input[type="file"]').setInputFiles([file]);
    await page.getByRole("heading", { name: "Design conditions" }).waitFor();
    await page.waitForTimeout(1500);
    await page.screenshot({ path: "/tmp/w/rb-weather.png", fullPage: true });
    console.log("weather", JSON.stringify(await axeFindings(page)));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.waitForTimeout(800);
    await page.screenshot({ path: "/tmp/w/rb-weatherphone.png", fullPage: true });
    await expectToFitTheWidth(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ media: "print" });
  }
  if (!only || only.includes("phone")) {
    await page.setViewportSize({ width: 390, height: 844 });
    await go(list[1]![0], "phone");
    await expectToFitTheWidth(page);
  }
  if (!only || only.includes("dark")) {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ colorScheme: "dark" });
    await go(list[1]![0], "dark");
  }
});
