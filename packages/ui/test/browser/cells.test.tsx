import { useRef, type ReactNode } from "react";
import { expect, test } from "vitest";
import { commands, page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { useCells } from "../../src/grid/index.ts";

const words = ["first", "second", "third"];

function Table(): ReactNode {
  const box = useRef<HTMLTableElement>(null);
  const { selection, handlers } = useCells(box, { lines: 3, columns: 1, isFilled: () => true, columnsDrawn: 1, linesDrawn: 3 });
  const { active, extent } = selection;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are selected is a grid
    <table ref={box} role="grid" {...handlers} onKeyDown={(event) => void handlers.onKeyDown(event)}>
      <tbody data-body>
        {words.map((word, line) => (
          <tr key={word} data-row={line}>
            <td data-cell={0} tabIndex={active.line === line ? 0 : -1} aria-selected={line >= active.line && line <= extent.line}>
              {word}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

test("Escape during a drag restores the selection, and nothing around the table uses the key", async () => {
  const around: string[] = [];
  await render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- an owner of the table that listens to keys, such as a dialog
    <div onKeyDown={({ key }) => around.push(key)}>
      <Table />
    </div>,
  );
  const middle = (word: string) => {
    const { x, y, width, height } = page.getByRole("gridcell", { name: word }).element().getBoundingClientRect();
    return { type: "move", x: x + width / 2, y: y + height / 2 } as const;
  };
  const selected = (): number => document.querySelectorAll("[aria-selected=true]").length;
  await commands.mouse([middle("first"), { type: "down" }, middle("third")]);
  await expect.poll(selected).toBe(3);
  let escape: KeyboardEvent | undefined;
  window.addEventListener("keydown", (event) => (escape = event), { capture: true, once: true });
  await userEvent.keyboard("{Escape}");
  await commands.mouse([{ type: "up" }]);
  await expect.poll(selected).toBe(1);
  expect([escape?.defaultPrevented, around]).toEqual([true, []]);
});
