import { ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openInput } from "@org/form/state";
import { deepCalculator } from "@org/form/test/deepCalculator";
import { inputId } from "../../src/surface/fields/fieldIds.ts";
import { goToField } from "../../src/surface/index.ts";
import { focused, keys } from "./listTable.tsx";
import { expectAccessible, mount, type Mounted } from "./mount.tsx";

interface Room {
  readonly id: string;
  readonly leadsTo?: string;
}
const zonesOf = ({ state }: Mounted): readonly { readonly id: string; readonly rooms: readonly Room[] }[] =>
  state().input["zones"] as never;

async function open(): Promise<Mounted> {
  localStorage.clear();
  const zones = [
    { id: "a", name: "North", rooms: [{ id: "r", area: 10, leadsTo: "b" }, { id: "s" }] },
    { id: "b", name: "South" },
  ];
  const mounted = await mount(deepCalculator, { input: openInput(deepCalculator, { unitSystem: "Metric", zones }).input });
  await page.getByRole("button", { name: "Edit as table" }).first().click();
  await expect.element(page.getByRole("gridcell", { name: /^Name, / }).first()).toHaveFocus();
  return mounted;
}

test("the rows of a row are edited below its table, by keyboard, with a way back", async () => {
  const mounted = await open();
  await keys("{ArrowRight}{ArrowRight}");
  expect(focused()).toMatch(/^Rooms, /);
  await keys("{Enter}");
  const opened = page.getByRole("region", { name: "North: Rooms" });
  await expect.element(opened.getByRole("grid", { name: "Rooms" })).toBeVisible();
  await expect.poll(focused).toMatch(/^Area, /);
  await expectAccessible();
  const press = async (name: string): Promise<void> => {
    (opened.getByRole("button", { name }).element() as HTMLElement).focus();
    await keys("{Enter}");
  };
  await press("Add room");
  await expect.poll(() => zonesOf(mounted)[0]!.rooms.length).toBe(3);
  await opened
    .getByRole("gridcell", { name: /^Area, / })
    .first()
    .click();
  await press("Duplicate the selected rooms");
  await expect.poll(() => zonesOf(mounted)[0]!.rooms.length).toBe(4);
  const [first, second] = zonesOf(mounted)[0]!.rooms;
  expect(second).toEqual({ ...first, id: second!.id });
  expect(second!.id).not.toBe("r");
  await press("Remove the selected rooms");
  await expect.poll(() => zonesOf(mounted)[0]!.rooms.length).toBe(3);
  await opened
    .getByRole("gridcell", { name: /^Area, / })
    .first()
    .click();
  await keys("{Escape}");
  await expect.element(opened).not.toBeInTheDocument();
  expect(focused()).toMatch(/^Rooms, North, /);
  await keys("{Enter}");
  await opened.getByRole("button", { name: "Back to zones" }).click();
  expect(focused()).toMatch(/^Rooms, North, /);
  expect(document.querySelector("dialog")).toBeNull();
});

test("a zone is duplicated with its rooms, which get new ids", async () => {
  const mounted = await open();
  await page.getByRole("button", { name: "Duplicate the selected rows" }).click();
  await expect.poll(() => zonesOf(mounted).length).toBe(3);
  const [before, copy] = zonesOf(mounted);
  expect(copy!.rooms.map(({ leadsTo }) => leadsTo)).toEqual(["b", undefined]);
  expect(new Set([...before!.rooms, ...copy!.rooms].map(({ id }) => id)).size).toBe(4);
});

test("a row that a page showed does not open the row with the same id on the next page", async () => {
  const zone = { id: "a", name: "North", area: { value: 60, unit: "m2" } };
  const before = await mount(ventilationCalc, { input: { unitSystem: "Metric", scope: "zones", zones: [zone] } });
  goToField(ventilationCalc, "zones.a.people");
  await expect.poll(focused).toMatch(/^People/);
  await before.unmount();
  const zones = [{ id: "a", name: "North" }, { id: "b" }];
  await mount(deepCalculator, { input: openInput(deepCalculator, { unitSystem: "Metric", zones }).input });
  const isOpen = (id: string): string | null | undefined => document.getElementById(inputId(`zones.${id}`))?.getAttribute("aria-expanded");
  await expect.poll(() => ["a", "b"].map(isOpen)).toEqual(["false", "false"]);
});
