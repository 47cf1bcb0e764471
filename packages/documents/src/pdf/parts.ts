import type { ReportLine, ReportWarning } from "../content/reportTypes.ts";
import type { StructureElement } from "./pdfmake.ts";
import type { BlockWriter } from "./blocks.ts";
import { floatingFigure } from "./figures.ts";
import type { HeadingWriter } from "./headings.ts";
import { colors, type Sheet } from "./paper.ts";
import { partsOfLevel, warningsOfLevel, withoutResults } from "../content/levels.ts";
import type { Report, ReportPart } from "../content/report.ts";
import { mergedSchedules, scheduleTitles } from "../content/schedules.ts";
import { SheetWriter } from "./sheets.ts";
import { noteSize, paragraph, plain, small, type FlowItem, type Strip } from "./strips.ts";
import { heightOfLines } from "./typesetter.ts";
import { texts } from "./texts.ts";

const warningColors = { limit: colors.limit, caution: colors.caution, info: colors.info } as const;
/** Width of the bar next to a warning, and room behind it; between two of the largest results. Points. */
const [barWidth, barGap, headlineGap] = [2.5, 8, 24];
/** Room for the number of a source, points. */
const sourceNumber = 22;

/** Writes a numbered chapter where there is something to write in it. */
type Chapter = (title: string, hasContent: boolean, write: () => readonly FlowItem[]) => readonly FlowItem[];

/** Writes the chapters of a report. */
export class PartWriter {
  readonly #report: Report;
  readonly #blocks: BlockWriter;
  readonly #headings: HeadingWriter;
  readonly #sheet: Sheet;

  constructor(report: Report, blocks: BlockWriter, headings: HeadingWriter, sheet: Sheet) {
    this.#report = report;
    this.#blocks = blocks;
    this.#headings = headings;
    this.#sheet = sheet;
  }

  /** The results that are printed largest, next to each other. */
  #headlines(parent: StructureElement, lines: readonly ReportLine[]): readonly Strip[] {
    if (lines.length === 0) return [];
    const { canvas, typesetter, width } = this.#blocks.setting;
    const column = (width - headlineGap * (lines.length - 1)) / lines.length;
    const cells = lines.map(({ label, text }) => ({
      element: canvas.element(parent, "P"),
      lines: [
        ...typesetter.lines([{ text: label }], { size: 8, color: colors.muted }, column),
        ...typesetter.lines([{ text }], { size: 18, color: colors.ink, bold: true }, column),
      ],
    }));
    return [
      {
        height: Math.max(...cells.map((cell) => heightOfLines(cell.lines))),
        before: 2,
        after: 8,
        draw: ({ x, y }) => {
          let left = x;
          for (const { element, lines: cellLines } of cells) {
            const from = left;
            canvas.content(element, "P", () => canvas.lines(cellLines, from, y));
            left += Math.max(...cellLines.map((line) => line.width)) + headlineGap;
            element.end();
          }
        },
      },
    ];
  }

  /** Each with its severity in a word, what it concerns, and its source. */
  #warning(parent: StructureElement, { severity, word, message, about, places, source }: ReportWarning): Strip {
    const { canvas, typesetter, width } = this.#blocks.setting;
    const color = warningColors[severity];
    const wide = width - barWidth - barGap;
    const lines = [
      ...typesetter.lines(
        [{ text: `${word}. `, bold: true, color }, ...(about === undefined ? [] : [{ text: `${about}. `, bold: true }]), { text: message }],
        plain,
        wide,
      ),
      ...(places === undefined ? [] : typesetter.lines([{ text: texts.where(places) }], { ...plain, size: noteSize }, wide)),
      ...(source === undefined ? [] : typesetter.lines([{ text: source }], small, wide)),
    ];
    const element = canvas.element(parent, "P");
    const height = heightOfLines(lines);
    return {
      height,
      after: 5,
      draw: ({ x, y }) => {
        canvas.ground(x, y, barWidth, height, color);
        canvas.content(element, "P", () => canvas.lines(lines, x + barWidth + barGap, y));
        element.end();
      },
    };
  }

  #link(parent: StructureElement, address: string): readonly Strip[] {
    const { canvas, typesetter, width } = this.#blocks.setting;
    const lines = typesetter.lines([{ text: address }], { size: noteSize, color: colors.brand }, width);
    const element = canvas.element(parent, "P");
    const height = heightOfLines(lines);
    return [
      {
        height,
        after: 6,
        isKept: true,
        draw: ({ x, y }) => {
          const link = canvas.element(element, "Link");
          canvas.content(link, "Link", () => canvas.lines(lines, x, y));
          canvas.link(link, { x, y, width: Math.max(...lines.map((line) => line.width)), height }, { address });
          element.end();
        },
      },
    ];
  }

  /** Publications by the numbers under which steps cite them. */
  #sources(parent: StructureElement, sources: readonly string[]): readonly Strip[] {
    const { canvas, typesetter, width } = this.#blocks.setting;
    return sources.map((text, index): Strip => {
      const number = typesetter.lines([{ text: `[${index + 1}]` }], plain, sourceNumber);
      const lines = typesetter.lines([{ text }], plain, width - sourceNumber);
      const element = canvas.element(parent, "P");
      return {
        height: heightOfLines(lines),
        after: 2,
        draw: ({ x, y }) => {
          canvas.content(element, "P", () => {
            canvas.lines(number, x, y);
            canvas.lines(lines, x + sourceNumber, y);
          });
          element.end();
        },
      };
    });
  }

  #figures(parent: StructureElement, { figures, figuresNote }: ReportPart): readonly FlowItem[] {
    const { setting } = this.#blocks;
    return [
      ...figures.map((figure) => floatingFigure(setting, parent, figure, this.#sheet)),
      ...(figuresNote === undefined ? [] : paragraph(setting, parent, [{ text: figuresNote }], { italic: true, color: colors.muted })),
    ];
  }

  #head(parent: StructureElement, { content }: ReportPart, number: number): readonly Strip[] {
    return [
      ...this.#headings.listedHeading(parent, "file", String(number), content.title),
      ...paragraph(this.#blocks.setting, parent, [{ text: texts.file(content.calculator.title, content.unitSystem) }], {
        color: colors.muted,
        after: 6,
        isKept: true,
      }),
    ];
  }

  /** A list that prints as a document, such as a bill, with what it comes to. */
  #lists(parent: StructureElement, { content }: ReportPart, isPriced: boolean): readonly FlowItem[] {
    return [
      ...content.lists.flatMap(({ table }) => this.#blocks.table(parent, isPriced ? table : withoutResults(table))),
      ...(isPriced ? content.results.flatMap((block) => this.#blocks.block(parent, block)) : []),
    ];
  }

  #inputs(parent: StructureElement, { content: { inputs, lists } }: ReportPart, hasSheet: boolean): readonly FlowItem[] {
    return [
      ...inputs,
      // The steps have what rates are made of.
      ...(hasSheet ? [] : lists.flatMap(({ parts = [] }) => parts)),
      ...lists.flatMap(({ origins = [] }) => origins),
    ].flatMap((block) => this.#blocks.block(parent, block));
  }

  #calculation(parent: StructureElement, { content }: ReportPart, chapter: Chapter): readonly FlowItem[] {
    const { sheet, functions, sources, currency } = content;
    if (sheet.length === 0) return [];
    const writer = new SheetWriter(this.#blocks, this.#headings, this.#report, currency);
    return [
      ...chapter(texts.chapters.calculation, true, () => writer.blocks(parent, sheet)),
      ...chapter(texts.chapters.functions, functions.length > 0, () => writer.functions(parent, functions)),
      ...chapter(texts.chapters.sources, sources.length > 0, () => this.#sources(parent, sources)),
    ];
  }

  #summary(parent: StructureElement, { content }: ReportPart): readonly FlowItem[] {
    return [
      ...paragraph(this.#blocks.setting, parent, [{ text: content.answer }], { size: 10.5, after: 6 }),
      ...this.#headlines(parent, content.headlines),
      ...warningsOfLevel(content.warnings, this.#report.level).map((warning) => this.#warning(parent, warning)),
    ];
  }

  #schedules(parent: StructureElement, { content }: ReportPart, chapter: Chapter): readonly FlowItem[] {
    const merged = mergedSchedules([content]);
    return merged.flatMap(({ kind, tables }) =>
      chapter(scheduleTitles[kind], true, () => tables.flatMap((table) => this.#blocks.table(parent, { ...table, title: "" }))),
    );
  }

  /** The schedules of all files of a project, each on a separate page. */
  projectSchedules(root: StructureElement): readonly FlowItem[] {
    const merged = mergedSchedules(this.#report.parts.map(({ content }) => content));
    return merged.flatMap(({ kind, tables }): readonly FlowItem[] => {
      const section = this.#blocks.setting.canvas.element(root, "Sect");
      const heading = this.#headings.listedHeading(section, "file", "", scheduleTitles[kind]);
      const untitled = tables.map((table) => (table.title === scheduleTitles[kind] ? { ...table, title: "" } : table));
      return [{ kind: "break" }, ...this.#blocks.wholePage(section, heading, untitled)];
    });
  }

  /** @param number of the file, where there are several */
  part(parent: StructureElement, part: ReportPart, number?: number): readonly FlowItem[] {
    const { content, figures, figuresNote } = part;
    const { lists, results, link } = content;
    const shown = partsOfLevel(this.#report.level);
    const hasSheet = shown.steps && content.sheet.length > 0;
    const hasFigures = shown.results && shown.internal && (figures.length > 0 || figuresNote !== undefined);
    const hasList = lists.length > 0;
    let count = 0;
    const chapter: Chapter = (title, hasContent, write) => {
      if (!hasContent) return [];
      count += 1;
      const heading = this.#headings.listedHeading(parent, "chapter", number === undefined ? String(count) : `${number}.${count}`, title);
      return [...heading, ...write()];
    };
    const resultsAndFigures = (): readonly FlowItem[] => [
      ...(hasList ? this.#lists(parent, part, shown.money) : results.flatMap((block) => this.#blocks.block(parent, block))),
      ...(hasFigures ? this.#figures(parent, part) : []),
    ];
    return [
      ...(number === undefined ? [] : this.#head(parent, part, number)),
      ...(shown.internal && link !== undefined ? this.#link(parent, link) : []),
      ...chapter(texts.chapters.summary, shown.summary, () => this.#summary(parent, part)),
      // A project has those of all its files together.
      ...(shown.schedules && number === undefined ? this.#schedules(parent, part, chapter) : []),
      ...chapter(content.calculator.title, hasList && shown.lists, resultsAndFigures),
      ...chapter(texts.chapters.results, shown.results && !hasList && (results.length > 0 || hasFigures), resultsAndFigures),
      ...chapter(texts.chapters.inputs, shown.inputs && content.inputs.length + lists.length > 0, () =>
        this.#inputs(parent, part, hasSheet),
      ),
      ...(hasSheet ? this.#calculation(parent, part, chapter) : []),
    ];
  }
}
