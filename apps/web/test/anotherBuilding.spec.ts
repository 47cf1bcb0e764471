import { expect, test, type Locator, type Page } from "@playwright/test";
import { open } from "./page.ts";

/** A box of 12 by 15 by 9 that a program without units writes, with identifiers that begin with a letter. */
function box(letter: string, from: number): string {
  const corners = [
    [from, 0],
    [from + 12, 0],
    [from + 12, 15],
    [from, 15],
  ] as const;
  const loop = (points: readonly (readonly number[])[]): string =>
    `<PlanarGeometry><PolyLoop>${points
      .map((point) => `<CartesianPoint>${point.map((each) => `<Coordinate>${each}</Coordinate>`).join("")}</CartesianPoint>`)
      .join("")}</PolyLoop></PlanarGeometry>`;
  const surface = (name: string, type: string, points: readonly (readonly number[])[]): string =>
    `<Surface id="${letter}-${name}" surfaceType="${type}"><AdjacentSpaceId spaceIdRef="${letter}"/>${loop(points)}</Surface>`;
  const walls = corners.map(([x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % 4]!;
    return surface(`wall-${index}`, "ExteriorWall", [
      [x, y, 0],
      [nextX, nextY, 0],
      [nextX, nextY, 9],
      [x, y, 9],
    ]);
  });
  const level = (z: number): (readonly number[])[] => corners.map(([x, y]) => [x, y, z]);
  return `<gbXML><Campus><Building><Space id="${letter}"><Name>Room ${letter}</Name></Space></Building>${walls.join("")}${surface(
    "roof",
    "Roof",
    level(9),
  )}${surface("floor", "SlabOnGrade", level(0).toReversed())}</Campus>
  <DocumentHistory><ProgramInfo><ProductName>Drawer</ProductName></ProgramInfo></DocumentHistory></gbXML>`;
}

async function choose(page: Page, name: string, text: string): Promise<Locator> {
  await page.getByRole("button", { name: "Import a building…" }).click();
  const dialog = page.getByRole("dialog", { name: "Import a building" });
  await dialog
    .locator('input[type="file"]')
    .first()
    .setInputFiles({ name, mimeType: "text/xml", buffer: Buffer.from(text) });
  return dialog;
}

async function finish(dialog: Locator): Promise<void> {
  await dialog.getByRole("navigation", { name: "Steps of the import" }).getByRole("button", { name: "Summary" }).click();
  await dialog.getByRole("button", { name: "Import 1 room" }).click();
  await expect(dialog).toHaveCount(0);
}

/** Changes the unit after a room was left out: it stays left out, leaving asks first, and the lengths are others. */
async function keepsDecisionsInAnotherUnit(page: Page, dialog: Locator): Promise<void> {
  const included = dialog.getByRole("checkbox", { name: "Include Room west" });
  const row = dialog.getByRole("row", { name: /Room west/ });
  await expect(row).toContainText(/16\.7/);
  await included.uncheck();
  await dialog.getByRole("button", { name: "Change the unit" }).click();
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "Discard this import?" });
  await question.getByRole("button", { name: "Continue the import" }).click();
  await dialog.getByRole("combobox", { name: "Unit of length" }).selectOption("Metres");
  await dialog.getByRole("button", { name: "Read the file" }).click();
  // Lengths say whether it is the building of the last import, so this is asked again.
  await dialog.getByRole("button", { name: "Add its rooms" }).click();
  await expect(row).toContainText(/180/);
  await expect(included).not.toBeChecked();
  await included.check();
}

test("another building is added to the first one, in the unit that was answered", { tag: "@all" }, async ({ page }) => {
  await open(page, `/heat-load?${new URLSearchParams({ v: "1", u: "Metric", method: "hourly" }).toString()}`);
  const first = await choose(page, "east.xml", box("east", 0));
  await first.getByRole("combobox", { name: "Unit of length" }).selectOption("Feet");
  await first.getByRole("button", { name: "Read the file" }).click();
  await expect(first.getByText("as you answered before")).toHaveCount(0);
  await finish(first);

  const second = await choose(page, "west.xml", box("west", -500));
  await expect(second.getByText("This looks like another building: it shares no room with east.xml.")).toBeVisible();
  await expect(second.getByRole("button", { name: "Compare anyway" })).toBeVisible();
  await second.getByRole("button", { name: "Add its rooms" }).click();
  await expect(second.getByText("Lengths are in feet, as you answered before.")).toBeVisible();
  await keepsDecisionsInAnotherUnit(page, second);
  await finish(second);

  // The next import of the second building is compared with its first one.
  const again = await choose(page, "west.xml", box("west", -500));
  await expect(again.getByRole("navigation", { name: "Steps of the import" }).getByRole("button", { name: "Changes" })).toBeVisible();
});
