import type { Sheet } from "./paper.ts";
import { isStrip, type FlowItem, type Floating, type Strip, type Turned } from "./strips.ts";

/** A strip or a figure in its place. Points. */
export interface Placed {
  readonly y: number;
  readonly draw: Strip["draw"];
}

export interface Page {
  readonly sheet: Sheet;
  readonly placed: Placed[];
}

/** A figure is not drawn smaller than this share of its size. */
const smallestShare = 0.62;
/** Below a figure, points. */
const figureGap = 12;
/** The last page before a page break has at least so much on it, points. */
const minimumOnPage = 120;

/** Strips that go on one page: each is kept with the next. */
function chainsOf(strips: readonly Strip[]): readonly (readonly Strip[])[] {
  const chains: Strip[][] = [];
  let isOpen = false;
  for (const strip of strips) {
    if (isOpen) chains.at(-1)!.push(strip);
    else chains.push([strip]);
    isOpen = strip.isKept === true;
  }
  return chains;
}

const roomOf = (strips: readonly Strip[]): number =>
  strips.reduce((sum, { height, before = 0, after = 0 }) => sum + before + height + after, 0);

/** Keeps the last strips before a page break together, so that no page holds two lines. */
function withoutShortPages(items: readonly FlowItem[]): void {
  items.forEach((item, end) => {
    if (isStrip(item) || item.kind !== "break" || item.isSoft) return;
    let height = 0;
    for (let index = end - 1; index > 0 && height < minimumOnPage; index--) {
      const [strip, earlier] = [items[index]!, items[index - 1]!];
      if (!isStrip(strip) || !isStrip(earlier)) return;
      height += roomOf([strip]);
      earlier.isKept = true;
    }
  });
}

/** Puts strips on pages, one after the other. */
export class Paginator {
  readonly #pages: Page[] = [];
  readonly #sheet: Sheet;
  readonly #turned: Sheet;
  /** Place of the next strip on the page, points. */
  #y = 0;
  /** What waits for the next page. */
  #figures: readonly Floating[] = [];
  #others: readonly Turned[] = [];

  constructor(sheet: Sheet, turned: Sheet) {
    this.#sheet = sheet;
    this.#turned = turned;
  }

  get #page(): Page {
    return this.#pages.at(-1) ?? this.#add(this.#sheet);
  }

  #add(sheet: Sheet): Page {
    const page: Page = { sheet, placed: [] };
    if (this.#pages.at(-1)?.placed.length === 0) this.#pages.pop();
    this.#pages.push(page);
    this.#y = 0;
    return page;
  }

  #put(strip: Strip): void {
    const { height, before = 0, after = 0, draw } = strip;
    const { placed } = this.#page;
    const y = this.#y + (placed.length === 0 ? 0 : before);
    placed.push({ y, draw });
    strip.page = this.#pages.length;
    this.#y = y + height + after;
  }

  #fits(chain: readonly Strip[]): boolean {
    const { placed, sheet } = this.#page;
    const outer = (placed.length === 0 ? (chain[0]?.before ?? 0) : 0) + (chain.at(-1)?.after ?? 0);
    return this.#y + roomOf(chain) - outer <= sheet.height + 0.01;
  }

  #flow(strips: readonly Strip[], next: () => void): void {
    for (const chain of chainsOf(strips)) {
      let isContinued = false;
      const turn = (): void => {
        next();
        isContinued = true;
      };
      const isWhole = roomOf(chain) <= this.#page.sheet.height;
      while (isWhole && this.#page.placed.length > 0 && !this.#fits(chain)) turn();
      for (const strip of chain) {
        while (this.#page.placed.length > 0 && !this.#fits([strip])) turn();
        if (isContinued) for (const head of strip.table?.head ?? []) this.#put(head);
        isContinued = false;
        this.#put(strip);
      }
    }
  }

  /** The height at which a figure fits the rest of the page: its own, or somewhat less. */
  #heightOf({ titleHeight, height }: Floating): number | undefined {
    const { placed, sheet } = this.#page;
    const room = sheet.height - this.#y - titleHeight;
    if (height <= room) return height;
    return room >= smallestShare * height || placed.length === 0 ? room : undefined;
  }

  /** Figures one after the other; those that find no room wait for the next page. */
  #float(figures: readonly Floating[]): void {
    const waiting = figures.findIndex((figure) => {
      const height = this.#heightOf(figure);
      if (height === undefined) return true;
      this.#put({ height: figure.titleHeight + height, after: figureGap, draw: (spot) => figure.draw(spot, height) });
      return false;
    });
    this.#figures = waiting < 0 ? [] : figures.slice(waiting);
  }

  /** Begins a page, after those of another orientation, and with the figures that wait. */
  #next(): void {
    const others = this.#others;
    this.#others = [];
    if (others.length > 0) this.#add(this.#turned);
    for (const { strips } of others) this.#flow(strips, () => this.#add(this.#turned));
    this.#add(this.#sheet);
    this.#float(this.#figures);
  }

  /** Ends with all that waits. */
  #flush(): void {
    while (this.#figures.length > 0 || this.#others.length > 0) this.#next();
  }

  /** Lays all of a document out. */
  layOut(items: readonly FlowItem[]): readonly Page[] {
    withoutShortPages(items);
    for (let index = 0; index < items.length; index++) {
      const item = items[index]!;
      if (isStrip(item)) {
        const end = items.findIndex((each, place) => place > index && !isStrip(each));
        const strips = items.slice(index, end < 0 ? items.length : end) as readonly Strip[];
        this.#flow(strips, () => this.#next());
        index += strips.length - 1;
      } else if (item.kind === "figure") this.#float([...this.#figures, item]);
      else if (item.kind === "turned") this.#others = [...this.#others, item];
      else {
        this.#flush();
        if (!item.isSoft && this.#page.placed.length > 0) this.#add(this.#sheet);
      }
    }
    this.#flush();
    return this.#pages.filter(({ placed }) => placed.length > 0);
  }
}
