import { OutOfRangeError } from "../../kernel/index.ts";
import { formatNumber, formatQuantity, type QuantityKind, type UnitSystem } from "../../quantity/index.ts";
import type { ProcessValues } from "./schema.ts";

/** The number that a process is stated by: what physics refuses is blamed on it. */
function statedBy(values: ProcessValues): keyof ProcessValues {
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

/** The field of a process's own that states what physics names, where that is not the one that the process is stated by. */
function ownField(parameter: string, values: ProcessValues): keyof ProcessValues | undefined {
  if (values.kind !== "coolingCoil") return undefined;
  if (values.coilBy !== "leavingState") return parameter === "bypassFactor" ? "bypassFactor" : undefined;
  const stated = humidityOfCoil[values.coilLeavingBy];
  return parameter === values.coilLeavingBy || parameter === "leavingHumidityRatio" ? stated : undefined;
}

/** Why physics refuses a number, where its limits do not say it. */
const reasons: Readonly<Partial<Record<string, string>>> = {
  bypassFactor: "air that all bypasses the surface gives up no heat",
  leavingHumidityRatio: "a cooling coil leaves the air no moister than it enters",
};

const kinds: Readonly<Partial<Record<string, QuantityKind>>> = {
  "°C": "temperature",
  "kg/kg": "humidityRatio",
  "kg/s": "massFlow",
  W: "power",
  Pa: "pressure",
};

/** What physics refuses of a process, told at the field that states it, in the units of the reader. */
export function refusalOf(error: OutOfRangeError, values: ProcessValues, unitSystem: UnitSystem): OutOfRangeError {
  const { parameter, value, min, max, unit } = error;
  if (parameter === "inlet") return error;
  const own = ownField(parameter, values);
  const blamed = own ?? statedBy(values);
  const limits = { parameter: blamed, value, min, max, unit };
  const known = error.reason ?? (own === undefined ? undefined : reasons[parameter]);
  if (known !== undefined) return new OutOfRangeError({ ...limits, reason: known });
  // The number stated is itself the one refused: its limits are told.
  if (value === values[blamed]) return new OutOfRangeError(limits);
  const kind = kinds[unit];
  const say = (number: number): string =>
    kind && Number.isFinite(number)
      ? formatQuantity(number, kind, unitSystem, { digits: 5, decimals: 5, trimZeros: true })
      : `${formatNumber(number, { digits: 5, trimZeros: true })}${unit && ` ${unit}`}`;
  const words = parameter.replace(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return new OutOfRangeError({ ...limits, reason: `the ${words} would be ${say(value)}, beyond ${say(value < min ? min : max)}` });
}
