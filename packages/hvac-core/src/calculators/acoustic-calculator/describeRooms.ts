import { octaveBands, type OctaveSpectrum } from "../../acoustics/index.ts";
import { ansiS12, ansiS1265, beranek1957, blazier1997, isoR1996 } from "../../acoustics/sources.ts";
import { rowName, type SheetBuilder } from "../../kernel/index.ts";
import { noiseRatingCitation, soundCriteria } from "../../reference/soundCriteria.ts";
import { referenceRow } from "../../reference/row.ts";
import { bies2017, mathematics, type Citation } from "../../sources/index.ts";
import type { AcousticCalculation } from "./calculate.ts";
import { formulas, inBand, lookups, weighted } from "./describeBands.ts";
import { energySymbol } from "./energySymbol.ts";
import { excessOf } from "./excess.ts";
import type { FoundRoom, Ratings } from "./rooms.ts";
import { fields } from "./schema.ts";

const algebra: Citation = { source: mathematics };
const energies: Citation = { source: mathematics, locator: "energies of incoherent sources add" };

/** States what reaches each room, and its ratings. */
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
    describe: (room, own) => describeRoom(room, own),
  });
}

function describeRoom(room: FoundRoom, sheet: SheetBuilder): void {
  const { row, ratings, target } = room;
  sheet.formula({ symbol: "V_o", name: "Volume", expression: "L_r * W_r * H_r", value: room.volume, quantity: "volume", source: algebra });
  sheet.formula({
    symbol: "S_o",
    name: "Surface",
    expression: "2 * (L_r * W_r + L_r * H_r + W_r * H_r)",
    value: room.surface,
    quantity: "area",
    source: algebra,
  });
  sheet.given("method");
  if (row.method === "array") sheet.given("outlets");
  describeAbsorption(room, sheet);
  sheet.given("ratedBy");
  if (target !== undefined) describeTarget(room, target, sheet);
  else sheet.given("use");
  if (!room.background) sheet.given("background");
  if (!ratings) return;
  describeSpectrum(room, ratings, sheet);
  describeRatings(ratings, sheet);
  const excess = excessOf(room);
  if (excess === undefined) return;
  const by = { nc: "NC", "nc-s12": "NC_s", nr: "NR", rc: "RC", dba: "L_A" } as const;
  sheet.formula({
    symbol: "ΔT_r",
    name: "Above the target",
    expression: `${by[row.ratedBy]} - T_r`,
    value: excess,
    quantity: "soundRating",
    source: algebra,
    result: "excess",
  });
}

function describeAbsorption({ row, absorption }: FoundRoom, sheet: SheetBuilder): void {
  sheet.given("absorptionBy");
  const steps = { symbol: "α_o", name: "Mean absorption", values: absorption } as const;
  if (row.absorptionBy === "bands") {
    lookups(sheet, { ...steps, source: algebra, field: "absorption" }, "ratio");
    return;
  }
  const values = row.reverberationTime as unknown as OctaveSpectrum;
  lookups(sheet, { symbol: "T", name: "Reverberation time", values, source: algebra, field: "reverberationTime" }, "reverberationTime");
  const source = { source: bies2017, locator: "ch. 6, Norris and Eyring" };
  formulas(sheet, { ...steps, source, quantity: "ratio" }, (band) => `1 - exp(-24 * ln(10) * V_o / (343 * S_o * ${inBand("T", band)}))`);
}

const targetSource = ({ ratedBy, use }: FoundRoom["row"]): Citation =>
  ratedBy === "nr" ? noiseRatingCitation : referenceRow(soundCriteria, use).source;

function describeTarget({ row }: FoundRoom, target: number, sheet: SheetBuilder): void {
  const step = { symbol: "T_r", name: "Target", value: target, quantity: "soundRating", result: "target" } as const;
  if (row.target === null) sheet.lookup({ ...step, source: targetSource(row), by: ["use", "ratedBy"] });
  else sheet.formula({ ...step, expression: "T", source: algebra });
}

function describeSpectrum({ arrivals, background, index }: FoundRoom, { level, levelA }: Ratings, sheet: SheetBuilder): void {
  sheet.part("Sound in the room");
  if (background) lookups(sheet, { symbol: "B", name: "Other sound", values: background, source: algebra, field: "background" });
  formulas(sheet, { symbol: "L", name: "Sound pressure", values: level, source: energies, result: "level" }, (band) => {
    const own = arrivals.length > 0 ? [`sum(${energySymbol(index, band)})`] : [];
    const terms = [...own, ...(background ? [`10^(${inBand("B", band)} / 10)`] : [])];
    return own.length === 0 ? inBand("B", band) : `10 * log10(${terms.join(" + ")})`;
  });
  weighted(sheet, { of: "L", symbol: "L_A", name: "A-weighted level", value: levelA, result: "levelA" });
}

function describeRatings(ratings: Ratings, sheet: SheetBuilder): void {
  sheet.part("Ratings");
  sheet.formula({
    symbol: "SIL",
    name: "Speech interference level",
    expression: "(L_500 + L_1000 + L_2000 + L_4000) / 4",
    value: ratings.speechInterference,
    quantity: "soundLevel",
    source: { source: ansiS1265 },
    result: "speechInterference",
  });
  const all = octaveBands.map((_, band) => inBand("L", band)).join(", ");
  const curve = (symbol: string, name: string, call: string, value: number, source: Citation, result: string): void =>
    sheet.formula({ symbol, name, expression: `${call}(${all})`, value, quantity: "soundRating", source, result });
  curve("NC", "NC, curves of 1957", "noiseCriterion", ratings.noiseCriterion.rating, { source: beranek1957 }, "noiseCriterion");
  curve(
    "NC_s",
    "NC, curves of 2008",
    "noiseCriterionS12",
    ratings.noiseCriterionS12.rating,
    { source: ansiS12, locator: "table 1" },
    "noiseCriterionS12",
  );
  curve("NR", "NR", "noiseRating", ratings.noiseRating.rating, { source: isoR1996 }, "noiseRating");
  sheet.formula({
    symbol: "RC",
    name: "RC Mark II",
    expression: "(L_500 + L_1000 + L_2000) / 3",
    value: ratings.roomCriterion.rating,
    quantity: "soundRating",
    source: { source: blazier1997 },
    result: "roomCriterion",
  });
  sheet.formula({
    symbol: "QAI",
    name: "Quality assessment index",
    expression: `qualityAssessmentIndex(${all})`,
    value: ratings.roomCriterion.qualityAssessmentIndex,
    quantity: "soundLevel",
    source: { source: blazier1997 },
    result: "qualityIndex",
  });
  if (ratings.governingBand !== undefined)
    sheet.lookup({
      symbol: "f_g",
      name: "Band that decides",
      value: ratings.governingBand,
      quantity: "frequency",
      source: { source: mathematics, locator: "the band in which the rating is reached" },
      result: "governingBand",
    });
}
