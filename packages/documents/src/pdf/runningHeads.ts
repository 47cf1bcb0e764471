import type { Canvas } from "./canvas.ts";
import { colors, margins, type Sheet } from "./paper.ts";
import type { Report } from "../content/report.ts";
import { leftOf } from "./strips.ts";
import type { Typesetter } from "./typesetter.ts";
import { texts } from "./texts.ts";

/** Maximum characters of a text in a running head of two lines: over the whole width, and in the third at the right. */
const [longestHead, longestMark] = [130, 60];
/** From the upper edge of the paper to the head, and from the margin at the foot to the foot; points. */
const [headTop, footTop] = [30, 18];
const look = { size: 7.5, color: colors.muted };

const cut = (text: string, length: number): string => {
  const characters = Array.from(text);
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
};

/** The heads and feet of pages: whose document it is, who calculated it, and which page of how many. The first page has its title instead of a head. */
export class RunningHeads {
  readonly #typesetter: Typesetter;
  readonly #head: string;
  readonly #mark: string;
  readonly #foot: string;

  constructor(typesetter: Typesetter, { titleBlock, project, company, title, parts }: Report) {
    this.#typesetter = typesetter;
    const named = [company?.name, project, project === title ? undefined : title].filter((text) => text !== undefined && text !== "");
    const engine = [...new Set(parts.map(({ content }) => content.engineVersion))].join(", ");
    this.#head = cut(named.join(" · "), longestHead);
    this.#mark = cut(
      [titleBlock.projectNumber, titleBlock.revision && texts.revision(titleBlock.revision)].filter(Boolean).join(" · "),
      longestMark,
    );
    this.#foot = texts.foot(engine, titleBlock.date);
  }

  #texts(canvas: Canvas, { width }: Sheet, y: number, left: string, right: string): void {
    const [marked] = this.#typesetter.lines([{ text: right }], look, width / 3);
    canvas.lines(this.#typesetter.lines([{ text: left }], look, width - (marked?.width ?? 0) - 12).slice(0, 2), margins.left, y);
    if (marked) canvas.line(marked, leftOf(marked, margins.left, width, "right"), y);
  }

  draw(canvas: Canvas, sheet: Sheet, page: number, pages: number): void {
    canvas.artifact("Pagination", () => {
      if (page > 1) this.#texts(canvas, sheet, headTop, this.#head, this.#mark);
      this.#texts(canvas, sheet, margins.top + sheet.height + footTop, this.#foot, texts.page(page, pages));
    });
  }
}
