import { formulaFamily } from "@org/documents/formulas";
import { formulaFont } from "@org/documents/formulaFont";
import italic from "pdfmake/fonts/Roboto/Roboto-Italic.ttf?url";
import medium from "pdfmake/fonts/Roboto/Roboto-Medium.ttf?url";
import mediumItalic from "pdfmake/fonts/Roboto/Roboto-MediumItalic.ttf?url";
import regular from "pdfmake/fonts/Roboto/Roboto-Regular.ttf?url";
import { chartPageDocument } from "./chartPage.ts";
import { documentOf } from "./document.ts";
import { fontCharacters } from "./fontCharacters.ts";
import { drawFormulas } from "./formulas.ts";
import type { DocumentAnswer, DocumentQuestion } from "./makeDocument.ts";
import { textFamily, type PdfNode } from "./nodes.ts";
import { TextRuns, type HasCharacter } from "./textRuns.ts";

function answer(message: DocumentAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its page, whose origin is its own
  self.postMessage(message);
}

const absolute = (url: string): string => new URL(url, self.location.href).href;
const files = {
  [textFamily]: { normal: absolute(regular), bold: absolute(medium), italics: absolute(italic), bolditalics: absolute(mediumItalic) },
  [formulaFamily]: {
    normal: absolute(formulaFont),
    bold: absolute(formulaFont),
    italics: absolute(formulaFont),
    bolditalics: absolute(formulaFont),
  },
};

async function charactersOf(url: string): Promise<HasCharacter> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${url} could not be loaded.`);
  const characters = fontCharacters(await response.arrayBuffer());
  return (character) => characters.has(character.codePointAt(0)!);
}

/** Of the time a report takes, laying pages out takes about this share, and drawing them as much as to this one; formulas and the file are the rest. */
const [layoutShare, drawnShare] = [0.4, 0.75];

async function make(question: DocumentQuestion): Promise<void> {
  const [{ default: pdfMake }, inText, inFormulas] = await Promise.all([
    import("pdfmake/build/pdfmake.js"),
    charactersOf(files[textFamily].normal),
    charactersOf(files[formulaFamily].normal),
  ]);
  const fonts = new Set(Object.values(files).flatMap((family) => Object.values(family)));
  // Nothing that a report holds makes the page ask another server for something.
  pdfMake.setUrlAccessPolicy((url) => fonts.has(url));
  pdfMake.addFonts(files);
  pdfMake.setProgressCallback(drawingProgress());
  const runs = new TextRuns(inText, inFormulas);
  const created = pdfMake.createPdf(definitionOf(question, runs), { bufferPages: true });
  drawFormulas(await created.getStream());
  answer({ progress: 0.9 });
  answer({ blob: await created.getBlob(), missing: runs.missing });
}

/** Tells what is drawn in steps of a percent: a long report has a hundred thousand items. */
function drawingProgress(): (share: number) => void {
  let told = 0;
  return (share) => {
    if (share - told < 0.01) return;
    told = share;
    answer({ progress: layoutShare + (drawnShare - layoutShare) * share });
  };
}

function definitionOf(question: DocumentQuestion, runs: TextRuns): PdfNode {
  if (question.kind === "chart") return chartPageDocument(question.page, runs);
  const { report, expectedPages } = question;
  const onPage = (page: number): void => answer({ progress: layoutShare * (page / (page + Math.max(1, expectedPages - page))), page });
  return documentOf(report, runs, { onPage });
}

self.addEventListener("message", ({ data }: MessageEvent<DocumentQuestion>) => {
  make(data).catch((error: unknown) => answer({ problem: error instanceof Error ? error.message : String(error) }));
});
