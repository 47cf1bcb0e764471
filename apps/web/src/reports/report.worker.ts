import { formulaFamily } from "@org/ui/reportTypesetting";
import { formulaFont } from "@org/ui/formulaFont";
import italic from "pdfmake/fonts/Roboto/Roboto-Italic.ttf?url";
import medium from "pdfmake/fonts/Roboto/Roboto-Medium.ttf?url";
import mediumItalic from "pdfmake/fonts/Roboto/Roboto-MediumItalic.ttf?url";
import regular from "pdfmake/fonts/Roboto/Roboto-Regular.ttf?url";
import { documentOf } from "./document.ts";
import { fontCharacters } from "./fontCharacters.ts";
import type { ReportAnswer, ReportQuestion } from "./makeReport.ts";
import { textFamily } from "./nodes.ts";
import { TextRuns, type HasCharacter } from "./textRuns.ts";

function answer(message: ReportAnswer): void {
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

/** Of the time a report takes, laying pages out takes about this share; drawing them the rest. */
const layoutShare = 0.6;

async function make({ report, expectedPages }: ReportQuestion): Promise<void> {
  const [{ default: pdfMake }, inText, inFormulas] = await Promise.all([
    import("pdfmake/build/pdfmake.js"),
    charactersOf(files[textFamily].normal),
    charactersOf(files[formulaFamily].normal),
  ]);
  const fonts = new Set(Object.values(files).flatMap((family) => Object.values(family)));
  // Nothing that a report holds makes the page ask another server for something.
  pdfMake.setUrlAccessPolicy((url) => fonts.has(url));
  pdfMake.addFonts(files);
  pdfMake.setProgressCallback((share) => answer({ progress: layoutShare + (1 - layoutShare) * share }));
  const runs = new TextRuns(inText, inFormulas);
  const onPage = (page: number): void => answer({ progress: layoutShare * (page / (page + Math.max(1, expectedPages - page))), page });
  const blob = await pdfMake.createPdf(documentOf(report, runs, { onPage })).getBlob();
  answer({ blob, missing: runs.missing });
}

self.addEventListener("message", ({ data }: MessageEvent<ReportQuestion>) => {
  make(data).catch((error: unknown) => answer({ problem: error instanceof Error ? error.message : String(error) }));
});
