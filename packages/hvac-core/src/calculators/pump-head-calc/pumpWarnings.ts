import { isAbove } from "../../quantity/tolerance.ts";
import type { Warning } from "../../kernel/index.ts";
import { hi963, ksbSelecting } from "../../pumps/sources.ts";
import { mathematics } from "../../sources/index.ts";
import type { PumpCalculation } from "./results.ts";
import { preferredRegion } from "./preferredRegion.ts";
import type { PumpValues } from "./schema.ts";
import { atSpeed, flowOfOne } from "./running.ts";
import { testedFlow, type FittedPump, type SetAside } from "./selection.ts";
import { percent, type SayQuantity } from "./words.ts";

/** Limits of practice. */
const limits = {
  /** Head or flow above the duty, as a share. */
  oversize: 0.15,
  /** Minimum trimmed diameter over that of the curve: manufacturers trim no further, and the affinity law no longer applies. */
  trim: 0.75,
  /** Distance of a point from the curve, over the maximum head. */
  deviation: 0.02,
} as const;
const region = { source: hi963, locator: "preferred operating region" };

/** Warnings of pumps and their operating points. */
export function pumpWarnings(calculation: PumpCalculation, values: PumpValues, say: SayQuantity): Warning[] {
  return [
    ...curveWarnings(calculation, values, say),
    ...pointWarnings(calculation, values, say),
    ...regionWarnings(calculation, values, say),
    ...reserveWarnings(calculation, values),
  ];
}

function curveWarnings({ pumps, setAside, incomplete }: PumpCalculation, values: PumpValues, say: SayQuantity): Warning[] {
  const needed = values.curveDegree === "3" ? "four points for a cubic" : "three points";
  const reasons: Readonly<Record<SetAside, string>> = {
    points: `its curve needs at least ${needed}, at different flows, each with flow and head. Add them`,
    rising: "its fitted curve does not fall with the flow. Check the points and the degree of the polynomial",
    "no-head": "its curve gives no head. Check the points",
  };
  return [
    ...setAside.map(({ id, name, why }) => ({
      code: "pump-not-counted",
      severity: "caution" as const,
      message: `${name} is not used: ${reasons[why]}.`,
      field: `pumps.${id}.points`,
    })),
    ...incomplete.map(({ id, name }) => ({
      code: "point-not-counted",
      severity: "caution" as const,
      message: `${name}: a point without flow or head is not used in the head curve. Complete it.`,
      field: `pumps.${id}.points`,
    })),
    ...pumps.flatMap(({ id, name, rises, fit }) => {
      const warnings: Warning[] = [];
      if (rises)
        warnings.push({
          code: "rising-curve",
          severity: "caution",
          message: `${name}: the curve rises before it falls. At low flows such pumps hunt, and in parallel one may push the other back. Select a pump whose head falls from no flow.`,
          field: `pumps.${id}.points`,
          source: { source: mathematics },
        });
      if (fit.largestDeviation > limits.deviation * Math.max(...fit.coefficients.slice(0, 1), 1))
        warnings.push({
          code: "poor-fit",
          severity: "caution",
          message: `${name}: the fitted curve misses the point at ${say(fit.deviationFlow, "waterFlow")} by ${say(fit.largestDeviation, "head")}. Check the point${values.curveDegree === "3" ? "" : ", or fit a cubic"}.`,
          field: `pumps.${id}.points`,
        });
      return warnings;
    }),
  ];
}

/** Whether the pumps give far more than the duty; of head where that is known at design flow, otherwise of flow. */
function isOversized({ full, results: { designHead, headAtDesignFlow } }: PumpCalculation, { flowRate }: PumpValues): boolean {
  if (!full?.point.exists || full.point.flow < flowRate * (1 - 1e-6)) return false;
  return headAtDesignFlow === undefined
    ? full.point.flow > (1 + limits.oversize) * flowRate
    : headAtDesignFlow > (1 + limits.oversize) * designHead;
}

/** Whether the impellers for the duty would be trimmed too far. */
const isDeeplyTrimmed = ({ pumps, dutyDiameterRatio = 1 }: PumpCalculation): boolean =>
  pumps.some(({ run }) => dutyDiameterRatio * (run.diameterRatio ?? 1) < limits.trim);

function pointWarnings(calculation: PumpCalculation, values: PumpValues, say: SayQuantity): Warning[] {
  const { pumps, full, results } = calculation;
  if (!full) return [];
  const head = (value: number): string => say(value, "head");
  if (!full.point.exists) {
    const messages = {
      static: "The pumps do not reach the static head: there is no flow. Select pumps with a higher shut-off head, or run them in series.",
      runout: "The pumps run out: the system takes more flow even at the ends of their curves. Select larger pumps, or throttle.",
      unstable: "The curves of pumps and system meet only where a pump curve rises: the flow hunts. Select another pump.",
    };
    return [{ code: "no-operating-point", severity: "limit", message: messages[full.point.reason], field: "pumps" }];
  }
  const warnings: Warning[] = [];
  const { designHead, headAtDesignFlow, dutySpeedRatio, dutyDiameterRatio } = results;
  // A change that the digits shown do not show is left out.
  const isShown = dutySpeedRatio !== undefined && percent(dutySpeedRatio) !== percent(1);
  const speed = isShown ? ` to ${percent(dutySpeedRatio)} of the present one` : "";
  const diameter = dutyDiameterRatio === undefined ? "" : ` to ${percent(dutyDiameterRatio)} of its diameter`;
  const trim = isDeeplyTrimmed(calculation) ? "" : ` trim the impeller${diameter},`;
  const { flow } = full.point;
  if (flow < values.flowRate * (1 - 1e-6))
    warnings.push({
      code: "duty-not-met",
      severity: "limit",
      message: `The pumps give ${say(flow, "waterFlow")} instead of ${say(values.flowRate, "waterFlow")}, without any margin. Select a larger pump or impeller, or raise the speed${speed}.`,
      result: "operatingFlow",
    });
  else if (headAtDesignFlow !== undefined && headAtDesignFlow < designHead * (1 - 1e-6))
    warnings.push({
      code: "margin-not-met",
      severity: "info",
      message: `At design flow the pumps give ${head(headAtDesignFlow)}: more than the system needs, but less than the design head with margin, ${head(designHead)}. Accept the smaller margin, or select a pump with more head.`,
      result: "headAtDesignFlow",
    });
  else if (isOversized(calculation, values))
    warnings.push({
      code: "oversized",
      severity: "caution",
      message: `The pumps are oversized by more than ${percent(limits.oversize)}: at design flow they give ${headAtDesignFlow === undefined ? "far more head than needed" : `${head(headAtDesignFlow)} where ${head(designHead)} are needed`}. Lower the speed${speed},${trim} or select a smaller pump.`,
      result: "headAtDesignFlow",
    });
  if (dutyDiameterRatio !== undefined && isDeeplyTrimmed(calculation))
    warnings.push({
      code: "deep-trim",
      severity: "caution",
      message: `The impeller for the duty is below ${percent(limits.trim)} of that of the curve: impellers are not trimmed so far, and the affinity law no longer applies. Select a smaller pump, or lower the speed.`,
      result: "dutyDiameterRatio",
      source: { source: ksbSelecting, locator: "trimming of impellers" },
    });
  for (const [index, { id, name, fit, curve }] of pumps.entries()) {
    const running = full.pumps[index]!;
    if (running.flow === 0)
      warnings.push({
        code: "check-valve-shut",
        severity: "limit",
        message: `${name} does not reach the head of the others: its check valve stays shut, and the pump heats up. Do not run it with the others.`,
        field: `pumps.${id}.points`,
      });
    else if (isAbove(running.flow, fit.to * curve.flowFactor))
      warnings.push({
        code: "beyond-points",
        severity: "caution",
        message: `${name} runs beyond the last point of its curve, which is extrapolated. Ask the manufacturer for the rest of the curve, or throttle.`,
        result: `pumps.${id}.flow`,
      });
    if (
      running.flow > 0 &&
      !running.isByCurve &&
      values.pumps.find((row) => row.id === id)?.points.some(({ efficiency }) => efficiency !== null)
    )
      warnings.push({
        code: "efficiency-not-used",
        severity: "caution",
        message: `${name}: the points give no efficiency at this flow, so ${percent(values.pumpEfficiency)} is used. Enter at least three, on both sides of the operating point.`,
        result: `pumps.${id}.efficiency`,
      });
  }
  return warnings;
}

/** Flow over BEP flow in permanent operation: at design flow where speed, valves or a trimmed impeller reduce the flow to it. */
function sharesOf(
  calculation: PumpCalculation,
  values: PumpValues,
): readonly { readonly id: string; readonly share: number | undefined }[] {
  const { pumps, full, controlled, results } = calculation;
  const [flow, { arrangement }] = [values.flowRate, values];
  const sharesAt = (running: readonly FittedPump[], head: number) =>
    running.map((pump) => ({
      id: pump.id,
      share: pump.bestFlow && testedFlow(pump, flowOfOne(pump, running, arrangement, flow, head)) / pump.bestFlow,
    }));
  if (controlled) return sharesAt(atSpeed(pumps, controlled.speedRatio), controlled.head);
  if (results.headAtDesignFlow !== undefined && isOversized(calculation, values)) return sharesAt(pumps, results.headAtDesignFlow);
  return (full?.pumps ?? []).map(({ id, bestFlowShare }) => ({ id, share: bestFlowShare }));
}

/** Warns of pumps outside their preferred operating region, with all or some of them running. */
function regionWarnings(calculation: PumpCalculation, values: PumpValues, say: SayQuantity): Warning[] {
  const { full, stages, pumps } = calculation;
  const [low, high] = preferredRegion;
  const isOutside = (share: number | undefined): share is number => share !== undefined && share > 0 && (share < low || share > high);
  const warnings: Warning[] = [];
  for (const { id, share } of full?.point.exists ? sharesOf(calculation, values) : [])
    if (isOutside(share))
      warnings.push({
        code: "far-from-best-efficiency",
        severity: "caution",
        message: `${pumps.find((each) => each.id === id)!.name} runs at ${percent(share)} of the flow at its best efficiency point (BEP); the preferred operating region is ${percent(low)} to ${percent(high)}. Select ${share < low ? "a smaller" : "a larger"} pump.`,
        result: `pumps.${id}.bestFlowShare`,
        source: region,
      });
  if (warnings.length > 0) return warnings;
  const alone = stages.find(({ pumps: running }) => running.some(({ bestFlowShare }) => isOutside(bestFlowShare)));
  const worst = alone?.pumps.find(({ bestFlowShare }) => isOutside(bestFlowShare));
  const short = stages.find(({ point }) => !point.exists && point.reason === "runout");
  if (alone && worst)
    warnings.push({
      code: "far-from-best-efficiency-alone",
      severity: "info",
      message: `With ${alone.count === 1 ? "one pump" : `${alone.count} pumps`} running, a pump gives ${say(worst.flow, "waterFlow")}, ${percent(worst.bestFlowShare!)} of its BEP flow. Throttle it then, or lower its speed.`,
      field: "pumps",
      source: region,
    });
  if (short && full?.point.exists)
    warnings.push({
      code: "runs-out-alone",
      severity: "caution",
      message: `With ${short.count === 1 ? "one pump" : `${short.count} pumps`} running, the pumps run out beyond their curves, where NPSH required is not known. Throttle them then, or lower their speed.`,
      field: "pumps",
      source: region,
    });
  return warnings;
}

/** Remaining flow when one pump fails, where there is no standby pump. */
function reserveWarnings({ pumps, full, stages }: PumpCalculation, values: PumpValues): Warning[] {
  if (!full?.point.exists || values.pumps.some(({ standby }) => standby > 0)) return [];
  const last = pumps.length === 0 ? undefined : stages.at(-2);
  const remaining = (): string => {
    if (last?.point.exists)
      return `with one pump less, ${percent(Math.min(1, last.point.flow / values.flowRate))} of the design flow remains. Add a standby pump where that matters`;
    if (last && !last.point.exists && last.point.reason === "runout")
      return "with one pump less the others run out beyond their curves and must be throttled. Add a standby pump where that matters";
    return "if one fails, the system stops. Add a standby pump where that matters";
  };
  return [{ code: "no-standby", severity: "info", message: `There is no standby pump: ${remaining()}.`, field: "pumps" }];
}
