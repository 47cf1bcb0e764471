import type { WarningStatement } from "../../../kernel/index.ts";
import { relativeHumidityFromHumidityRatio, saturationHumidityRatio, vaporEnthalpy } from "../../../psychrometrics/internal.ts";
import { formatQuantity } from "../../../quantity/index.ts";
import { fundamentals2017 } from "../../../sources/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import { quickRoom, roomOutdoorAir } from "../spaceUse.ts";
import {
  condensationWarnings,
  loadDensityWarnings,
  noCoolingWarnings,
  noOutdoorAirWarnings,
  ruleOfThumb,
  sensibleHeatRatioWarnings,
  usualAirflow,
  warmOutdoorsWarnings,
} from "../warnings.ts";
import type { RoomCalculation } from "../roomResults.ts";
import { sunWarnings } from "./sunWarnings.ts";

const loads = { source: fundamentals2017, locator: "ch. 18" };
const climate = { source: fundamentals2017, locator: "ch. 14" };

/** Remarks of a senior engineer on the room and its load. */
export function roomWarnings(calculation: RoomCalculation, values: HeatLoadValues): WarningStatement[] {
  return values.calculationMode === "Cooling" ? coolingWarnings(calculation, values) : heatingWarnings(calculation, values);
}

/** Relative humidity of a room whose supply air leaves the coil saturated, 0…1; `undefined` without moisture or supply air. */
function resultingHumidity({ results, supply, gains, air }: RoomCalculation, { indoorTemp }: HeatLoadValues): number | undefined {
  const moisture = gains.latent + air.infiltration.latent;
  if (!supply || results.supplyTemperature === undefined || moisture === 0) return undefined;
  const gain = moisture / (supply.massFlow * vaporEnthalpy(indoorTemp));
  const humidityRatio = saturationHumidityRatio(results.supplyTemperature, air.pressure) + gain;
  return relativeHumidityFromHumidityRatio(
    indoorTemp,
    Math.min(humidityRatio, saturationHumidityRatio(indoorTemp, air.pressure)),
    air.pressure,
  );
}

function supplyTemperatureWarnings(calculation: RoomCalculation, values: HeatLoadValues): WarningStatement[] {
  const { supplyTemperature } = calculation.results;
  const { unitSystem } = values;
  if (supplyTemperature === undefined) return [];
  const warnings: WarningStatement[] = [];
  const field = "supplyTemperatureDifference";
  const supply = formatQuantity(supplyTemperature, "temperature", unitSystem);
  if (supplyTemperature < 8)
    warnings.push({
      code: "cold-supply-air",
      severity: "caution",
      message: `Supply air at ${supply} needs diffusers and ducts made for cold air. Reduce the supply temperature difference.`,
      field,
      source: loads,
    });
  const humidity = resultingHumidity(calculation, values);
  if (humidity !== undefined && humidity > values.indoorRelativeHumidity + 0.05)
    warnings.push({
      code: "supply-above-dew-point",
      severity: "info",
      message: `Air that leaves the coil saturated at ${supply} does not carry the room’s moisture at the design humidity: the room rises to ${formatQuantity(humidity, "ratio", unitSystem, { digits: 2 })}. Increase the supply temperature difference, or dehumidify the outdoor air.`,
      field,
      source: { source: fundamentals2017, locator: "ch. 1" },
    });
  warnings.push(...condensationWarnings(supplyTemperature, calculation.air.indoor.dewPoint, unitSystem, { field }));
  return warnings;
}

function supplyAirflowWarnings({ results }: RoomCalculation, { floorArea, unitSystem }: HeatLoadValues): WarningStatement[] {
  const perArea = floorArea === null ? 0 : (results.supplyAirflow ?? 0) / floorArea;
  const { min, max } = usualAirflow;
  if (perArea === 0 || (perArea >= min && perArea <= max)) return [];
  const limit = (value: number): string => ruleOfThumb(value, "airFlowPerArea", unitSystem);
  return [
    {
      code: "unusual-supply-airflow",
      severity: "info",
      message: `The supply airflow is ${formatQuantity(perArea, "airFlowPerArea", unitSystem)}; rooms usually need ${limit(min)} to ${limit(max)}. Below that range air distribution suffers; above it draughts are hard to avoid.`,
      result: "supplyAirflow",
      source: loads,
    },
  ];
}

function coolingWarnings(calculation: RoomCalculation, values: HeatLoadValues): WarningStatement[] {
  const { results, air, difference } = calculation;
  const { unitSystem } = values;
  const warnings: WarningStatement[] = [];
  if (difference < 0)
    warnings.push({
      code: "outdoor-cooler-than-indoor",
      severity: "caution",
      message: "It is colder outdoors than indoors, so transmission and outdoor air reduce the load. Check the mode and the temperatures.",
      field: "outdoorTemp",
      source: loads,
    });
  warnings.push(...sunWarnings(calculation, values));
  // At a design dry bulb the air is dry; at the design wet bulb more humid than this in all but deserts.
  if (results.totalLoad > 0 && results.ventilationLoad > results.totalLoad / 3 && air.outdoor.relativeHumidity < 0.5)
    warnings.push({
      code: "outdoor-air-governs",
      severity: "info",
      message: `Outdoor air is ${formatQuantity(results.ventilationLoad / results.totalLoad, "ratio", unitSystem, { digits: 2 })} of the load. On days of the design wet bulb it can bring a quarter more than on those of the design dry bulb: calculate both, each with its coincident temperature; the higher load governs.`,
      field: "outdoorTemp",
      source: climate,
    });
  const density = results.totalLoad > 0 ? results.loadPerArea : undefined;
  warnings.push(
    ...sensibleHeatRatioWarnings(results.sensibleHeatRatio, unitSystem, { result: "sensibleHeatRatio" }),
    ...supplyTemperatureWarnings(calculation, values),
    ...supplyAirflowWarnings(calculation, values),
    ...loadDensityWarnings(density, "cooling", unitSystem, { result: "loadPerArea" }),
    ...noCoolingWarnings(results.totalLoad, "at these conditions"),
  );
  return warnings;
}

function heatingWarnings({ results, difference, sensibleSum, gains }: RoomCalculation, values: HeatLoadValues): WarningStatement[] {
  const warnings = warmOutdoorsWarnings(difference < 0, "outdoorTemp");
  if (difference >= 0 && sensibleSum <= 0)
    warnings.push({
      code: "gains-cover-losses",
      severity: "caution",
      message: "The credited gains cover the losses. Credit less: the plant must be able to heat an empty building.",
      field: "gainCredit",
      source: loads,
    });
  if (values.gainCredit > 0 && gains.sensible > 0)
    warnings.push({
      code: "gains-credited",
      severity: "caution",
      message: "Internal gains are credited against the heat loss. That holds only if they are present on the coldest night.",
      field: "gainCredit",
      source: loads,
    });
  warnings.push(
    ...noOutdoorAirWarnings(values.infiltrationAirChanges > 0 || roomOutdoorAir(quickRoom(values), values) > 0, "infiltrationAirChanges"),
    ...loadDensityWarnings(results.loadPerArea, "heating", values.unitSystem, { result: "loadPerArea" }),
  );
  return warnings;
}
