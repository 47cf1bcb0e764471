import { flexibleDuctValidity, rectangularLiningValidity, roundLiningValidity } from "../../acoustics/index.ts";
import { long2014, reynoldsBledsoe1991 } from "../../acoustics/sources.ts";
import type { Warning } from "../../kernel/index.ts";
import { applications2015 } from "../../sources/index.ts";
import type { AcousticCalculation } from "./results.ts";
import { equalDiameter } from "./ducts.ts";
import { elementName } from "./partName.ts";
import type { PassedElement } from "./propagation.ts";

const tolerance = 1e-6;
const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value >= min * (1 - tolerance) && value <= max * (1 + tolerance);
/** Tolerance of nominalTolerance thicknesses: 25 and 50 mm for 1 and 2 in. */
const nominalTolerance = 0.02;

/** Whether the thickness or the size of a lined duct is outside the measured range. */
function unmeasuredOf({ row, size }: PassedElement): "lining" | "size" | undefined {
  if (row.kind !== "duct" || row.liningThickness === 0) return undefined;
  const measured = size.shape === "rectangular" ? rectangularLiningValidity : roundLiningValidity;
  const { min, max } = measured.thickness;
  if (!within(row.liningThickness, { min: min * (1 - nominalTolerance), max: max * (1 + nominalTolerance) })) return "lining";
  const isMeasured =
    size.shape === "rectangular"
      ? within((2 * (size.width + size.height)) / size.area, rectangularLiningValidity.perimeterOverArea)
      : within(equalDiameter(size), roundLiningValidity.diameter);
  return isMeasured ? undefined : "size";
}

/** Advice for an element whose regenerated noise is not included. */
function adviceOnNoise({ row, noise, airflow }: PassedElement): string | undefined {
  if (noise) return undefined;
  if (row.kind === "silencer") return "Regenerated noise limits the effect of a silencer: enter the manufacturer's levels.";
  if (row.kind === "outlet" && row.room !== null && row.noiseBy !== "pressure")
    return "Outlets are often the loudest source: enter the manufacturer's levels or the pressure loss.";
  if (row.kind === "damper" && row.damperLoss === null) return "Enter the pressure loss at its setting.";
  if (row.kind === "elbow" && row.elbowKind === "square-vanes" && row.elbowLoss === null) return "Enter the pressure loss of the vanes.";
  const needsAir = row.kind === "elbow" || row.kind === "damper" || (row.kind === "outlet" && row.noiseBy === "pressure");
  return needsAir && airflow === undefined ? "Enter its airflow, or that of the downstream elements." : undefined;
}

/** Warnings about elements. */
export function elementWarnings(calculation: AcousticCalculation): Warning[] {
  return calculation.elements.flatMap((element, index): Warning[] => {
    const { row, junctionWithout } = element;
    const name = elementName(calculation, index);
    const field = `elements.${row.id}`;
    const list: Warning[] = [];
    const beyond = unmeasuredOf(element);
    if (beyond)
      list.push({
        code: "lining-beyond-data",
        severity: "info",
        message: `${name}: ${beyond === "lining" ? "linings of this thickness" : "lined ducts of this size"} were not measured; the attenuation is extrapolated. Keep a margin.`,
        field: beyond === "lining" ? `${field}.liningThickness` : `${field}.shape`,
        source: { source: element.size.shape === "rectangular" ? long2014 : reynoldsBledsoe1991, locator: "lined ducts" },
      });
    if (row.kind === "flexible" && !within(row.flexibleLength, flexibleDuctValidity.length))
      list.push({
        code: "flexible-beyond-data",
        severity: "info",
        message: `${name}: flexible ducts were measured from 0.9 to 3.7 m (3 to 12 ft); this length is extrapolated. Keep a margin.`,
        field: `${field}.flexibleLength`,
        source: { source: applications2015, locator: "ch. 48, flexible duct" },
      });
    if (junctionWithout)
      list.push({
        code: junctionWithout === "beyond" ? "junction-beyond-data" : "junction-not-included",
        severity: junctionWithout === "beyond" ? "caution" : "info",
        message:
          junctionWithout === "beyond"
            ? `${name}: the velocity in the upstream duct is more than 20 times that in the branch, outside the range of the noise formula. Check the airflows.`
            : `${name}: the noise of its junction is not included, as the airflow is not known. Enter the airflows of the branches.`,
        field: `${field}.${junctionWithout === "beyond" ? "connection" : "airflow"}`,
        source: { source: reynoldsBledsoe1991, locator: "ch. 4" },
      });
    if (row.kind === "duct" && row.breakIn && row.surroundings.every((each) => each === null))
      list.push({
        code: "surroundings-missing",
        severity: "caution",
        message: `${name}: break-in is not included, as the sound around the duct is not entered. Enter the levels of the noisy space.`,
        field: `${field}.surroundings`,
      });
    const advice = adviceOnNoise(element);
    if (advice)
      list.push({
        code: "noise-not-included",
        severity: "info",
        message: `${name}: regenerated noise is not included. ${advice}`,
        field: `${field}.kind`,
      });
    return list;
  });
}
