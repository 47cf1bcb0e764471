import { crc32, deflateSync } from "node:zlib";
import { expect, type Locator, type Page } from "@playwright/test";
import { axeInLight, open, settled } from "./page.ts";
import { visitor as test } from "./workerPage.ts";

const [width, height] = [600, 400];

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A plan: white, with a black line of 500 pixels, which is 10 m. */
function plan(): Buffer {
  const header = Buffer.from([0, 0, width >> 8, width & 255, 0, 0, height >> 8, height & 255, 8, 0, 0, 0, 0]);
  const rows = Buffer.alloc((width + 1) * height, 255);
  for (let row = 0; row < height; row++) rows[row * (width + 1)] = 0;
  rows.fill(0, 350 * (width + 1) + 51, 350 * (width + 1) + 552);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk("IHDR", header), chunk("IDAT", deflateSync(rows)), chunk("IEND", Buffer.alloc(0))]);
}

const drawing = (page: Page): Locator => page.getByRole("application", { name: /^Plan of the storey/ });

/** Clicks a point of the plan's image, in its pixels. */
async function clickPixel(page: Page, right: number, down: number): Promise<void> {
  const box = (await drawing(page).locator("image").boundingBox())!;
  await page.mouse.click(box.x + (right / width) * box.width, box.y + (down / height) * box.height);
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

/** A PDF of two pages, 200 mm × 100 mm. */
function pdf(): Buffer {
  const page = "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 566.929 283.465] /Contents 5 0 R >>";
  const line = "2 w 50 50 m 450 50 l S";
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>",
    page,
    page,
    `<< /Length ${line.length} >>\nstream\n${line}\nendstream`,
  ].map((content, index) => `${index + 1} 0 obj\n${content}\nendobj\n`);
  return Buffer.from(`%PDF-1.4\n${objects.join("")}trailer << /Root 1 0 R >>\n%%EOF\n`);
}

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
