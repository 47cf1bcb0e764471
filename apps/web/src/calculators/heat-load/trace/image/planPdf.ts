import { log } from "@org/device/log";
import { getDocument, PasswordException, PDFWorker, version, type PDFDocumentProxy } from "pdfjs-dist";
import { blobOf, PlanError, reductionOf, requirePlanSize, type PlanImage } from "./planImage.ts";

/** Points of a PDF per metre of paper. */
const pointsPerMetre = 72 / 0.0254;
/** Pixels per metre of paper of a page that is not reduced: 300 per inch. */
const fullDensity = 300 / 0.0254;

/** An open PDF. */
export interface PlanPdf {
  /** Name of its file. */
  readonly name: string;
  readonly pages: number;
  /** Draws a page, from 1. An abort ends the drawing with the reason of the signal. */
  readonly draw: (page: number, signal: AbortSignal) => Promise<PlanImage>;
  readonly close: () => void;
}

async function drawPage(pdf: PDFDocumentProxy, number: number, fileName: string, signal: AbortSignal): Promise<PlanImage> {
  const page = await pdf.getPage(number);
  signal.throwIfAborted();
  const points = page.getViewport({ scale: 1 });
  const full = fullDensity / pointsPerMetre;
  const scale = full * reductionOf(points.width * full, points.height * full);
  const viewport = page.getViewport({ scale });
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  const task = page.render({ canvas, viewport, background: "#ffffff" });
  const cancel = (): void => task.cancel();
  signal.addEventListener("abort", cancel);
  try {
    await task.promise;
  } catch (error) {
    signal.throwIfAborted();
    log.warn("A page of a PDF could not be drawn.", error);
    throw new PlanError("unreadable");
  } finally {
    signal.removeEventListener("abort", cancel);
  }
  return {
    blob: await blobOf(canvas, "image/png"),
    width: canvas.width,
    height: canvas.height,
    density: scale * pointsPerMetre,
    fileName,
    page: number,
  };
}

/**
 * Opens a PDF in a worker of pdf.js.
 *
 * @throws {PlanError}
 */
export async function openPlanPdf(file: File): Promise<PlanPdf> {
  requirePlanSize(file);
  const port = new Worker(new URL("pdf.worker.ts", import.meta.url), { type: "module" });
  const worker = PDFWorker.create({ port });
  const task = getDocument({
    data: new Uint8Array(await file.arrayBuffer()),
    worker,
    wasmUrl: `/assets/pdfjs-${version}/`,
    useWasm: false,
  });
  const close = (): void => {
    task.destroy().catch((error: unknown) => log.warn("A PDF could not be closed.", error));
    worker.destroy();
    port.terminate();
  };
  try {
    const pdf = await task.promise;
    return { name: file.name, pages: pdf.numPages, draw: (page, signal) => drawPage(pdf, page, file.name, signal), close };
  } catch (error) {
    close();
    log.warn("A PDF could not be opened.", error);
    throw new PlanError(error instanceof PasswordException ? "password" : "unreadable");
  }
}
