import {
  frictionTransition,
  hydronicCriteria,
  pipeFitting,
  pipeFlowLimit,
  pipeMaterial,
  type PipeSize,
  type PipeVelocityLimit,
} from "../../flow/index.ts";
import { joinPath, type WarningStatement } from "../../kernel/index.ts";
import { isAbove } from "../../quantity/tolerance.ts";
import { formatNumber, formatQuantity } from "../../quantity/index.ts";
import { ashrae90, crane410, fundamentals2021, mathematics, pipeStandards } from "../../sources/index.ts";
import type { PipeCalculation } from "./results.ts";
import type { FittingLoss } from "./fittingLosses.ts";
import type { Leg } from "./leg.ts";
import { hottestOf } from "./legHeat.ts";
import type { PipeState } from "./pipeState.ts";
import type { PipeValues } from "./schema.ts";
import { inSectionText, sectionPrefix, warningsOf, type Say } from "./statements.ts";

const sizing = { source: fundamentals2021, locator: "ch. 22" };
const secondsPerHour = 3600;

/** Warnings about each pipe. */
export function pipeWarnings(calculation: PipeCalculation, values: PipeValues, say: Say): WarningStatement[] {
  return [
    ...velocityWarnings(calculation, values, say),
    ...sizeWarnings(calculation, values, say),
    ...flowWarnings(calculation, values, say),
    ...fittingWarnings(calculation, values),
  ];
}

/** Supply and return of a pipe; a return identical to the supply is left out. */
function legsOf({ pipes }: PipeState): readonly Leg[] {
  if (!pipes) return [];
  return pipes.return && pipes.return !== pipes.supply ? [pipes.supply, pipes.return] : [pipes.supply];
}

/** The first velocity limit of noise, or of wear and erosion, that a pipe exceeds. */
function exceeded(pipe: PipeState, isNoise: boolean): { readonly velocity: number; readonly limit: PipeVelocityLimit } | undefined {
  for (const { option, velocityLimits } of legsOf(pipe)) {
    const { velocity } = option;
    const limit = velocityLimits.find(({ reason, velocity: most }) => (reason === "noise") === isNoise && isAbove(velocity, most));
    if (limit) return { velocity, limit };
  }
  return undefined;
}

function velocityWarnings(calculation: PipeCalculation, values: PipeValues, say: Say): WarningStatement[] {
  const { sections, temperatures } = calculation;
  // Limits of practice are round numbers in both systems: 2 ft/s is 0.6 m/s, and not 0.610.
  const about = (value: number): string => formatQuantity(value, "waterVelocity", values.unitSystem, { digits: 2, trimZeros: true });
  const wearing = sections.filter((pipe) => exceeded(pipe, false));
  const loud = sections.filter((pipe) => !wearing.includes(pipe) && exceeded(pipe, true));
  const slow = sections.filter((pipe) => legsOf(pipe).some(({ option }) => option.velocity < hydronicCriteria.minVelocity));
  const shared = (velocity: number, text: string) =>
    ({ field: "sizeChoice", result: "velocity", extent: { size: velocity, text: `highest ${text}` } }) as const;
  return [
    ...warningsOf(calculation, wearing, (pipe) => {
      const { velocity, limit } = exceeded(pipe, false)!;
      const text = say(velocity, "waterVelocity");
      const isMaterial = limit.reason === "material";
      const what = isMaterial
        ? `wears ${pipe.pipes!.pipe.material.name} at ${say(hottestOf(temperatures), "temperature")}`
        : `erodes the pipe at ${say(values.operatingHours, "time")} a year`;
      return {
        code: isMaterial ? "material-velocity" : "erosion-velocity",
        severity: "limit",
        message: `${text}${inSectionText(calculation, pipe)} ${what}; the limit is ${about(limit.velocity)}. Use a larger size.`,
        source: limit.citation,
        ...shared(velocity, text),
      };
    }),
    ...warningsOf(calculation, loud, (pipe) => {
      const { velocity, limit } = exceeded(pipe, true)!;
      const text = say(velocity, "waterVelocity");
      const sizes = limit.velocity === hydronicCriteria.maxVelocitySmall ? "up to" : "above";
      return {
        code: "noise-velocity",
        severity: "caution",
        message: `${text}${inSectionText(calculation, pipe)} is above the usual ${about(limit.velocity)} ${sizes} DN 50 and may be heard in occupied rooms. Use a larger size, a maximum velocity, or a shaft.`,
        source: limit.citation,
        ...shared(velocity, text),
      };
    }),
    ...(slow.length > 0 ? airWarnings(calculation, slow, about(hydronicCriteria.minVelocity)) : []),
  ];
}

/** Warnings about pipes with air at their high points. `carrying` is the velocity that carries it away. */
function airWarnings(calculation: PipeCalculation, slow: readonly PipeState[], carrying: string): WarningStatement[] {
  return warningsOf(calculation, slow, (pipe) => ({
    code: "air-not-carried",
    severity: "info",
    message: `${sectionPrefix(calculation, pipe)}Below ${carrying} the flow does not carry air away from high points. Use a smaller size, or vent every high point.`,
    field: "sizeChoice",
    result: "velocity",
    source: sizing,
  }));
}

function sizeWarnings(calculation: PipeCalculation, values: PipeValues, say: Say): WarningStatement[] {
  const { sections } = calculation;
  const fastest = (pipe: PipeState): number => legsOf(pipe).reduce((most, { option }) => Math.max(most, option.velocity), -Infinity);
  const highest = (pipe: PipeState): number => legsOf(pipe).reduce((most, { option }) => Math.max(most, option.frictionRate), -Infinity);
  const seldomStocked = (pipe: PipeState) => legsOf(pipe).find(({ option }) => option.size.isSeldomStocked)?.option.size.name;
  const sizeField = ({ row }: PipeState): string => (row.sizeChoice === "custom" ? "customSize" : "sizeChoice");
  return [
    ...warningsOf(
      calculation,
      sections.filter(({ pipes }) => pipes && !pipes.isAsSelected),
      (pipe) => ({
        code: "no-adjacent-size",
        severity: "caution",
        message: `${sectionPrefix(calculation, pipe)}The series has no ${pipe.row.sizeChoice} size that can be used here, so the results are for ${pipe.pipes!.supply.option.size.name}, which meets the target. Select another series, or the standard size.`,
        field: "sizeChoice",
        source: { source: pipeStandards, locator: pipe.pipes!.pipe.material.standard },
      }),
    ),
    ...warningsOf(calculation, sections.filter(seldomStocked), (pipe) => ({
      code: "seldom-stocked-size",
      severity: "info",
      message: `${sectionPrefix(calculation, pipe)}${seldomStocked(pipe)!} is seldom stocked, its fittings and valves even less. Use stocked sizes unless the supplier confirms availability.`,
      field: calculation.scope === "section" && pipe.row.sizeChoice !== "custom" ? "pipeSizes" : sizeField(pipe),
    })),
    ...warningsOf(
      calculation,
      sections.filter((pipe) => isAbove(highest(pipe), pipe.target)),
      (pipe) => ({
        code: "above-target",
        severity: "caution",
        message: `${sectionPrefix(calculation, pipe)}${pipe.pipes!.supply.option.size.name} runs at ${say(highest(pipe), "frictionRateWater")}, above the target of ${say(pipe.target, "frictionRateWater")}. Accept the pump power, or use a larger size.`,
        field: sizeField(pipe),
        source: sizing,
        extent: { size: highest(pipe), text: `highest ${say(highest(pipe), "frictionRateWater")}` },
      }),
    ),
    ...warningsOf(
      calculation,
      sections.filter((pipe) => isAbove(fastest(pipe), values.maxVelocity ?? Infinity)),
      (pipe) => ({
        code: "above-max-velocity",
        severity: "caution",
        message: `${sectionPrefix(calculation, pipe)}${pipe.pipes!.supply.option.size.name} runs at ${say(fastest(pipe), "waterVelocity")}, above the maximum of ${say(values.maxVelocity!, "waterVelocity")}. Use a larger size, or allow more.`,
        field: sizeField(pipe),
        source: sizing,
        extent: { size: fastest(pipe), text: `highest ${say(fastest(pipe), "waterVelocity")}` },
      }),
    ),
  ];
}

/** DN from which the energy code limits the flow. */
const minimumLimitedDn = 65;

/**
 * Maximum flow of a size by the energy code, m³/s; infinite without a limit. A series named by its outside diameter has no DN: it has the DN of the
 * widest steel pipe of schedule 40 that is not wider inside.
 */
function energyCodeFlow({ dn, insideDiameter }: PipeSize, { operatingHours, variableFlow }: PipeValues): number {
  const size = dn ?? pipeMaterial("steel40").sizes.findLast((steel) => steel.insideDiameter <= insideDiameter)?.dn ?? 0;
  if (size < minimumLimitedDn) return Infinity;
  return pipeFlowLimit({ dn: size, hours: operatingHours / secondsPerHour, variable: variableFlow, insideDiameter });
}

/** Whether the water may be chilled or condenser water, whose flow the energy code limits. */
function mayBeChilled({ scope, service, flowBy }: PipeValues): boolean {
  return scope === "system" ? service === "cooling" : flowBy !== "heating";
}

function flowWarnings(calculation: PipeCalculation, values: PipeValues, say: Say): WarningStatement[] {
  const { sections } = calculation;
  const beyondCode = (pipe: PipeState) => legsOf(pipe).find(({ flow, option }) => isAbove(flow, energyCodeFlow(option.size, values)));
  const notTurbulent = (pipe: PipeState) => legsOf(pipe).find(({ option }) => option.reynolds < frictionTransition.turbulentFrom);
  return [
    ...warningsOf(
      calculation,
      sections.filter(({ flow }) => flow === 0),
      ({ name }) => ({
        code: "no-flow",
        severity: "caution",
        message: `No flow in ${name}. Enter the unit at its end, or connect the sections downstream of it.`,
        field: "unit",
        source: { source: mathematics, locator: "continuity" },
      }),
    ),
    ...(mayBeChilled(values)
      ? warningsOf(calculation, sections.filter(beyondCode), (pipe) => {
          const { flow, option } = beyondCode(pipe)!;
          const limit = say(energyCodeFlow(option.size, values), "waterFlow");
          return {
            code: "energy-code-flow",
            severity: "caution",
            message: `${sectionPrefix(calculation, pipe)}In chilled and condenser water systems the energy code allows ${limit} in this size at ${say(values.operatingHours, "time")} a year; this is ${say(flow, "waterFlow")}. Use a larger size in such systems.`,
            field: "sizeChoice",
            result: "designFlow",
            source: { source: ashrae90, locator: "Table 6.5.4.6" },
          };
        })
      : []),
    ...warningsOf(calculation, sections.filter(notTurbulent), (pipe) => ({
      code: "not-turbulent",
      severity: "info",
      message:
        notTurbulent(pipe)!.option.reynolds < frictionTransition.laminarBelow
          ? `The flow${inSectionText(calculation, pipe)} is laminar: heat transfer is poor, and losses of fittings by coefficient are underestimated. Use the two-K or three-K method for them.`
          : `The flow${inSectionText(calculation, pipe)} is between laminar and turbulent: the friction factor is interpolated and may be off by a quarter. Avoid this range where the loss matters.`,
      field: "sizeChoice",
      result: "reynolds",
      source: { source: fundamentals2021, locator: "ch. 3" },
    })),
  ];
}

/** The fittings that a pipe lists itself. */
const listsOf = (pipe: PipeState): readonly Leg["fittings"][number][] =>
  legsOf(pipe).flatMap(({ fittings }) => fittings.find(({ section }) => section === pipe.id) ?? []);

const rangesText = ({ exceeded: ranges }: FittingLoss): string => {
  const short = (value: number): string => formatNumber(value, { digits: 3, trimZeros: true });
  return ranges
    .map(({ name, unit, min, max, value }) => `${name} of ${short(value)}${unit && ` ${unit}`}, data from ${short(min)} to ${short(max)}`)
    .join("; ");
};

function fittingWarnings(calculation: PipeCalculation, { fittingMethod }: PipeValues): WarningStatement[] {
  const { sections, scope } = calculation;
  const others =
    fittingMethod === "crane"
      ? 0
      : sections.flatMap(listsOf).flatMap(({ losses }) => losses.filter(({ method }) => method === "crane")).length;
  const governs = ({ pipes }: PipeState): boolean => pipes!.supply.fittingsLoss > pipes!.supply.pipeLoss && pipes!.supply.length > 0;
  return [
    ...(others > 0 ? [methodWarning(others)] : []),
    // Most sections of a system are short, so that losses of fittings larger than those of the pipe are usual.
    ...warningsOf(calculation, scope === "section" ? sections.filter(governs) : [], () => ({
      code: "fittings-govern",
      severity: "info",
      message: "The fittings lose more than the pipe: their data decide the result. Use manufacturers’ coefficients where you can.",
      field: "fittings",
      source: { source: crane410 },
    })),
    ...sections.flatMap((pipe) =>
      listsOf(pipe).flatMap(({ list, losses }) =>
        losses
          .filter(({ number, exceeded: ranges }) => number > 0 && ranges.length > 0)
          .flatMap((loss) =>
            warningsOf(calculation, [pipe], () => ({
              code: "fitting-beyond-data",
              severity: "caution",
              message: `${loss.name}${inSectionText(calculation, pipe)}: beyond the data of its source (${rangesText(loss)}), so the coefficient at their end is used. Check with the manufacturer.`,
              field: joinPath(list, loss.id, "fitting"),
              source: pipeFitting(loss.key).citation,
            })),
          ),
      ),
    ),
  ];
}

function methodWarning(count: number): WarningStatement {
  return {
    code: "method-not-for-all-fittings",
    severity: "info",
    message: `The method has no constants for ${count === 1 ? "one of the fittings" : `${count} of the fittings`}, which ${count === 1 ? "keeps" : "keep"} the coefficient of its geometry. Enter K where the manufacturer gives it.`,
    field: "fittingMethod",
    source: { source: crane410 },
  };
}
