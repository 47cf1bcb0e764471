const metresPerInch = 0.0254;
const pngStart = [0x89, 0x50, 0x4e, 0x47];

/** PNG: chunk pHYs, pixels per metre where its unit is 1. Source: PNG 3rd edition, 11.3.4.3. */
function densityOfPng(view: DataView): number | undefined {
  // After the signature: length, type, content and checksum of each chunk.
  for (let offset = 8; offset + 12 <= view.byteLength;) {
    const length = view.getUint32(offset);
    const type = String.fromCodePoint(...[4, 5, 6, 7].map((each) => view.getUint8(offset + each)));
    if (type === "IDAT" || length > view.byteLength - offset - 12) return undefined;
    if (type === "pHYs" && length === 9) return view.getUint8(offset + 16) === 1 ? view.getUint32(offset + 8) : undefined;
    offset += length + 12;
  }
  return undefined;
}

/** JPEG: segment APP0 "JFIF", pixels per inch or per centimetre. Source: JFIF 1.02. */
function densityOfJpeg(view: DataView): number | undefined {
  for (let offset = 2; offset + 18 <= view.byteLength && view.getUint8(offset) === 0xff;) {
    const marker = view.getUint8(offset + 1);
    if (marker === 0xda) return undefined;
    if (marker === 0xe0 && view.getUint32(offset + 4) === 0x4a464946) {
      const [unit, density] = [view.getUint8(offset + 11), view.getUint16(offset + 12)];
      return unit === 1 ? density / metresPerInch : unit === 2 ? density * 100 : undefined;
    }
    offset += 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

/** Pixels per metre of paper that a PNG or JPEG file gives; `undefined` where it gives none. */
export function pixelDensity(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 20) return undefined;
  const isPng = pngStart.every((each, index) => bytes[index] === each);
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8;
  const density = isPng ? densityOfPng(view) : isJpeg ? densityOfJpeg(view) : undefined;
  return density !== undefined && density > 0 ? density : undefined;
}

/** Pixels per metre of a number of dots per inch. */
export const ofDotsPerInch = (dots: number): number => dots / metresPerInch;

/** Dots per inch of a number of pixels per metre, to a tenth. */
export const dotsPerInch = (density: number): number => Number((density * metresPerInch).toFixed(1));
