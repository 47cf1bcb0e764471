import { log } from "@org/device/log";
import { pixelDensity } from "./pixelDensity.ts";

/** Image of a plan, as it is drawn and stored on the device. */
export interface PlanImage {
  readonly blob: Blob;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Pixels per metre of paper; `undefined` where the file does not give the size of its page. */
  readonly density?: number;
  readonly fileName: string;
  /** Page of a PDF, from 1. */
  readonly page?: number;
}

/** Reason for which a file is no plan. */
export type PlanProblem = "type" | "unreadable" | "password" | "size";

export class PlanError extends Error {
  readonly problem: PlanProblem;
  constructor(problem: PlanProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** More pixels than some phones draw. */
const maxPixels = 16_000_000;
const maxBytes = 200_000_000;

/** Factor by which an image is reduced to what every browser draws. */
export const reductionOf = (width: number, height: number): number => Math.min(1, Math.sqrt(maxPixels / (width * height)));

export const isPdf = (file: File): boolean => file.type === "application/pdf" || /\.pdf$/i.test(file.name);
export const acceptedFiles = "application/pdf,image/png,image/jpeg,.pdf,.png,.jpg,.jpeg";

/** @throws {PlanError} where the file is larger than a plan can be */
export function requirePlanSize({ size }: Blob): void {
  if (size > maxBytes) throw new PlanError("size");
}

/** The drawn content of a canvas. */
export async function blobOf(canvas: HTMLCanvasElement, type: "image/png" | "image/jpeg"): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  if (!blob) throw new PlanError("size");
  return blob;
}

/**
 * Reads a PNG or JPEG. It is drawn again, upright as its camera recorded it and within the size that every browser draws, and without the camera's other
 * records, such as the place.
 *
 * @throws {PlanError}
 */
export async function readImage(file: File): Promise<PlanImage> {
  requirePlanSize(file);
  const isJpeg = file.type === "image/jpeg" || /\.jpe?g$/i.test(file.name);
  if (!isJpeg && file.type !== "image/png" && !/\.png$/i.test(file.name)) throw new PlanError("type");
  const bitmap = await createImageBitmap(file).catch((error: unknown) => {
    log.warn("An image of a plan could not be read.", error);
    throw new PlanError("unreadable");
  });
  const scale = reductionOf(bitmap.width, bitmap.height);
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext("2d")!.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const density = pixelDensity(new Uint8Array(await file.arrayBuffer()));
  return {
    blob: await blobOf(canvas, isJpeg ? "image/jpeg" : "image/png"),
    width: canvas.width,
    height: canvas.height,
    ...(density === undefined ? {} : { density: density * scale }),
    fileName: file.name,
  };
}

/** An image as an address: the content security policy allows no others. */
export function addressOf(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result as string));
    reader.addEventListener("error", () => reject(new PlanError("unreadable")));
    reader.readAsDataURL(blob);
  });
}
