import { joinPath, OutOfRangeError } from "../../kernel/index.ts";
import { customRoughness } from "./options.ts";
import type { DuctValues } from "./schema.ts";

export type SectionRow = DuctValues["sections"][number];
export type AirPath = SectionRow["airPath"];
export type DuctShape = SectionRow["ductShape"];

/** Limits of the standard sizes of a duct, m. */
export interface Built {
  /** Thickness of the liner, on each side; standard sizes are those of the sheet. */
  readonly liner: number;
  /** Maximum height of the sheet; undefined without a limit. */
  readonly heightLimit?: number | undefined;
}

/** Fields that a duct shares with all others of its system. */
type Shared = Pick<
  DuctValues,
  | "unitSystem"
  | "velocityCap"
  | "maxVelocity"
  | "sideRule"
  | "fixedSide"
  | "sizeSeries"
  | "noiseCriterion"
  | "ductPart"
  | "sheetRule"
  | "sheetMaterial"
  | "sheetAllowance"
>;

/** One duct, alone or a section of a system, with the values that apply to it. */
export interface Duct
  extends Shared, Pick<SectionRow, "ductShape" | "ductLength" | "ductMaterial" | "ductLocation" | "compression" | "fittings"> {
  /** The row as entered. */
  readonly row: SectionRow;
  readonly built: Built;
  readonly method: SizingMethod;
  /** A custom size of a section has no target; that of a single duct is compared with one. */
  readonly hasTarget: boolean;
  /** m³/s, at the end towards the fan. */
  readonly airflow: number;
  readonly sizingMethod: "friction" | "velocity";
  /** m/s. */
  readonly targetVelocity: number;
  /** Pa/m. */
  readonly targetFriction: number;
  /** Width over height. */
  readonly aspectRatio: number;
  /** m, of a custom surface. */
  readonly roughness: number;
}

/** `first` is the section at the fan where the others are sized by static regain. */
export type SizingMethod = "friction" | "velocity" | "regain" | "first" | "chosen";

/** Aspect ratio where the system has none. */
export const usualAspectRatio = 2;

export const isFlat = (shape: DuctShape): boolean => shape === "rectangular" || shape === "oval";

/** Place of a section in its system. */
export interface SectionPlace {
  readonly path: AirPath;
  readonly isAtFan: boolean;
  readonly part: Duct["ductPart"];
}

/** Regain needs a section upstream that gives up velocity, and a wall that is the same at every size. */
function methodOf({ sizeChoice, sizingMethod, ductShape }: SectionRow, { path, isAtFan }: SectionPlace): SizingMethod {
  if (sizeChoice === "chosen") return "chosen";
  if (sizingMethod !== "regain") return sizingMethod;
  if (path !== "supply" || ductShape === "flexible") return "friction";
  return isAtFan ? "first" : "regain";
}

const isRigid = (row: SectionRow): boolean => row.ductShape !== "flexible";
const isLined = (row: SectionRow): boolean => isRigid(row) && row.lined;

/** Whether the roughness of a duct is a number of its row, that of the system, or that of its material. */
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
    reason: "the system has no roughness that applies",
  });
}

/** Whether the proportions of a duct are those of its row, those of the system, or the usual ones. */
export function aspectRatioBy({ aspectRatio }: SectionRow, { ductShape, sideRule }: DuctValues): "row" | "system" | "usual" {
  // A row has no ratio where all ducts are made to a height.
  if (aspectRatio !== null && sideRule === "aspectRatio") return "row";
  return isFlat(ductShape) ? "system" : "usual";
}

/** A row with the values that it takes from its system. */
export function ductOf(row: SectionRow, airflow: number, place: SectionPlace, values: DuctValues): Duct {
  const method = methodOf(row, place);
  const sideRule = isFlat(values.ductShape) ? values.sideRule : "aspectRatio";
  const ratio = aspectRatioBy(row, values);
  const hasTarget = row.sizeChoice !== "chosen" || values.scope === "section";
  const target = hasTarget ? row.sizingMethod : undefined;
  return {
    row,
    method,
    hasTarget,
    built: { liner: isLined(row) ? row.linerThickness : 0, heightLimit: row.heightLimit ?? undefined },
    unitSystem: values.unitSystem,
    airflow,
    sizingMethod: target === "velocity" || method === "first" ? "velocity" : "friction",
    targetVelocity: (target === "velocity" ? row.targetVelocity : null) ?? values.systemVelocity,
    targetFriction: (target === "friction" ? row.targetFriction : null) ?? values.systemFriction,
    ductShape: row.ductShape,
    sideRule,
    aspectRatio: ratio === "row" ? row.aspectRatio! : ratio === "system" ? values.aspectRatio : usualAspectRatio,
    fixedSide: sideRule === "fixedSide" ? Math.min(values.fixedSide, row.heightLimit ?? Infinity) : values.fixedSide,
    sizeSeries: values.sizeSeries,
    ductLength: row.ductLength,
    ductMaterial: isLined(row) ? "fibrousLiner" : row.ductMaterial,
    roughness: roughnessBy(row, values) === "row" ? row.roughness! : values.roughness,
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
