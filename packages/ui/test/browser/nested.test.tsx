import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openInput } from "@org/form/state";
import { deepCalculator } from "@org/form/test/deepCalculator";
import { focused, keys } from "./listTable.tsx";
import { expectAccessible, mount, type Mounted } from "./mount.tsx";

interface Room {
  readonly id: string;
  readonly leadsTo?: string;
}
const zonesOf = ({ state }: Mounted): readonly { readonly id: string; readonly rooms: readonly Room[] }[] =>
  state().input["zones"] as never;

async function open(): Promise<Mounted> {
  const zones = [
    { id: "a", name: "North", rooms: [{ id: "r", area: 10, leadsTo: "b" }, { id: "s" }] },
    { id: "b", name: "South" },
  ];
  const mounted = await mount(deepCalculator, { input: openInput(deepCalculator, { unitSystem: "Metric", zones }).input });
  await page.getByRole("button", { name: "Edit as table" }).first().click();
  await expect.element(page.getByRole("gridcell", { name: /^Name, / }).first()).toHaveFocus();
  return mounted;
}

test("the rows of a row are edited in a dialog, by keyboard", async () => {
  const mounted = await open();
  await keys("{ArrowRight}{ArrowRight}");
  expect(focused()).toMatch(/^Rooms, /);
  await keys("{Enter}");
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toBeVisible();
  await expectAccessible();
  const press = async (name: RegExp): Promise<void> => {
    (dialog.getByRole("button", { name }).element() as HTMLElement).focus();
    await keys("{Enter}");
  };
  await press(/^Add room$/);
  await expect.poll(() => zonesOf(mounted)[0]!.rooms.length).toBe(3);
  await press(/^Room 1:/);
  await press(/^Duplicate Room 1$/);
  await expect.poll(() => zonesOf(mounted)[0]!.rooms.length).toBe(4);
  const [first, second] = zonesOf(mounted)[0]!.rooms;
  expect(second).toEqual({ ...first, id: second!.id });
  expect(second!.id).not.toBe("r");
  await press(/^Remove Room 1$/);
  await expect.poll(() => zonesOf(mounted)[0]!.rooms.length).toBe(3);
  await keys("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(focused()).toMatch(/^Rooms, /);
});

test("a zone is duplicated with its rooms, which get new ids", async () => {
  const mounted = await open();
  await page.getByRole("button", { name: "Duplicate the selected rows" }).click();
  await expect.poll(() => zonesOf(mounted).length).toBe(3);
  const [before, copy] = zonesOf(mounted);
  expect(copy!.rooms.map(({ leadsTo }) => leadsTo)).toEqual(["b", undefined]);
  expect(new Set([...before!.rooms, ...copy!.rooms].map(({ id }) => id)).size).toBe(4);
});
