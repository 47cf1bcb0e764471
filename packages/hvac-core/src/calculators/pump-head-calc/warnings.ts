import type { Warning } from "../../kernel/index.ts";
import { formatNumber, formatQuantity } from "../../quantity/index.ts";
import { liquidWarnings } from "../../fluids/internal.ts";
import { hi967 } from "../../pumps/sources.ts";
import { fundamentals2021 } from "../../sources/index.ts";
import type { PumpCalculation } from "./results.ts";
import { pumpWarnings } from "./pumpWarnings.ts";
import { percent, type SayQuantity } from "./words.ts";
import type { PumpValues } from "./schema.ts";
import { suctionWarnings } from "./suctionWarnings.ts";

/** Limits of practice. */
const limits = {
  /** On the suction side, m/s. */
  suctionVelocity: 1.8,
  /** Of a control valve: below it the valve hardly controls. */
  authority: 0.25,
  /** On the losses. */
  margin: 0.15,
} as const;

/** What a senior engineer would remark about the pump. */
export function warnings(calculation: PumpCalculation, values: PumpValues): Warning[] {
  const say: SayQuantity = (value, kind) => formatQuantity(value, kind, values.unitSystem);
  return [
    ...dutyWarnings(calculation, values, say),
    ...pumpWarnings(calculation, values, say),
    ...suctionWarnings(calculation, values, say),
    ...fluidWarnings(calculation, values),
  ];
}

function dutyWarnings({ circuit, pumps, full, years }: PumpCalculation, values: PumpValues, say: SayQuantity): Warning[] {
  const found: Warning[] = [];
  if (values.headMargin > limits.margin + 1e-12)
    found.push({
      code: "large-margin",
      severity: "caution",
      message: `A margin of ${percent(values.headMargin)} oversizes the pump: it runs out on its curve, or is throttled as long as it runs. Keep to ${percent(limits.margin)} or less.`,
      field: "headMargin",
      source: { source: fundamentals2021, locator: "ch. 22" },
    });
  for (const { id, name, isSuction, pipe } of circuit.segments)
    if (isSuction && pipe && pipe.velocity > limits.suctionVelocity)
      found.push({
        code: "suction-velocity",
        severity: "caution",
        message: `${name}: ${say(pipe.velocity, "waterVelocity")} in the suction line is above the usual ${formatQuantity(limits.suctionVelocity, "waterVelocity", values.unitSystem, { digits: 2, trimZeros: true })}. Use a larger suction line.`,
        field: `segments.${id}.${values.segments.find((row) => row.id === id)?.sizeBy === "diameter" ? "insideDiameter" : "size"}`,
        source: { source: fundamentals2021, locator: "ch. 22" },
      });
  if (circuit.valveAuthority !== undefined && circuit.valveAuthority < limits.authority)
    found.push({
      code: "low-authority",
      severity: "caution",
      message: `The control valve has an authority of ${formatNumber(circuit.valveAuthority, { digits: 2 })}, below ${limits.authority}: it works nearly open or shut. Choose a smaller valve.`,
      result: "valveAuthority",
      source: { source: fundamentals2021, locator: "ch. 22" },
    });
  const whole = values.profile.reduce((sum, { timeShare }) => sum + timeShare, 0);
  if (values.control !== "constant" && values.loadProfile === "own" && whole < 1 - 1e-9)
    found.push({
      code: "profile-incomplete",
      severity: "info",
      message: `The profile covers ${percent(whole)} of the hours; in the rest the pumps stand still. Add what is missing if they do not.`,
      field: "profile",
    });
  const chosen = years[0]?.control === values.control ? years[0] : undefined;
  const missing = (): string => {
    if (pumps.length === 0) return "without curves of the pumps their head at part load is not known. Enter a pump's curve";
    if (!full?.point.exists) return "the curves of pumps and system do not meet. Enter a pump that meets the system";
    if (pumps.some(({ curve }) => curve.from > 0))
      return "for part of the load a fitted curve rises with the flow, and no steady head is known there. Choose a pump whose curve falls from the start, or fit another degree";
    return "the curves of the pumps do not tell the head of every part of the load. Enter more of them, or other pumps";
  };
  if (!chosen)
    found.push({ code: "no-energy", severity: "info", message: `The energy of a year is not computed: ${missing()}.`, field: "pumps" });
  if (chosen?.bins.some(({ isBeyondPoints }) => isBeyondPoints))
    found.push({
      code: "part-load-beyond-points",
      severity: "caution",
      message:
        "For part of the load pumps run beyond the last points of their curves, which are extrapolated. Let more pumps run, or choose larger ones.",
      field: "pumps",
    });
  const bases = chosen?.bins.map(({ basis }) => basis) ?? [];
  if (bases.includes("replaced"))
    found.push({
      code: "efficiency-replaced",
      severity: "caution",
      message: `For part of the load the points of the pumps give no efficiency, and ${percent(values.pumpEfficiency)} counts. Enter points of efficiency at more flows.`,
      field: "pumpEfficiency",
    });
  else if (bases.includes("extrapolated"))
    found.push({
      code: "efficiency-extrapolated",
      severity: "info",
      message:
        "For part of the load the efficiency lies outside the points entered: below the first it is taken to fall to zero as a parabola. Enter points of efficiency at more flows.",
      field: "pumps",
    });
  if (values.control === "speed" && chosen?.bins.some(({ speedRatio }) => speedRatio > 1 + 1e-6))
    found.push({
      code: "above-full-speed",
      severity: "caution",
      message:
        "For part of the load the pumps would have to run faster than they do now. Check that drive and motor allow it, or choose a larger pump.",
      field: "control",
    });
  return found;
}

function fluidWarnings({ fluid, pumps }: PumpCalculation, values: PumpValues): Warning[] {
  const found: Warning[] = [...liquidWarnings(values, fluid.freezingPoint)];
  const reasons = {
    "best-flow": "its flow of best efficiency is not known. Enter it, or efficiencies with the curve",
    speed: "its speed is not set. Enter the speed of its curve",
    method: "the method does not hold for a pump and a liquid like these. Ask the manufacturer",
  };
  for (const { id, name, notCorrected } of pumps)
    if (notCorrected)
      found.push({
        code: "viscosity-not-corrected",
        severity: "caution",
        message: `${name} counts with its curve for water: ${reasons[notCorrected]}.`,
        field: `pumps.${id}.${notCorrected === "speed" ? "speed" : "bestFlow"}`,
        source: { source: hi967 },
      });
  return found;
}
