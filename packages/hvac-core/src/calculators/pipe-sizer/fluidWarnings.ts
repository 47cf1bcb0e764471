import { waterVaporPressure } from "../../fluids/index.ts";
import { freezingMargin, liquidWarnings } from "../../fluids/internal.ts";
import { williamsHazen1920 } from "../../flow/sources.ts";
import type { Warning } from "../../kernel/index.ts";
import { standardPressure } from "../../psychrometrics/internal.ts";
import { formatNumber } from "../../quantity/index.ts";
import { fundamentals2021, iapwsIf97, mathematics, melinder2010 } from "../../sources/index.ts";
import type { PipeCalculation } from "./results.ts";
import { coldestOf, hottestOf } from "./legHeat.ts";
import type { PipeValues } from "./schema.ts";
import type { Say } from "./statements.ts";

/** Limits of the Hazen-Williams formula. */
export function hazenWilliamsWarnings({ compareHazenWilliams }: PipeValues): Warning[] {
  if (!compareHazenWilliams) return [];
  return [
    {
      code: "hazen-williams-legacy",
      severity: "info",
      message:
        "The Hazen-Williams formula takes no account of temperature and viscosity: it was fitted to cold water in pipes of 50 mm and more. It is shown for comparison only.",
      field: "compareHazenWilliams",
      source: { source: williamsHazen1920 },
    },
  ];
}

/** Warnings about the fluid, by the coldest and the hottest pipe. */
export function fluidWarnings(calculation: PipeCalculation, values: PipeValues, say: Say): Warning[] {
  const { fluid, temperatures } = calculation;
  const [coldest, hottest] = [coldestOf(temperatures), hottestOf(temperatures)];
  const warnings: Warning[] = [];
  // Pressure in feet refers to cold water, head to the fluid itself.
  const lighter = 1000 / fluid.density - 1;
  if (values.unitSystem === "Imperial" && Math.abs(lighter) > 0.01)
    warnings.push({
      code: "head-of-the-fluid",
      severity: "info",
      message: `The density of the fluid is ${say(fluid.density, "density")}, so its head in feet is ${formatNumber(Math.abs(100 * lighter), { digits: 2, trimZeros: true })} % ${lighter > 0 ? "more" : "less"} than the pressure in feet of cold water. Compare head with pump curves, pressure with gauges.`,
      result: "totalHeadLoss",
      source: { source: mathematics, locator: "head as pressure over density and gravity" },
    });
  warnings.push(...liquidWarnings(values, fluid.freezingPoint));
  const boiling = values.fluid === "water" ? waterVaporPressure(hottest) : 0;
  if (boiling > standardPressure)
    warnings.push({
      code: "water-under-pressure",
      severity: "caution",
      message: `Water of ${say(hottest, "temperature")} boils below ${say(boiling, "atmosphericPressure")} absolute. Keep every point of the system well above that pressure.`,
      field: "fluidTemperature",
      source: { source: iapwsIf97 },
    });
  if (values.fluid === "water" && coldest < 4)
    warnings.push({
      code: "water-near-freezing",
      severity: "caution",
      message: "Water this cold freezes in a pipe or coil without flow. Add glycol or heat tracing.",
      field: "fluidTemperature",
      source: { source: fundamentals2021, locator: "ch. 22" },
    });
  return [...warnings, ...freezingWarnings(calculation, values, say)];
}

/** Freezing in the colder pipe, where the mean temperature is above the margin. Water that would be ice is an error. */
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
