import type { ReportWarning } from "@org/documents/content";
import type { BlockWriter } from "./blocks.ts";
import { groupedHash } from "./groupedHash.ts";
import { colors, type PdfNode } from "./nodes.ts";
import type { Report } from "./report.ts";

/** Largest logo, points. */
const logoSize = [150, 48];

/** Company at the left, its logo at the right. */
function companyHead({ company }: Report, { runs }: BlockWriter): PdfNode[] {
  if (!company || (company.name === "" && company.logo === null)) return [];
  return [
    {
      margin: [0, 0, 0, 22],
      columns: [
        {
          width: "*",
          stack: [
            { text: runs.of(company.name), bold: true, fontSize: 11 },
            { text: runs.of(company.location), color: colors.muted },
          ],
        },
        ...(company.logo === null ? [] : [{ width: logoSize[0], stack: [{ image: company.logo, fit: logoSize, alignment: "right" }] }]),
      ],
    },
  ];
}

/** Titles and texts of the block in the order in which they stand; what is empty is left out. */
function titleBlockEntries({ kind, project, titleBlock, parts, issue }: Report): readonly (readonly [string, string])[] {
  const [first] = parts;
  const engines = [...new Set(parts.map(({ content }) => content.engineVersion))].join(", ");
  const units = [...new Set(parts.map(({ content }) => content.unitSystem))].join(" and ");
  const isImported = issue?.importedAt !== undefined;
  const according = isImported ? ", according to the imported file" : "";
  const entries = [
    ["Project", kind === "project" ? "" : (project ?? "")],
    ["Project number", titleBlock.projectNumber],
    ["Calculation", kind === "project" ? "" : (first?.content.calculator.title ?? "")],
    ["Revision", titleBlock.revision],
    ["Prepared by", titleBlock.preparedBy],
    ["Checked by", titleBlock.checkedBy],
    ["Issued for", issue?.purpose ?? ""],
    [`Issued by${according}`, issue?.issuedBy ?? ""],
    [issue ? `Date of issue${according}` : "Date", titleBlock.date],
    ["Received by the server", issue?.receivedAt ?? ""],
    ["Imported", issue?.importedAt ?? ""],
    ["Units", units],
    ["Calculated with", `Plenum, engine ${engines}`],
    [isImported ? "SHA-256 of what was imported" : "SHA-256 of what was issued", issue ? groupedHash(issue.hash) : ""],
  ] as const;
  return entries.filter(([, text]) => text !== "");
}

function titleBlock(report: Report, { runs }: BlockWriter): PdfNode {
  const cells = titleBlockEntries(report).map(([title, text]) => ({
    stack: [
      { text: title, fontSize: 7, color: colors.muted },
      { text: runs.of(text), margin: [0, 1, 0, 0] },
    ],
  }));
  const columns = 3;
  const rows = Math.ceil(cells.length / columns);
  // The last cell takes the room of those that the last line lacks.
  const span = columns * rows - cells.length + 1;
  const body = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const place = row * columns + column;
      return place === cells.length - 1 ? { ...cells[place], colSpan: span } : (cells[place] ?? { text: "" });
    }),
  );
  return {
    margin: [0, 12, 0, 18],
    table: { widths: Array.from({ length: columns }, () => "*"), dontBreakRows: true, body },
    layout: {
      hLineWidth: () => 0.5,
      vLineWidth: () => 0.5,
      hLineColor: () => colors.strong,
      vLineColor: () => colors.strong,
      paddingLeft: () => 6,
      paddingRight: () => 6,
      paddingTop: () => 3,
      paddingBottom: () => 4,
    },
  };
}

/** "1 limit, 2 cautions". */
export function warningCount(warnings: readonly ReportWarning[]): string {
  const counts = [...Map.groupBy(warnings, ({ word }) => word)].map(
    ([word, own]) => `${own.length} ${word.toLowerCase()}${own.length === 1 ? "" : "s"}`,
  );
  return counts.length === 0 ? "–" : counts.join(", ");
}

/** The files of a project with what they come to. */
function overview({ parts }: Report, writer: BlockWriter): readonly PdfNode[] {
  return writer.table({
    kind: "table",
    title: "Files",
    columns: ["No.", "File", "Calculation", "Result", "Remarks"].map((label) => ({ label, isText: true })),
    rows: parts.map(({ content }, index) => ({
      cells: [
        String(index + 1),
        content.title,
        content.calculator.title,
        content.headlines.map(({ label, text }) => `${label} ${text}`).join("; ") || "No result",
        warningCount(content.warnings),
      ],
    })),
  });
}

/** What the document is, above its title. */
function kindOf({ kind, sheets, parts, issue }: Report): string {
  if (issue?.importedAt !== undefined) return "Imported report, not confirmed by the server";
  if (kind === "project") return "Calculation report";
  const isBill = sheets === "priced" || sheets === "unpriced";
  return (isBill ? parts[0]?.content.calculator.title : undefined) ?? "Calculation";
}

/** Head, title, title block and contents; of a project also its files. */
export function frontPage(report: Report, writer: BlockWriter): readonly PdfNode[] {
  const { runs } = writer;
  const isProject = report.kind === "project";
  return [
    ...companyHead(report, writer),
    { text: runs.of(kindOf(report)), fontSize: 9, color: colors.brand, bold: true, characterSpacing: 0.4 },
    { text: runs.of(report.title), fontSize: 20, bold: true, lineHeight: 1.05, margin: [0, 3, 0, 0] },
    titleBlock(report, writer),
    ...(isProject ? overview(report, writer) : []),
    // The first file of a project begins a page.
    { toc: { title: { text: "Contents", style: "section", margin: [0, 6, 0, 4] } }, margin: [0, 0, 0, isProject ? 0 : 14] },
  ];
}
