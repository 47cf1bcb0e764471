import { joinPath, type Warning } from "../../kernel/index.ts";
import { formatNumber, formatQuantity } from "../../quantity/index.ts";
import { liquidWarnings } from "../../fluids/internal.ts";
import { hi967 } from "../../pumps/sources.ts";
import { fundamentals2021 } from "../../sources/index.ts";
import { energyWarnings } from "./energyWarnings.ts";
import type { PumpCalculation } from "./results.ts";
import { pumpWarnings } from "./pumpWarnings.ts";
import { percent, type SayQuantity } from "./words.ts";
import type { PumpValues } from "./schema.ts";
import { suctionWarnings } from "./suctionWarnings.ts";

const practice = { source: fundamentals2021, locator: "ch. 22" };

/** Limits of practice. */
const limits = {
  /** Velocity on the suction side, m/s. */
  suctionVelocity: 1.8,
  /** Authority below which a control valve hardly controls. */
  authority: 0.25,
  /** Margin on the losses. */
  margin: 0.15,
} as const;

/** Warnings of a pump system. */
export function warnings(calculation: PumpCalculation, values: PumpValues): Warning[] {
  const say: SayQuantity = (value, kind) => formatQuantity(value, kind, values.unitSystem);
  return [
    ...dutyWarnings(calculation, values, say),
    ...energyWarnings(calculation, values),
    ...pumpWarnings(calculation, values, say),
    ...suctionWarnings(calculation, values, say),
    ...fluidWarnings(calculation, values),
  ];
}

function dutyWarnings({ circuit }: PumpCalculation, values: PumpValues, say: SayQuantity): Warning[] {
  const list: Warning[] = [];
  if (values.headMargin > limits.margin + 1e-12)
    list.push({
      code: "large-margin",
      severity: "caution",
      message: `A margin of ${percent(values.headMargin)} oversizes the pump: it runs out on its curve, or is throttled as long as it runs. Keep to ${percent(limits.margin)} or less.`,
      field: "headMargin",
      source: practice,
    });
  for (const [index, { id, name, isSuction, pipe }] of circuit.segments.entries())
    if (isSuction && pipe && pipe.velocity > limits.suctionVelocity)
      list.push({
        code: "suction-velocity",
        severity: "caution",
        message: `${name}: ${say(pipe.velocity, "waterVelocity")} in the suction line is above the usual ${formatQuantity(limits.suctionVelocity, "waterVelocity", values.unitSystem, { digits: 2, trimZeros: true })}. Use a larger suction line.`,
        field: joinPath("segments", id, values.segments[index]!.sizeBy === "diameter" ? "insideDiameter" : "size"),
        source: practice,
      });
  if (circuit.valveAuthority !== undefined && circuit.valveAuthority < limits.authority)
    list.push({
      code: "low-authority",
      severity: "caution",
      message: `The control valve has an authority of ${formatNumber(circuit.valveAuthority, { digits: 2 })}, below ${limits.authority}: it works nearly open or shut. Select a smaller valve.`,
      result: "valveAuthority",
      source: practice,
    });
  return list;
}

function fluidWarnings({ fluid, pumps }: PumpCalculation, values: PumpValues): Warning[] {
  const list: Warning[] = [...liquidWarnings(values, fluid.freezingPoint)];
  const reasons = {
    "best-flow": "its BEP flow is not known. Enter it, or efficiencies with the curve",
    speed: "its speed is not set. Enter the speed of its curve",
    method: "the method does not cover this pump and liquid. Ask the manufacturer",
  };
  for (const { id, name, notCorrected } of pumps)
    if (notCorrected)
      list.push({
        code: "viscosity-not-corrected",
        severity: "caution",
        message: `${name} is not corrected for viscosity: ${reasons[notCorrected]}.`,
        field: `pumps.${id}.${notCorrected === "speed" ? "speed" : "bestFlow"}`,
        source: { source: hi967 },
      });
  return list;
}
