import { flexibleDuctValidity, rectangularLiningValidity, roundLiningValidity } from "../../acoustics/index.ts";
import { long2014, reynoldsBledsoe1991 } from "../../acoustics/sources.ts";
import type { Warning } from "../../kernel/index.ts";
import { applications2015 } from "../../sources/index.ts";
import type { AcousticCalculation } from "./results.ts";
import { equalDiameter } from "./ducts.ts";
import { elementName } from "./partName.ts";
import type { PassedElement } from "./propagation.ts";

const slack = 1e-6;
const within = (value: number, { min, max }: { readonly min: number; readonly max: number }): boolean =>
  value >= min * (1 - slack) && value <= max * (1 + slack);
/** Linings of 25 and 50 mm stand for the inches that were measured. */
const nominal = 0.02;

/** What is measured no further than somebody asks for. */
function beyondMeasured({ row, size }: PassedElement): "lining" | "size" | undefined {
  if (row.kind !== "duct" || row.liningThickness === 0) return undefined;
  const measured = size.shape === "rectangular" ? rectangularLiningValidity : roundLiningValidity;
  const { min, max } = measured.thickness;
  if (!within(row.liningThickness, { min: min * (1 - nominal), max: max * (1 + nominal) })) return "lining";
  const isMeasured =
    size.shape === "rectangular"
      ? within((2 * (size.width + size.height)) / size.area, rectangularLiningValidity.perimeterOverArea)
      : within(equalDiameter(size), roundLiningValidity.diameter);
  return isMeasured ? undefined : "size";
}

/** What makes noise that nobody stated. */
function uncounted({ row, noise, airflow }: PassedElement): string | undefined {
  if (noise) return undefined;
  if (row.kind === "silencer") return "Its regenerated noise limits what a silencer can do: enter the manufacturer's levels.";
  if (row.kind === "outlet" && row.room !== null && row.noiseBy !== "pressure")
    return "Outlets are often what is heard: enter the manufacturer's levels or the pressure loss.";
  if (row.kind === "damper" && row.damperLoss === null) return "Enter the pressure loss as it is set.";
  if (row.kind === "elbow" && row.elbowKind === "square-vanes" && row.elbowLoss === null) return "Enter the pressure loss of the vanes.";
  const needsAir = row.kind === "elbow" || row.kind === "damper" || (row.kind === "outlet" && row.noiseBy === "pressure");
  return needsAir && airflow === undefined ? "Enter its airflow, or that of the elements after it." : undefined;
}

/** Remarks on what the sound passes. */
export function elementWarnings(calculation: AcousticCalculation): Warning[] {
  return calculation.elements.flatMap((element, index): Warning[] => {
    const { row, junctionWithout } = element;
    const name = elementName(calculation, index);
    const field = `elements.${row.id}`;
    const found: Warning[] = [];
    const beyond = beyondMeasured(element);
    if (beyond)
      found.push({
        code: "lining-beyond-data",
        severity: "info",
        message: `${name}: ${beyond === "lining" ? "linings of this thickness" : "lined ducts of this size"} were not measured; the attenuation is extrapolated. Keep a margin.`,
        field: beyond === "lining" ? `${field}.liningThickness` : `${field}.shape`,
        source: { source: element.size.shape === "rectangular" ? long2014 : reynoldsBledsoe1991, locator: "lined ducts" },
      });
    if (row.kind === "flexible" && !within(row.flexibleLength, flexibleDuctValidity.length))
      found.push({
        code: "flexible-beyond-data",
        severity: "info",
        message: `${name}: flexible ducts were measured from 0.9 to 3.7 m (3 to 12 ft); this length is extrapolated. Keep a margin.`,
        field: `${field}.flexibleLength`,
        source: { source: applications2015, locator: "ch. 48, flexible duct" },
      });
    if (junctionWithout)
      found.push({
        code: junctionWithout === "beyond" ? "junction-beyond-data" : "junction-not-counted",
        severity: junctionWithout === "beyond" ? "caution" : "info",
        message:
          junctionWithout === "beyond"
            ? `${name}: the duct before it is more than 20 times as fast as the branch, for which no noise can be told. Look at the airflows.`
            : `${name}: the noise of its junction is not counted, as the airflow there is not known. Enter the airflows of the branches.`,
        field: `${field}.${junctionWithout === "beyond" ? "leaves" : "airflow"}`,
        source: { source: reynoldsBledsoe1991, locator: "ch. 4" },
      });
    if (row.kind === "duct" && row.breakIn && row.surroundings.every((each) => each === null))
      found.push({
        code: "surroundings-not-stated",
        severity: "caution",
        message: `${name}: no break-in is counted, as the sound around it is not set. Enter the levels in the space that it passes.`,
        field: `${field}.surroundings`,
      });
    const missing = uncounted(element);
    if (missing)
      found.push({
        code: "noise-not-counted",
        severity: "info",
        message: `${name}: its regenerated noise is ignored. ${missing}`,
        field: `${field}.kind`,
      });
    return found;
  });
}
