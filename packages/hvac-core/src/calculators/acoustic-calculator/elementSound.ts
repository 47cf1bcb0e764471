import {
  bendAttenuationVdi,
  damperNoise,
  diffuserNoise,
  eachBand,
  elbowAttenuation,
  endReflectionLoss,
  flexibleDuctAttenuation,
  junctionNoise,
  noiseCriterionCurve,
  plenumAttenuation,
  ratedOutletNoise,
  rectangularDuctAttenuation,
  roundDuctAttenuation,
  straightDuctAttenuationVdi,
  straightDuctNoise,
  vanedElbowNoise,
  type BendVdi,
  type OctaveSpectrum,
} from "../../acoustics/index.ts";
import { OutOfRangeError } from "../../kernel/index.ts";
import { insertionLosses, referenceRow } from "../../reference/index.ts";
import { equalDiameter, type DuctElement, type DuctSize } from "./ducts.ts";
import type { AcousticValues, ElementValues } from "./schema.ts";
import { enteredLevels } from "./spectra.ts";
import { largestRoundDiameter } from "../../acoustics/internal.ts";

/** Limits below which flow noise is negligible, m/s and m³/s: the regressions begin here. */
const stillAir = { velocity: 0.1, airflow: 0.001 } as const;
const isStill = (airflow: number, velocity: number): boolean => velocity < stillAir.velocity || airflow < stillAir.airflow;

/** Upper limit of the regressions, m/s. */
const maxVelocity = 60;
/** Maximum ratio of main to branch velocity of the regression. */
const maxVelocityRatio = 20;

/** Lower limit of the regression for straight ducts, m/s. */
const minStraightVelocity = 0.5;

/** Method for bare ducts and elbows. */
export type DuctMethod = AcousticValues["ductMethod"];

const none: OctaveSpectrum = [0, 0, 0, 0, 0, 0, 0, 0];

/** Sides of an elbow, m: in the plane of the turn, and across it. */
export function elbowSides(row: ElementValues, size: DuctSize): { readonly turned: number; readonly across: number } {
  if (size.shape === "round") return { turned: size.diameter, across: size.diameter };
  const { width, height } = size;
  return row.turnsIn === "width" ? { turned: width, across: height } : { turned: height, across: width };
}

/** Inner radius of an elbow without vanes, m. */
export function bendRadius(row: ElementValues, size: DuctSize): number {
  return row.bendRadius ?? (row.elbowKind === "radius" ? elbowSides(row, size).turned / 2 : 0);
}

/** Diameters of measured flexible ducts, m: 4 to 16 in. */
const flexibleDiameters = { min: 0.1, max: 0.4064 } as const;

/** Diameter of a flexible duct, m; after a rectangular duct, that of the same area. */
export function flexibleDiameter(size: DuctSize): number {
  const diameter = equalDiameter(size);
  const { min, max } = flexibleDiameters;
  if (diameter >= min && diameter <= max) return diameter;
  const reason = "flexible ducts are known for diameters of 100 to 406 mm (4 to 16 in) only";
  throw new OutOfRangeError({ parameter: "shape", value: diameter, min, max, unit: "m", reason });
}

/** Diameter of the round duct with the area of a round or flat oval one, m. */
export function roundDiameter(size: DuctSize): number {
  const diameter = equalDiameter(size);
  if (diameter <= largestRoundDiameter * (1 + 1e-9)) return Math.min(diameter, largestRoundDiameter);
  const reason = "flat oval ducts are calculated as round ducts of the same area, which are known up to 1524 mm (60 in)";
  throw new OutOfRangeError({ parameter: "width", value: diameter, min: 0.05, max: largestRoundDiameter, unit: "m", reason });
}

/** Larger side, or diameter, m. */
export const largestSide = (size: DuctSize): number => (size.shape === "round" ? size.diameter : Math.max(size.width, size.height));

/** Shape of a duct or elbow in VDI 2081, which has no flat oval ones. */
export const vdiShape = ({ shape }: DuctSize): "rectangular" | "round" => (shape === "rectangular" ? "rectangular" : "round");

/** Elbow type of VDI 2081. */
export function vdiBend({ elbowKind, lined }: ElementValues): BendVdi {
  if (elbowKind === "radius") return "radius";
  if (elbowKind === "square-vanes") return lined ? "sharp-lined-vanes" : "sharp-vanes";
  return lined ? "sharp-lined" : "sharp";
}

/** Whether the attenuation of a row is by VDI 2081: bare ducts and elbows. */
export const isByVdi = (row: ElementValues, method: DuctMethod): boolean =>
  method === "vdi" && (row.kind === "elbow" || (row.kind === "duct" && row.liningThickness === 0));

function ductAttenuation(row: ElementValues, size: DuctSize): OctaveSpectrum {
  const { length, liningThickness } = row;
  return size.shape === "rectangular"
    ? rectangularDuctAttenuation({ width: size.width, height: size.height, length, liningThickness, externallyInsulated: row.wrapped })
    : roundDuctAttenuation({ diameter: roundDiameter(size), length, liningThickness });
}

/** Attenuation of an element, dB. */
export function attenuationOf({ row, size }: Pick<DuctElement, "row" | "size">, method: DuctMethod): OctaveSpectrum {
  const byVdi = isByVdi(row, method);
  switch (row.kind) {
    case "duct":
      return byVdi
        ? straightDuctAttenuationVdi({ shape: vdiShape(size), largest: largestSide(size), length: row.length })
        : ductAttenuation(row, size);
    case "flexible":
      return flexibleDuctAttenuation({ diameter: flexibleDiameter(size), length: row.flexibleLength });
    case "elbow":
      return byVdi
        ? bendAttenuationVdi({ kind: vdiBend(row), shape: vdiShape(size), largest: largestSide(size) })
        : elbowAttenuation({ kind: row.elbowKind, width: elbowSides(row, size).turned, lined: row.lined });
    case "plenum":
      return plenumAttenuation({
        outletArea: size.area,
        wallArea: row.wallArea,
        absorption: row.absorption,
        distance: row.plenumDistance,
        angle: row.plenumAngle,
      });
    case "louvre":
      return referenceRow(insertionLosses, row.louvre).insertionLoss as unknown as OctaveSpectrum;
    case "outlet":
      return endReflectionLoss({ area: size.area, termination: row.termination });
    case "damper":
      return none;
    case "silencer":
    case "unit":
    case "custom":
      return eachBand((_, band) => row.insertionLoss[band]!);
  }
}

/** Maximum airflow of an element, m³/s; a sum of downstream airflows may exceed it. */
const maxAirflow = 200;

/** Velocity of the air, m/s; `undefined` where the airflow is not known. */
export function velocityOf({ row, size, airflow }: DuctElement): number | undefined {
  if (airflow === undefined) return undefined;
  if (airflow > maxAirflow * (1 + 1e-9)) {
    const reason = "its airflow would be more than 200 m³/s (424,000 cfm)";
    throw new OutOfRangeError({ parameter: "airflow", value: airflow, min: 0, max: maxAirflow, unit: "m³/s", reason });
  }
  const velocity = airflow / size.area;
  if (velocity <= maxVelocity) return velocity;
  const reason = "the velocity would be more than 60 m/s (12,000 fpm)";
  throw new OutOfRangeError({
    parameter: row.airflow === null ? "shape" : "airflow",
    value: velocity,
    min: 0,
    max: maxVelocity,
    unit: "m/s",
    reason,
  });
}

/** Blames a field for what physics refuses of a number that follows from it. */
export function blamed<T>(parameter: string, field: keyof ElementValues, reason: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof OutOfRangeError) || error.parameter !== parameter) throw error;
    const { value, min, max, unit } = error;
    throw new OutOfRangeError({ parameter: field, value, min, max, unit, reason });
  }
}

/** Pressure loss from which the noise of dampers and vanes is known, Pa: a damper that balances nothing any more has none. */
const minNoisyLoss = 0.1;
const makesNoise = (loss: number | null): loss is number => loss !== null && loss >= minNoisyLoss;

/** Regenerated noise of an element, dB; `undefined` where it has none. */
export function noiseOf(
  element: DuctElement,
  velocity: number | undefined,
  { density, method }: { readonly density: number; readonly method: DuctMethod },
): OctaveSpectrum | undefined {
  const { row, size, airflow } = element;
  if (row.kind === "silencer" || row.kind === "louvre" || row.kind === "unit" || row.kind === "custom") {
    const levels = enteredLevels(row.regeneratedNoise);
    if (!levels || row.kind !== "silencer" || row.testedArea === null) return levels;
    const gain = 10 * Math.log10(size.area / row.testedArea);
    return eachBand((_, band) => levels[band]! + gain);
  }
  if (row.kind === "outlet" && row.noiseBy === "bands") return enteredLevels(row.outletNoise);
  if (row.kind === "outlet" && row.noiseBy === "rating") {
    if (row.ratingSpectrum === "typical") return ratedOutletNoise({ rating: row.outletRating, roomEffect: row.ratingRoomEffect });
    const curve = noiseCriterionCurve(row.outletRating);
    return eachBand((_, band) => curve[band]! + row.ratingRoomEffect);
  }
  if (airflow === undefined || velocity === undefined || isStill(airflow, velocity)) return undefined;
  const { area } = size;
  if (row.kind === "outlet" && row.noiseBy === "pressure")
    return blamed("area", "shape", "outlet noise is known for necks of up to 20 m² (215 ft²) only", () =>
      blamed("flow", "airflow", "outlet noise is known for up to 50 m³/s (106,000 cfm) only", () =>
        diffuserNoise({ flow: airflow, area, pressureDrop: row.outletLoss, shape: row.outletShape, density }),
      ),
    );
  if (row.kind === "damper" && makesNoise(row.damperLoss)) {
    const pressureDrop = row.damperLoss;
    const height = size.shape === "round" ? size.diameter : size.height;
    return blamed("open share of the damper", "damperLoss", "with such a loss at this velocity a single blade has no opening", () =>
      damperNoise({ flow: airflow, area, height, pressureDrop, blades: row.blades, density }),
    );
  }
  if (row.kind === "duct" && method === "vdi") return velocity < minStraightVelocity ? undefined : straightDuctNoise({ velocity, area });
  if (row.kind !== "elbow") return undefined;
  if (row.elbowKind === "square-vanes")
    return makesNoise(row.elbowLoss)
      ? vanedElbowNoise({
          flow: airflow,
          area,
          height: elbowSides(row, size).across,
          pressureDrop: row.elbowLoss,
          chord: row.chord,
          vanes: row.vanes,
          density,
        })
      : undefined;
  const radius = bendRadius(row, size);
  return junctionNoise({ kind: "elbow", mainFlow: airflow, mainArea: area, radius }).main;
}

/** Noise of a take-off into the branch and into the main duct; otherwise the reason why it is not calculated. */
export function takeOffNoise(
  { row, size, airflow }: DuctElement,
  velocity: number | undefined,
  main: DuctElement,
  mainVelocity: number | undefined,
): { readonly branch: OctaveSpectrum; readonly main: OctaveSpectrum } | "still" | "unknown" | "beyond" {
  if (row.connection === "straight") return "still";
  if (airflow === undefined || velocity === undefined || main.airflow === undefined || mainVelocity === undefined) return "unknown";
  if (isStill(airflow, velocity) || isStill(main.airflow, mainVelocity)) return "still";
  if (mainVelocity / velocity > maxVelocityRatio) return "beyond";
  return junctionNoise({
    kind: row.connection,
    mainFlow: main.airflow,
    mainArea: main.size.area,
    branchFlow: airflow,
    branchArea: size.area,
    radius: row.edgeRadius,
    upstreamTurbulence: row.turbulence,
  });
}
