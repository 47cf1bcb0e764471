import { expect, type Locator, type Page } from "@playwright/test";
import { pdf, plan, planSize } from "./drawnPlan.ts";
import { axeInLight, open, settled } from "./page.ts";
import { visitor as test } from "./workerPage.ts";

const drawing = (page: Page): Locator => page.getByRole("application", { name: /^Plan of the storey/ });

/** Clicks a point of the plan's image, in its pixels. */
async function clickPixel(page: Page, right: number, down: number): Promise<void> {
  const box = (await drawing(page).locator("image").boundingBox())!;
  await page.mouse.click(box.x + (right / planSize.width) * box.width, box.y + (down / planSize.height) * box.height);
}

async function type(page: Page, text: string): Promise<void> {
  await page.getByRole("textbox", { name: /^(?:Length or|Distance of)/ }).fill(text);
  await page.keyboard.press("Enter");
}

interface Row {
  readonly name: string;
  readonly floorArea: unknown;
  readonly surfaces: readonly {
    readonly kind: string;
    readonly area?: unknown;
    readonly azimuth?: unknown;
    readonly perimeter?: unknown;
  }[];
  readonly windows: readonly { readonly width: unknown; readonly height: unknown; readonly azimuth: unknown }[];
}

test("a plan is traced to scale, copied to a second storey, and its rooms are rows of the heat load", { tag: "@all" }, async ({ page }) => {
  await open(page, "/heat-load?u=Metric&method=hourly");
  await page.getByRole("button", { name: "Trace a plan…" }).click();
  await page.getByLabel("Plan as PDF, PNG or JPEG").setInputFiles({ name: "plan.png", mimeType: "image/png", buffer: plan() });
  await expect(drawing(page).locator("image")).toBeVisible();
  await page.getByRole("button", { name: "Scale by two points" }).first().click();
  await clickPixel(page, 50, 350);
  await clickPixel(page, 550, 350);
  await type(page, "10");
  await expect(page.getByText("The scale is not set", { exact: false })).toBeHidden();
  // 600 pixels of 2 cm.
  const image = drawing(page).locator("image");
  expect(Number(/scale\(([\d.]+)/.exec((await image.getAttribute("transform"))!)![1])).toBeCloseTo(0.02, 4);

  for (const corner of ["0; 0", "5; 4", "5; 0", "@3; 4"]) await type(page, corner);
  await expect(page.getByRole("button", { name: "Room 1 20.00 m²" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Room 2 12.00 m²" })).toBeVisible();
  await page.getByRole("button", { name: "Place on walls" }).click();
  await type(page, "2.5; 0");
  await expect(page.getByText("1 on this storey")).toBeVisible();
  await page.getByRole("button", { name: "North by two points" }).first().click();
  await type(page, "0; 0");
  await type(page, "1; 0");
  await page.getByText("Storeys", { exact: true }).click();
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  expect(await axeInLight(page)).toEqual([]);

  // Nothing is lost by a reload.
  await page.reload();
  await page.getByRole("button", { name: "Trace a plan…" }).click();
  await expect(drawing(page).locator("image")).toBeVisible();
  await page.getByRole("button", { name: "Continue with 4 rooms" }).click();
  const next = page.getByRole("button", { name: "Next", exact: true });
  const finish = page.getByRole("button", { name: /^Import 4/ });
  for (let step = 0; step < 5; step++) await next.click();
  await finish.click();
  await settled(page);

  const rooms = JSON.parse(new URL(page.url()).searchParams.get("rooms")!) as readonly Row[];
  expect(rooms.map(({ name, floorArea }) => [name, floorArea])).toEqual([
    ["Room 1", [20, "m2"]],
    ["Room 2", [12, "m2"]],
    ["Room 3", [20, "m2"]],
    ["Room 4", [12, "m2"]],
  ]);
  // North is to the right of the sheet, so the lower wall looks east. 5 m × 3 m less a window of 1.5 m × 1.5 m; the wall between the rooms has no row.
  const walls = ({ surfaces }: Row): readonly unknown[] =>
    surfaces.filter(({ kind }) => kind === "wall").map(({ area, azimuth }) => [area, azimuth]);
  expect(walls(rooms[0]!)).toEqual(
    expect.arrayContaining([
      [
        [12.75, "m2"],
        [90, "deg"],
      ],
      [
        [15, "m2"],
        [270, "deg"],
      ],
      [
        [12, "m2"],
        [180, "deg"],
      ],
    ]),
  );
  expect(walls(rooms[0]!)).toHaveLength(3);
  expect(rooms.map(({ windows }) => windows.length)).toEqual([1, 0, 1, 0]);
  expect(rooms[0]!.windows[0]).toMatchObject({ width: [1.5, "m"], height: [1.5, "m"], azimuth: [90, "deg"] });
  // Floors on the ground below, roofs above.
  expect(rooms.map(({ surfaces }) => surfaces.filter(({ kind }) => kind !== "wall").map(({ kind }) => kind))).toEqual([
    ["ground"],
    ["ground"],
    ["roof"],
    ["roof"],
  ]);
});

test("a PDF is drawn by a worker under the page's policy, and has its scale by a ratio", { tag: "@all" }, async ({ page }) => {
  await open(page, "/heat-load?u=Metric&method=hourly");
  await page.getByRole("button", { name: "Trace a plan…" }).click();
  await page.getByLabel("Plan as PDF, PNG or JPEG").setInputFiles({ name: "plan.pdf", mimeType: "application/pdf", buffer: pdf() });
  const image = drawing(page).locator("image");
  await expect(image).toBeVisible();
  await page.getByRole("textbox", { name: "Scale 1 :" }).fill("50");
  await page.getByRole("spinbutton", { name: /^Page/ }).fill("2");
  await expect(page.getByText("of 2")).toBeVisible();
  // 200 mm at 1:50 are 10 m.
  const scale = Number(/scale\(([\d.]+)/.exec((await image.getAttribute("transform"))!)![1]);
  expect(scale * Number(await image.getAttribute("width"))).toBeCloseTo(10, 2);
});
