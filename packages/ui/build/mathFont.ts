import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { mathCharacters } from "./mathCharacters.ts";

/** STIX Two Math as it is published: it has the MATH table, by which browsers set brackets, roots and fractions. */
const whole = new URL("../node_modules/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2", import.meta.url);
const license = new URL("../node_modules/@fontsource/stix-two-math/LICENSE", import.meta.url);

/** The font of the sheet: only what formulas have. */
export const fontFile: URL = new URL("../src/surface/sheet/font/stix-two-math.woff2", import.meta.url);

/** The font with the characters of formulas and the taller brackets, roots and sums that belong to them. */
export async function subsetMathFont(): Promise<Buffer> {
  return subsetFont(await readFile(whole), mathCharacters, { targetFormat: "woff2" });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await writeFile(fontFile, await subsetMathFont());
  await writeFile(new URL("OFL.txt", fontFile), await readFile(license));
}
