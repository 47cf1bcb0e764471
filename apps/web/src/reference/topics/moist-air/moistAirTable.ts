import { OutOfRangeError } from "@org/hvac-core/kernel";
import { moistAir, pressureAtAltitude, saturationPressure, type MoistAir } from "@org/hvac-core/psychrometrics";
import type { QuantityKind } from "@org/hvac-core/quantity";
import type { ReferenceRow } from "@org/hvac-core/reference";
import { fundamentals2021, type Citation } from "@org/hvac-core/sources";
import { formatNumber } from "@org/form/numbers";
import { temperaturesOf, type TemperatureSteps } from "../../fields/temperatureSteps.ts";
import type { ReferenceColumn, TableDefinition } from "../../table/tableDefinition.ts";

const handbook: Citation = { source: fundamentals2021, locator: "ch. 1, equations of moist air; ch. 1, eq. 3 for the altitude" };

export interface MoistAirState {
  readonly steps: TemperatureSteps;
  /** 0…1 */
  readonly humidity: number;
  /** m */
  readonly altitude: number;
}

/** Moist air at one temperature. */
export interface MoistAirRow extends ReferenceRow {
  readonly temperature: number;
  readonly air: MoistAir;
  /** Pa */
  readonly saturation: number;
}

/** Rows of moist air, and the number of omitted temperatures: from the boiling point on, no air has that humidity. */
export function moistAirRows({ steps, humidity, altitude }: MoistAirState): {
  readonly rows: readonly MoistAirRow[];
  readonly refused: number;
} {
  const pressure = pressureAtAltitude(altitude);
  const all = temperaturesOf(steps);
  const rows = all.flatMap(({ entered: temperature, celsius }): MoistAirRow[] => {
    try {
      const air = moistAir({ dryBulb: celsius, relativeHumidity: humidity, pressure });
      return [
        {
          id: `t${String(temperature)}`,
          label: formatNumber(temperature, { digits: 8, trimZeros: true }),
          source: handbook,
          temperature,
          air,
          saturation: saturationPressure(celsius),
        },
      ];
    } catch (error) {
      if (!(error instanceof OutOfRangeError)) throw error;
      return [];
    }
  });
  return { rows, refused: all.length - rows.length };
}

type Property = readonly [key: string, label: string, quantity: QuantityKind, value: (row: MoistAirRow) => number, digits?: number];

const properties: readonly Property[] = [
  ["humidityRatio", "Humidity ratio", "humidityRatio", ({ air }) => air.humidityRatio, 5],
  ["vaporPressure", "Vapour pressure", "vaporPressure", ({ air }) => air.vaporPressure, 5],
  ["saturation", "Vapour pressure, saturated", "vaporPressure", ({ saturation }) => saturation, 5],
  ["wetBulb", "Wet bulb", "temperature", ({ air }) => air.wetBulb],
  ["dewPoint", "Dew point", "temperature", ({ air }) => air.dewPoint],
  ["enthalpy", "Enthalpy", "moistAirEnthalpy", ({ air }) => air.enthalpy, 5],
  ["specificVolume", "Specific volume, dry air", "specificVolume", ({ air }) => air.specificVolume, 5],
  ["density", "Density", "density", ({ air }) => air.density, 5],
];

export function moistAirTable({ steps, humidity, altitude }: MoistAirState, rows: readonly MoistAirRow[]): TableDefinition<MoistAirRow> {
  const isSaturated = humidity === 1;
  const units = { Imperial: steps.unit, Metric: steps.unit } as const;
  return {
    title: isSaturated ? "Saturated air" : "Moist air",
    verifiedBy: "moistAir",
    rowLabel: `Dry bulb, ${steps.unit === "degC" ? "°C" : "°F"}`,
    rows,
    steps: ({ temperature }) => temperature,
    columns: properties
      // In saturated air the three temperatures are equal, and so are the two pressures.
      .filter(([key]) => !isSaturated || !["saturation", "wetBulb", "dewPoint"].includes(key))
      .map(([key, label, quantity, value, digits]): ReferenceColumn<MoistAirRow> => ({
        key,
        label,
        quantity,
        value,
        ...(quantity === "temperature" && { units }),
        ...(digits !== undefined && { digits }),
      })),
    targetsOf: ({ air: { dryBulb, relativeHumidity } }) => [
      {
        calculator: "psychrometric-chart",
        input: {
          altitude: { value: altitude, unit: "m" },
          states: [
            { id: "air", name: "Air", given: "dryBulbAndRelativeHumidity", dryBulb: { value: dryBulb, unit: "degC" }, relativeHumidity },
          ],
          processes: [],
        },
      },
    ],
  };
}
