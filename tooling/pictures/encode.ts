import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { maxBytes } from "./sizes.ts";

/** Qualities tried in turn until the picture is small enough; letters stay clean at twice the pixels. */
const qualities = [90, 80, 74, 68];

/** WebP without loss where that is small enough, else of the best quality that is. @throws {Error} when none is */
export async function webp(png: Buffer): Promise<Buffer> {
  const exact = await sharp(png).webp({ lossless: true, effort: 6 }).toBuffer();
  if (exact.length <= maxBytes) return exact;
  for (const quality of qualities) {
    const lossy = await sharp(png).webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (lossy.length <= maxBytes) return lossy;
  }
  throw new Error(`A picture stays above ${maxBytes / 1000} kB at quality ${qualities.at(-1)}.`);
}

/** PNG of up to 256 colours, which every reader of links takes. */
export async function palettePng(png: Buffer): Promise<Buffer> {
  return sharp(png).png({ palette: true, colours: 256, effort: 10, compressionLevel: 9, dither: 0.4 }).toBuffer();
}

/** How a file has changed: the share of its pixels that differ, or that it is new or another size. */
export type Change = "same" | "new" | "resized" | "redrawn" | number;

/** Writes a drawing unless the file is the same already. */
export async function writeDrawing(file: string, drawing: string): Promise<Change> {
  const before = existsSync(file) ? await readFile(file, "utf8") : undefined;
  if (before === drawing) return "same";
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, drawing);
  return before === undefined ? "new" : "redrawn";
}

/** Writes a picture unless the file shows the same already, so that a second run changes nothing. */
export async function writePicture(file: string, picture: Buffer): Promise<Change> {
  const change = existsSync(file) ? await difference(await readFile(file), picture) : "new";
  if (change !== "same") {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, picture);
  }
  return change;
}

async function difference(before: Buffer, now: Buffer): Promise<Change> {
  if (before.equals(now)) return "same";
  const [pictureBefore, pictureNow] = await Promise.all(
    [before, now].map((each) => sharp(each).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (pictureBefore!.info.width !== pictureNow!.info.width || pictureBefore!.info.height !== pictureNow!.info.height) return "resized";
  const pixels = pictureBefore!.info.width * pictureBefore!.info.height;
  let differing = 0;
  for (let offset = 0; offset < pixels * 4; offset += 4)
    if (pictureBefore!.data.compare(pictureNow!.data, offset, offset + 4, offset, offset + 4) !== 0) differing += 1;
  return differing === 0 ? "same" : differing / pixels;
}
