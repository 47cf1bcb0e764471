import { useLayoutEffect, useRef, type RefObject } from "react";
import type { Grid } from "./useGrid.ts";

/** Cells that were looked at, with their texts. */
interface Measured {
  /** Columns, widths and fonts in which they were measured. */
  readonly look: string;
  readonly texts: WeakMap<HTMLElement, string>;
}

/** Shapes of numbers that fit, by the look of their table. Tables come and go with the selected row. */
const fitting = new Map<string, Set<string>>();
const maxLooks = 100;

function fittingIn(look: string): Set<string> {
  const before = fitting.get(look);
  if (before) return before;
  if (fitting.size >= maxLooks) fitting.clear();
  const shapes = new Set<string>();
  fitting.set(look, shapes);
  return shapes;
}

/**
 * Widens columns with numbers that are wider than their cells, before they are painted: a part of a number would be another number. Digits are of
 * equal width, so numbers of one shape ("0,000.0") that fit are measured once in a column, its width and the fonts of the page: to measure, the
 * browser has to lay out the table in the middle of an edit.
 */
export function useWholeNumbers(root: RefObject<HTMLElement | null>, { columns, widths, widen, source, lines }: Grid, drawn: string): void {
  const measured = useRef<Measured>(undefined);
  useLayoutEffect(() => {
    const look = [document.fonts.status, ...columns.map(({ key }) => key), ...widths].join(" ");
    if (measured.current?.look !== look) measured.current = { look, texts: new WeakMap() };
    const { texts } = measured.current;
    const shapes = fittingIn(look);
    const wider = new Map<string, number>();
    for (const text of root.current?.querySelectorAll<HTMLElement>("[data-number] > [data-text]") ?? []) {
      const number = text.textContent;
      if (texts.get(text) === number) continue;
      texts.set(text, number);
      if (number === "") continue;
      const cell = text.parentElement!;
      const position = Number(cell.dataset["cell"]);
      const { linked, severity } = cell.dataset;
      const shape = [
        position,
        cell.closest<HTMLElement>("[data-row]")?.dataset["type"],
        linked,
        severity,
        number.replaceAll(/\d/g, "0"),
      ].join(" ");
      if (shapes.has(shape)) continue;
      const missing = text.scrollWidth - text.clientWidth;
      const key = columns[position]?.key;
      // Of a table that is not displayed nothing is known.
      if (missing <= 0 && text.clientWidth > 0) shapes.add(shape);
      if (missing > 0 && key !== undefined) wider.set(key, Math.max(wider.get(key) ?? 0, cell.offsetWidth + missing));
    }
    if (wider.size > 0) widen(wider);
    // `drawn` names the lines whose cells are measured.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [root, columns, widths, widen, source, lines, drawn]);
}
