import type { ReactNode } from "react";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { FigureFrame, RowSelectionContext, Schematic, useRowSelection, type DrawnPart } from "../../src/figures/index.ts";
import { expectAccessibleInBoth } from "./mount.tsx";

const part = (id: string, parent: string | undefined, weight: number, value: number | undefined, isCritical = false): DrawnPart => ({
  id,
  row: `ducts.${id}`,
  parent,
  weight,
  value,
  name: `Duct ${id}`,
  description: `Duct ${id}: ${value ?? "no"} m/s`,
  isCritical,
  isOver: value !== undefined && value > 8,
  ...(parent === undefined && { title: "Supply" }),
});
const tree: readonly DrawnPart[] = [
  part("main", undefined, 9, 9, true),
  part("east", "main", 3, 4),
  part("west", "main", 6, 6, true),
  part("w1", "west", 2, 3),
  part("w2", "west", 4, 5, true),
  part("spare", "east", 0, undefined),
];

function Drawing({ parts = tree }: { readonly parts?: readonly DrawnPart[] }): ReactNode {
  const selection = useRowSelection();
  return (
    <main>
      <FigureFrame title="Schematic" description="Shaded by velocity." table={{ columns: ["Duct", "Velocity"], rows: [["main", "9 m/s"]] }}>
        <RowSelectionContext value={selection}>
          <Schematic label="Schematic of the ducts" parts={parts} text={(value) => `${value} m/s`} over="faster than its limit" />
        </RowSelectionContext>
      </FigureFrame>
    </main>
  );
}

const focused = (): string => document.activeElement?.getAttribute("aria-label") ?? "";

describe("the schematic", () => {
  test("passes axe in light and dark", async () => {
    await render(<Drawing />);
    await expectAccessibleInBoth();
  });

  test("is one tab stop; arrows go along the tree, Enter selects", async () => {
    await render(<Drawing />);
    expect(document.querySelectorAll('[data-part][tabindex="0"]')).toHaveLength(1);
    document.querySelector<SVGElement>('[data-part="main"]')!.focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(focused()).toBe("Duct west: 6 m/s");
    await userEvent.keyboard("{ArrowRight}{ArrowDown}");
    expect(focused()).not.toBe("Duct w2: 5 m/s");
    await userEvent.keyboard("{ArrowUp}{ArrowLeft}{Home}{Enter}");
    await expect.poll(() => document.querySelector("[aria-current]")?.getAttribute("data-part")).toBe("main");
  });

  test("arrow keys continue from the focused part, wherever the pointer rests", async () => {
    await render(<Drawing />);
    document.querySelector<SVGElement>('[data-part="main"]')!.focus();
    await userEvent.hover(page.elementLocator(document.querySelector('[data-part="w1"] rect')!));
    await userEvent.keyboard("{ArrowRight}");
    expect(focused()).toBe("Duct west: 6 m/s");
  });

  test("explains shades, thick walls and marks, and shows parts without a value", async () => {
    await render(<Drawing />);
    const legend = page.getByRole("list", { name: "Legend" });
    await expect.element(legend.getByText("critical path")).toBeVisible();
    await expect.element(legend.getByText("faster than its limit")).toBeVisible();
    expect(document.querySelectorAll("svg[aria-label] [data-critical]")).toHaveLength(3);
    expect(document.querySelectorAll('svg[aria-label] [data-shade="none"]').length).toBeGreaterThan(0);
    await expect.element(page.getByText("▲ 9 m/s")).toBeVisible();
  });

  test("continues in bands on paper if it is too long for the page, with letters as large as on the screen", async () => {
    const row = Array.from({ length: 15 }, (_, index) => part(`p${index}`, index === 0 ? undefined : `p${index - 1}`, 1, 5));
    await render(<Drawing parts={row} />);
    const drawing = (): SVGElement => document.querySelector<SVGElement>('svg[aria-label="Schematic of the ducts"]')!;
    const width = (): number => Number(drawing().getAttribute("width"));
    await expect.poll(width).toBeGreaterThan(1500);
    window.dispatchEvent(new Event("beforeprint"));
    expect(width()).toBeLessThanOrEqual(690);
    expect([...drawing().querySelectorAll("text")].map(({ textContent }) => textContent)).toContain("Goes on from Duct p4");
    window.dispatchEvent(new Event("afterprint"));
    await expect.poll(width).toBeGreaterThan(1500);
  });

  test("a press selects one of five hundred ducts", async () => {
    const many = Array.from({ length: 250 }, (_, index) => [
      part(`m${index}`, index === 0 ? undefined : `m${index - 1}`, 500 - index, 10 - index / 50, true),
      part(`r${index}`, `m${index}`, 0.5, 3),
    ]).flat();
    await render(<Drawing parts={many} />);
    await page.elementLocator(document.querySelector('[data-part="r3"] rect')!).click();
    await expect.poll(() => document.querySelector("[aria-current]")?.getAttribute("data-part")).toBe("r3");
  });
});
