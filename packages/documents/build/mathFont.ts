import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { advancesOf } from "./advances.ts";
import { mathCharacters } from "./mathCharacters.ts";

/** The published STIX Two Math, with the MATH table that browsers need for brackets, roots and fractions. */
const whole = new URL("../node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2", import.meta.url);
const license = new URL("../node_modules/@fontsource/stix-two-math/LICENSE", import.meta.url);

/** The font of the sheet, with only the characters of formulas. */
export const fontFile: URL = new URL("../../ui/src/surface/sheet/font/stix-two-math.woff2", import.meta.url);

/** The same font for documents: the PDF library reads no compressed fonts. */
export const printedFontFile: URL = new URL("../src/formulas/font/stix-two-math.ttf", import.meta.url);

/** Advance widths of its characters, for formulas that no browser lays out. */
export const advancesFile: URL = new URL("../src/formulas/advances.ts", import.meta.url);

/** The font with the characters of formulas and the taller brackets, roots and sums that belong to them. */
export async function subsetMathFont(): Promise<Buffer> {
  return subsetFont(await readFile(whole), mathCharacters, { targetFormat: "woff2" });
}

/** The same font, not compressed. */
export async function subsetPrintedFont(): Promise<Buffer> {
  return subsetFont(await readFile(whole), mathCharacters, { targetFormat: "sfnt" });
}

/** The module that states how wide the characters of a font are. */
export function advancesModule(font: Buffer): string {
  const entries = [...advancesOf(font)].map(([character, advance]) => `  ${JSON.stringify(character)}: ${advance},`);
  return `/** How wide the characters of formulas are, thousandths of an em. Written by \`pnpm math-font\`. */
export const advances: Readonly<Record<string, number>> = {
${entries.join("\n")}
};
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(fontFile, await subsetMathFont());
  const printed = await subsetPrintedFont();
  await writeFile(printedFontFile, printed);
  await writeFile(advancesFile, advancesModule(printed));
  await writeFile(new URL("OFL.txt", fontFile), await readFile(license));
}
