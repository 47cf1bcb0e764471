import { readGbxml, type Building } from "@org/hvac-core/building";
import { useState, type ReactNode } from "react";
import { describe, expect, test, vi } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { BuildingPlan, type PlanValues } from "../../src/figures/index.ts";
import { expectAccessibleInBoth } from "./mount.tsx";

/** Points as “x y z” between commas. */
const planar = (points: string): string =>
  `<PlanarGeometry><PolyLoop>${points
    .split(",")
    .map(
      (point) =>
        `<CartesianPoint>${point
          .trim()
          .split(" ")
          .map((each) => `<Coordinate>${each}</Coordinate>`)
          .join("")}</CartesianPoint>`,
    )
    .join("")}</PolyLoop></PlanarGeometry>`;

const box = (x: number, y: number, z: number): string => `${x} ${y} ${z}, ${x + 5} ${y} ${z}, ${x + 5} ${y + 4} ${z}, ${x} ${y + 4} ${z}`;

/** Rooms of 5 × 4 m: `columns` by `rows` in each storey; the west wall of each is a surface, with a door in inner ones and a window in outer ones. */
function drawn(columns: number, rows: number, storeys: number): Building {
  const cells = Array.from({ length: storeys }, (_, storey) =>
    Array.from({ length: columns * rows }, (__, index) => ({
      id: `${storey}-${index}`,
      storey,
      column: index % columns,
      row: Math.floor(index / columns),
    })),
  ).flat();
  const spaces = cells.map(
    ({ id, storey, column, row }) =>
      `<Space id="r-${id}" buildingStoreyIdRef="s-${storey}" zoneIdRef="z-${column % 2}"><Name>Room ${id}</Name><Area>20</Area><Volume>60</Volume>${planar(box(5 * column, 4 * row, 3 * storey))}</Space>`,
  );
  const walls = cells.map(({ id, storey, column, row }) => {
    const [x, y, z] = [5 * column, 4 * row, 3 * storey];
    const rooms = column === 0 ? [id] : [id, `${storey}-${row * columns + column - 1}`];
    const opening = `<Opening id="o-${id}" openingType="${column === 0 ? "FixedWindow" : "NonSlidingDoor"}">${planar(`${x} ${y + 3} ${z}, ${x} ${y + 2} ${z}, ${x} ${y + 2} ${z + 2}, ${x} ${y + 3} ${z + 2}`)}</Opening>`;
    return `<Surface id="w-${id}" surfaceType="${column === 0 ? "ExteriorWall" : "InteriorWall"}">${rooms.map((room) => `<AdjacentSpaceId spaceIdRef="r-${room}"/>`).join("")}${planar(`${x} ${y + 4} ${z}, ${x} ${y} ${z}, ${x} ${y} ${z + 3}, ${x} ${y + 4} ${z + 3}`)}${opening}</Surface>`;
  });
  const levels = Array.from(
    { length: storeys },
    (_, storey) => `<BuildingStorey id="s-${storey}"><Name>Floor ${storey}</Name><Level>${3 * storey}</Level></BuildingStorey>`,
  );
  return readGbxml(
    `<gbXML lengthUnit="Meters" areaUnit="SquareMeters" volumeUnit="CubicMeters" temperatureUnit="C"><Campus><Location><CADModelAzimuth>335</CADModelAzimuth></Location><Building>${levels.join("")}${spaces.join("")}</Building>${walls.join("")}</Campus><Zone id="z-0"><Name>North</Name></Zone><Zone id="z-1"><Name>South</Name></Zone></gbXML>`,
  );
}

const small = drawn(3, 2, 2);
const loads: readonly PlanValues[] = [
  {
    id: "load",
    label: "Cooling load",
    values: new Map([
      ["r-0-0", 800],
      ["r-0-1", 2400],
    ]),
    text: (value) => `${value} W`,
  },
];

function Plan({ building = small, selected = [] }: { readonly building?: Building; readonly selected?: readonly string[] }): ReactNode {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set(selected));
  return (
    <main>
      <BuildingPlan
        label="Plan"
        building={building}
        unitSystem="Metric"
        selectedSpaceIds={ids}
        onSelect={setIds}
        excludedSpaceIds={new Set(["r-0-2"])}
        findings={new Map([["r-0-1", 2]])}
        values={loads}
      />
      <output>{[...ids].join(" ")}</output>
      <button type="button" onClick={() => setIds(new Set(["r-1-5"]))}>
        Select elsewhere
      </button>
    </main>
  );
}

const selection = (): string => document.querySelector("output")!.textContent;
const room = (id: string): SVGElement => document.querySelector<SVGElement>(`[data-part="${id}"]`)!;
const focused = (): string | null => document.activeElement!.getAttribute("data-part");
const transform = (): string => document.querySelector("svg[aria-label^=Plan] > g")!.getAttribute("transform")!;

describe("the plan of a building", () => {
  test("passes axe in light and dark, in each choice of colours", async () => {
    await render(<Plan selected={["r-0-0"]} />);
    await expectAccessibleInBoth();
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Colours" }), "Cooling load");
    await expectAccessibleInBoth();
  });

  test("names rooms with area, value, findings and whether they are included", async () => {
    await render(<Plan />);
    await expect.element(page.getByRole("button", { name: "Room 0-1, 20.00 m², 2 findings", exact: true })).toBeInTheDocument();
    await expect.element(page.getByRole("button", { name: "Room 0-2, 20.00 m², not included", exact: true })).toBeInTheDocument();
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Colours" }), "Cooling load");
    await expect.element(page.getByRole("button", { name: "Room 0-1, 20.00 m², 2400 W, 2 findings", exact: true })).toBeInTheDocument();
    await expect.element(page.getByRole("list", { name: "Legend of the plan" }).getByText("from 2000 W")).toBeVisible();
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Colours" }), "Zone");
    await expect.element(page.getByRole("button", { name: "Room 0-0, 20.00 m², North", exact: true })).toBeInTheDocument();
  });

  test("is one tab stop: arrows go to the neighbour, Enter selects, Ctrl adds", async () => {
    await render(<Plan />);
    expect(document.querySelectorAll('[data-part][tabindex="0"]')).toHaveLength(1);
    room("r-0-0").focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(focused()).toBe("r-0-1");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    expect(focused()).toBe("r-0-4");
    expect(selection()).toBe("r-0-4");
    await userEvent.keyboard("{ArrowRight}{Control>}{Enter}{/Control}");
    expect(selection()).toBe("r-0-4 r-0-5");
    expect(document.querySelectorAll('[data-part][aria-pressed="true"]')).toHaveLength(2);
  });

  test("a press selects, a drag moves the plan and selects nothing", async () => {
    await render(<Plan />);
    await page.elementLocator(room("r-0-1")).click();
    expect(selection()).toBe("r-0-1");
    const before = transform();
    const { left, top } = document.querySelector("svg[aria-label^=Plan]")!.getBoundingClientRect();
    const start = { type: "move", x: left + 300, y: top + 200 } as const;
    await commands.mouse([start, { type: "down" }, { ...start, x: start.x + 60 }, { type: "up" }]);
    await expect.poll(transform).not.toBe(before);
    expect(selection()).toBe("r-0-1");
  });

  test("is laid out for its width before anything has observed it", async () => {
    class Observer extends ResizeObserver {
      override observe(): void {}
    }
    vi.stubGlobal("ResizeObserver", Observer);
    await render(<Plan />);
    vi.unstubAllGlobals();
    const drawing = document.querySelector("svg[aria-label^=Plan]")!;
    expect(drawing.getAttribute("width")).toBe(String(Math.round(drawing.parentElement!.getBoundingClientRect().width)));
  });

  test("a plan that is seen as a whole still is in a narrower frame, after a room was selected", async () => {
    await render(<Plan />);
    await page.elementLocator(room("r-0-1")).click();
    const scale = (): number => Number(/scale\(([\d.]+)/.exec(transform())![1]);
    const before = scale();
    document.querySelector("main")!.style.width = "360px";
    await expect.poll(scale).toBeLessThan(before * 0.9);
    const drawing = document.querySelector("svg[aria-label^=Plan]")!.getBoundingClientRect();
    for (const id of ["r-0-0", "r-0-2", "r-0-3", "r-0-5"]) {
      const { left, right, top, bottom } = room(id).getBoundingClientRect();
      expect(
        [left, top, drawing.right - right, drawing.bottom - bottom]
          .map((distance, index) => distance - [drawing.left, drawing.top, 0, 0][index]!)
          .every((distance) => distance >= 0),
      ).toBe(true);
    }
  });

  test("keys and buttons enlarge and move it, and show all of it again", async () => {
    await render(<Plan />);
    const whole = transform();
    const scale = (): number => Number(/scale\((.*)\)/.exec(transform())![1]);
    const first = scale();
    room("r-0-0").focus();
    await userEvent.keyboard("+");
    await expect.poll(scale).toBeCloseTo(1.5 * first, 6);
    const enlarged = transform();
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await expect.poll(transform).not.toBe(enlarged);
    await page.getByRole("button", { name: "Zoom out" }).click();
    await expect.poll(scale).toBeCloseTo(first, 6);
    await userEvent.keyboard("{Tab}");
    await page.getByRole("button", { name: "Zoom in" }).click();
    await page.getByRole("button", { name: "Show the whole storey" }).click();
    await expect.poll(transform).toBe(whole);
  });

  test("the wheel enlarges around the pointer without laying the rooms out again", async () => {
    await render(<Plan />);
    const element = room("r-0-0");
    const drawing = document.querySelector("svg[aria-label^=Plan]")!;
    const { left, top } = drawing.getBoundingClientRect();
    const shape = element.getAttribute("d");
    const event = new WheelEvent("wheel", { deltaY: -200, clientX: left + 200, clientY: top + 150, bubbles: true, cancelable: true });
    const before = transform();
    drawing.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await expect.poll(transform).not.toBe(before);
    expect(room("r-0-0")).toBe(element);
    expect(element.getAttribute("d")).toBe(shape);
    // A whole plan leaves the wheel to the page.
    await page.getByRole("button", { name: "Show the whole storey" }).click();
    const out = new WheelEvent("wheel", { deltaY: 200, bubbles: true, cancelable: true });
    drawing.dispatchEvent(out);
    expect(out.defaultPrevented).toBe(false);
  });

  test("shows the storey of a room that is selected elsewhere, until another storey is chosen", async () => {
    await render(<Plan />);
    await page.getByRole("button", { name: "Select elsewhere" }).click();
    await expect.element(page.getByRole("radio", { name: /Floor 1/ })).toBeChecked();
    expect(room("r-1-5").getAttribute("aria-pressed")).toBe("true");
    await userEvent.keyboard("{Tab}");
    await page.getByRole("radio", { name: /Floor 0/ }).click();
    await expect.element(page.getByRole("radio", { name: /Floor 0/ })).toBeChecked();
    expect(document.querySelectorAll('[data-part^="r-0-"]')).toHaveLength(6);
  });

  test("shows true north, and names only what the storey has", async () => {
    await render(<Plan />);
    await expect.element(page.getByRole("img", { name: "True north, 25° clockwise from the top" })).toBeVisible();
    const legend = page.getByRole("list", { name: "Legend of the plan" });
    for (const name of ["Outdoors", "Between rooms", "Window", "Door", "Findings", "Not included"])
      await expect.element(legend.getByText(name, { exact: true })).toBeVisible();
    expect(legend.getByText("Skylight").query()).toBeNull();
    await userEvent.selectOptions(page.getByRole("combobox", { name: "Colours" }), "Direction of walls");
    // West of the model, whose y axis points to 335°, is 245°.
    await expect.element(legend.getByText("Southwest")).toBeVisible();
    await page.getByRole("radio", { name: /Floor 1/ }).click();
    expect(legend.getByText("Findings").query()).toBeNull();
  });

  test("a label is as large at every scale, and leaves itself out where it does not fit", async () => {
    await page.viewport(390, 844);
    await render(<Plan building={drawn(20, 12, 1)} />);
    const names = (): number => document.querySelectorAll("svg[aria-label^=Plan] text").length;
    expect(names()).toBe(0);
    room("r-0-0").focus();
    await userEvent.keyboard("++++++");
    await expect.poll(names).toBeGreaterThan(0);
    const texts = [...document.querySelectorAll<SVGTextElement>("svg[aria-label^=Plan] text")];
    for (const text of texts) {
      const { a, d } = text.getScreenCTM()!;
      expect([a, d]).toEqual([1, 1]);
    }
    // Each is within its room; rooms far from the frame have none.
    const shown = texts.filter((text) => text.textContent.startsWith("Room"));
    for (const text of shown) {
      const [label, floor] = [text, room(text.textContent.replace("Room ", "r-"))].map((each) => each.getBoundingClientRect());
      expect(label!.left).toBeGreaterThanOrEqual(floor!.left);
      expect(label!.right).toBeLessThanOrEqual(floor!.right);
      expect(label!.top).toBeGreaterThanOrEqual(floor!.top);
      expect(label!.bottom).toBeLessThanOrEqual(floor!.bottom);
    }
    const frame = document.querySelector("svg[aria-label^=Plan]")!.getBoundingClientRect();
    const inFrame = [...document.querySelectorAll<SVGElement>("[data-part]")].filter((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    });
    const named = new Set(shown.map((text) => text.textContent.replace("Room ", "r-")));
    for (const each of inFrame) expect(named).toContain(each.dataset["part"]);
    expect(shown.length).toBeLessThan(120);
  });

  test("all storeys are on paper", async () => {
    await render(<Plan />);
    window.dispatchEvent(new Event("beforeprint"));
    expect(document.querySelectorAll("svg[aria-label^=Plan]")).toHaveLength(2);
    window.dispatchEvent(new Event("afterprint"));
    await expect.poll(() => document.querySelectorAll("svg[aria-label^=Plan]").length).toBe(1);
  });

  test("a press selects one of five hundred rooms", async () => {
    await render(<Plan building={drawn(25, 20, 1)} />);
    await page.elementLocator(room("r-0-260")).click();
    await expect.poll(selection).toBe("r-0-260");
  });
});
