/** Marks of the selected rows; every mark of a row has `data-mark`. */
const selectedMarks = "[data-mark][aria-current]";
/** The part of a mark that has its words, if the mark goes beyond: a duct begins at its junction. */
const anchor = "[data-anchor]";
/** Between a mark and the edge of what scrolls, px. */
const margin = 8;

interface Span {
  readonly from: number;
  readonly to: number;
}

interface Box {
  readonly across: Span;
  readonly down: Span;
}

const boxOf = (element: Element): Box => {
  const { left, right, top, bottom } = (
    element.matches(selectedMarks) ? (element.querySelector(anchor) ?? element) : element
  ).getBoundingClientRect();
  return { across: { from: left, to: right }, down: { from: top, to: bottom } };
};

/** The inside of an element that scrolls, without its scroll bars. */
function insideOf(scroller: Element): Box {
  const { across, down } = boxOf(scroller);
  const [left, top] = [across.from + scroller.clientLeft, down.from + scroller.clientTop];
  return { across: { from: left, to: left + scroller.clientWidth }, down: { from: top, to: top + scroller.clientHeight } };
}

const overlaps = (a: Span, b: Span): boolean => a.from < b.to && a.to > b.from;

/** Distance to scroll until a mark is in view; the beginning of a mark larger than the view. */
function excess(mark: Span, view: Span): number {
  if (mark.from < view.from) return mark.from - view.from - margin;
  return mark.to > view.to ? Math.min(mark.to - view.to + margin, mark.from - view.from - margin) : 0;
}

/** Elements around a mark that scroll, from the inside out; the page is not one of them. */
function scrollersAround(mark: Element): readonly Element[] {
  const scrollers: Element[] = [];
  for (let each = mark.parentElement; each && each !== document.body; each = each.parentElement) {
    const isScrolled = each.scrollHeight > each.clientHeight || each.scrollWidth > each.clientWidth;
    if (isScrolled && /auto|scroll/.test(getComputedStyle(each).overflow)) scrollers.push(each);
  }
  return scrollers;
}

/**
 * Scrolls the mark of the selected row into view: within a figure that scrolls, and within what the figure is in as far as the figure is in view
 * there, so that a figure that is being read stays in its place.
 */
export function followMarks(figure: Element): void {
  const [mark] = figure.querySelectorAll(selectedMarks);
  if (!mark) return;
  for (const scroller of scrollersAround(mark)) {
    const view = insideOf(scroller);
    const isWithin = figure.contains(scroller);
    const isSeen = (each: Element): boolean => overlaps(boxOf(each).down, view.down);
    if (!isWithin && (!isSeen(figure) || [...scroller.querySelectorAll(selectedMarks)].some(isSeen))) continue;
    const { across, down } = boxOf(mark);
    scroller.scrollBy({ left: isWithin ? excess(across, view.across) : 0, top: excess(down, view.down), behavior: "instant" });
  }
}
