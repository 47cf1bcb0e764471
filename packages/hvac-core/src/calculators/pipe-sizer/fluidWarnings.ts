import { glycolDataLimit, water } from "../../fluids/index.ts";
import { williamsHazen1920 } from "../../flow/sources.ts";
import type { Warning } from "../../kernel/index.ts";
import { standardPressure } from "../../psychrometrics/internal.ts";
import { formatNumber } from "../../quantity/index.ts";
import { fundamentals2021, iapwsIf97, melinder2010 } from "../../sources/index.ts";
import type { PipeCalculation } from "./results.ts";
import { coldestOf, hottestOf } from "./legHeat.ts";
import type { PipeValues } from "./schema.ts";
import type { Say } from "./statements.ts";

/** Least distance of a glycol mixture from its freezing point, K. */
const freezingMargin = 3;

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

/** What the fluid itself asks for, by the coldest and the hottest pipe. */
export function fluidWarnings(calculation: PipeCalculation, values: PipeValues, say: Say): Warning[] {
  const { fluid, temperatures } = calculation;
  const [coldest, hottest] = [coldestOf(temperatures), hottestOf(temperatures)];
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
  if (fluid.freezingPoint !== undefined && values.fluidTemperature - fluid.freezingPoint < freezingMargin)
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
      source: { source: fundamentals2021, locator: "ch. 22" },
    });
  return [...found, ...freezingWarnings(calculation, values, say)];
}

/** The colder of both pipes, where the mean temperature alone says nothing. Water that would be ice is refused. */
function freezingWarnings({ fluid, temperatures }: PipeCalculation, values: PipeValues, say: Say): Warning[] {
  const coldest = coldestOf(temperatures);
  const freezing = fluid.freezingPoint;
  if (freezing === undefined || coldest - freezing >= freezingMargin || values.fluidTemperature - freezing < freezingMargin) return [];
  return [
    {
      code: "supply-near-freezing",
      severity: "limit",
      message: `The ${values.service === "cooling" ? "supply" : "return"} has ${say(coldest, "temperature")}, and the fluid freezes at ${say(freezing, "temperature")}. Add glycol.`,
      field: "glycolMassFraction",
      source: { source: melinder2010 },
    },
  ];
}
