import type { Warning } from "../../kernel/index.ts";
import { hi963 } from "../../pumps/sources.ts";
import { mathematics } from "../../sources/index.ts";
import type { PumpCalculation } from "./calculate.ts";
import type { PumpValues } from "./schema.ts";
import type { SetAside } from "./selection.ts";
import { percent, type SayQuantity } from "./words.ts";

/** Limits of practice. */
const limits = {
  /** Of best efficiency flow: the preferred operating region. */
  preferred: [0.7, 1.2],
  /** Of head or flow above the duty. */
  oversize: 0.15,
  /** Of a point from its curve, of the greatest head. */
  deviation: 0.02,
} as const;
const region = { source: hi963, locator: "preferred operating region" };

/** What there is to say about the pumps and where they run. */
export function pumpWarnings(calculation: PumpCalculation, values: PumpValues, say: SayQuantity): Warning[] {
  return [
    ...curveWarnings(calculation, values, say),
    ...pointWarnings(calculation, values, say),
    ...regionWarnings(calculation, say),
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
      message: `${name} does not count: ${reasons[why]}.`,
      field: `pumps.${id}.points`,
    })),
    ...incomplete.map(({ id, name }) => ({
      code: "point-not-counted",
      severity: "caution" as const,
      message: `${name}: a point without flow or without head is left out. Complete it.`,
      field: `pumps.${id}.points`,
    })),
    ...pumps.flatMap(({ id, name, rises, fit }) => {
      const found: Warning[] = [];
      if (rises)
        found.push({
          code: "rising-curve",
          severity: "caution",
          message: `${name}: the curve rises before it falls. At small flows pumps like this hunt, and in parallel one may push the other back. Choose one that falls from the start.`,
          field: `pumps.${id}.points`,
          source: { source: mathematics },
        });
      if (fit.largestDeviation > limits.deviation * Math.max(...fit.coefficients.slice(0, 1), 1))
        found.push({
          code: "poor-fit",
          severity: "caution",
          message: `${name}: the fitted curve misses the point at ${say(fit.deviationFlow, "waterFlow")} by ${say(fit.largestDeviation, "head")}. Check the point, or fit a cubic.`,
          field: `pumps.${id}.points`,
        });
      return found;
    }),
  ];
}

function pointWarnings({ pumps, full, results }: PumpCalculation, values: PumpValues, say: SayQuantity): Warning[] {
  if (!full) return [];
  const head = (value: number): string => say(value, "head");
  if (!full.point.found) {
    const messages = {
      static:
        "The pumps do not reach the static head: no liquid would flow. Choose pumps with more head at no flow, or run them in series.",
      runout: "The pumps run out: even at the ends of their curves the system takes more. Choose larger pumps, or throttle.",
      unstable: "Pumps and system meet only where a curve rises: the flow would hunt. Choose another pump.",
    };
    return [{ code: "no-operating-point", severity: "limit", message: messages[full.point.why], field: "pumps" }];
  }
  const found: Warning[] = [];
  const { designHead, headAtDesignFlow, dutySpeedRatio, dutyDiameterRatio } = results;
  const speed = dutySpeedRatio === undefined ? "" : ` to ${percent(dutySpeedRatio)} of the present one`;
  const diameter = dutyDiameterRatio === undefined ? "" : ` to ${percent(dutyDiameterRatio)} of its diameter`;
  const { flow } = full.point;
  if (flow < values.flowRate * (1 - 1e-6))
    found.push({
      code: "duty-not-met",
      severity: "limit",
      message: `The pumps give ${say(flow, "waterFlow")} of the ${say(values.flowRate, "waterFlow")} wanted, without any margin. Choose a larger pump or impeller, or raise the speed${speed}.`,
      result: "operatingFlow",
    });
  else if (headAtDesignFlow !== undefined && headAtDesignFlow < designHead * (1 - 1e-6))
    found.push({
      code: "margin-not-met",
      severity: "info",
      message: `At design flow the pumps give ${head(headAtDesignFlow)}: more than the system asks for, but less than the design head with its margin, ${head(designHead)}. Accept the smaller margin, or choose more head.`,
      result: "headAtDesignFlow",
    });
  else if (
    headAtDesignFlow === undefined ? flow > (1 + limits.oversize) * values.flowRate : headAtDesignFlow > (1 + limits.oversize) * designHead
  )
    found.push({
      code: "oversized",
      severity: "caution",
      message: `The pumps are too large by more than ${percent(limits.oversize)}: at design flow they give ${headAtDesignFlow === undefined ? "far more head than wanted" : `${head(headAtDesignFlow)} where ${head(designHead)} are wanted`}. Lower the speed${speed}, trim the impeller${diameter}, or choose a smaller pump.`,
      result: "headAtDesignFlow",
    });
  for (const [index, { id, name, fit, curve }] of pumps.entries()) {
    const running = full.pumps[index]!;
    if (running.flow === 0)
      found.push({
        code: "check-valve-shut",
        severity: "limit",
        message: `${name} does not reach the head of the others: its check valve stays shut, and it heats up. Do not run it with them.`,
        field: `pumps.${id}.points`,
      });
    else if (running.flow > fit.to * curve.flowFactor * (1 + 1e-9))
      found.push({
        code: "beyond-points",
        severity: "caution",
        message: `${name} runs beyond the last point of its curve, which is extrapolated. Ask the maker for the rest of it, or throttle.`,
        result: `pumps.${id}.flow`,
      });
    if (
      running.flow > 0 &&
      !running.isOwnEfficiency &&
      values.pumps.find((row) => row.id === id)?.points.some(({ efficiency }) => efficiency !== null)
    )
      found.push({
        code: "efficiency-not-used",
        severity: "caution",
        message: `${name}: the points give no efficiency at this flow, so ${percent(values.pumpEfficiency)} counts. Enter at least three, on both sides of the operating point.`,
        result: `pumps.${id}.efficiency`,
      });
  }
  return found;
}

/** Pumps far from their best efficiency, all running or some of them. */
function regionWarnings({ full, stages, pumps }: PumpCalculation, say: SayQuantity): Warning[] {
  const [least, most] = limits.preferred;
  const isOutside = (share: number | undefined): share is number => share !== undefined && share > 0 && (share < least || share > most);
  const found: Warning[] = [];
  for (const { id, bestFlowShare } of full?.pumps ?? [])
    if (isOutside(bestFlowShare))
      found.push({
        code: "far-from-best-efficiency",
        severity: "caution",
        message: `${pumps.find((each) => each.id === id)!.name} runs at ${percent(bestFlowShare)} of its flow of best efficiency; ${percent(least)} to ${percent(most)} keep it quiet and whole. Choose ${bestFlowShare < least ? "a smaller" : "a larger"} pump.`,
        result: `pumps.${id}.bestFlowShare`,
        source: region,
      });
  if (found.length > 0) return found;
  const alone = stages.find(({ pumps: running }) => running.some(({ bestFlowShare }) => isOutside(bestFlowShare)));
  const worst = alone?.pumps.find(({ bestFlowShare }) => isOutside(bestFlowShare));
  const short = stages.find(({ point }) => !point.found && point.why === "runout");
  if (alone && worst)
    found.push({
      code: "far-from-best-efficiency-alone",
      severity: "info",
      message: `With ${alone.count === 1 ? "one pump" : `${alone.count} pumps`} running a pump gives ${say(worst.flow, "waterFlow")}, ${percent(worst.bestFlowShare!)} of its flow of best efficiency. Throttle it then, or lower its speed.`,
      field: "pumps",
      source: region,
    });
  else if (short && full?.point.found)
    found.push({
      code: "runs-out-alone",
      severity: "caution",
      message: `With ${short.count === 1 ? "one pump" : `${short.count} pumps`} running the pumps run out beyond their curves. Throttle them then, or lower their speed.`,
      field: "pumps",
      source: region,
    });
  return found;
}

/** What happens when one pump fails. */
function reserveWarnings({ pumps, full, stages }: PumpCalculation, values: PumpValues): Warning[] {
  if (!full?.point.found || values.pumps.some(({ standby }) => standby > 0)) return [];
  const last = pumps.length === 0 ? undefined : stages.at(-2);
  const share = last?.point.found ? last.point.flow / values.flowRate : undefined;
  return [
    {
      code: "no-standby",
      severity: "info",
      message:
        share === undefined
          ? "No pump stands by: if one fails, the system stops. Add one where that matters."
          : `No pump stands by: with one less ${percent(Math.min(1, share))} of the design flow remains. Add one where that matters.`,
      field: "pumps",
    },
  ];
}
