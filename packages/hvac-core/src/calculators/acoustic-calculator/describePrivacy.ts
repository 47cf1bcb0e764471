import { octaveBands } from "../../acoustics/index.ts";
import { ansiS35, ansiS35Of1969, astmE1130 } from "../../acoustics/sources.ts";
import { rowName, type SheetBuilder } from "../../kernel/index.ts";
import { bies2017, mathematics, type Citation } from "../../sources/index.ts";
import type { AcousticCalculation } from "./results.ts";
import { formulas, inBand, lookups, weighted } from "./describeBands.ts";
import type { FoundPrivacy } from "./privacy.ts";
import { fields } from "./schema.ts";

const ofRooms: Citation = { source: mathematics, locator: "of the rooms" };
const diffuse: Citation = { source: bies2017, locator: "ch. 7, transmission between diffuse fields" };

/** States what is heard of speech from room to room. */
export function describePrivacy({ privacy, elements }: AcousticCalculation, sheet: SheetBuilder): void {
  if (privacy.length === 0) return;
  sheet.part("Speech from room to room");
  sheet.rows({
    list: "privacy",
    title: "Speech from room to room",
    rows: privacy.map((found) => ({ ...found, id: found.row.id })),
    rowTitle: ({ row, index }) => rowName(fields.privacy, row, index),
    describe: (found, own) => describePair(found, elements, own),
  });
}

function describePair(found: FoundPrivacy, elements: AcousticCalculation["elements"], sheet: SheetBuilder): void {
  const { voice, spoken, heard } = found;
  for (const field of ["from", "to", "crosstalk", "partition", "flanking"]) sheet.given(field);
  lookups(sheet, { symbol: "L_v", name: "Voice at 1 m", values: voice, source: { source: ansiS35, locator: "table 4" }, by: ["effort"] });
  sheet.lookup("S_1", "Surface of the room of the speaker", "area", found.from.surface, ofRooms);
  sheet.lookup("S_2", "Surface of the room of the listener", "area", found.to.surface, ofRooms);
  lookups(sheet, { symbol: "α_1", name: "Absorption at the speaker", values: found.from.absorption, source: ofRooms }, "ratio", "x");
  lookups(sheet, { symbol: "α_2", name: "Absorption at the listener", values: found.to.absorption, source: ofRooms }, "ratio", "x");
  formulas(
    sheet,
    { symbol: "L_t", name: "In the room of the speaker", values: spoken, source: diffuse },
    (band) => `${inBand("L_v", band)} + 10 * log10(16 * π / (S_1 * ${inBand("α_1", band, "x")}))`,
  );
  if (!heard) return;
  const energies = describeWays(found, elements, sheet);
  formulas(sheet, { source: diffuse, result: "level" }, (band) => {
    const shared = energies.map(({ loss, area }) => `${area} / 10^(${inBand(loss, band, "x")} / 10)`).join(" + ");
    return `${inBand("L_t", band)} + 10 * log10((${shared}) / (S_2 * ${inBand("α_2", band, "x")}))`;
  });
  weighted(sheet, "levelA", "L");
  formulas(sheet, { source: diffuse, result: "levelDifference" }, (band) => `${inBand("L_t", band)} - ${inBand("L", band)}`);
  describeIndices(found, sheet);
}

/** States the losses of the wall and of the ways through ducts; gives their symbols and those of their areas. */
function describeWays(
  { row, partition, flanking, ways }: FoundPrivacy,
  elements: AcousticCalculation["elements"],
  sheet: SheetBuilder,
): readonly { readonly loss: string; readonly area: string }[] {
  const found: { readonly loss: string; readonly area: string }[] = [];
  if (partition) {
    const isTyped = row.partition === "bands";
    const source = isTyped ? { source: mathematics, locator: "stated" } : { source: bies2017, locator: "table 7.6" };
    const steps = { symbol: "D_0", name: "Transmission loss of the wall", values: partition, source };
    lookups(sheet, isTyped ? { ...steps, field: "partitionLoss" } : { ...steps, by: ["partition"] }, "soundLevel", "x");
    found.push({ loss: "D_0", area: "S_p" });
  }
  if (flanking) {
    const source = { source: bies2017, locator: "ch. 7, transmission between diffuse fields" };
    sheet.constant("A_n", "Absorption of the normalized difference", "area", 10, source);
    const values = { symbol: "D_n", name: "Flanking path", values: flanking, source: { source: mathematics, locator: "stated" } };
    lookups(sheet, { ...values, field: "flankingDifference" }, "soundLevel", "x");
    found.push({ loss: "D_n", area: "A_n" });
  }
  ways.forEach(({ from, to, attenuation }, index) => {
    const [loss, area] = [`D_${index + 1}`, `A_${index + 1}`];
    const nameOf = (place: number): string => rowName(fields.elements, elements[place]!.row, place);
    const name = `${nameOf(from)} to ${nameOf(to)}`;
    const source = { source: mathematics, locator: "elements and junctions on the way, with the end reflections" };
    sheet.lookup(area, `Area of ${nameOf(from)}`, "area", elements[from]!.size.area, source);
    lookups(sheet, { symbol: loss, name, values: attenuation, source }, "soundLevel", "x");
    found.push({ loss, area });
  });
  return found;
}

function describeIndices({ privacy, to }: FoundPrivacy, sheet: SheetBuilder): void {
  if (!privacy || !to.ratings) return;
  const noise = to.ratings.level;
  lookups(sheet, { symbol: "B", name: "Sound in the room of the listener", values: noise, source: ofRooms });
  const all = (symbol: string): string => octaveBands.map((_, band) => inBand(symbol, band)).join(", ");
  sheet.result("articulationIndex", `articulationIndex(${all("L")}, ${all("B")})`, { source: ansiS35Of1969 });
  sheet.result("privacyIndex", "1 - AI", { source: astmE1130 });
  sheet.result("intelligibility", `speechIntelligibilityIndex(${all("L")}, ${all("B")})`, { source: ansiS35, locator: "clause 6" });
}
