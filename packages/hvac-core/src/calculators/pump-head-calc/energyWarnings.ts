import type { Warning } from "../../kernel/index.ts";
import type { PumpCalculation } from "./results.ts";
import type { PumpValues } from "./schema.ts";
import { percent } from "./words.ts";

/** Reason why there is no energy of a year, and the remedy. */
function missingCurve({ pumps, full }: PumpCalculation): string {
  if (pumps.length === 0) return "without pump curves the head at part load is not known. Enter the curve of a pump";
  if (!full?.point.exists) return "the curves of pumps and system do not meet. Enter a pump that meets the system";
  if (pumps.some(({ curve }) => curve.from > 0))
    return "for part of the load a fitted curve rises with the flow, where the head is not steady. Select a pump whose head falls from no flow, or fit another degree";
  return "the pump curves do not cover every part of the load. Enter more points, or other pumps";
}

/** Warnings of the energy of a year. */
export function energyWarnings(calculation: PumpCalculation, values: PumpValues): Warning[] {
  const list: Warning[] = [];
  const hours = values.profile.reduce((sum, { timeShare }) => sum + timeShare, 0);
  if (values.control !== "constant" && values.loadProfile === "own" && hours < 1 - 1e-9)
    list.push({
      code: "profile-incomplete",
      severity: "info",
      message: `The profile covers ${percent(hours)} of the hours; in the rest the pumps are off. Add the missing hours if they are not.`,
      field: "profile",
    });
  const [first] = calculation.years;
  if (first?.control !== values.control) {
    const message = `The energy of a year is not calculated: ${missingCurve(calculation)}.`;
    return [...list, { code: "no-energy", severity: "info", message, field: "pumps" }];
  }
  if (first.bins.some(({ isBeyondPoints }) => isBeyondPoints))
    list.push({
      code: "part-load-beyond-points",
      severity: "caution",
      message:
        "For part of the load pumps run beyond the last points of their curves, which are extrapolated. Run more pumps, or select larger ones.",
      field: "pumps",
    });
  const bases = first.bins.map(({ basis }) => basis);
  if (bases.includes("replaced"))
    list.push({
      code: "efficiency-replaced",
      severity: "caution",
      message: `For part of the load the points of the pumps give no efficiency, and ${percent(values.pumpEfficiency)} is used. Enter points with efficiencies at more flows.`,
      field: "pumpEfficiency",
    });
  else if (bases.includes("extrapolated"))
    list.push({
      code: "efficiency-extrapolated",
      severity: "info",
      message:
        "For part of the load the efficiency is outside the points entered: below the first point it falls to zero as a parabola. Enter points with efficiencies at more flows.",
      field: "pumps",
    });
  if (values.control === "speed" && first.bins.some(({ speedRatio }) => speedRatio > 1 + 1e-6))
    list.push({
      code: "above-full-speed",
      severity: "caution",
      message:
        "For part of the load the pumps would have to run faster than they do now. Check that drive and motor allow it, or select a larger pump.",
      field: "control",
    });
  return list;
}
