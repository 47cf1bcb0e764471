import { useState, type ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FigureFrame, HeatMap, StackedHours } from "../../src/figures/index.ts";
import { expectAccessibleInBoth } from "./mount.tsx";

const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];
/** The highest value is in July at 16 h, cell 6·24 + 15. */
const year = Array.from({ length: 288 }, (_, index) => 100 - Math.abs(Math.floor(index / 24) - 6) * 8 - Math.abs((index % 24) - 15));
const walls = Array.from({ length: 24 }, (_, hour) => Math.sin((hour - 9) / 4));
const windows = Array.from({ length: 24 }, (_, hour) => Math.max(0, 4 - Math.abs(hour - 15)));
const text = (value: number): string => `${value.toFixed(1)} kW`;

function Figures(): ReactNode {
  const [chosen, setChosen] = useState<number>();
  return (
    <main>
      <FigureFrame
        title="Hours of the year"
        description="Cooling load of twelve design days."
        table={{ columns: ["Hour", ...months], rows: [["1", ...months.map(() => "100.0 kW")]] }}
      >
        <HeatMap
          label="Cooling load by month and hour"
          months={months}
          values={year}
          text={text}
          tone="cooling"
          chosen={chosen}
          onChoose={setChosen}
        />
      </FigureFrame>
      <FigureFrame title="Peak day" description="By parts." table={{ columns: ["Hour", "Walls"], rows: [["1", "1.0 kW"]] }}>
        <StackedHours
          label="Cooling load over a day"
          axis="Load, kW"
          series={[
            { id: "walls", label: "Walls", values: walls },
            { id: "windows", label: "Windows, sun", values: windows },
          ]}
          text={text}
        />
      </FigureFrame>
    </main>
  );
}

const focused = (): string => document.activeElement?.getAttribute("aria-label") ?? "";

describe("figures of hours", () => {
  test("axe finds nothing, as figures and as tables, in light and dark", async () => {
    await render(<Figures />);
    await expectAccessibleInBoth();
    for (const button of page.getByRole("button", { name: "Show as table" }).elements()) await userEvent.click(button);
    await expect.poll(() => document.querySelectorAll("main table").length).toBe(2);
    await expectAccessibleInBoth();
  });

  test("the keyboard enters at the highest hour, arrows follow the orientation of the map, Enter selects", async () => {
    await render(<Figures />);
    const peak = page.getByRole("button", { name: "July, 16\u202fh: 100.0 kW, highest" });
    (peak.element() as SVGElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(focused()).toBe("July, 17\u202fh: 99.0 kW");
    await userEvent.keyboard("{ArrowDown}");
    expect(focused()).toBe("August, 17\u202fh: 91.0 kW");
    await userEvent.keyboard("{Home}");
    expect(focused()).toBe("August, 1\u202fh: 77.0 kW");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => document.activeElement?.getAttribute("aria-pressed")).toBe("true");
    expect(document.querySelectorAll("main [data-part][tabindex='0'][data-shade]")).toHaveLength(1);
  });

  test("a press selects an hour", async () => {
    await render(<Figures />);
    const cell = page.getByRole("button", { name: /^May, 10\sh/ });
    await userEvent.click(cell);
    await expect.element(cell).toHaveAttribute("aria-pressed", "true");
  });

  test("the hours of a day describe their parts, and the highest one is marked", async () => {
    await render(<Figures />);
    const symbol = [...document.querySelectorAll("g[data-value]")].find((each) => each.getAttribute("aria-label")?.includes("highest"));
    expect(symbol?.getAttribute("aria-label")).toMatch(/^16\u202fh: 5\.0 kW, highest; Walls 1\.0 kW, Windows, sun 4\.0 kW$/);
    await expect.element(page.getByText("16\u202fh: 5.0 kW", { exact: true })).toBeVisible();
  });

  test("fit a phone, with months across and cells of 24 px", async () => {
    await page.viewport(390, 800);
    await render(<Figures />);
    await expect.poll(() => document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const { width, height } = document.querySelector("[data-shade][data-part]")!.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(23.9);
    for (const each of document.querySelectorAll("main svg text")) expect(each.getBoundingClientRect().right).toBeLessThanOrEqual(391);
  });

  test("can be read without colour: their shades have names", async () => {
    await render(<Figures />);
    const shades = page.getByRole("list", { name: "Shades" }).element();
    expect(shades.children.length).toBeGreaterThan(3);
    for (const each of shades.children) expect((each as HTMLElement).innerText).toMatch(/^(below|from) [\d.]+ kW$/);
  });
});
