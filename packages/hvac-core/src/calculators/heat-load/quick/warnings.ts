import type { Warning } from "../../../kernel/index.ts";
import { vaporEnthalpy, relativeHumidityFromHumidityRatio, saturationHumidityRatio } from "../../../psychrometrics/internal.ts";
import { formatQuantity, monthNames } from "../../../quantity/index.ts";
import type { HeatLoadCalculation } from "./calculate.ts";
import type { HeatLoadValues } from "../schema.ts";
import { fundamentals2017, noaaSolar } from "../../../sources/index.ts";
import { isFarFromSummer, sunMonth } from "../seasons.ts";
import { isClockOfElsewhere } from "../warnings.ts";
import { sunniestHour, sunOn } from "./sun.ts";

const loads = { source: fundamentals2017, locator: "ch. 18" };
const climate = { source: fundamentals2017, locator: "ch. 14" };
const allMonths = monthNames.map((_, index) => index + 1);

/** What a senior engineer would remark about the room and its load. */
export function roomWarnings(calculation: HeatLoadCalculation, values: HeatLoadValues): Warning[] {
  return values.calculationMode === "Cooling" ? coolingWarnings(calculation, values) : heatingWarnings(calculation, values);
}

/** Whether it is warmer outdoors than indoors in a month far from summer. */
function isSummerInWinter(values: HeatLoadValues): boolean {
  return values.outdoorTemp > values.indoorTemp && isFarFromSummer(sunMonth(values), values.latitude);
}

/** What the quick method leaves out, and where the sun would do more. */
function aboutTheSun({ results, weather, month, sunniest, surfaces }: HeatLoadCalculation, values: HeatLoadValues): Warning[] {
  const found: Warning[] = [];
  const exposed = surfaces.filter(({ surface }) => surface.exposure === "sun" && surface.area > 0);
  const power = (value: number): string => formatQuantity(value, "power", values.unitSystem);
  const shaded = surfaces.filter(
    ({ surface }) => surface.exposure === "shade" && surface.area > 0 && (surface.kind === "roof" || surface.kind === "wall"),
  );
  if (shaded.length > 0)
    found.push({
      code: "surfaces-in-shade",
      severity: "caution",
      message: `Counted without sun: ${shaded.map(({ surface }) => surface.name).join(", ")}. On a dark roof the solar gain is several times the conduction by air temperature alone: choose “Sun and outdoor air” where the sun reaches it.`,
      field: "surfaces",
      source: loads,
    });
  if (exposed.length === 0) return found;
  const tilted = values.surfaces.find((row) => row.kind === "window" && row.exposure === "sun" && row.overhangDepth > 0 && row.tilt !== 90);
  if (tilted)
    found.push({
      code: "overhang-over-tilted-window",
      severity: "caution",
      message: "Overhangs are calculated for vertical windows only (tilt 90°): this window is calculated in full sun.",
      field: `surfaces.${tilted.id}.overhangDepth`,
      source: loads,
    });
  if (isClockOfElsewhere(values))
    found.push({
      code: "time-zone-elsewhere",
      severity: "caution",
      message:
        "Longitude and time zone do not match, so the sun is not where it would be at the site. Longitudes west of Greenwich are negative.",
      field: "timeZone",
      source: { source: noaaSolar },
    });
  if (isSummerInWinter(values))
    found.push({
      code: "summer-temperature-in-winter",
      severity: "caution",
      message: `${monthNames[sunMonth(values) - 1]} is far from summer at this latitude, but the outdoor temperature is that of a summer day: the sun is the wrong one for it. Choose the month of that temperature.`,
      field: "month",
      source: climate,
    });
  if (weather && weather.sunAltitude <= 0) {
    found.push({
      code: "sun-below-horizon",
      severity: "caution",
      message: "The sun is below the horizon at this hour, so there is no solar gain. Choose the hour at which the load peaks.",
      field: "hour",
      source: { source: noaaSolar },
    });
    return found;
  }
  if (sunniest && sunniest.more > 0.02 * Math.max(results.totalLoad, 1))
    found.push({
      code: "sun-peaks-at-another-hour",
      severity: "caution",
      message: `At ${sunniest.hour} h the solar gain of these surfaces is ${power(sunniest.more)} higher than at the hour entered. Compare that hour with its own outdoor temperature; the larger load governs.`,
      field: "hour",
      source: loads,
    });
  const windows = surfaces.filter(({ surface }) => surface.kind === "window");
  const through = sunOn(windows);
  if (results.totalLoad > 0 && through > 0.3 * results.totalLoad) {
    const other = sunniestHour(
      values,
      windows.map(({ surface }) => surface),
      through,
      allMonths,
    );
    const more = other && other.month !== month && other.more > 0.02 * results.totalLoad;
    found.push({
      code: "sun-governs",
      severity: "info",
      message: `Sun through the windows is ${formatQuantity(through / results.totalLoad, "ratio", values.unitSystem)} of the load.${more ? ` In ${monthNames[other.month - 1]} at ${other.hour} h it brings ${power(other.more)} more: compare that hour with its own temperature and optical depths.` : ""}`,
      field: "month",
      source: loads,
    });
  }
  if (sunOn(surfaces) > 0)
    found.push({
      code: "no-storage",
      severity: "info",
      message:
        "This is the load of one hour, as if the building stored no heat. By the hourly method, sun and the heat of lights reach the air of a room with mass later and with a lower peak; the sun on a light metal roof comes within the hour, as here.",
      result: "totalLoad",
      source: { source: fundamentals2017, locator: "ch. 18, radiant time series" },
    });
  return found;
}

/** Relative humidity of a room whose supply air leaves the coil saturated, 0…1; `undefined` without moisture or supply air. */
function humidityBehindCoil({ results, supply, gains, air }: HeatLoadCalculation, { indoorTemp }: HeatLoadValues): number | undefined {
  const moisture = gains.latent + air.infiltration.latent;
  if (!supply || results.supplyTemperature === undefined || moisture === 0) return undefined;
  const gained = moisture / (supply.massFlow * vaporEnthalpy(indoorTemp));
  const humidityRatio = saturationHumidityRatio(results.supplyTemperature, air.pressure) + gained;
  return relativeHumidityFromHumidityRatio(
    indoorTemp,
    Math.min(humidityRatio, saturationHumidityRatio(indoorTemp, air.pressure)),
    air.pressure,
  );
}

function coolingWarnings(calculation: HeatLoadCalculation, values: HeatLoadValues): Warning[] {
  const { results, air, difference } = calculation;
  const found: Warning[] = [];
  const say = (value: number, kind: "temperature" | "heatFlux" | "airFlowPerArea"): string =>
    formatQuantity(value, kind, values.unitSystem);
  // Rules of thumb have two digits at most, in either system.
  const about = (value: number, kind: "heatFlux" | "airFlowPerArea"): string =>
    formatQuantity(value, kind, values.unitSystem, { digits: 2, trimZeros: true });
  if (difference < 0)
    found.push({
      code: "outdoor-cooler-than-indoor",
      severity: "caution",
      message: "It is colder outdoors than indoors, so transmission and outdoor air reduce the load. Check the mode and the temperatures.",
      field: "outdoorTemp",
    });
  found.push(...aboutTheSun(calculation, values));
  // At a design dry bulb the air is dry; at the design wet bulb more humid than this in all but deserts.
  if (results.totalLoad > 0 && results.ventilationLoad > results.totalLoad / 3 && air.outdoor.relativeHumidity < 0.5)
    found.push({
      code: "outdoor-air-governs",
      severity: "info",
      message: `Outdoor air is ${formatQuantity(results.ventilationLoad / results.totalLoad, "ratio", values.unitSystem, { digits: 2 })} of the load. On days of the design wet bulb it can bring a quarter more than on those of the design dry bulb: calculate both, each with its coincident temperature; the higher load governs.`,
      field: "outdoorTemp",
      source: climate,
    });
  if (results.sensibleHeatRatio !== undefined && results.sensibleHeatRatio < 0.65)
    found.push({
      code: "low-sensible-heat-ratio",
      severity: "caution",
      message: `A sensible heat ratio of ${formatQuantity(results.sensibleHeatRatio, "sensibleHeatRatio", values.unitSystem)} is below what typical coils reach without reheat. Dehumidify the outdoor air separately, or plan for reheat.`,
      result: "sensibleHeatRatio",
      source: loads,
    });
  if (results.supplyTemperature !== undefined && results.supplyTemperature < 8)
    found.push({
      code: "cold-supply-air",
      severity: "caution",
      message: `Supply air at ${say(results.supplyTemperature, "temperature")} needs diffusers and ducts made for cold air. Reduce the supply temperature difference.`,
      field: "supplyTemperatureDifference",
      source: loads,
    });
  const humidity = humidityBehindCoil(calculation, values);
  if (humidity !== undefined && humidity > values.indoorRelativeHumidity + 0.05)
    found.push({
      code: "supply-above-dew-point",
      severity: "info",
      message: `Air that leaves the coil saturated at ${say(results.supplyTemperature!, "temperature")} does not carry the room's moisture at the design humidity: the room rises to ${formatQuantity(humidity, "ratio", values.unitSystem, { digits: 2 })}. Increase the supply temperature difference, or dehumidify the outdoor air.`,
      field: "supplyTemperatureDifference",
      source: { source: fundamentals2017, locator: "ch. 1" },
    });
  if (results.supplyTemperature !== undefined && results.supplyTemperature < air.indoor.dewPoint - 1)
    found.push({
      code: "supply-below-dew-point",
      severity: "info",
      message: `Ducts and diffusers at ${say(results.supplyTemperature, "temperature")} are below the room's dew point of ${say(air.indoor.dewPoint, "temperature")}: insulate the ducts and use diffusers that do not sweat.`,
      field: "supplyTemperatureDifference",
      source: { source: fundamentals2017, locator: "ch. 1" },
    });
  const perArea = values.floorArea === null ? 0 : (results.supplyAirflow ?? 0) / values.floorArea;
  if (perArea > 0.012 || (perArea > 0 && perArea < 0.004))
    found.push({
      code: "unusual-supply-airflow",
      severity: "info",
      message: `The supply airflow is ${say(perArea, "airFlowPerArea")}; rooms usually need ${about(0.004, "airFlowPerArea")} to ${about(0.012, "airFlowPerArea")}. Below that range air distribution suffers; above it draughts are hard to avoid.`,
      result: "supplyAirflow",
      source: loads,
    });
  if (results.loadPerArea !== undefined && (results.loadPerArea > 300 || (results.loadPerArea < 20 && results.totalLoad > 0)))
    found.push({
      code: "unusual-load-density",
      severity: "info",
      message: `${say(results.loadPerArea, "heatFlux")} is outside the usual range for rooms, ${about(20, "heatFlux")} to ${about(300, "heatFlux")}. Check areas, units and gains.`,
      result: "loadPerArea",
      source: loads,
    });
  if (results.totalLoad <= 0)
    found.push({
      code: "no-cooling-needed",
      severity: "caution",
      message: "There is no cooling load at these conditions. Check the mode and the temperatures.",
      result: "totalLoad",
    });
  return found;
}

function heatingWarnings({ results, difference, sensibleSum, gains }: HeatLoadCalculation, values: HeatLoadValues): Warning[] {
  const found: Warning[] = [];
  if (difference < 0)
    found.push({
      code: "outdoor-warmer-than-indoor",
      severity: "caution",
      message: "It is warmer outdoors than indoors, so there is no heating load. Check the mode and the temperatures.",
      field: "outdoorTemp",
    });
  else if (sensibleSum <= 0)
    found.push({
      code: "gains-cover-losses",
      severity: "caution",
      message: "The credited gains cover the losses. Credit less: the plant must be able to heat an empty building.",
      field: "gainCredit",
      source: loads,
    });
  if (values.gainCredit > 0 && gains.sensible > 0)
    found.push({
      code: "gains-credited",
      severity: "caution",
      message: "Internal gains are credited against the heat loss. That holds only if they are present on the coldest night.",
      field: "gainCredit",
      source: loads,
    });
  if (values.infiltrationAirChanges === 0 && values.ventilationRate === 0)
    found.push({
      code: "no-outdoor-air-in-heating",
      severity: "info",
      message:
        "Neither ventilation nor infiltration is counted. Every building leaks: enter at least the infiltration typical of its type.",
      field: "infiltrationAirChanges",
      source: { source: fundamentals2017, locator: "ch. 16" },
    });
  if (results.loadPerArea !== undefined && results.loadPerArea > 250)
    found.push({
      code: "unusual-load-density",
      severity: "info",
      message: `${formatQuantity(results.loadPerArea, "heatFlux", values.unitSystem)} is more than poorly insulated buildings need. Check areas and U-values.`,
      result: "loadPerArea",
      source: loads,
    });
  return found;
}
