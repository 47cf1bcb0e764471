import { joinPath, OutOfRangeError } from "../../../kernel/index.ts";
import { customRoughness } from "../options.ts";
import type { DuctValues, OneDuct } from "../schema.ts";
import type { Built } from "../standardSizes.ts";

export type SectionRow = DuctValues["sections"][number];
export type AirPath = SectionRow["airPath"];

/** A section of a system, seen as the one duct that a single section is. */
export interface SectionDuct extends OneDuct {
  readonly row: SectionRow;
  readonly built: Built;
  /** By which the size is found. */
  readonly method: SizingMethod;
}

/** `first` is the section at the fan where the others are sized by static regain. */
export type SizingMethod = "friction" | "velocity" | "regain" | "first" | "chosen";

/** Width over height where the system's ducts have none. */
export const usualAspectRatio = 2;

export const isFlat = (shape: OneDuct["ductShape"]): boolean => shape === "rectangular" || shape === "oval";

/** Where a section stands in its system. */
export interface SectionPlace {
  readonly path: AirPath;
  readonly isAtFan: boolean;
  readonly part: OneDuct["ductPart"];
}

/** Regain needs a section before it that gives up velocity, and a wall that is the same at every size. */
function methodOf({ sizeChoice, sizingMethod, ductShape }: SectionRow, { path, isAtFan }: SectionPlace): SizingMethod {
  if (sizeChoice === "chosen") return "chosen";
  if (sizingMethod !== "regain") return sizingMethod;
  if (path !== "supply" || ductShape === "flexible") return "friction";
  return isAtFan ? "first" : "regain";
}

const isRigid = (row: SectionRow): boolean => row.ductShape !== "flexible";
export const isLined = (row: SectionRow): boolean => isRigid(row) && row.lined;

/** Whether the section's roughness is its own number, that of the system, or of its material. */
export function roughnessBy(row: SectionRow, values: DuctValues): "row" | "system" | "material" {
  if (!isRigid(row) || row.lined || row.ductMaterial !== customRoughness) return "material";
  if (row.roughness !== null) return "row";
  if (values.ductShape !== "flexible" && values.ductMaterial === customRoughness) return "system";
  throw new OutOfRangeError({
    parameter: joinPath("sections", row.id, "roughness"),
    value: Number.NaN,
    min: 0,
    max: 0.005,
    unit: "m",
    reason: "the system states none that could count",
  });
}

/** Whether the proportions of the section are its own, those of the system, or the usual ones. */
export function aspectRatioBy({ aspectRatio }: SectionRow, { ductShape }: DuctValues): "row" | "system" | "usual" {
  if (aspectRatio !== null) return "row";
  return isFlat(ductShape) ? "system" : "usual";
}

/** The height of all ducts, where the system's are made to a height. */
export function sideRuleOf({ ductShape, sideRule }: DuctValues): OneDuct["sideRule"] {
  return isFlat(ductShape) ? sideRule : "aspectRatio";
}

/** What is stated of a section and of its system, as of one duct. */
export function ductOf(row: SectionRow, airflow: number, place: SectionPlace, values: DuctValues): SectionDuct {
  const method = methodOf(row, place);
  const by = roughnessBy(row, values);
  const sideRule = sideRuleOf(values);
  const heightLimit = row.heightLimit ?? Infinity;
  const ratio = aspectRatioBy(row, values);
  return {
    row,
    method,
    built: { liner: isLined(row) ? row.linerThickness : 0, heightLimit },
    unitSystem: values.unitSystem,
    airflow,
    sizingMethod: method === "velocity" || method === "first" ? "velocity" : "friction",
    targetVelocity: (row.sizeChoice !== "chosen" && row.sizingMethod === "velocity" ? row.targetVelocity : null) ?? values.systemVelocity,
    targetFriction: (row.sizeChoice !== "chosen" && row.sizingMethod === "friction" ? row.targetFriction : null) ?? values.systemFriction,
    ductShape: row.ductShape,
    sideRule,
    aspectRatio: ratio === "row" ? row.aspectRatio! : ratio === "system" ? values.aspectRatio : usualAspectRatio,
    fixedSide: sideRule === "fixedSide" ? Math.min(values.fixedSide, heightLimit) : values.fixedSide,
    sizeSeries: values.sizeSeries,
    ductLength: row.ductLength,
    ductMaterial: isLined(row) ? "fibrousLiner" : row.ductMaterial,
    roughness: by === "row" ? row.roughness! : values.roughness,
    compression: row.compression,
    fittings: row.fittings,
    velocityCap: values.velocityCap,
    maxVelocity: values.maxVelocity,
    noiseCriterion: values.noiseCriterion,
    ductLocation: row.ductLocation,
    ductPart: place.part,
    sheetRule: values.sheetRule,
    sheetMaterial: values.sheetMaterial,
    sheetAllowance: values.sheetAllowance,
  };
}

/** The cell of a section that is to blame when a parameter of physics is refused. */
const blame: Readonly<Record<string, string>> = {
  flow: "airflow",
  velocity: "airflow",
  reynolds: "airflow",
  area: "ductLength",
  frictionRate: "airflow",
  side: "airflow",
  width: "airflow",
  height: "airflow",
  major: "airflow",
  minor: "airflow",
  diameter: "airflow",
  pressure: "airflow",
};

/** Of sizes that were stated, the size is to blame. */
const blameOfChosen: Readonly<Record<string, string>> = {
  ...blame,
  side: "chosenWidth",
  width: "chosenWidth",
  height: "chosenHeight",
  major: "chosenWidth",
  minor: "chosenHeight",
  velocity: "chosenWidth",
  flow: "chosenWidth",
};

/** Why a parameter of physics is refused, where the parameter alone does not say it. */
const reasons: Readonly<Record<string, string>> = {
  velocity: "the air would be faster than 400 m/s",
  frictionRate: "no size that can be calculated has the friction rate asked for",
  pressure: "the pressure in the duct would be higher than 10 kPa",
  major: "the duct would be wider than can be calculated; give it more height or less air",
  minor: "the duct would be lower than can be calculated; give it more height",
  side: "one of its sides would be beyond what can be calculated; give it another height or airflow",
  chosenDiameter: "flexible duct is made and tested from 100 mm (4 in) to 500 mm (20 in)",
};

/** Runs what concerns one section: what physics refuses is told at the section's own cell. */
export function atSection<T>(row: SectionRow, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    const { parameter, value, min, max, unit, reason } = error;
    if (parameter.startsWith("sections.")) throw error;
    const isRound = row.ductShape === "round" || row.ductShape === "flexible";
    const named = (row.sizeChoice === "chosen" ? blameOfChosen : blame)[parameter] ?? parameter;
    const cell = named === "chosenWidth" && isRound ? "chosenDiameter" : named;
    throw new OutOfRangeError({
      parameter: joinPath("sections", row.id, cell),
      value,
      min,
      max,
      unit,
      reason:
        reason ??
        reasons[parameter] ??
        `its ${parameter.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`)} would be beyond what can be calculated`,
    });
  }
}
