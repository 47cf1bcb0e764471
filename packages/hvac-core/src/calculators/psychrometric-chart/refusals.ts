import { OutOfRangeError } from "../../kernel/index.ts";
import { beyondText } from "../../kernel/internal.ts";
import { formatNumber, formatQuantity, type QuantityKind, type UnitSystem } from "../../quantity/index.ts";
import type { ProcessValues } from "./schema.ts";

/** Main field of a process, for its errors. */
function mainField(values: ProcessValues): keyof ProcessValues {
  switch (values.kind) {
    case "mixing":
    case "heatRecovery":
    case "enthalpyRecovery":
      return "second";
    case "heating":
      return ({ leavingDryBulb: "heatingDryBulb", temperatureRise: "heatingRise", capacity: "heatingCapacity" } as const)[values.heatingBy];
    case "coolingCoil":
      if (values.coilBy === "leavingState") return "coilDryBulb";
      return values.coilBy === "apparatusDewPoint" ? "apparatusDewPoint" : "coilCapacity";
    case "steamHumidifying":
      return ({ relativeHumidity: "steamRelativeHumidity", humidityRatio: "steamHumidityRatio", waterFlow: "steamFlow" } as const)[
        values.steamTo
      ];
    case "adiabaticHumidifying":
      return values.adiabaticBy === "effectiveness" ? "saturationEffectiveness" : "adiabaticRelativeHumidity";
    case "fanHeat":
      return values.fanBy === "pressureRise" ? "fanPressureRise" : "fanTemperatureRise";
    case "desiccant":
      return values.desiccantBy === "humidityRatio" ? "desiccantHumidityRatio" : "moistureRemoved";
    case "roomLine":
      if (values.roomBy === "toSupply") return "supplyDryBulb";
      return values.roomLoadBy === "sensibleAndLatent" ? "roomSensibleLoad" : "roomTotalLoad";
  }
}

const humidityOfCoil = { relativeHumidity: "coilRelativeHumidity", humidityRatio: "coilHumidityRatio", wetBulb: "coilWetBulb" } as const;

/** Field of the parameter of an error, where that is not the main field. */
function fieldOf(parameter: string, values: ProcessValues): keyof ProcessValues | undefined {
  if (values.kind !== "coolingCoil") return undefined;
  if (values.coilBy !== "leavingState") return parameter === "bypassFactor" ? "bypassFactor" : undefined;
  const humidity = humidityOfCoil[values.coilLeavingBy];
  return parameter === values.coilLeavingBy || parameter === "leavingHumidityRatio" ? humidity : undefined;
}

/** Reasons of errors, where the limits do not explain them. */
const reasons: Readonly<Partial<Record<string, string>>> = {
  bypassFactor: "air that bypasses the surface entirely gives off no heat",
  leavingHumidityRatio: "a cooling coil does not add moisture",
};

const kinds: Readonly<Partial<Record<string, QuantityKind>>> = {
  "°C": "temperature",
  "kg/kg": "humidityRatio",
  "kg/s": "massFlow",
  W: "power",
  Pa: "pressure",
};

/** Error of a process at its field, in the units of the reader. */
export function refusalOf(error: OutOfRangeError, values: ProcessValues, unitSystem: UnitSystem): OutOfRangeError {
  const { parameter, value, min, max, unit } = error;
  if (parameter === "inlet") return error;
  const parameterField = fieldOf(parameter, values);
  const field = parameterField ?? mainField(values);
  const limits = { parameter: field, value, min, max, unit };
  const reason = error.reason ?? (parameterField === undefined ? undefined : reasons[parameter]);
  if (reason !== undefined) return new OutOfRangeError({ ...limits, reason });
  // The entered number itself is out of range: its limits are the reason.
  if (value === values[field]) return new OutOfRangeError(limits);
  const kind = kinds[unit];
  const say = (number: number): string =>
    kind && Number.isFinite(number)
      ? formatQuantity(number, kind, unitSystem, { digits: 5, decimals: 5, trimZeros: true })
      : `${formatNumber(number, { digits: 5, trimZeros: true })}${unit && ` ${unit}`}`;
  const words = parameter.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return new OutOfRangeError({ ...limits, reason: `the ${words} ${beyondText(value, error, say)}` });
}
