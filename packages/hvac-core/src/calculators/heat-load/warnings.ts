import type { Warning } from "../../kernel/index.ts";
import { formatQuantity } from "../../quantity/index.ts";
import type { HeatLoadCalculation } from "./calculate.ts";
import type { HeatLoadValues } from "./schema.ts";
import { ashrae183, fundamentals2021, noaaSolar } from "../../sources/index.ts";

const loads = { source: fundamentals2021, locator: "ch. 18" };

/** What a senior engineer would remark about the room and its load. */
export function warnings(calculation: HeatLoadCalculation, values: HeatLoadValues): Warning[] {
  const found = values.calculationMode === "Cooling" ? coolingWarnings(calculation, values) : heatingWarnings(calculation, values);
  if (values.safetyFactor > 0.1)
    found.push({
      code: "large-safety",
      severity: "caution",
      message: "More than 10 % safety oversizes the plant: it cycles, dries poorly and costs more. Refine the inputs instead.",
      field: "safetyFactor",
      source: { source: ashrae183 },
    });
  return found;
}

function coolingWarnings({ results, air, sun, difference, gains }: HeatLoadCalculation, values: HeatLoadValues): Warning[] {
  const found: Warning[] = [];
  const say = (value: number, kind: "temperature" | "heatFlux" | "airFlowPerArea"): string => formatQuantity(value, kind, values.unitSystem);
  if (difference < 0)
    found.push({ code: "outdoor-cooler-than-indoor", severity: "caution", message: "It is colder outdoors than indoors, so transmission and outdoor air relieve the load. Check the mode and the temperatures.", field: "outdoorTemp" });
  // Clocks deviate from the sun by up to two hours and a half: western China, western Spain with summer time left on.
  if (Math.abs(values.longitude / 15 - values.timeZone) > 3 && values.windowArea > 0)
    found.push({ code: "time-zone-elsewhere", severity: "caution", message: "Longitude and time zone do not belong together, so the sun stands elsewhere than at the site. Longitudes west of Greenwich are negative.", field: "timeZone", source: { source: noaaSolar } });
  if (sun && values.windowArea > 0 && sun.sun.altitude <= 0)
    found.push({ code: "sun-below-horizon", severity: "caution", message: "The sun is below the horizon at this hour, so the windows bring no solar gain. Choose the hour at which the room peaks.", field: "hour", source: { source: noaaSolar } });
  if (sun && sun.gain > 0.3 * results.totalLoad!)
    found.push({
      code: "sun-governs",
      severity: "info",
      message: `Sun through the windows is ${formatQuantity(sun.gain / results.totalLoad!, "ratio", values.unitSystem)} of the load. Its peak may fall in another month and hour: try those, low sun in spring and autumn included.`,
      field: "month",
      source: loads,
    });
  if (sun && sun.gain > 0)
    found.push({
      code: "no-storage",
      severity: "info",
      message: "Solar gain and radiant heat are counted in the hour they arrive. A room with mass stores part of them and peaks later and lower.",
      result: "totalLoad",
      source: { source: fundamentals2021, locator: "ch. 18, radiant time series" },
    });
  if (results.sensibleHeatRatio !== undefined && results.sensibleHeatRatio < 0.65)
    found.push({
      code: "low-sensible-heat-ratio",
      severity: "caution",
      message: `A sensible heat ratio of ${formatQuantity(results.sensibleHeatRatio, "number", values.unitSystem)} is below what usual coils reach without reheat. Dry the outdoor air apart, or plan for reheat.`,
      result: "sensibleHeatRatio",
      source: loads,
    });
  if (results.supplyTemperature !== undefined && results.supplyTemperature < 8)
    found.push({ code: "cold-supply-air", severity: "caution", message: `Supply air at ${say(results.supplyTemperature, "temperature")} needs diffusers and ducts made for cold air. Reduce the supply temperature difference.`, field: "supplyTemperatureDifference", source: loads });
  if (results.supplyTemperature !== undefined && results.supplyTemperature > air.indoor.dewPoint && gains.latent > 0)
    found.push({
      code: "supply-above-dew-point",
      severity: "info",
      message: `Supply air at ${say(results.supplyTemperature, "temperature")} is above the room's dew point of ${say(air.indoor.dewPoint, "temperature")}: if it was not dried further, the room's humidity rises above the design.`,
      field: "supplyTemperatureDifference",
      source: { source: fundamentals2021, locator: "ch. 1" },
    });
  if (results.supplyTemperature !== undefined && results.supplyTemperature < air.indoor.dewPoint - 1)
    found.push({
      code: "supply-below-dew-point",
      severity: "info",
      message: `Ducts and diffusers at ${say(results.supplyTemperature, "temperature")} are below the room's dew point of ${say(air.indoor.dewPoint, "temperature")}: insulate the ducts and take diffusers that do not sweat.`,
      field: "supplyTemperatureDifference",
      source: { source: fundamentals2021, locator: "ch. 1" },
    });
  const perArea = (results.supplyAirflow ?? 0) / values.floorArea;
  if (perArea > 0.012 || (perArea > 0 && perArea < 0.004))
    found.push({
      code: "unusual-supply-airflow",
      severity: "info",
      message: `The supply airflow is ${say(perArea, "airFlowPerArea")}; rooms usually take ${say(0.004, "airFlowPerArea")} to ${say(0.012, "airFlowPerArea")}. Below it air distribution suffers, above it draughts are hard to avoid.`,
      result: "supplyAirflow",
      source: loads,
    });
  if (results.loadPerArea! > 300 || (results.loadPerArea! < 20 && results.totalLoad! > 0))
    found.push({
      code: "unusual-load-density",
      severity: "caution",
      message: `${say(results.loadPerArea!, "heatFlux")} is outside what rooms usually need, ${say(20, "heatFlux")} to ${say(300, "heatFlux")}. Check areas, units and gains.`,
      result: "loadPerArea",
      source: loads,
    });
  if (results.totalLoad! <= 0) found.push({ code: "no-cooling-needed", severity: "caution", message: "Nothing is left to cool at these conditions. Check the mode and the temperatures.", result: "totalLoad" });
  return found;
}

function heatingWarnings({ results, difference, sensibleSum, gains }: HeatLoadCalculation, values: HeatLoadValues): Warning[] {
  const found: Warning[] = [];
  if (difference < 0)
    found.push({ code: "outdoor-warmer-than-indoor", severity: "caution", message: "It is warmer outdoors than indoors, so there is nothing to heat. Check the mode and the temperatures.", field: "outdoorTemp" });
  else if (sensibleSum <= 0)
    found.push({ code: "gains-cover-losses", severity: "caution", message: "The credited gains cover the losses. Credit less: the plant must warm the empty building.", field: "gainCredit", source: loads });
  if (values.gainCredit > 0 && gains.sensible > 0)
    found.push({ code: "gains-credited", severity: "caution", message: "Internal gains are credited against the heat loss. They must be present on the coldest night for that to hold.", field: "gainCredit", source: loads });
  if (values.infiltrationAirChanges === 0 && values.ventilationRate === 0)
    found.push({ code: "no-outdoor-air-in-heating", severity: "info", message: "Neither ventilation nor infiltration is counted. Every building leaks: give at least the infiltration of its class.", field: "infiltrationAirChanges", source: { source: fundamentals2021, locator: "ch. 16" } });
  if (results.loadPerArea! > 250)
    found.push({ code: "unusual-load-density", severity: "caution", message: `${formatQuantity(results.loadPerArea!, "heatFlux", values.unitSystem)} is more than poorly insulated buildings need. Check areas and U-values.`, result: "loadPerArea", source: loads });
  return found;
}
