import { octaveBands, type OctaveSpectrum } from "../../acoustics/index.ts";
import { ansiS12, ansiS1265, beranek1957, blazier1997, isoR1996 } from "../../acoustics/sources.ts";
import { rowName, type SheetBuilder } from "../../kernel/index.ts";
import { noiseRatingCitation, soundCriteria, referenceRow } from "../../reference/index.ts";
import { bies2017, mathematics, type Citation } from "../../sources/index.ts";
import type { AcousticCalculation } from "./results.ts";
import { formulas, inBand, lookups, weighted } from "./describeBands.ts";
import { energySymbol } from "./energySymbol.ts";
import { excessOf } from "./excess.ts";
import type { RoomSound, Ratings } from "./rooms.ts";
import { fields } from "./schema.ts";

const energies: Citation = { source: mathematics, locator: "energies of incoherent sources add" };

/** Sound in each room, and its ratings. */
export function describeRooms({ rooms }: AcousticCalculation, sheet: SheetBuilder): void {
  sheet.part("Rooms");
  sheet.given("criterion");
  sheet.rows({
    list: "rooms",
    title: "Rooms",
    rows: rooms.map((room) => ({ ...room, id: room.row.id })),
    rowTitle: ({ row, index }) => rowName(fields.rooms, row, index),
    values: { ΔT_r: (room) => excessOf(room) },
    quantities: { ΔT_r: "soundRating" },
    describe: describeRoom,
  });
}

function describeRoom(room: RoomSound, sheet: SheetBuilder): void {
  const { row, ratings, target } = room;
  sheet.formula("V_o", "Volume", "volume", "L_r * W_r * H_r", room.volume);
  sheet.formula("S_o", "Surface", "area", "2 * (L_r * W_r + L_r * H_r + W_r * H_r)", room.surface);
  sheet.given("method");
  if (row.method === "array") sheet.given("outlets");
  describeAbsorption(room, sheet);
  sheet.given("ratedBy");
  if (target !== undefined) describeTarget(room, sheet);
  else sheet.given("use");
  if (!room.background) sheet.given("background");
  if (!ratings) return;
  describeSpectrum(room, sheet);
  describeRatings(ratings, sheet);
  const excess = excessOf(room);
  if (excess === undefined) return;
  const by = { nc: "NC", "nc-s12": "NC_s", nr: "NR", rc: "RC", dba: "L_A" } as const;
  sheet.result("excess", `${by[row.ratedBy]} - T_r`);
}

function describeAbsorption({ row, absorption }: RoomSound, sheet: SheetBuilder): void {
  sheet.given("absorptionBy");
  const steps = { symbol: "α_o", name: "Mean absorption", values: absorption } as const;
  if (row.absorptionBy === "bands") {
    lookups(sheet, { ...steps, field: "absorption" }, "ratio");
    return;
  }
  const values = row.reverberationTime as unknown as OctaveSpectrum;
  lookups(sheet, { symbol: "T", name: "Reverberation time", values, field: "reverberationTime" }, "reverberationTime");
  const source = { source: bies2017, locator: "ch. 6, Norris and Eyring" };
  formulas(sheet, { ...steps, source, quantity: "ratio" }, (band) => `1 - exp(-24 * ln(10) * V_o / (343 * S_o * ${inBand("T", band)}))`);
}

const targetSource = ({ ratedBy, use }: RoomSound["row"]): Citation =>
  ratedBy === "nr" ? noiseRatingCitation : referenceRow(soundCriteria, use).source;

function describeTarget({ row }: RoomSound, sheet: SheetBuilder): void {
  if (row.target === null) sheet.resultLookup("target", targetSource(row), { by: ["use", "ratedBy"] });
  else sheet.result("target", "T");
}

function describeSpectrum({ arrivals, background, index }: RoomSound, sheet: SheetBuilder): void {
  sheet.part("Sound in the room");
  if (background) lookups(sheet, { symbol: "B", name: "Background sound", values: background, field: "background" });
  formulas(sheet, { source: energies, result: "level" }, (band) => {
    const arrivalTerms = arrivals.length > 0 ? [`sum(${energySymbol(index, band)})`] : [];
    const terms = [...arrivalTerms, ...(background ? [`10^(${inBand("B", band)} / 10)`] : [])];
    return arrivalTerms.length === 0 ? inBand("B", band) : `10 * log10(${terms.join(" + ")})`;
  });
  weighted(sheet, "levelA", "L");
}

function describeRatings(ratings: Ratings, sheet: SheetBuilder): void {
  sheet.part("Ratings");
  sheet.result("speechInterference", "(L_500 + L_1000 + L_2000 + L_4000) / 4", { source: ansiS1265 });
  const all = octaveBands.map((_, band) => inBand("L", band)).join(", ");
  sheet.result("noiseCriterion", `noiseCriterion(${all})`, { source: beranek1957 });
  sheet.result("noiseCriterionS12", `noiseCriterionS12(${all})`, { source: ansiS12, locator: "table 1" });
  sheet.result("noiseRating", `noiseRating(${all})`, { source: isoR1996 });
  sheet.result("roomCriterion", "(L_500 + L_1000 + L_2000) / 3", { source: blazier1997 });
  sheet.result("qualityIndex", `qualityAssessmentIndex(${all})`, { source: blazier1997 });
  if (ratings.governingBand !== undefined)
    sheet.resultLookup("governingBand", { source: mathematics, locator: "the band that determines the rating" });
}
