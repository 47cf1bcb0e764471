import type { Warning } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import { recommendedNpsh } from "../../pumps/index.ts";
import { elsey2018, hi961 } from "../../pumps/sources.ts";
import { pressureAtAltitude } from "../../psychrometrics/index.ts";
import { fundamentals2021 } from "../../sources/index.ts";
import type { PumpCalculation } from "./results.ts";
import type { PumpValues } from "./schema.ts";
import type { SayQuantity } from "./words.ts";

/** Minimum pressure at the highest point of a closed circuit, above the atmosphere and above boiling, Pa. */
const minTopPressure = 35_000;
const remedies = "Raise the level, cool the liquid, reduce the suction losses, or choose a pump that requires less.";

/** Warnings of cavitation and the pressure of a closed circuit. */
export function suctionWarnings(calculation: PumpCalculation, values: PumpValues, say: SayQuantity): Warning[] {
  const { suction, results, stages, full } = calculation;
  if (!suction) {
    if (values.kind === "closed") return [];
    return [
      ...boilingWarnings(calculation, values, say),
      {
        code: "npsh-not-checked",
        severity: "info",
        message:
          "The pump draws from an open tank, and its suction side is not checked against cavitation. Turn the check on and enter the level.",
        field: "checkSuction",
        source: { source: elsey2018 },
      },
    ];
  }
  const warnings: Warning[] = boilingWarnings(calculation, values, say);
  const { npshAvailable: available, npshRequired: required, topPressure } = results;
  const head = (value: number): string => say(value, "head");
  const source = { source: hi961, locator: "margin ratios" };
  if (available! <= 0)
    warnings.push({
      code: "boils-before-pump",
      severity: "limit",
      message: `NPSH available is ${head(available!)}: the liquid boils before it reaches the pump. ${remedies}`,
      result: "npshAvailable",
      source,
    });
  else if (required === undefined)
    warnings.push({
      code: "npsh-required-unknown",
      severity: "info",
      message: "NPSH required by the pump is not known. Enter NPSH required, or its points with the curve.",
      field: "npshRequired",
    });
  else if (available! < required)
    warnings.push({
      code: "cavitation",
      severity: "limit",
      message: `NPSH available, ${head(available!)}, is below the ${head(required)} that the pump requires: it cavitates. ${remedies}`,
      result: "npshMargin",
      source,
    });
  else if (available! < recommendedNpsh(required))
    warnings.push({
      code: "small-npsh-margin",
      severity: "caution",
      message: `NPSH available, ${head(available!)}, should be at least ${head(recommendedNpsh(required))}: 1.3 times NPSH required, and ${formatQuantity(0.6, "head", values.unitSystem, { digits: 2, trimZeros: true })} above it. ${remedies}`,
      result: "npshMargin",
      source,
    });
  for (const { count, npshAvailable, npshRequired } of stages)
    if (count !== full?.count && npshRequired !== undefined && npshAvailable! < recommendedNpsh(npshRequired)) {
      warnings.push({
        code: "cavitation-alone",
        severity: npshAvailable! < npshRequired ? "limit" : "caution",
        message: `With ${count === 1 ? "one pump" : `${count} pumps`} running, each has more flow and requires ${head(npshRequired)} of the ${head(npshAvailable!)} available. Throttle it then, or lower its speed.`,
        result: "npshRequired",
        source,
      });
      break;
    }
  const boiling = Math.max(0, calculation.fluid.vaporPressure - suction.atmosphere);
  const minimum = boiling + minTopPressure;
  if (topPressure !== undefined && topPressure < minimum)
    warnings.push({
      code: "low-pressure-at-top",
      severity: topPressure < boiling ? "limit" : "caution",
      message: `At the highest point ${say(topPressure, "pressureWater")} remain; ${say(minimum, "pressureWater")} or more keep air out${boiling > 0 ? " and the liquid from boiling" : ""}. Raise the fill pressure.`,
      result: "topPressure",
      source: { source: fundamentals2021, locator: "ch. 22" },
    });
  return warnings;
}

/** Warns of a source whose liquid boils at the pressure on it. */
function boilingWarnings({ suction, fluid }: PumpCalculation, values: PumpValues, say: SayQuantity): Warning[] {
  const pressure = suction?.surfacePressure ?? pressureAtAltitude(0) + values.sourcePressure;
  if (values.kind === "closed" || pressure >= fluid.vaporPressure) return [];
  return [
    {
      code: "boils-at-source",
      severity: "limit",
      message: `At ${say(values.fluidTemperature, "temperature")} the liquid at the source boils at the pressure on it. Lower the temperature, or enter the source pressure.`,
      field: "sourcePressure",
      source: { source: elsey2018 },
    },
  ];
}
