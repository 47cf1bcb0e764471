import { texts } from "./texts.ts";

/** Maximum size of a stored logo, in pixels: sharp in a printed title block, and small. */
const [maxWidth, maxHeight] = [640, 320];

/** A picture that cannot be used as a logo; the message says why. */
export class LogoError extends Error {
  override readonly name = "LogoError";
}

interface Picture {
  readonly source: CanvasImageSource;
  readonly width: number;
  readonly height: number;
  /** Maximum scale factor: a vector drawing stays sharp at any size, a photograph does not. */
  readonly maxScale: number;
  readonly close: () => void;
}

/**
 * Scales a picture down in the browser; nothing larger leaves this device.
 *
 * @param maxLength maximum length of the data URL
 * @returns the picture as data URL
 * @throws {LogoError} when the browser cannot read the picture, or it stays too large
 */
export async function scaleLogo(file: Blob, maxLength: number): Promise<string> {
  const picture = await decode(file);
  try {
    const first = Math.min(picture.maxScale, maxWidth / picture.width, maxHeight / picture.height);
    for (let scale = first; scale === first || scale * picture.width >= 32; scale *= 0.7) {
      // PNG keeps the sharp edges of logos; WebP, for logos too large as PNG, keeps transparency too.
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
    return { source, width: source.width, height: source.height, maxScale: 1, close: () => source.close() };
  } catch (error) {
    throw new LogoError(texts.logo.notReadable, { cause: error });
  }
}

/** Browsers create no bitmap from an SVG drawing; an image element draws it, without running its scripts or loading its resources. */
async function decodeDrawing(file: Blob): Promise<Picture> {
  const source = new Image();
  source.src = `data:image/svg+xml,${encodeURIComponent(await file.text())}`;
  await source.decode();
  // An SVG drawing may have no size.
  const [width, height] = [source.naturalWidth || maxWidth, source.naturalHeight || maxHeight];
  return { source, width, height, maxScale: Infinity, close: () => {} };
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
