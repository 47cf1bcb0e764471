import { expect, type Locator, type Page } from "@playwright/test";
import { axeInLight, expectToFitTheWidth, input, selectRow } from "../page.ts";
import { seedProject } from "../seed.ts";
import { signedIn as test } from "../workerPage.ts";
import { badge, go, notice, openFile, undo } from "./pages.ts";

/** A room that is a box of 3 m: its identifier, name, edges along x, and floor area in the file. */
interface Box {
  readonly id: string;
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly area?: number;
}

type Corner = readonly [x: number, y: number, z: number];
const [depth, height] = [4, 3];

/** Detached boxes as gbXML, each with four walls, a roof and a window to the south. */
function gbxml(boxes: readonly Box[]): string {
  const loop = (corners: readonly Corner[]): string => {
    const points = corners.map((corner) => corner.map((each) => `<Coordinate>${each}</Coordinate>`).join(""));
    return `<PlanarGeometry><PolyLoop>${points.map((point) => `<CartesianPoint>${point}</CartesianPoint>`).join("")}</PolyLoop></PlanarGeometry>`;
  };
  const upright = ([x1, y1]: readonly number[], [x2, y2]: readonly number[], low = 0, high = height): string =>
    loop([
      [x1!, y1!, low],
      [x2!, y2!, low],
      [x2!, y2!, high],
      [x1!, y1!, high],
    ]);
  const surface = (room: string, side: string, type: string, content: string): string =>
    `<Surface id="${room}-${side}" surfaceType="${type}"><AdjacentSpaceId spaceIdRef="${room}"/>${content}</Surface>`;
  const walls = ({ id, from, to }: Box): string => {
    const [sw, se, ne, nw] = [
      [from, 0],
      [to, 0],
      [to, depth],
      [from, depth],
    ] as const;
    const opening = `<Opening id="${id}-window" openingType="FixedWindow">${upright([from + 1, 0], [from + 3, 0], 1, 2)}</Opening>`;
    const roof = loop([sw, se, ne, nw].map(([x, y]): Corner => [x, y, height]));
    return (
      surface(id, "south", "ExteriorWall", upright(sw, se) + opening) +
      surface(id, "east", "ExteriorWall", upright(se, ne)) +
      surface(id, "north", "ExteriorWall", upright(ne, nw)) +
      surface(id, "west", "ExteriorWall", upright(nw, sw)) +
      surface(id, "roof", "Roof", roof)
    );
  };
  const space = ({ id, name, from, to, area = (to - from) * depth }: Box): string =>
    `<Space id="${id}"><Name>${name}</Name><Area>${area}</Area><Volume>${area * height}</Volume></Space>`;
  return `<gbXML lengthUnit="Meters" areaUnit="SquareMeters" volumeUnit="CubicMeters" temperatureUnit="C" version="6.01"><Campus><Building>${boxes.map(space).join("")}</Building>${boxes.map(walls).join("")}</Campus></gbXML>`;
}

const north = { id: "n", name: "North", from: 0, to: 6 };
const middle = { id: "m", name: "Middle", from: 10, to: 16 };
const south = { id: "s", name: "South", from: 20, to: 26 };

const dialogOf = (page: Page): Locator => page.getByRole("dialog", { name: "Import a building" });

/** Opens the import, and reads a file. */
async function read(page: Page, name: string, boxes: readonly Box[]): Promise<Locator> {
  await page.getByRole("button", { name: "Import a building…" }).click();
  const dialog = dialogOf(page);
  const choosing = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Choose a file" }).click();
  await (await choosing).setFiles({ name, mimeType: "text/xml", buffer: Buffer.from(gbxml(boxes)) });
  await expect(dialog.getByRole("navigation", { name: "Steps of the import" })).toBeVisible();
  return dialog;
}

const step = (dialog: Locator, name: string): Promise<void> =>
  dialog.getByRole("navigation", { name: "Steps of the import" }).getByRole("button", { name }).click();

/** A project with a heat load whose rooms are those of a first model, and ventilation without zones. */
async function seedLoads(page: Page, uid: string): Promise<string> {
  const projectId = await seedProject(uid, {
    name: "Town hall",
    files: [
      { collection: "calculations", name: "Loads", input: { unitSystem: "Metric", method: "hourly", rooms: [] } },
      { collection: "ventilationCalculations", name: "Air", input: { unitSystem: "Metric", scope: "zones", zones: [] } },
    ],
  });
  await openFile(page, projectId, "Loads");
  const first = await read(page, "first.xml", [north, middle, south]);
  await expect(first.getByRole("button", { name: "Changes" })).toHaveCount(0);
  await step(first, "Summary");
  await first.getByRole("button", { name: "Import 3 rooms" }).click();
  await expect(first).toHaveCount(0);
  return projectId;
}

/** Imports the rooms to the zones of the ventilation, and opens the heat load again. */
async function followLoads(page: Page, projectId: string): Promise<void> {
  await expect(badge(page)).toHaveText("Saved");
  await openFile(page, projectId, "Air");
  await page.getByRole("button", { name: "Import rooms from a heat load…" }).click();
  await page.getByRole("dialog", { name: "Import rooms from a heat load" }).getByRole("button", { name: "Add 3 zones" }).click();
  await expect(badge(page)).toHaveText("Saved");
  await openFile(page, projectId, "Loads");
}

test("changes that are applied at once from the summary name the files that follow", { tag: "@all" }, async ({ page, user }) => {
  await followLoads(page, await seedLoads(page, user.uid));
  const dialog = await read(page, "second.xml", [{ ...north, area: 26 }, middle, south]);
  await step(dialog, "Summary");
  await dialog.getByRole("button", { name: "Apply the changes" }).click();
  await expect(notice(page, "second.xml: 1 room updated. Out of date now: Air.")).toBeVisible();
});

test("a model that is imported again keeps edits, and says which files follow", { tag: "@all" }, async ({ page, user }) => {
  const projectId = await seedLoads(page, user.uid);

  // The user knows the height of a room better than the model.
  const room = await selectRow(page, "Middle");
  await input(page, "Height")
    .or(room.getByRole("textbox", { name: /^Height/ }))
    .first()
    .fill("2.7");
  await page.keyboard.press("Enter");
  await followLoads(page, projectId);
  const west = { id: "w", name: "West", from: -20, to: -14 };
  const dialog = await read(page, "second.xml", [west, { ...north, area: 26 }, { ...middle, id: "renamed", area: 30 }]);
  await step(dialog, "Changes");
  const group = (name: string): Locator => dialog.getByRole("region", { name });
  await expect(
    dialog.getByRole("status").or(dialog.locator("output")).filter({ hasText: "Compared with the import of first.xml" }),
  ).toBeVisible();
  await expect(group("New in the model").getByRole("row", { name: /West/ })).toBeVisible();
  await expect(group("Changed in the model").getByRole("row", { name: /North/ })).toContainText(/Floor area\s*24.*26/);
  await expect(group("Changed in the model").getByRole("row", { name: /Middle/ })).toContainText(/Floor area\s*24.*30/);
  const gone = group("Gone from the model").getByRole("checkbox", { name: "Remove South" });
  await expect(gone).not.toBeChecked();
  await expect(dialog.getByText("1 file follows rooms that change")).toBeVisible();
  await expect(dialog.getByRole("listitem").filter({ hasText: "Air" })).toContainText("2 rooms changed");
  expect(await axeInLight(page, "dialog")).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectToFitTheWidth(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await gone.check();
  await expect(dialog.getByRole("listitem").filter({ hasText: "Air" })).toContainText("2 rooms changed, 1 room removed");
  await step(dialog, "Summary");
  await dialog.getByRole("button", { name: "Apply the changes" }).click();
  await expect(notice(page, "second.xml: 2 rooms updated, 1 added, 1 removed. Out of date now: Air.")).toBeVisible();

  await expect(page.getByRole("row", { name: /West/ }).first()).toBeVisible();
  await expect(page.getByRole("row", { name: /South/ })).toHaveCount(0);
  const edited = await selectRow(page, "Middle");
  await expect(edited.getByRole("textbox", { name: /^Floor area/ })).toHaveValue("30");
  await expect(edited.getByRole("textbox", { name: /^Height/ })).toHaveValue("2.7");
  // One step of undo brings the room back, with all others as they were.
  await undo(page).click();
  await expect(page.getByRole("row", { name: /South/ }).first()).toBeVisible();
  await expect(page.getByRole("row", { name: /West/ })).toHaveCount(0);
  await page.getByRole("main").locator("header").getByRole("button", { name: "Redo", exact: true }).click();
  await expect(badge(page)).toHaveText("Saved");

  const again = await read(page, "second.xml", [west, { ...north, area: 26 }, { ...middle, id: "renamed", area: 30 }]);
  await step(again, "Changes");
  await expect(again.getByText("Nothing has changed in the model since the last import.")).toBeVisible();
  await expect(again.getByRole("row", { name: /Middle/ })).toContainText(/Height 2.7\sm in the model 3\sm/);
  await page.keyboard.press("Escape");

  await go(page, `/projects/${projectId}`);
  await expect(page.getByRole("main").getByRole("listitem").or(page.getByRole("row")).filter({ hasText: "Air" }).first()).toBeVisible();
});
