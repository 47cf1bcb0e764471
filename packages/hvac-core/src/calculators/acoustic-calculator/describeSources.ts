import { eachBand, fanSoundPower, type OctaveSpectrum } from "../../acoustics/index.ts";
import { long2014 } from "../../acoustics/sources.ts";
import { rowName, type SheetBuilder } from "../../kernel/index.ts";
import { bies2017, mathematics, type Citation } from "../../sources/index.ts";
import { ceilingLoss } from "./ceilings.ts";
import { describeCeiling } from "./describeCeiling.ts";
import { formulas, inBand, lookups, weighted } from "./describeBands.ts";
import type { AcousticCalculation } from "./results.ts";
import { describeArrival } from "./describeArrival.ts";
import { roomEnergies } from "./energySymbol.ts";
import { fields } from "./schema.ts";
import { levelOfCount, type SourceLevels } from "./sourceLevels.ts";
import { less } from "./spectra.ts";
import { cfm, inchOfWater } from "../../constants/inchPound.ts";

const energies: Citation = { source: mathematics, locator: "energies of incoherent sources add" };
const entered: Citation = { source: mathematics, locator: "as entered" };
const unducted: Citation = { source: mathematics, locator: "no sound into ducts" };
const estimate: Citation = { source: long2014, locator: "tables 13.5–13.7" };

/** Sound power of each source. */
export function describeSources(calculation: AcousticCalculation, sheet: SheetBuilder): void {
  sheet.part("Sources");
  sheet.rows({
    list: "sources",
    title: "Sources",
    rows: calculation.sources.map((source, index) => ({ ...source, id: source.row.id, index })),
    rowTitle: ({ row, index }) => rowName(fields.sources, row, index),
    ...roomEnergies(calculation, "sources"),
    describe: (source, block) => describeSource(source, calculation, block),
  });
}

function describeSource({ row, discharge, inlet, casing }: SourceLevels, calculation: AcousticCalculation, sheet: SheetBuilder): void {
  sheet.given("kind");
  const ofOne = (levels: OctaveSpectrum): OctaveSpectrum => {
    const gain = levelOfCount(row.count);
    return eachBand((_, band) => levels[band]! - gain);
  };
  const isFan = row.kind === "fan";
  if (isFan) describeFan(row, ofOne(discharge), sheet);
  else {
    const isEntered = row.kind === "bands";
    const source = isEntered ? entered : unducted;
    const from = (field: string) => (isEntered ? { source, field } : { source });
    lookups(sheet, { symbol: "L_f", name: "Sound power of one, discharge", values: ofOne(discharge), ...from("discharge") });
    lookups(sheet, { symbol: "L_n", name: "Sound power of one, inlet", values: ofOne(inlet), ...from("inlet") });
  }
  const total =
    (symbol: string) =>
    (band: number): string =>
      `${inBand(symbol, band)} + 10 * log10(N_f)`;
  formulas(sheet, { source: energies, result: "discharge" }, total("L_f"));
  weighted(sheet, "dischargeA", "L_d");
  formulas(sheet, { source: energies, result: "inlet" }, total(isFan ? "L_f" : "L_n"));
  weighted(sheet, "inletA", "L_s");
  for (const field of ["room", "casingBy"]) sheet.given(field);
  if (!casing) {
    sheet.given("casing");
    return;
  }
  describeCasing(row, ofOne(casing), sheet);
  formulas(sheet, { source: energies, result: "casing" }, total("L_h"));
  if (row.room === null) return;
  describeCeiling("D_c", row, sheet);
  const power = less(casing, ceilingLoss(row));
  formulas(
    sheet,
    { symbol: "L_w", name: "Sound power into the room", values: power, source: energies },
    (band) => `${inBand("L_c", band)} - ${inBand("D_c", band)}`,
  );
  describeArrival("sources", row.id, { distance: "r_c", by: ["room"] }, calculation, sheet);
}

function describeCasing(row: SourceLevels["row"], values: OctaveSpectrum, sheet: SheetBuilder): void {
  const steps = { symbol: "L_h", name: "Through the casing of one", values } as const;
  if (row.kind === "equipment") {
    for (const field of ["power", "machineSpeed"]) sheet.given(field);
    lookups(sheet, { ...steps, source: { source: bies2017, locator: "ch. 10" }, by: ["equipment"] });
  } else if (row.casingBy === "estimate")
    lookups(sheet, { ...steps, source: { source: long2014, locator: "table 13.8" }, by: ["casingBy"] });
  else lookups(sheet, { ...steps, source: entered, field: "casing" });
}

/** Airflow and pressure of the specific sound power: 1 cfm in m³/s, 1 in. of water in Pa. */
const unitFan = { flow: cfm, pressure: inchOfWater } as const;

function describeFan(row: SourceLevels["row"], values: OctaveSpectrum, sheet: SheetBuilder): void {
  const { fanType, speed, blades, efficiencyRatio } = row;
  const specific = fanSoundPower({ ...unitFan, kind: fanType, bladePassFrequency: speed * blades, efficiencyRatio });
  lookups(sheet, {
    symbol: "K",
    name: "Specific sound power, with blade tone and off-peak increase",
    values: specific,
    source: estimate,
    by: ["fanType", "speed", "blades", "efficiencyRatio"],
  });
  formulas(
    sheet,
    { symbol: "L_f", name: "Sound power of one fan", values, source: estimate },
    (band) => `${inBand("K", band)} + 10 * log10(60 * Q_f / 0.3048^3) + 20 * log10(p_f / 249.08891)`,
  );
}
