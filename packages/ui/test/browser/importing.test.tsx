import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openInput } from "@org/form/state";
import { wideCalculator } from "@org/form/test/wideCalculator";
import { keys, quantitiesOf, roomsOf } from "./listTable.tsx";
import { expectAccessible, mount, type Mounted } from "./mount.tsx";

const file = (...lines: readonly string[]): File => new File([lines.join("\r\n")], "rooms.csv", { type: "text/csv" });
const dialog = () => page.getByRole("dialog", { name: "Import rooms" });
const report = () => page.getByRole("region", { name: "Import of rooms from rooms.csv" });

/** Opens a file in the import dialog of an untouched list, by keys alone. */
async function openFile(opened: File): Promise<Mounted> {
  const mounted = await mount(wideCalculator, { input: openInput(wideCalculator, { unitSystem: "Metric", rooms: [{ id: "1" }] }).input });
  await press("Import rooms from a file");
  const input = dialog().getByLabelText(/choose it, or drop it here/);
  await expect.element(input).toHaveFocus();
  await userEvent.upload(input, opened);
  await expect.element(dialog().getByRole("columnheader").first()).toBeVisible();
  return mounted;
}

async function press(name: string | RegExp): Promise<void> {
  const button = page.getByRole("button", { name });
  await expect.element(button).toBeEnabled();
  button.element().focus();
  await keys("{Enter}");
}

test("an import by keys replaces untouched rows, and its report stays until it is dismissed", async () => {
  const mounted = await openFile(file("Name,Area (ft²),Height,Colour", "A,100,10-12,red", "B,200,3,blue", "Total,300,,"));
  await expect.element(dialog().getByText(/^1 cell needs correction/)).toBeVisible();
  await press("Import 2 rooms");
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(quantitiesOf(mounted, "name")).toEqual(["A", "B"]);
  expect(roomsOf(mounted).map(({ area }) => area)).toMatchObject([100, 200].map((value) => ({ value, unit: "ft2" })));
  for (const text of ["10-12", "Total, 300", "Colour"])
    await expect.element(report().getByRole("cell", { name: text, exact: true })).toBeVisible();
  await press("Add room");
  await expect.poll(() => roomsOf(mounted).length).toBe(3);
  await expect.element(report()).toBeVisible();
  await expectAccessible();
  await press("Dismiss the report");
  await expect.element(report()).not.toBeInTheDocument();
});

test("a unit and a column selected by hand are used and remembered", async () => {
  const lines = ["Our space,Size,Clear", "A,100,2700"];
  const mounted = await openFile(file("Name,Area,People", "x,1,1"));
  await userEvent.upload(dialog().getByLabelText(/choose it, or drop it here/), file("Name,Size,Clear", "A,100,2700"));
  await dialog().getByRole("combobox", { name: "“Size” is" }).selectOptions("Area");
  await dialog().getByRole("combobox", { name: "read as" }).selectOptions("ft²");
  await dialog().getByRole("combobox", { name: "“Clear” is" }).selectOptions("Height");
  await dialog().getByRole("combobox", { name: "read as" }).nth(1).selectOptions("mm");
  await press("Import 1 room");
  expect(roomsOf(mounted)).toMatchObject([{ area: { value: 100, unit: "ft2" }, height: { value: 2700, unit: "mm" } }]);
  await press("Import rooms from a file");
  await userEvent.upload(dialog().getByLabelText(/choose it, or drop it here/), file(...lines));
  await expect.element(dialog().getByRole("combobox", { name: "“Size” is" })).toHaveValue("area");
  await expect.element(dialog().getByRole("combobox", { name: "“Clear” is" })).toHaveValue("height");
  await expect.element(dialog().getByRole("combobox", { name: "read as" }).nth(1)).toHaveValue("mm");
});

test("on a phone the dialog and the report fit the width, and axe finds nothing", async () => {
  await page.viewport(390, 800);
  await openFile(file("Name,Area,Height,Colour,Supply,Exhaust,Cooling", "A,12,10-12,red,1,2,3", "B,12.5 m²,3,blue,1,2,3"));
  const { left, right } = dialog().element().getBoundingClientRect();
  expect([left >= 0, right <= 390]).toEqual([true, true]);
  await expectAccessible();
  await press("Import 2 rooms");
  await expect.element(report()).toBeVisible();
  expect(report().element().getBoundingClientRect().right).toBeLessThanOrEqual(390);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
