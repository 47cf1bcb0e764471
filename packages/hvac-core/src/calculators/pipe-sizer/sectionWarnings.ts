import { isAbove } from "../../quantity/tolerance.ts";
import { frictionTransition, hydronicCriteria, pipeFitting, pipeFlowLimit, pipeMaterial, type PipeSize } from "../../flow/index.ts";
import { williamsHazen1920 } from "../../flow/sources.ts";
import type { Warning } from "../../kernel/index.ts";
import { formatNumber, formatQuantity, type QuantityKind } from "../../quantity/index.ts";
import { glycolDataLimit, water } from "../../fluids/index.ts";
import type { PipeSectionCalculation } from "./section.ts";
import type { PipeValues } from "./schema.ts";
import { velocityLimits } from "./velocityLimits.ts";
import { ashrae90, crane410, fundamentals2021, iapwsIf97, melinder2010 } from "../../sources/index.ts";
import { standardPressure } from "../../psychrometrics/constants.ts";

const sizing = { source: fundamentals2021, locator: "ch. 22" };
const secondsPerHour = 3600;

/** What a senior engineer would remark about the pipe. */
export function sectionWarnings(calculation: PipeSectionCalculation, values: PipeValues): Warning[] {
  const say = (value: number, kind: QuantityKind): string => formatQuantity(value, kind, values.unitSystem);
  return [
    ...velocityWarnings(calculation, values, say),
    ...flowWarnings(calculation, values, say),
    ...fittingWarnings(calculation),
    ...fluidWarnings(calculation, values, say),
    ...hazenWilliamsWarnings(values),
  ];
}

export type Say = (value: number, kind: QuantityKind) => string;

/** Why nobody should size by it. */
export function hazenWilliamsWarnings({ compareHazenWilliams }: PipeValues): Warning[] {
  if (!compareHazenWilliams) return [];
  return [
    {
      code: "hazen-williams-legacy",
      severity: "info",
      message:
        "Hazen-Williams knows neither the temperature nor the viscosity of the fluid: it was fitted to cold water in pipes of 50 mm and more. It is shown for comparison only.",
      field: "compareHazenWilliams",
      source: { source: williamsHazen1920 },
    },
  ];
}

function velocityWarnings(calculation: PipeSectionCalculation, values: PipeValues, say: Say): Warning[] {
  const found: Warning[] = [];
  const { option } = calculation;
  const { least, noise, wear } = velocityLimits(calculation, values);
  // Limits of practice are round numbers in both systems: 2 ft/s is 0.6 m/s, and not 0.610.
  const about = (value: number, kind: QuantityKind): string =>
    formatQuantity(value, kind, values.unitSystem, { digits: 2, trimZeros: true });
  const velocity = say(option.velocity, "waterVelocity");
  if (wear && isAbove(option.velocity, wear.velocity))
    found.push(
      wear.reason === "material"
        ? {
            code: "material-velocity",
            severity: "limit",
            message: `${velocity} wears ${calculation.material.name} at ${say(values.fluidTemperature, "temperature")}; the limit is ${about(wear.velocity, "waterVelocity")}. Use a larger size.`,
            result: "velocity",
            source: wear.citation,
          }
        : {
            code: "erosion-velocity",
            severity: "limit",
            message: `${velocity} erodes the pipe at ${say(values.operatingHours, "time")} a year; the limit is ${about(wear.velocity, "waterVelocity")}. Use a larger size.`,
            result: "velocity",
            source: wear.citation,
          },
    );
  else if (isAbove(option.velocity, noise.velocity))
    found.push({
      code: "noise-velocity",
      severity: "caution",
      message: `${velocity} is above the usual ${about(noise.velocity, "waterVelocity")} ${noise.velocity === hydronicCriteria.maxVelocitySmall ? "up to" : "above"} DN 50 and may be heard in occupied rooms. Use a larger size, or run the pipe in shafts.`,
      result: "velocity",
      source: noise.citation,
    });
  if (option.velocity < least)
    found.push({
      code: "air-not-carried",
      severity: "caution",
      message: `Below ${about(least, "waterVelocity")} the flow does not carry air away from high points. Use a smaller size, or vent every high point.`,
      result: "velocity",
      source: sizing,
    });
  return found;
}

/** DN from which the energy code limits the flow. */
const leastLimited = 65;

/**
 * Largest flow of a size by the energy code, m³/s; infinite where it limits none. Series that count by their outside diameter have no DN: of them
 * the DN counts whose steel pipe of schedule 40 is not wider inside.
 */
export function energyCodeFlow({ dn, insideDiameter }: PipeSize, { operatingHours, variableFlow }: PipeValues): number {
  const size = dn ?? pipeMaterial("steel40").sizes.findLast((steel) => steel.insideDiameter <= insideDiameter)?.dn ?? 0;
  if (size < leastLimited) return Infinity;
  return pipeFlowLimit({ dn: size, hours: operatingHours / secondsPerHour, variable: variableFlow, insideDiameter });
}

function flowWarnings({ option, asChosen, flow, losses, results }: PipeSectionCalculation, values: PipeValues, say: Say): Warning[] {
  const found: Warning[] = [];
  if (!asChosen)
    found.push({
      code: "no-such-neighbour",
      severity: "caution",
      message: `The series has no ${values.sizeChoice} size that can be used here, so the results are for ${option.size.name}, which meets the target. Choose another series, or the standard size.`,
      field: "sizeChoice",
    });
  if (option.size.isSeldomStocked)
    found.push({
      code: "seldom-stocked-size",
      severity: "info",
      message: `${option.size.name} is seldom stocked, and its fittings and valves even less. Choose stocked sizes unless the supplier confirms it.`,
      field: "pipeSizes",
    });
  if (isAbove(option.frictionRate, values.frictionRate))
    found.push({
      code: "above-target",
      severity: "caution",
      message: `${option.size.name} runs at ${say(option.frictionRate, "frictionRateWater")}, above the target of ${say(values.frictionRate, "frictionRateWater")}. Accept the pump power, or use the standard size.`,
      field: "sizeChoice",
      source: sizing,
    });
  const most = energyCodeFlow(option.size, values);
  if (isAbove(flow, most))
    found.push({
      code: "energy-code-flow",
      severity: "caution",
      message: `In chilled and condenser water systems the energy code allows ${say(most, "waterFlow")} in this size at ${say(values.operatingHours, "time")} a year; this is ${say(flow, "waterFlow")}. Use a larger size in such systems.`,
      result: "designFlow",
      source: { source: ashrae90, locator: "Table 6.5.4.6" },
    });
  if (option.reynolds < frictionTransition.turbulentFrom)
    found.push({
      code: "not-turbulent",
      severity: "info",
      message:
        option.reynolds < frictionTransition.laminarBelow
          ? "The flow is laminar: heat transfer is poor, and losses of fittings by coefficient are underestimated. Use the two-K or three-K method for them."
          : "The flow is between laminar and turbulent: the friction factor is interpolated and may be off by a quarter. Avoid this range where the loss matters.",
      result: "reynolds",
      source: { source: fundamentals2021, locator: "ch. 3" },
    });
  const others = values.fittingMethod === "crane" ? 0 : losses.filter(({ method }) => method === "crane").length;
  if (others > 0)
    found.push({
      code: "method-not-for-all-fittings",
      severity: "info",
      message: `The method has no constants for ${others === 1 ? "one of the fittings" : `${others} of the fittings`}, which ${others === 1 ? "keeps" : "keep"} the coefficient stated with it. Enter K where the manufacturer gives it.`,
      field: "fittingMethod",
      source: { source: crane410 },
    });
  if (results.fittingsPressureLoss! > results.pipePressureLoss! && values.pipeLength > 0)
    found.push({
      code: "fittings-govern",
      severity: "info",
      message: "The fittings lose more than the pipe: their data decide the result. Use manufacturers’ coefficients where you can.",
      field: "fittings",
      source: { source: crane410 },
    });
  return found;
}

/** Fittings whose coefficients are held at the end of what their source covers. */
function fittingWarnings({ losses }: PipeSectionCalculation): Warning[] {
  const short = (value: number): string => formatNumber(value, { digits: 3, trimZeros: true });
  return losses.flatMap(({ id, key, name, number, exceeded }) => {
    if (number === 0 || exceeded.length === 0) return [];
    const said = exceeded.map(
      ({ name: what, unit, min, max, value }) =>
        `${what} of ${short(value)}${unit && ` ${unit}`}, data from ${short(min)} to ${short(max)}`,
    );
    return {
      code: "fitting-beyond-data",
      severity: "caution" as const,
      message: `${name}: beyond the data of its source (${said.join("; ")}), so the coefficient at their end is used. Check with the manufacturer.`,
      field: `fittings.${id}.fitting`,
      source: pipeFitting(key).citation,
    };
  });
}

/** The coldest and the hottest pipe, °C. */
export interface Extremes {
  readonly coldest: number;
  readonly hottest: number;
}

/** What the fluid itself asks for. */
export function fluidWarnings(
  { fluid }: Pick<PipeSectionCalculation, "fluid">,
  values: PipeValues,
  say: Say,
  { coldest, hottest }: Extremes = { coldest: values.fluidTemperature, hottest: values.fluidTemperature },
): Warning[] {
  const found: Warning[] = [];
  // Pressure in feet is of cold water, head of the fluid itself: one of them alone would mislead nobody.
  const lighter = 1000 / fluid.density - 1;
  if (values.unitSystem === "Imperial" && Math.abs(lighter) > 0.01)
    found.push({
      code: "head-of-the-fluid",
      severity: "info",
      message: `The density of the fluid is ${say(fluid.density, "density")}, so its head in feet is ${formatNumber(Math.abs(100 * lighter), { digits: 2, trimZeros: true })} % ${lighter > 0 ? "more" : "less"} than the pressure in feet of cold water. Compare head with pump curves, pressure with gauges.`,
      result: "totalHeadLoss",
    });
  if (fluid.freezingPoint !== undefined && values.fluidTemperature - fluid.freezingPoint < 3)
    found.push({
      code: "near-freezing",
      severity: "limit",
      message: `The mixture freezes at ${say(fluid.freezingPoint, "temperature")}, less than 3 K (5 °F) below the fluid temperature. Add glycol.`,
      field: "glycolMassFraction",
      source: { source: melinder2010 },
    });
  if (values.fluid !== "water" && values.fluidTemperature > glycolDataLimit)
    found.push({
      code: "beyond-glycol-data",
      severity: "caution",
      message: `The glycol data end at ${say(glycolDataLimit, "temperature")}; density, viscosity and specific heat at ${say(values.fluidTemperature, "temperature")} are extrapolated. Compare them with the manufacturer's table.`,
      field: "fluidTemperature",
      source: { source: melinder2010 },
    });
  const boiling = values.fluid === "water" ? water({ temperature: hottest }).saturationPressure : 0;
  if (boiling > standardPressure)
    found.push({
      code: "water-under-pressure",
      severity: "caution",
      message: `Water of ${say(hottest, "temperature")} boils below ${say(boiling, "atmosphericPressure")} absolute. Keep every point of the system well above that pressure.`,
      field: "fluidTemperature",
      source: { source: iapwsIf97 },
    });
  if (values.fluid === "water" && coldest < 4)
    found.push({
      code: "water-near-freezing",
      severity: "caution",
      message: "Water this cold freezes in a still pipe or coil. Add glycol or heat tracing.",
      field: "fluidTemperature",
      source: sizing,
    });
  return found;
}
