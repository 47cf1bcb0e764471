import { octaveBands } from "../../acoustics/index.ts";
import { ansiS35, ansiS35Of1969, astmE1130 } from "../../acoustics/sources.ts";
import { rowName, type SheetBuilder } from "../../kernel/index.ts";
import { bies2017, mathematics, type Citation } from "../../sources/index.ts";
import type { AcousticCalculation } from "./results.ts";
import { formulas, inBand, lookups, weighted } from "./describeBands.ts";
import type { RoomPrivacy } from "./privacy.ts";
import { fields } from "./schema.ts";

const ofRooms: Citation = { source: mathematics, locator: "of the rooms" };
const diffuse: Citation = { source: bies2017, locator: "ch. 7, transmission between diffuse fields" };

/** Speech privacy between rooms. */
export function describePrivacy({ privacy, elements }: AcousticCalculation, sheet: SheetBuilder): void {
  if (privacy.length === 0) return;
  sheet.part("Speech from room to room");
  sheet.rows({
    list: "privacy",
    title: "Speech from room to room",
    rows: privacy.map((pair) => ({ ...pair, id: pair.row.id })),
    rowTitle: ({ row, index }) => rowName(fields.privacy, row, index),
    describe: (pair, block) => describePair(pair, elements, block),
  });
}

function describePair(pair: RoomPrivacy, elements: AcousticCalculation["elements"], sheet: SheetBuilder): void {
  const { voice, spoken, heard } = pair;
  for (const field of ["from", "to", "crosstalk", "partition", "flanking"]) sheet.given(field);
  lookups(sheet, { symbol: "L_v", name: "Voice at 1 m", values: voice, source: { source: ansiS35, locator: "table 4" }, by: ["effort"] });
  sheet.lookup("S_1", "Surface of the source room", "area", pair.from.surface, ofRooms);
  sheet.lookup("S_2", "Surface of the receiving room", "area", pair.to.surface, ofRooms);
  lookups(sheet, { symbol: "α_1", name: "Absorption of the source room", values: pair.from.absorption, source: ofRooms }, "ratio", "x");
  lookups(sheet, { symbol: "α_2", name: "Absorption of the receiving room", values: pair.to.absorption, source: ofRooms }, "ratio", "x");
  formulas(
    sheet,
    { symbol: "L_t", name: "Speech level in the source room", values: spoken, source: diffuse },
    (band) => `${inBand("L_v", band)} + 10 * log10(16 * π / (S_1 * ${inBand("α_1", band, "x")}))`,
  );
  if (!heard) return;
  const energies = describePaths(pair, elements, sheet);
  formulas(sheet, { source: diffuse, result: "level" }, (band) => {
    const shared = energies.map(({ loss, area }) => `${area} / 10^(${inBand(loss, band, "x")} / 10)`).join(" + ");
    return `${inBand("L_t", band)} + 10 * log10((${shared}) / (S_2 * ${inBand("α_2", band, "x")}))`;
  });
  weighted(sheet, "levelA", "L");
  formulas(sheet, { source: diffuse, result: "levelDifference" }, (band) => `${inBand("L_t", band)} - ${inBand("L", band)}`);
  describeIndices(pair, sheet);
}

/** Losses of the wall, of the flanking path and of duct paths; returns their symbols and those of their areas. */
function describePaths(
  { row, partition, flanking, ductPaths }: RoomPrivacy,
  elements: AcousticCalculation["elements"],
  sheet: SheetBuilder,
): readonly { readonly loss: string; readonly area: string }[] {
  const paths: { readonly loss: string; readonly area: string }[] = [];
  if (partition) {
    const isEntered = row.partition === "bands";
    const source = isEntered ? { source: mathematics, locator: "as entered" } : { source: bies2017, locator: "table 7.6" };
    const steps = { symbol: "D_0", name: "Transmission loss of the wall", values: partition, source };
    lookups(sheet, isEntered ? { ...steps, field: "partitionLoss" } : { ...steps, by: ["partition"] }, "soundLevel", "x");
    paths.push({ loss: "D_0", area: "S_p" });
  }
  if (flanking) {
    const source = { source: bies2017, locator: "ch. 7, transmission between diffuse fields" };
    sheet.constant("A_n", "Absorption of the normalised difference", "area", 10, source);
    const values = { symbol: "D_n", name: "Flanking path", values: flanking, source: { source: mathematics, locator: "as entered" } };
    lookups(sheet, { ...values, field: "flankingDifference" }, "soundLevel", "x");
    paths.push({ loss: "D_n", area: "A_n" });
  }
  ductPaths.forEach(({ from, to, attenuation }, index) => {
    const [loss, area] = [`D_${index + 1}`, `A_${index + 1}`];
    const nameOf = (place: number): string => rowName(fields.elements, elements[place]!.row, place);
    const name = `${nameOf(from)} to ${nameOf(to)}`;
    const source = { source: mathematics, locator: "elements and junctions on the path, with the end reflections" };
    sheet.lookup(area, `Area of ${nameOf(from)}`, "area", elements[from]!.size.area, source);
    lookups(sheet, { symbol: loss, name, values: attenuation, source }, "soundLevel", "x");
    paths.push({ loss, area });
  });
  return paths;
}

function describeIndices({ privacy, to }: RoomPrivacy, sheet: SheetBuilder): void {
  if (!privacy || !to.ratings) return;
  const noise = to.ratings.level;
  lookups(sheet, { symbol: "B", name: "Sound in the receiving room", values: noise, source: ofRooms });
  const all = (symbol: string): string => octaveBands.map((_, band) => inBand(symbol, band)).join(", ");
  sheet.result("articulationIndex", `articulationIndex(${all("L")}, ${all("B")})`, { source: ansiS35Of1969 });
  sheet.result("privacyIndex", "1 - AI", { source: astmE1130 });
  sheet.result("intelligibility", `speechIntelligibilityIndex(${all("L")}, ${all("B")})`, { source: ansiS35, locator: "clause 6" });
}
