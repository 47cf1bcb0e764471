import { formulaFont } from "@org/documents/formulaFont";
import { chartPagePdf, reportPdf, type FontFiles } from "@org/documents/pdf";
import type { DocumentAnswer, DocumentQuestion } from "./makeDocument.ts";
import italic from "pdfmake/fonts/Roboto/Roboto-Italic.ttf?url";
import medium from "pdfmake/fonts/Roboto/Roboto-Medium.ttf?url";
import mediumItalic from "pdfmake/fonts/Roboto/Roboto-MediumItalic.ttf?url";
import regular from "pdfmake/fonts/Roboto/Roboto-Regular.ttf?url";

function answer(message: DocumentAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its page, whose origin is its own
  self.postMessage(message);
}

async function loadFont(url: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The font ${url} could not be loaded.`);
  return new Uint8Array(await response.arrayBuffer());
}

async function loadFonts(): Promise<FontFiles> {
  const [text, bold, inItalic, boldItalic, formula] = await Promise.all([regular, medium, italic, mediumItalic, formulaFont].map(loadFont));
  return { text: text!, bold: bold!, italic: inItalic!, boldItalic: boldItalic!, formula: formula! };
}

/** Share of the layout, which comes before the first page is drawn, in the total time. */
const layoutShare = 0.3;
/** Minimum step of the reported progress. */
const progressStep = 0.01;

const loading = loadFonts();
// Without a connection the question is answered with the error.
loading.catch(() => undefined);

async function make(question: DocumentQuestion): Promise<void> {
  const fonts = await loading;
  let reported = 0;
  const onPage = (page: number, pages: number): void => {
    const progress = layoutShare + (1 - layoutShare) * (page / pages);
    if (progress - reported < progressStep) return;
    reported = progress;
    answer({ progress, page, pages });
  };
  const { bytes, missing } =
    question.kind === "chart" ? await chartPagePdf(question.page, fonts) : await reportPdf(question.report, fonts, onPage);
  answer({ blob: new Blob([bytes], { type: "application/pdf" }), missing });
}

self.addEventListener("message", ({ data }: MessageEvent<DocumentQuestion>) => {
  make(data).catch((error: unknown) => answer({ problem: error instanceof Error ? error.message : String(error) }));
});
