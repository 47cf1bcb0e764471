import type { GridActions } from "@org/form/rows";
import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { flushSync } from "react-dom";
import type { MenuPoint } from "../elements/ContextMenu.tsx";
import { focusCell } from "./cellElements.ts";
import { FindBar } from "./FindBar.tsx";
import { GridMenu } from "./GridMenu.tsx";
import { TraceMenu, type TraceDirection } from "./TraceMenu.tsx";
import type { Grid } from "./useGrid.ts";

type Opening =
  | { readonly type: "menu"; readonly point: MenuPoint }
  | { readonly type: "trace"; readonly point: MenuPoint; readonly direction: TraceDirection };

/** A menu, and how many it replaced while they were open. */
type GridPopup = Opening & { readonly replaced: number };

interface PastingProps {
  readonly text: string;
  readonly paste: (text: string) => void;
  readonly onDone: () => void;
}

/** Pastes a text when it appears, into the list as it is then. */
function Pasting({ text, paste, onDone }: PastingProps): ReactNode {
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    paste(text);
    onDone();
    // Once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return undefined;
}

interface Panels {
  readonly actions: Pick<GridActions, "find" | "trace">;
  readonly openMenu: (point: MenuPoint) => void;
  readonly renderFind: (grid: Grid) => ReactNode;
  readonly renderPopup: (grid: Grid, actions: GridActions) => ReactNode;
}

/** The bar that finds texts, and the menus of the active cell. The focus goes back to the cell when they close. */
export function usePanels(table: RefObject<HTMLElement | null>): Panels {
  const [find, setFind] = useState<{ readonly isReplacing: boolean }>();
  const [popup, setPopup] = useState<GridPopup>();
  const open = (opening: Opening): void => setPopup((current) => ({ ...opening, replaced: current ? current.replaced + 1 : 0 }));
  const [pasting, setPasting] = useState<string>();
  // A menu that gives way to another closes after that has opened.
  const closePopup = (): void => setPopup((current) => (current === popup ? undefined : current));
  return {
    actions: {
      find: (isReplacing) => {
        flushSync(() => setFind({ isReplacing }));
        // The bar may have been open before.
        const input = table.current?.querySelector<HTMLInputElement>("[data-find] input");
        input?.focus();
        input?.select();
      },
      trace: (direction) => {
        const cell = table.current?.querySelector('[data-grid] [data-cell][tabindex="0"]');
        const { left = 0, bottom = 0 } = cell?.getBoundingClientRect() ?? {};
        open({ type: "trace", point: { x: left, y: bottom }, direction });
      },
    },
    openMenu: (point) => open({ type: "menu", point }),
    renderFind: (grid) =>
      find && (
        <FindBar
          grid={grid}
          isReplacing={find.isReplacing}
          table={table}
          onClose={() => {
            flushSync(() => setFind(undefined));
            focusCell(table.current);
          }}
        />
      ),
    renderPopup: (grid, actions) => (
      <>
        {popup?.type === "menu" && (
          <GridMenu key={popup.replaced} {...{ grid, actions }} point={popup.point} onPaste={setPasting} onClose={closePopup} />
        )}
        {popup?.type === "trace" && (
          <TraceMenu key={popup.replaced} grid={grid} direction={popup.direction} point={popup.point} onClose={closePopup} />
        )}
        {pasting !== undefined && <Pasting text={pasting} paste={actions.paste} onDone={() => setPasting(undefined)} />}
      </>
    ),
  };
}
