import type { WarningStatement } from "../../../kernel/index.ts";
import { dewPoint } from "../../../psychrometrics/internal.ts";
import { formatQuantity, monthNames } from "../../../quantity/index.ts";
import { ashrae62, fundamentals2017, fundamentals2021 } from "../../../sources/index.ts";
import type { HeatLoadValues } from "../schema.ts";
import { condensationWarnings } from "../warnings.ts";
import type { HourlyCalculation } from "../results.ts";
import type { SystemLoads } from "./calculate.ts";
import { hourOf, monthOf } from "./hours.ts";
import type { SystemValues } from "./rooms.ts";
import { joinedNames, rowNames } from "./rowNames.ts";

const loads = { source: fundamentals2021, locator: "ch. 18" };
const climate = { source: fundamentals2017, locator: "ch. 14" };

/** Heat and moisture that the air of a system does not handle as it should. */
function airflowWarnings(
  { id, atPeak, coolingAirflow, ventilationAirflow, leftMoisture }: SystemLoads,
  { flowControl }: SystemValues,
  name: string,
  { unitSystem }: HeatLoadValues,
): WarningStatement[] {
  const isConstant = flowControl === "constant";
  const warnings: WarningStatement[] = [];
  if (ventilationAirflow > coolingAirflow)
    warnings.push({
      code: "more-outdoor-air-than-supply",
      severity: "caution",
      message: `${name}: the rooms need more outdoor air than their cooling moves. The supply air becomes warmer, and its airflow is that of the outdoor air.`,
      result: `systemResults.${id}.outdoorAirflow`,
      source: { source: ashrae62 },
    });
  if (atPeak.reheat > 0.1 * Math.max(atPeak.coilTotal, 1))
    warnings.push({
      code: "much-reheat",
      severity: "caution",
      message: `${name}: more than a tenth of the coil’s load is reheated at its peak. ${isConstant ? "Use variable airflow" : "Lower the minimum airflow"}, or divide the system.`,
      field: `systems.${id}.${isConstant ? "flowControl" : "minimumFlow"}`,
      source: loads,
    });
  if (leftMoisture && leftMoisture.latent > 1) {
    const hour = `${hourOf(leftMoisture.index)} h in ${monthNames[monthOf(leftMoisture.index) - 1]!}`;
    const moisture = formatQuantity(leftMoisture.latent, "power", unitSystem);
    warnings.push({
      code: "moisture-not-carried",
      severity: "caution",
      message: `${name}: at ${hour}, and perhaps at other hours, the rooms need so little air that it cannot carry their moisture: ${moisture} of it stays in the rooms, which become more humid. ${isConstant ? "Reheat or dry these rooms" : "Raise the minimum airflow"}.`,
      field: `systems.${id}.${isConstant ? "supplyTemperature" : "minimumFlow"}`,
      source: loads,
    });
  }
  return warnings;
}

/** Supply air and coil against the humidity of the rooms. */
function humidityWarnings(
  { id, atPeak: { coil }, room }: SystemLoads,
  { supplyTemperature }: SystemValues,
  name: string,
  { unitSystem, pressure }: Pick<HeatLoadValues, "unitSystem"> & { readonly pressure: number },
): WarningStatement[] {
  const subject = { row: name, field: `systems.${id}.supplyTemperature` };
  const warnings =
    room.humidityRatio > 0.0005 ? condensationWarnings(supplyTemperature, dewPoint(room.humidityRatio, pressure), unitSystem, subject) : [];
  if (coil?.regime === "wet" && coil.leaving.relativeHumidity < 0.8)
    warnings.push({
      code: "humid-rooms",
      severity: "caution",
      message: `${name}: to hold the humidity set for the rooms, air would have to leave the coil at ${formatQuantity(coil.leaving.relativeHumidity, "ratio", unitSystem, { digits: 2 })} relative humidity; usual coils leave it nearly saturated, and the rooms become more humid. Use colder supply air, dry the outdoor air, or reheat.`,
      result: `systemResults.${id}.leavingHumidityRatio`,
      source: loads,
    });
  return warnings;
}

/** Share of the coil load from which outdoor air governs it: a quarter more of it on humid days is a twelfth of the coil. */
const governingShare = 1 / 3;

/** Coils with much outdoor air whose most humid days are not entered. */
function humidDayWarnings({ results, hourly }: HourlyCalculation, { systems }: HeatLoadValues): WarningStatement[] {
  if (hourly.dayKinds.length > 1) return [];
  const governs = (ventilation: number, load: number): boolean => load > 0 && ventilation >= governingShare * load;
  const governed = hourly.systems.filter(({ atPeak }) =>
    governs(atPeak.ventilation.sensible + atPeak.ventilation.latent, atPeak.coilTotal),
  );
  const isPlant = governs(results.ventilationLoad, results.sensibleLoad + results.latentLoad);
  if (governed.length === 0 && !isPlant) return [];
  const name = governed.length > 0 ? joinedNames(governed, rowNames(systems, "System")) : "The plant";
  return [
    {
      code: "dry-bulb-days-only",
      severity: "caution",
      message: `${name}: outdoor air is more than a third of the cooling load, and only dry-bulb design days are entered. On the most humid days outdoor air can bring a quarter more. Enter the design wet bulb of the months, or open a STAT or DDY file of the place.`,
      field: "site.designWetBulb",
      source: climate,
    },
  ];
}

export function systemWarnings(calculation: HourlyCalculation, values: HeatLoadValues): WarningStatement[] {
  const { hourly } = calculation;
  const entered = new Map(values.systems.map((system) => [system.id, system]));
  const nameOf = rowNames(values.systems, "System");
  const withRooms = new Set(hourly.systems.map(({ id }) => id));
  const idle = values.systems.filter(({ id }) => !withRooms.has(id));
  return [
    ...idle.map((system): WarningStatement => ({
      code: "systems-without-rooms",
      severity: "info",
      message: `${nameOf(system)} is left out, as none of its zones has a room.`,
      field: `systems.${system.id}.name`,
    })),
    ...hourly.systems.flatMap((system) => {
      const settings = entered.get(system.id)!;
      const name = nameOf(system);
      return [
        ...airflowWarnings(system, settings, name, values),
        ...humidityWarnings(system, settings, name, { unitSystem: values.unitSystem, pressure: hourly.pressure }),
      ];
    }),
    ...humidDayWarnings(calculation, values),
  ];
}
