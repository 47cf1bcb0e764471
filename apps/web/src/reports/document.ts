import type { ReportCell, ReportLine, ReportTable, ReportWarning } from "@org/documents/content";
import { BlockWriter } from "./blocks.ts";
import { frontPage } from "./frontPage.ts";
import { withHeadings, withoutLastMargin } from "./headings.ts";
import { colors, margins, printHeight, printWidth, textFamily, type PdfNode } from "./nodes.ts";
import type { Report, ReportFigure, ReportPart } from "./report.ts";
import { SheetWriter } from "./sheets.ts";
import type { TextRuns } from "./textRuns.ts";

/** A figure takes at most this share of a page's height, and is not drawn larger than this, points per pixel. */
const [figureShare, figureScale] = [0.62, 0.72];
/** Drawings of one figure take at most this share of it together. */
const pageShare = 0.85;

const remarkColors = { limit: colors.limit, caution: colors.caution, info: colors.info } as const;

/** A bill as it is sent out to be priced: what is measured stands, and room for the rest. */
function withoutResults(table: ReportTable): ReportTable {
  const isResult = table.columns.map((column) => column.isResult === true);
  const blank = (cells: readonly ReportCell[]): readonly ReportCell[] => cells.map((cell, index) => (isResult[index] ? "" : cell));
  const { sum, ...rest } = table;
  return { ...rest, rows: table.rows.map((row) => ({ ...row, cells: blank(row.cells) })), ...(sum && { sum: blank(sum) }) };
}

/** Writes the chapters of a report. */
class PartWriter {
  readonly #report: Report;
  readonly #blocks: BlockWriter;

  constructor(report: Report, blocks: BlockWriter) {
    this.#report = report;
    this.#blocks = blocks;
  }

  #heading(number: string, title: string): PdfNode {
    return {
      text: [{ text: `${number}  ` }, { text: this.#blocks.runs.of(title) }],
      style: "section",
      tocItem: true,
      tocMargin: number.includes(".") ? [14, 0, 0, 0] : [0, 2, 0, 0],
    };
  }

  #headlines(lines: readonly ReportLine[]): PdfNode[] {
    if (lines.length === 0) return [];
    const { runs } = this.#blocks;
    return [
      {
        margin: [0, 2, 0, 8],
        columnGap: 24,
        columns: lines.map(({ label, text }) => ({
          width: "auto",
          stack: [
            { text: runs.of(label), color: colors.muted, fontSize: 8 },
            { text: runs.of(text), fontSize: 18, bold: true },
          ],
        })),
      },
    ];
  }

  /** Each with its severity in a word, what it concerns, and its source. */
  #warnings(warnings: readonly ReportWarning[]): PdfNode[] {
    const { runs } = this.#blocks;
    return warnings.map(({ severity, word, message, about, places, source }) => ({
      margin: [0, 0, 0, 4],
      unbreakable: true,
      layout: {
        hLineWidth: () => 0,
        vLineWidth: (line: number) => (line === 0 ? 2.5 : 0),
        vLineColor: () => remarkColors[severity],
        paddingLeft: () => 8,
        paddingRight: () => 0,
        paddingTop: () => 1,
        paddingBottom: () => 1,
      },
      table: {
        widths: ["*"],
        body: [
          [
            {
              stack: [
                {
                  text: [
                    { text: `${word}. `, bold: true, color: remarkColors[severity] },
                    ...(about === undefined ? [] : [{ text: runs.of(`${about}. `), bold: true }]),
                    { text: runs.of(message) },
                  ],
                },
                ...(places === undefined ? [] : [{ text: runs.of(`Where: ${places}.`), fontSize: 7 }]),
                ...(source === undefined ? [] : [{ text: runs.of(source), fontSize: 7, color: colors.muted }]),
              ],
            },
          ],
        ],
      },
    }));
  }

  /** Width and height that a figure is drawn within, points. */
  #box({ width, height }: ReportFigure): readonly [width: number, height: number] {
    const { paper } = this.#report;
    return [Math.min(printWidth[paper], width * figureScale), Math.min(printHeight[paper] * figureShare, height * figureScale)];
  }

  /** A figure with the further drawings that stand with it. */
  #figure(figure: ReportFigure, beside: readonly ReportFigure[]): PdfNode {
    const { title, description } = figure;
    const { runs } = this.#blocks;
    return {
      unbreakable: true,
      margin: [0, 2, 0, 12],
      stack: [
        { text: runs.of(title), bold: true },
        { text: runs.of(description), color: colors.muted, fontSize: 8, margin: [0, 1, 0, 4] },
        ...[figure, ...beside].map((each) => ({ svg: each.svg, fit: this.#box(each) })),
      ],
    };
  }

  /** Figures, and with each the further drawings of it as far as one page takes them. */
  #figures(figures: readonly ReportFigure[]): PdfNode[] {
    const most = printHeight[this.#report.paper] * pageShare;
    const groups: { readonly all: ReportFigure[]; height: number }[] = [];
    for (const figure of figures) {
      const last = groups.at(-1);
      const [, height] = this.#box(figure);
      if (figure.isFurther && last && last.height + height <= most) {
        last.all.push(figure);
        last.height += height;
      } else groups.push({ all: [figure], height });
    }
    return groups.map(({ all: [first, ...beside] }) => this.#figure(first!, beside));
  }

  #link(link: string | undefined): PdfNode[] {
    return link === undefined ? [] : [{ text: link, link, fontSize: 7, color: colors.brand, margin: [0, 0, 0, 6] }];
  }

  /** @param number of the chapter, where there are several */
  part({ content, figures, figuresNote }: ReportPart, number?: number): readonly PdfNode[] {
    const { runs } = this.#blocks;
    const { sheets } = this.#report;
    const sheet = new SheetWriter(this.#blocks, this.#report, content.currency);
    let count = 0;
    const chapter = (title: string, nodes: readonly PdfNode[]): PdfNode[] => {
      if (nodes.length === 0) return [];
      count += 1;
      const heading = this.#heading(number === undefined ? String(count) : `${number}.${count}`, title);
      const [first, ...rest] = nodes;
      return [...withHeadings([heading], first!), ...rest];
    };
    const hasSheet = (sheets === "tables" || sheets === "full") && content.sheet.length > 0;
    const { lists } = content;
    const isPriced = sheets !== "unpriced";
    const isWhole = isPriced && sheets !== "priced";
    const note = figuresNote === undefined ? [] : [{ text: runs.of(figuresNote), italics: true, color: colors.muted }];
    const sources = content.sources.map((text, index) => ({
      columns: [
        { width: 22, text: `[${index + 1}]` },
        { width: "*", text: runs.of(text) },
      ],
      margin: [0, 0, 0, 2],
    }));
    return [
      ...(number === undefined
        ? []
        : [
            {
              text: [{ text: `${number}  ` }, { text: runs.of(content.title) }],
              style: "chapter",
              tocItem: true,
              tocStyle: { bold: true },
              tocMargin: [0, 5, 0, 0],
              pageBreak: "before",
            },
            { text: runs.of(`${content.calculator.title} · ${content.unitSystem} units`), color: colors.muted, margin: [0, 0, 0, 6] },
          ]),
      ...(isWhole ? this.#link(content.link) : []),
      ...(isPriced
        ? chapter("Summary", [
            { text: runs.of(content.answer), fontSize: 10.5, lineHeight: 1.2, margin: [0, 0, 0, 6] },
            ...this.#headlines(content.headlines),
            ...(isWhole ? this.#warnings(content.warnings) : []),
          ])
        : []),
      ...(lists.length > 0
        ? chapter(content.calculator.title, [
            ...lists.flatMap(({ table }) => this.#blocks.table(isPriced ? table : withoutResults(table))),
            ...(isPriced ? content.results.flatMap((block) => this.#blocks.block(block)) : []),
          ])
        : []),
      ...(isWhole
        ? chapter(
            "Inputs",
            [
              ...content.inputs,
              // The steps have what rates are made of.
              ...(hasSheet ? [] : lists.flatMap(({ parts = [] }) => parts)),
              ...lists.flatMap(({ origins = [] }) => origins),
            ].flatMap((block) => this.#blocks.block(block)),
          )
        : []),
      ...(lists.length > 0
        ? []
        : chapter(
            "Results",
            content.results.flatMap((block) => this.#blocks.block(block)),
          )),
      ...(isWhole ? chapter("Figures", [...this.#figures(figures), ...note]) : []),
      ...(hasSheet ? chapter("Calculation", sheet.blocks(content.sheet)) : []),
      ...(hasSheet ? chapter("Functions", sheet.functions(content.functions)) : []),
      ...(hasSheet ? chapter("Sources", sources) : []),
    ];
  }
}

/** What the pages are told while they are laid out. */
export interface LayoutProgress {
  /** @param page that is begun, from 1 on */
  readonly onPage: (page: number) => void;
}

/** As much of a text as stands on two lines of a running head, characters: of the whole width, and of the third at the right. */
const [longestHead, longestMark] = [130, 60];
/** Between the two, and a letter of the second, points. */
const [markGap, markLetter] = [12, 5];

const cut = (text: string, length: number): string => {
  const characters = Array.from(text);
  return characters.length <= length
    ? text
    : `${characters
        .slice(0, length - 1)
        .join("")
        .trimEnd()}…`;
};

/** Running foot: who made it, and which page of how many. The first page has the title instead of a running head. */
function running(report: Report, runs: TextRuns): PdfNode {
  const { titleBlock, project, company, title } = report;
  const head = [company?.name, project, project === title ? undefined : title]
    .filter((text) => text !== undefined && text !== "")
    .join(" · ");
  const engine = [...new Set(report.parts.map(({ content }) => content.engineVersion))].join(", ");
  const side = [margins[0], 0, margins[2], 0];
  const width = printWidth[report.paper];
  const mark = [titleBlock.projectNumber, titleBlock.revision && `Rev. ${titleBlock.revision}`].filter(Boolean).join(" · ");
  const markWidth = Math.min(width / 3, markLetter * mark.length);
  return {
    header: (page: number) =>
      page === 1
        ? undefined
        : {
            margin: [side[0], 30, side[2], 0],
            fontSize: 7.5,
            color: colors.muted,
            columnGap: markGap,
            columns: [
              { width: width - markWidth - markGap, text: runs.of(cut(head, longestHead)) },
              { width: markWidth, text: runs.of(cut(mark, longestMark)), alignment: "right" },
            ],
          },
    footer: (page: number, count: number) => ({
      margin: [side[0], 18, side[2], 0],
      fontSize: 7.5,
      color: colors.muted,
      columns: [
        { width: "*", text: runs.of(`Plenum, engine ${engine} · ${titleBlock.date}`) },
        { width: "auto", text: `Page ${page} of ${count}` },
      ],
    }),
  };
}

/**
 * A report as pdfmake's document definition.
 *
 * @param report all that is printed
 * @param runs knows which characters the fonts have
 * @param progress is told of pages as they are laid out
 */
export function documentOf(report: Report, runs: TextRuns, progress: LayoutProgress): PdfNode {
  const blocks = new BlockWriter(runs, printWidth[report.paper]);
  const writer = new PartWriter(report, blocks);
  const isProject = report.kind === "project";
  return {
    pageSize: report.paper,
    pageMargins: margins,
    info: { title: report.title, author: report.company?.name ?? "", creator: "Plenum", subject: report.project ?? "" },
    displayTitle: true,
    language: "en",
    defaultStyle: { font: textFamily, fontSize: 8.5, color: colors.ink, lineHeight: 1.12 },
    styles: {
      chapter: { fontSize: 16, bold: true, margin: [0, 0, 0, 2] },
      section: { fontSize: 12, bold: true, color: colors.brand, margin: [0, 10, 0, 5] },
      part: { fontSize: 9.5, bold: true, margin: [0, 7, 0, 4] },
      row: { fontSize: 8.5, bold: true, color: colors.brand, margin: [0, 5, 0, 3] },
    },
    background: (page: number) => {
      progress.onPage(page);
      return undefined;
    },
    ...running(report, runs),
    content: [
      ...frontPage(report, blocks),
      ...report.parts.flatMap((part, index) => withoutLastMargin(writer.part(part, isProject ? index + 1 : undefined))),
    ],
  };
}
