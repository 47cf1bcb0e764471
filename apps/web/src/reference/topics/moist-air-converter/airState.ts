import type { QuantityKind } from "@org/hvac-core/quantity";
import {
  areIndependent,
  moistAir,
  moistAirFromPair,
  pressureAtAltitude,
  type MoistAir,
  type MoistAirPair,
  type PairQuantity,
} from "@org/hvac-core/psychrometrics";
import type { AddressParams } from "../../../page/pageAddress.ts";
import { readNumber } from "../../topicState.ts";
import { texts } from "./texts.ts";

/** Field of a property, with the limits of the equations that apply to a single property. */
interface Property {
  readonly label: string;
  readonly kind: QuantityKind;
  readonly min: number;
  readonly max: number;
}

/** Properties of which two define a state. */
export const properties: Readonly<Record<PairQuantity, Property>> = {
  dryBulb: { label: texts.properties.dryBulb, kind: "temperature", min: -100, max: 200 },
  wetBulb: { label: texts.properties.wetBulb, kind: "temperature", min: -100, max: 200 },
  dewPoint: { label: texts.properties.dewPoint, kind: "temperature", min: -100, max: 200 },
  relativeHumidity: { label: texts.properties.relativeHumidity, kind: "ratio", min: 0, max: 1 },
  humidityRatio: { label: texts.properties.humidityRatio, kind: "humidityRatio", min: 0, max: 10 },
  enthalpy: { label: texts.properties.enthalpy, kind: "moistAirEnthalpy", min: -100_000, max: 5_000_000 },
  specificVolume: { label: texts.properties.specificVolume, kind: "specificVolume", min: 0.1, max: 50 },
};

const names = Object.keys(properties) as readonly PairQuantity[];

/** All properties of a state, in their order on the page. */
export const shown: readonly (readonly [key: keyof MoistAir, label: string, kind: QuantityKind])[] = [
  ["dryBulb", texts.properties.dryBulb, "temperature"],
  ["wetBulb", texts.properties.wetBulb, "temperature"],
  ["dewPoint", texts.properties.dewPoint, "temperature"],
  ["relativeHumidity", texts.properties.relativeHumidity, "ratio"],
  ["humidityRatio", texts.properties.humidityRatio, "humidityRatio"],
  ["vaporPressure", texts.properties.vaporPressure, "vaporPressure"],
  ["enthalpy", texts.properties.enthalpyOfDryAir, "moistAirEnthalpy"],
  ["specificVolume", texts.properties.volumeOfDryAir, "specificVolume"],
  ["density", texts.properties.density, "density"],
  ["degreeOfSaturation", texts.properties.degreeOfSaturation, "ratio"],
  ["pressure", texts.properties.pressure, "atmosphericPressure"],
];

export interface AirQuestion {
  readonly first: PairQuantity;
  readonly second: PairQuantity;
  /** In SI. */
  readonly firstValue: number;
  readonly secondValue: number;
  /** m */
  readonly altitude: number;
}

/** Summer indoors, as a first example of a state. */
const example = { ...moistAir({ dryBulb: 24, relativeHumidity: 0.5 }), relativeHumidity: 0.5 };

export function readAirQuestion({ a, b, av, bv, z }: AddressParams): AirQuestion {
  const first = names.find((name) => name === a) ?? "dryBulb";
  const requested = names.find((name) => name === b) ?? "relativeHumidity";
  const second = areIndependent(first, requested) ? requested : names.find((name) => areIndependent(first, name))!;
  return {
    first,
    second,
    firstValue: readNumber(av, example[first], properties[first]),
    secondValue: readNumber(bv, example[second], properties[second]),
    altitude: readNumber(z, 0, { min: -500, max: 10_000 }),
  };
}

/** State of the two entered properties; `undefined` where no moist air has both values. */
export function airStateOf({ first, second, firstValue, secondValue, altitude }: AirQuestion): MoistAir | undefined {
  const pair: MoistAirPair = { [first]: firstValue, [second]: secondValue, pressure: pressureAtAltitude(altitude) };
  try {
    return moistAirFromPair(pair);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
