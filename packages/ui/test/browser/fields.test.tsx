import { boq } from "@org/hvac-core/calculators/boq";
import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { pipeSizer } from "@org/hvac-core/calculators/pipe-sizer";
import { ventilationCalc } from "@org/hvac-core/calculators/ventilation-calc";
import { isActive, valueAt } from "@org/hvac-core/kernel";
import { flushSync } from "react-dom";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { FileTitle, goToField } from "../../src/surface/index.ts";
import { startInput, type AnyCalculator, type CalculatorState } from "@org/form/state";
import { inputId } from "../../src/surface/fields/fieldIds.ts";
import { expectAccessible, mount } from "./mount.tsx";

const input = (label: string): Locator => page.getByRole("textbox", { name: new RegExp(`^${label}(?:, [^,]+)?$`) });
const fold = (section: string): Locator =>
  page.getByRole("region", { name: section, exact: true }).getByRole("button", { name: new RegExp(`^${section}`) });
const valueOf = ({ values }: { readonly values: object }, name: string): unknown => (values as Readonly<Record<string, unknown>>)[name];

async function chooseUnit(label: string, unit: string): Promise<void> {
  await page.getByRole("button", { name: `Unit of ${label}`, exact: true }).click();
  await page.getByRole("menuitemradio", { name: unit, exact: true }).click();
}
const elementOf = (name: string): HTMLElement | null => document.getElementById(inputId(name));

/** Opens a fold, whether or not an earlier test left it open. */
async function openFold(section: string): Promise<void> {
  if (fold(section).element().getAttribute("aria-expanded") === "false") await fold(section).click();
}

describe("a fold", () => {
  test("shows its present assumptions in the user's units, and renders its fields once it is open", async () => {
    await mount(ventilationCalc, { input: startInput(ventilationCalc, "Imperial") });
    expect(elementOf("co2PerPerson")).toBeNull();
    await expect.poll(() => fold("Carbon dioxide").element().textContent).toMatch(/^Carbon dioxide: 0\.011.cfm\/person of CO₂/);
    await fold("Carbon dioxide").click();
    await input("CO₂ generation per person").fill("0.012");
    await fold("Carbon dioxide").click();
    expect(elementOf("co2PerPerson")).toBeNull();
    await expect.poll(() => fold("Carbon dioxide").element().textContent).toMatch(/0\.012.cfm\/person of CO₂.* 1 changed$/);
  });

  test("is open or closed at the next visit, as the user left it", async () => {
    const first = await mount(pipeSizer);
    await openFold("Limits");
    await first.unmount();
    expect(localStorage.getItem("plenum.openFolds.pipe-sizer")).toBe('["limits"]');
    await mount(pipeSizer);
    await expect.element(fold("Limits")).toHaveAttribute("aria-expanded", "true");
    await fold("Limits").click();
    expect(localStorage.getItem("plenum.openFolds.pipe-sizer")).toBe("[]");
  });

  test("with an error opens by itself, and stays open when the error is fixed", async () => {
    const mounted = await mount(ductSizer);
    expect(elementOf("airTemperature")).toBeNull();
    flushSync(() => mounted.state().change({ type: "unparsed", path: "airTemperature", text: "warm" }));
    await expect.element(input("Air temperature")).toHaveAttribute("aria-invalid", "true");
    await input("Air temperature").fill("25");
    await expect.element(input("Air temperature")).toHaveAttribute("aria-invalid", "false");
    // A fold that opened by itself is not stored as the user's choice.
    expect(localStorage.getItem("plenum.openFolds.duct-sizer")).toBeNull();
  });

  test("opens for a link or a warning to one of its fields, and the field has the focus", async () => {
    await mount(heatLoad);
    expect(elementOf("safetyFactor")).toBeNull();
    goToField(heatLoad, "safetyFactor");
    expect(document.activeElement).toBe(elementOf("safetyFactor"));
    expect(elementOf("safetyFactor")).not.toBeNull();
  });

  test("has the tool of its section at its top", async () => {
    const Tool = ({ state }: { readonly state: CalculatorState }) => (
      <button type="button">Find a place in {state.input.unitSystem} units</button>
    );
    await mount(heatLoad, { sectionTools: { conditions: Tool } });
    const section = page.getByRole("region", { name: "Design conditions" });
    await expect.element(section.getByRole("button", { name: "Find a place in Metric units" })).toBeVisible();
  });
});

describe.each([ductSizer, heatLoad, pipeSizer, ventilationCalc].map((each) => [each.id, each as AnyCalculator] as const))(
  "%s",
  (_, definition) => {
    test("shows every active field when all folds are open, and axe finds nothing", async () => {
      const { state } = await mount(definition);
      for (const { title, summary } of definition.sections) if (summary && fold(title).query()) await openFold(title);
      for (const [name, field] of Object.entries(definition.fields)) {
        if (field.type === "list" || field.type === "group") continue;
        expect(elementOf(name) !== null, name).toBe(isActive(field, { values: state().complete }));
      }
      // axe measures only the part of a button that the pinned bar does not cover.
      window.scrollTo(0, 0);
      await expectAccessible();
    });

    test("has one tab stop for each field, in the order of the page", async () => {
      await mount(definition);
      const form = document.querySelector("form")!;
      const fields = [...form.querySelectorAll<HTMLElement>('input:not([type="radio"]), input[type="radio"]:checked, select')];
      const stops = [...form.querySelectorAll<HTMLElement>("input, select, button")].filter(
        (each) =>
          each.tabIndex >= 0 && !(each instanceof HTMLInputElement && each.type === "radio" && !each.checked) && each.checkVisibility(),
      );
      const marks = stops.filter((each) => !fields.includes(each) && !each.hasAttribute("aria-expanded"));
      // In addition to fields and fold headings: the buttons that add rows to a list.
      expect(marks.map((each) => each.textContent).filter((text) => !/^(?:Add |Edit as table|Import )/.test(text))).toEqual([]);
      fields[0]!.focus();
      for (const stop of stops.slice(stops.indexOf(fields[0]!) + 1)) {
        await userEvent.keyboard("{Tab}");
        expect(document.activeElement).toBe(stop);
      }
    });
  },
);

describe("an entered number", () => {
  const amount = "1411522.63";
  const rate = (): Locator => page.getByRole("textbox", { name: /^Rate, / });
  const openItem = (): Promise<void> => page.getByRole("gridcell", { name: /^Description, Chiller/ }).click();

  test("has all its digits in its field, in its row and in a page that is opened again; the next key changes only its last digit", async () => {
    const items = [
      { id: "a", description: "Chiller" },
      { id: "b", description: "Fan" },
    ];
    const first = await mount(boq, { input: { unitSystem: "Metric", items } });
    await openItem();
    await rate().fill(amount);
    await userEvent.keyboard("{Tab}");
    await expect.element(rate()).toHaveValue(amount);
    const { input } = first.state();
    await first.unmount();
    await mount(boq, { input: JSON.parse(JSON.stringify(input)) as typeof input });
    await expect.element(page.getByRole("gridcell", { name: /^Rate, Chiller, €?1411522\.63/ })).toBeVisible();
    await openItem();
    await expect.element(rate()).toHaveValue(amount);
    await rate().click();
    await userEvent.keyboard("{End}{Backspace}5");
    await expect.element(rate()).toHaveValue("1411522.65");
  });
});

describe("help", () => {
  const help = (): HTMLElement => document.getElementById(`${inputId("floorArea")}-help`)!;

  test("opens by F1 in the field and closes by Escape, and the focus stays in the field", async () => {
    await mount(heatLoad);
    await input("Floor area").click();
    await expect.element(input("Floor area")).toHaveAccessibleDescription(/Conditioned floor area/);
    await userEvent.keyboard("{F1}");
    expect(help().matches(":popover-open")).toBe(true);
    expect(document.activeElement).toBe(elementOf("floorArea"));
    await userEvent.keyboard("{Escape}");
    expect(help().matches(":popover-open")).toBe(false);
    expect(document.activeElement).toBe(elementOf("floorArea"));
  });

  test("is shown at the foot of the form while the field has the focus, without moving anything", async () => {
    await mount(heatLoad);
    const before = document.querySelector("form")!.getBoundingClientRect().height;
    await input("Floor area").click();
    const foot = document.querySelector<HTMLElement>("form > p:last-child")!;
    await expect.poll(() => foot.textContent).toContain("Conditioned floor area");
    expect(document.querySelector("form")!.getBoundingClientRect().height).toBe(before);
  });

  test("opens when the pointer rests on the label, stays while it is on the help, covers no input of its row, and is not clipped", async () => {
    await mount(heatLoad);
    await page.getByText("Floor area", { exact: true }).hover();
    await expect.poll(() => help().matches(":popover-open")).toBe(true);
    await userEvent.hover(help());
    await expect.element(help()).toBeVisible();
    const box = help().getBoundingClientRect();
    expect(box.top).toBeGreaterThanOrEqual(elementOf("floorArea")!.getBoundingClientRect().bottom);
    expect(help().scrollWidth).toBeLessThanOrEqual(help().clientWidth);
    await page.getByRole("heading", { level: 1 }).hover();
    await expect.poll(() => help().matches(":popover-open")).toBe(false);
  });

  test("opens when the pointer rests on the label, also while notifications are shown", async () => {
    await mount(heatLoad);
    const notifications = document.body.appendChild(document.createElement("div"));
    onTestFinished(() => notifications.remove());
    notifications.popover = "manual";
    notifications.showPopover();
    await page.getByText("Floor area", { exact: true }).hover();
    await expect.poll(() => help().matches(":popover-open")).toBe(true);
  });

  test("opens by its mark, which is not a tab stop", async () => {
    await mount(heatLoad);
    const mark = page.getByRole("button", { name: "About Floor area" });
    await expect.element(mark).toHaveAttribute("tabindex", "-1");
    await mark.click();
    expect(help().matches(":popover-open")).toBe(true);
  });
});

describe("a menu of units", () => {
  const openPopups = (): number => document.querySelectorAll(":popover-open").length;
  const unitOf = (label: string): Locator => page.getByRole("button", { name: new RegExp(`^Unit of ${label}: `) });

  test("closes with a click elsewhere, and the click still works", async () => {
    const rename = (): Promise<{ readonly ok: true }> => Promise.resolve({ ok: true });
    await mount(heatLoad, { fileName: "Room 12", fileTitle: <FileTitle name="Room 12" rename={rename} /> });
    const targets = [
      [() => input("Roof area"), () => expect.element(input("Roof area")).toHaveFocus()],
      [() => unitOf("Wall area"), () => expect.element(page.getByRole("menu", { name: "Unit of Wall area" })).toBeVisible()],
      [
        () => page.getByRole("button", { name: "Room 12" }),
        () => expect.element(page.getByRole("textbox", { name: "File name" })).toHaveFocus(),
      ],
    ] as const;
    for (const [target, happens] of targets) {
      if (openPopups() > 0) await userEvent.keyboard("{Escape}");
      await unitOf("Floor area").click();
      await expect.element(page.getByRole("menu", { name: "Unit of Floor area" })).toBeVisible();
      await target().click();
      await happens();
      expect(page.getByRole("menu", { name: "Unit of Floor area" }).elements()).toHaveLength(0);
    }
    expect(openPopups()).toBe(0);
  });

  test("closes when its field is removed", async () => {
    const { state } = await mount(heatLoad, {
      input: { ...startInput(heatLoad, "Metric"), surfaces: [{ id: "a", name: "Wall", kind: "wall" }] },
    });
    await openFold("More surfaces");
    await page
      .getByRole("button", { name: /^Surface 1|^Wall/ })
      .first()
      .click();
    await page
      .getByRole("group", { name: /^Surface 1|^Wall/ })
      .getByRole("button", { name: /^Unit of Area/ })
      .click();
    await expect.poll(openPopups).toBe(1);
    flushSync(() => state().change({ type: "rows", path: "surfaces", rows: [] }));
    await expect.poll(openPopups).toBe(0);
    await input("Roof area").click();
    await expect.element(input("Roof area")).toHaveFocus();
  });
});

describe("a number", () => {
  test("may be typed as an expression, which stays as typed until the field loses the focus", async () => {
    const { state } = await mount(heatLoad);
    await input("Floor area").fill("20 ft * 15 ft");
    await expect.element(input("Floor area")).toHaveValue("20 ft * 15 ft");
    expect(state().input["floorArea"]).toEqual({ value: 300, unit: "ft2", displayUnit: "m2" });
    await expect.poll(() => document.querySelector("form > p:last-child")!.textContent).toBe("20 ft * 15 ft = 27.870912 m²");
    await input("Wall area").click();
    await expect.element(input("Floor area")).toHaveValue("27.870912");
    await expect.element(input("Floor area")).toHaveAttribute("title", "Typed: 20 ft * 15 ft");
    await input("Wall area").fill("(4+2)*2.7");
    await input("Floor area").click();
    await expect.element(input("Wall area")).toHaveValue("16.2");
  });

  test("that cannot be calculated is an error with the reason", async () => {
    await mount(heatLoad);
    await input("Floor area").fill("6*");
    await expect.element(input("Floor area")).toHaveAttribute("aria-invalid", "true");
    await input("Floor area").fill("5/(3-3)");
    await expect.element(input("Floor area")).toHaveAccessibleDescription("This divides by zero.");
  });

  test("opens its units with Alt and the down arrow, and the focus returns", async () => {
    const { state } = await mount(heatLoad);
    await input("Indoor temperature").click();
    await userEvent.keyboard("{Alt>}{ArrowDown}{/Alt}");
    await expect.element(page.getByRole("menuitemradio", { name: "°C" })).toHaveFocus();
    await page.getByRole("menuitemradio", { name: "°F" }).click();
    expect(state().complete["indoorTemp"]).toEqual({ value: 24, unit: "degC", displayUnit: "degF" });
    expect(document.activeElement).toBe(elementOf("indoorTemp"));
  });

  test("of a gain may be entered per floor area: by the menu of units, or by typing the unit", async () => {
    const { state } = await mount(heatLoad);
    await input("Lighting").fill("280");
    await page.getByRole("button", { name: "Unit of Lighting: W" }).click();
    await page.getByRole("menuitemradio", { name: "W/m²" }).click();
    expect(state().input["lightingLoad"]).toEqual({ value: 7, unit: "W/m2" });
    await input("Lighting").fill("1.5 W/ft²");
    expect(state().input["lightingLoad"]).toEqual({ value: 1.5, unit: "W/ft2", displayUnit: "W/m2" });
    await input("Lighting").fill("300 W");
    expect(state().input["lightingLoad"]).toEqual({ value: 300, unit: "W" });
    await expect.element(input("Lighting")).toHaveAccessibleName("Lighting, W");
  });

  test("keeps its load when a unit per floor area is chosen, and one undo reverts it", async () => {
    const { state } = await mount(heatLoad, { input: { ...startInput(heatLoad, "Metric"), floorArea: { value: 37, unit: "m2" } } });
    const load = (): unknown => {
      const { outcome } = state();
      return outcome.ok && valueOf(outcome, "lightingLoad");
    };
    await input("Lighting").fill("300");
    await chooseUnit("Lighting: W", "W/m²");
    await expect.element(input("Lighting")).toHaveValue("8.10811");
    expect(load()).toBeCloseTo(300, 3);
    flushSync(() => state().change({ type: "undo" }));
    expect(state().input["lightingLoad"]).toEqual({ value: 300, unit: "W" });
    await expect.element(input("Lighting")).toHaveValue("300");
    flushSync(() => state().change({ type: "redo" }));
    await chooseUnit("Lighting: W/m²", "W");
    expect(state().input["lightingLoad"]).toEqual({ value: 300, unit: "W" });
  });

  test("that was cleared reads the next number in the selected unit, also per floor area without one", async () => {
    const { floorArea: _, ...blank } = startInput(heatLoad, "Metric");
    const { state } = await mount(heatLoad, { input: blank });
    await input("Equipment").fill("");
    await chooseUnit("Equipment: W", "W/m²");
    await input("Equipment").fill("12");
    expect(state().input["equipmentLoad"]).toEqual({ value: 12, unit: "W/m2" });
    await input("Floor area").fill("50");
    const { outcome } = state();
    expect(outcome.ok && valueOf(outcome, "equipmentLoad")).toBe(600);
  });

  test("keeps its unit if the floor area is empty, with the reason, and there is nothing to undo", async () => {
    const { floorArea: _, ...blank } = startInput(heatLoad, "Metric");
    const { state } = await mount(heatLoad, { input: blank });
    await chooseUnit("Lighting: W", "W/m²");
    // Notices are loaded when the first one is shown.
    await expect.element(page.getByText(/^Lighting stays 280.W: the floor area is blank/)).toBeVisible();
    expect(state().input["lightingLoad"]).toEqual({ value: 280, unit: "W" });
    expect(state().canUndo).toBe(false);
  });
});

test("a number that is cleared has its default again, which is marked; one undo brings it back", async () => {
  const indoorTemp = { value: 22, unit: "degC" };
  const { state } = await mount(heatLoad, { input: { ...startInput(heatLoad, "Metric"), indoorTemp } });
  await expect.element(input("Indoor temperature")).not.toHaveAttribute("data-default");
  await input("Indoor temperature").fill("");
  await expect.element(input("Indoor temperature")).toHaveAttribute("aria-invalid", "true");
  await userEvent.keyboard("{Tab}");
  await expect.element(input("Indoor temperature")).toHaveValue("24");
  await expect.element(input("Indoor temperature")).toHaveAttribute("data-default");
  expect(state().input["indoorTemp"]).toBeUndefined();
  await expectAccessible();
  flushSync(() => state().change({ type: "undo" }));
  expect(state().input["indoorTemp"]).toEqual(indoorTemp);
  await expect.element(input("Indoor temperature")).not.toHaveAttribute("data-default");
});

test("a number without a default that is cleared is asked for, and the old number does not come back", async () => {
  await mount(ductSizer);
  await input("Airflow").fill("");
  await userEvent.keyboard("{Tab}");
  await expect.element(input("Airflow")).toHaveAttribute("aria-invalid", "true");
  await expect.element(input("Airflow")).toHaveValue("");
});

test("a direction is a point of the compass, without a unit; between two points it is in degrees", async () => {
  const surface = { id: "s", name: "Facade", area: { value: 10, unit: "m2" }, azimuth: { value: 45, unit: "deg" } };
  const rooms = [{ id: "r", floorArea: { value: 20, unit: "m2" }, surfaces: [surface] }];
  const { state } = await mount(heatLoad, { input: { unitSystem: "Metric", method: "hourly", rooms } });
  await page.getByRole("tab", { name: /^All surfaces/ }).click();
  const azimuth = page.getByRole("complementary").getByRole("textbox", { name: /^Azimuth/ });
  await expect.element(azimuth).toHaveValue("NE");
  await expect.element(azimuth).toHaveAccessibleName("Azimuth");
  await expect.element(azimuth).toHaveAttribute("title", "45°");
  const entered = (): unknown => valueAt(state().input, "rooms.r.surfaces.s.azimuth");
  for (const [typed, shown, name, value] of [
    ["50", "50", "Azimuth, °", 50],
    ["south-west", "SW", "Azimuth", 225],
    ["90", "E", "Azimuth", 90],
  ] as const) {
    await azimuth.fill(typed);
    await userEvent.keyboard("{Tab}");
    await expect.element(azimuth).toHaveValue(shown);
    await expect.element(azimuth).toHaveAccessibleName(name);
    expect(entered()).toEqual({ value, unit: "deg" });
  }
});

test("an untouched field has the default of the present mode and units, whatever is entered elsewhere", async () => {
  const { state } = await mount(heatLoad, { input: startInput(heatLoad, "Imperial") });
  await input("Floor area").fill("401");
  await expect.element(input("Outdoor temperature")).toHaveValue("95");
  await page.getByRole("radio", { name: "Metric" }).click({ force: true });
  await expect.element(input("Outdoor temperature")).toHaveValue("35");
  await chooseUnit("Indoor temperature: °C", "°F");
  await expect.element(input("Indoor temperature")).toHaveValue("75.2");
  flushSync(() => state().change({ type: "value", path: "calculationMode", value: "Heating" }));
  await expect.element(input("Outdoor temperature")).toHaveValue("−10");
  // The selected unit changes only how the value is displayed.
  await expect.element(input("Indoor temperature")).toHaveValue("69.8");
  await input("Outdoor temperature").fill("-15");
  await page.getByRole("radio", { name: "Imperial" }).click({ force: true });
  await expect.element(input("Outdoor temperature")).toHaveValue("5");
  await expect.element(input("Indoor temperature")).toHaveValue("70");
  await expect.element(input("Floor area")).toHaveValue("401");
});

test("the unit switch replaces the start values of an untouched page, and only the displayed units of an edited one", async () => {
  const { state } = await mount(heatLoad);
  await page.getByRole("radio", { name: "Imperial" }).click({ force: true });
  expect(state().input).toEqual(startInput(heatLoad, "Imperial"));
  await input("Floor area").fill("401");
  await page.getByRole("radio", { name: "Metric" }).click({ force: true });
  expect(state().input["floorArea"]).toEqual({ value: 401, unit: "ft2", displayUnit: "m2" });
});
