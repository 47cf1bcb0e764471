import type { StructureElement } from "./pdfmake.ts";
import type { ListedHeading } from "./headings.ts";
import { colors } from "./paper.ts";
import { paragraph, plain, type Setting, type Strip } from "./strips.ts";
import { heightOf } from "./typesetter.ts";
import { texts } from "./texts.ts";

/** Room for the numbers of pages, and how far chapters of a file are indented, points. */
const [pageWidth, indent] = [30, 14];

/** A line that leads to a heading, with the page on which it is. */
function entry({ canvas, typesetter, width }: Setting, parent: StructureElement, heading: ListedHeading, hasFiles: boolean): Strip {
  const { number, title, kind, destination, strip } = heading;
  const isFile = kind === "file";
  const left = hasFiles && !isFile ? indent : 0;
  const look = { ...plain, bold: isFile };
  const [line] = typesetter.lines([{ text: number === "" ? title : `${number}  ${title}` }], look, width - pageWidth - left);
  const element = canvas.element(parent, "TOCI");
  return {
    height: heightOf(look),
    before: isFile ? 5 : 1,
    draw: ({ x, y }) => {
      const [page] = typesetter.lines([{ text: String(strip.page ?? "") }], look);
      const link = canvas.element(canvas.element(element, "Reference"), "Link");
      canvas.content(link, "Link", () => {
        canvas.line(line!, x + left, y);
        canvas.line(page!, x + width - page!.width, y);
      });
      canvas.link(link, { x: x + left, y, width: width - left, height: heightOf(look) }, { destination, title });
      element.end();
    },
  };
}

/** The headings of a document with their pages. */
export function contents(setting: Setting, parent: StructureElement, headings: readonly ListedHeading[]): readonly Strip[] {
  const hasFiles = headings.some(({ kind }) => kind === "file");
  const title = paragraph(setting, parent, [{ text: texts.contents }], {
    size: 12,
    bold: true,
    color: colors.brand,
    before: 8,
    after: 3,
    isKept: true,
  });
  const list = setting.canvas.element(parent, "TOC");
  const entries = headings.map((heading) => entry(setting, list, heading, hasFiles));
  const last = entries.at(-1);
  return [...title, ...entries.slice(0, -1), ...(last ? [{ ...last, after: 14 }] : [])];
}
