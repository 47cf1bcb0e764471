import type { LaidOutDocument } from "pdfmake/build/pdfmake.js";
import { margins } from "./nodes.ts";

/** By the number of a figure: what it is scaled by, so that it fits where it stands. */
export type FigureScales = ReadonlyMap<number, number>;

/** Letters of a figure that is scaled further can hardly be read. */
const smallestScale = 0.7;
/** A page that stays empty by less, points, is no reason to scale what follows. */
const smallestHole = 110;
/** Room between the top of a page and the drawing of a figure that begins it: heading, title and description, points. */
const longestLead = 80;
/** Below the last drawing of a figure, and what is left for rounding, points. */
const below = 14;

type Page = LaidOutDocument["_pdfMakePages"][number];
type Item = Page["items"][number];

/** The lower edge of something on a page, points. */
function bottomOf({ type, item }: Item): number {
  const { y = 0, y1 = 0, y2 = 0, h = 0, _height = 0, getHeight, points } = item;
  if (type === "line") return y + (getHeight?.call(item) ?? 0);
  if (type === "svg" || type === "image") return y + _height;
  return Math.max(y + h, y1, y2, ...(points ?? []).map((point) => point.y));
}

interface Placed {
  readonly top: number;
  readonly bottom: number;
  /** Of its drawings together. */
  readonly height: number;
}

/** The figures that have their drawings on a page. */
function figuresOn({ items }: Page): ReadonlyMap<number, Placed> {
  const found = new Map<number, Placed>();
  for (const { item } of items) {
    const { figure, y = 0, _height = 0 } = item;
    if (typeof figure !== "number") continue;
    const before = found.get(figure);
    found.set(figure, { top: before?.top ?? y, bottom: y + _height, height: (before?.height ?? 0) + _height });
  }
  return found;
}

/**
 * A figure that does not fit where it stands moves to the next page, and leaves the rest of its own empty. Where it fits when it is drawn somewhat
 * smaller, it is.
 *
 * @param scales those that the pages were laid out by
 * @param given numbers of figures that did not fit when they were scaled, which are left as they are; those that are found are added
 * @param pageHeight points
 * @returns the scales to lay them out by; the very same where nothing is to be changed
 */
export function figureScales(pages: readonly Page[], scales: FigureScales, given: Set<number>, pageHeight: number): FigureScales {
  const [, top, , foot] = margins;
  const end = pageHeight - foot;
  const changed = new Map(scales);
  for (const [index, page] of pages.entries()) {
    const [first] = figuresOn(page);
    if (index === 0 || !first) continue;
    const [figure, placed] = first;
    if (given.has(figure) || placed.top - top > longestLead) continue;
    const before = pages[index - 1]!.items.map(bottomOf).filter((bottom) => bottom <= end + 1);
    const room = end - Math.max(top, ...before);
    if (room < smallestHole) continue;
    const known = scales.get(figure);
    if (known !== undefined) {
      // It stands at the top of a page all the same.
      given.add(figure);
      changed.delete(figure);
      continue;
    }
    const scale = (room - below - (placed.bottom - top - placed.height)) / placed.height;
    // As high as the room and not there: it stands on a page of its own for another reason.
    if (scale >= smallestScale && scale < 1) changed.set(figure, scale);
  }
  const isSame = changed.size === scales.size && [...changed].every(([figure, scale]) => scales.get(figure) === scale);
  return isSame ? scales : changed;
}
