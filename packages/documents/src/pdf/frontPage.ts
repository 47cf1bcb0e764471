import type { ReportWarning } from "../content/reportTypes.ts";
import type { StructureElement } from "./pdfmake.ts";
import type { BlockWriter } from "./blocks.ts";
import { groupedHash } from "../content/groupedHash.ts";
import { colors } from "./paper.ts";
import type { Report } from "../content/report.ts";
import { paragraph, plain, small, type FlowItem, type Setting, type Spot, type Strip } from "./strips.ts";
import { heightOfLines, type Line } from "./typesetter.ts";
import { texts } from "./texts.ts";

/** Largest logo, points. */
const [logoWidth, logoHeight] = [150, 48];
/** Columns of the title block, and room in its cells, points. */
const [blockColumns, blockSide, blockTop] = [3, 6, 3];

/** Company at the left, its logo at the right. */
function companyHead({ canvas, typesetter, width }: Setting, parent: StructureElement, { company }: Report): readonly Strip[] {
  if (!company || (company.name === "" && company.logo === null)) return [];
  const lines = [
    ...typesetter.lines([{ text: company.name }], { ...plain, size: 11, bold: true }, width - logoWidth),
    ...typesetter.lines([{ text: company.location }], { ...plain, color: colors.muted }, width - logoWidth),
  ];
  const element = canvas.element(parent, "P");
  const { logo, name } = company;
  return [
    {
      height: Math.max(heightOfLines(lines), logo === null ? 0 : logoHeight),
      after: 20,
      draw: (spot) => {
        canvas.content(element, "P", () => canvas.lines(lines, spot.x, spot.y));
        if (logo !== null) drawLogo(spot, parent, logo, name);
      },
    },
  ];
}

function drawLogo({ canvas, x, y, width }: Spot, parent: StructureElement, logo: string, name: string): void {
  const image = canvas.document.openImage(logo);
  const scale = Math.min(logoWidth / image.width, logoHeight / image.height);
  const [wide, high] = [image.width * scale, image.height * scale];
  const left = x + width - wide;
  const figure = canvas.element(parent, "Figure", { alt: texts.logo(name), bbox: [left, y, left + wide, y + high] });
  canvas.content(figure, "Figure", () => canvas.document.image(logo, left, y, { width: wide, height: high }));
}

/** Titles and texts of the block in the order in which they stand; what is empty is left out. */
function titleBlockEntries({ kind, project, titleBlock, parts, issue }: Report): readonly (readonly [string, string])[] {
  const [first] = parts;
  const engines = [...new Set(parts.map(({ content }) => content.engineVersion))].join(", ");
  const units = texts.titleBlock.unitSystems([...new Set(parts.map(({ content }) => content.unitSystem))]);
  const isImported = issue?.importedAt !== undefined;
  const { titleBlock: names } = texts;
  const entries = [
    [names.project, kind === "project" ? "" : (project ?? "")],
    [names.projectNumber, titleBlock.projectNumber],
    [names.calculation, kind === "project" ? "" : (first?.content.calculator.title ?? "")],
    [names.revision, titleBlock.revision],
    [names.preparedBy, titleBlock.preparedBy],
    [names.checkedBy, titleBlock.checkedBy],
    [names.issuedFor, issue?.purpose ?? ""],
    [isImported ? names.issuedByInFile : names.issuedBy, issue?.issuedBy ?? ""],
    [isImported ? names.dateInFile : issue ? names.dateOfIssue : names.date, titleBlock.date],
    [names.received, issue?.receivedAt ?? ""],
    [names.imported, issue?.importedAt ?? ""],
    [names.units, units],
    [names.calculatedWith, names.engine(engines)],
    [isImported ? names.hashImported : names.hashIssued, issue ? groupedHash(issue.hash) : ""],
  ] as const;
  return entries.filter(([, text]) => text !== "");
}

/** The title block: a box of cells, the last of which takes the room that is left. */
function titleBlock({ canvas, typesetter, width }: Setting, parent: StructureElement, report: Report): readonly Strip[] {
  const entries = titleBlockEntries(report);
  const column = width / blockColumns;
  const count = Math.ceil(entries.length / blockColumns);
  return Array.from({ length: count }, (_, row): Strip => {
    const cells = entries.slice(row * blockColumns, (row + 1) * blockColumns).map(([title, text], index, cells) => {
      const isLast = index === cells.length - 1;
      const wide = (isLast ? width - index * column : column) - 2 * blockSide;
      const lines: readonly Line[] = [...typesetter.lines([{ text: title }], small, wide), ...typesetter.lines([{ text }], plain, wide)];
      return { lines, element: canvas.element(parent, "P"), x: index * column };
    });
    const height = Math.max(...cells.map(({ lines }) => heightOfLines(lines))) + 2 * blockTop;
    return {
      height,
      ...(row === 0 && { before: 12 }),
      ...(row === count - 1 && { after: 16 }),
      isKept: row < count - 1,
      draw: ({ x, y }) => {
        canvas.artifact("Layout", () => {
          canvas.withSavedState((document) => {
            document.lineWidth(0.5).rect(x, y, width, height).stroke(colors.strong);
            for (const cell of cells.slice(1))
              document
                .moveTo(x + cell.x, y)
                .lineTo(x + cell.x, y + height)
                .stroke(colors.strong);
          });
        });
        for (const { lines, element, x: left } of cells) {
          canvas.content(element, "P", () => canvas.lines(lines, x + left + blockSide, y + blockTop));
          element.end();
        }
      },
    };
  });
}

/** "1 limit, 2 cautions, 1 accepted". */
export function warningCount(warnings: readonly ReportWarning[]): string {
  const accepted = warnings.filter(({ isAccepted }) => isAccepted).length;
  const open = warnings.filter(({ isAccepted }) => !isAccepted);
  const counts = [...Map.groupBy(open, ({ word }) => word)].map(
    ([word, { length }]) => `${length} ${word.toLowerCase()}${length === 1 ? "" : "s"}`,
  );
  const all = accepted === 0 ? counts : [...counts, texts.accepted(accepted)];
  return all.length === 0 ? texts.noWarnings : all.join(", ");
}

/** Number of files of a project that are out of date; nothing if none is. */
function outOfDateNote(setting: Setting, parent: StructureElement, { parts }: Report): readonly Strip[] {
  const count = parts.filter(({ content }) => content.outOfDate > 0).length;
  if (count === 0) return [];
  return paragraph(setting, parent, [{ text: texts.files.outOfDate(count, parts.length), bold: true }], { before: 8, isKept: true });
}

/** The files of a project with what they come to. */
export function overview(report: Report, setting: Setting, writer: BlockWriter, parent: StructureElement): readonly FlowItem[] {
  const { parts } = report;
  const table = writer.table(parent, {
    kind: "table",
    title: texts.files.title,
    columns: texts.files.columns.map((label) => ({ label, isText: true })),
    rows: parts.map(({ content }, index) => ({
      cells: [
        String(index + 1),
        content.title,
        content.calculator.title,
        content.headlines.map(({ label, text }) => `${label} ${text}`).join("; ") || texts.noResult,
        texts.files.remarks(warningCount(content.warnings), content.outOfDate),
      ],
    })),
  });
  return [...outOfDateNote(setting, parent, report), ...table];
}

/** What the document is, above its title. */
function kindOf({ kind, level, parts, issue }: Report): string {
  if (issue?.importedAt !== undefined) return texts.kinds.imported;
  if (kind === "project") return texts.kinds.project;
  const isBill = level === "priced" || level === "unpriced";
  return (isBill ? parts[0]?.content.calculator.title : undefined) ?? texts.kinds.calculation;
}

/** Head, title and title block. */
export function frontPage(setting: Setting, parent: StructureElement, report: Report): readonly Strip[] {
  return [
    ...companyHead(setting, parent, report),
    ...paragraph(setting, parent, [{ text: kindOf(report) }], { size: 9, bold: true, color: colors.brand, isKept: true }),
    ...paragraph(setting, parent, [{ text: report.title }], { type: "H1", size: 20, bold: true, before: 2, isKept: true }),
    ...titleBlock(setting, parent, report),
  ];
}
