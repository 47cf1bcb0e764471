import { texts } from "./texts.ts";

/** Edges of a logo as it is kept, in pixels: sharp on a printed title block, and small. */
const [maxWidth, maxHeight] = [640, 320];

/** A picture that could not be used as a logo; the message says why. */
export class LogoError extends Error {
  override readonly name = "LogoError";
}

interface Picture {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  /** How much larger it may be drawn: a drawing stays sharp at any size, a photograph does not. */
  readonly largestScale: number;
  readonly close: () => void;
}

/**
 * Scales a picture down in the browser; nothing larger ever leaves this device.
 *
 * @param maxLength longest data URL that may be kept
 * @returns the picture as data URL
 * @throws {LogoError} when it is no picture that the browser can read, or stays too large
 */
export async function scaleLogo(file: Blob, maxLength: number): Promise<string> {
  const picture = await decode(file);
  try {
    const first = Math.min(picture.largestScale, maxWidth / picture.width, maxHeight / picture.height);
    for (let scale = first; scale === first || scale * picture.width >= 32; scale *= 0.7) {
      // PNG keeps the sharp edges of logos; where that is too large, WebP keeps transparency too.
      for (const type of ["image/png", "image/webp"]) {
        const url = draw(picture, scale, type);
        if (url.length <= maxLength && url.startsWith(`data:${type}`)) return url;
      }
    }
  } finally {
    picture.close();
  }
  throw new LogoError(texts.logo.tooComplex);
}

async function decode(file: Blob): Promise<Picture> {
  try {
    if (file.type === "image/svg+xml") return await decodeDrawing(file);
    const source = await createImageBitmap(file);
    return { source, width: source.width, height: source.height, largestScale: 1, close: () => source.close() };
  } catch (error) {
    throw new LogoError(texts.logo.notReadable, { cause: error });
  }
}

/** Browsers make no bitmap of a drawing; an image element draws it, without scripts and without loading anything. */
async function decodeDrawing(file: Blob): Promise<Picture> {
  const source = new Image();
  source.src = `data:image/svg+xml,${encodeURIComponent(await file.text())}`;
  await source.decode();
  // A drawing need not say how large it is.
  const [width, height] = [source.naturalWidth || maxWidth, source.naturalHeight || maxHeight];
  return { source, width, height, largestScale: Infinity, close: () => {} };
}

function draw({ source, width, height }: Picture, scale: number, type: string): string {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext("2d");
  if (!context) throw new LogoError(texts.logo.notScalable);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL(type, 0.9);
}
