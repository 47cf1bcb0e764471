import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { catalogue, type Calculator } from "@org/hvac-core";
import { reportContent } from "../src/content/reportContent.ts";
import { stillState } from "../src/content/stillState.ts";
import type { FontFiles } from "../src/pdf/beginDocument.ts";
import type { Report, ReportPart } from "../src/content/report.ts";

const { resolve } = createRequire(import.meta.url);
const read = (path: string): Uint8Array<ArrayBuffer> => new Uint8Array(readFileSync(path));
const roboto = (style: string): Uint8Array<ArrayBuffer> => read(resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`));

/** The fonts of documents, read from their files. */
export const testFonts: FontFiles = {
  text: roboto("Regular"),
  bold: roboto("Medium"),
  italic: roboto("Italic"),
  boldItalic: roboto("MediumItalic"),
  formula: read(fileURLToPath(new URL("../src/formulas/font/stix-two-math.ttf", import.meta.url))),
};

const calculators = catalogue as unknown as readonly Calculator[];

export const calculatorOf = (id: string): Calculator => calculators.find((each) => each.id === id)!;

/** A calculation as a part of a report. */
async function partOf(id: string, input: object, title: string, figures: ReportPart["figures"] = []): Promise<ReportPart> {
  const definition = calculatorOf(id);
  const state = stillState(definition, input, definition.version);
  const explanation = await definition.explanation();
  return { content: reportContent({ state, explanation, preferredUnits: {}, title, link: "https://plenum.example/file" }), figures };
}

/** The examples of calculators in metric units. */
export async function exampleParts(ids: readonly string[], figures: ReportPart["figures"] = []): Promise<readonly ReportPart[]> {
  const examples = ids.flatMap((id) => calculatorOf(id).examples.map(({ title, input }) => ({ id, title, input: input.Metric })));
  return Promise.all(examples.map(({ id, title, input }) => partOf(id, input, title, figures)));
}

/** One example of a calculator. */
export function examplePart(id: string, example: string): Promise<ReportPart> {
  const { title, input } = calculatorOf(id).examples.find((each) => each.id === example)!;
  return partOf(id, input.Metric, title);
}

/** A drawing with letters and lines, with the given height in px. */
export const testFigure = (title: string, height: number): ReportPart["figures"][number] => ({
  title,
  description: `Drawn ${height} px high`,
  width: 700,
  height,
  svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 700 ${height}"><path d="M 0 0 L 700 ${height}" stroke="#333"/><text x="20" y="40">${title}</text></svg>`,
});

export const testReport = (parts: readonly ReportPart[], changed: Partial<Report> = {}): Report => ({
  title: "Library, level 2",
  kind: parts.length > 1 ? "project" : "calculation",
  project: "Library",
  titleBlock: { projectNumber: "41", preparedBy: "Ελένη", checkedBy: "Иван", revision: "B", date: "29 November 2026" },
  paper: "A4",
  level: "tables",
  decimalMark: ".",
  parts,
  ...changed,
});

/** The calculators with schedules. */
export const calculatorsWithSchedules = ["heat-load", "psychrometric-chart", "duct-sizer", "pipe-sizer", "pump-head-calc"];
