import { squareFoot } from "../../constants/inchPound.ts";
import { fromCelsius, propertyFactor } from "../gbxml/units.ts";
import type { SkipReason, SpaceResult } from "./spaceResult.ts";

/** A number in a unit of the file, or the reason why it is not written. */
export type ValueInUnit = (unit: string | undefined) => number | SkipReason;

/** A value that an element of a space or zone has. */
export interface ElementValue {
  readonly name: string;
  /** Attribute that distinguishes elements of one name. */
  readonly type?: readonly [attribute: string, value: string];
  /** Unit of a new element; undefined where one is only replaced. */
  readonly unit?: string;
  readonly valueIn: ValueInUnit;
}

const property =
  (kind: string, value: number): ValueInUnit =>
  (unit) => {
    const factor = propertyFactor(kind, unit);
    return factor === undefined ? "unit" : value / factor;
  };

const temperature =
  (value: number): ValueInUnit =>
  (unit) =>
    fromCelsius(value, unit ?? "C") ?? "unit";

/** Area of one person in m², by unit. */
const areaUnits: Readonly<Record<string, number>> = { SquareMPerPerson: 1, SquareFtPerPerson: squareFoot };

const peopleIn =
  ({ people, area }: SpaceResult): ValueInUnit =>
  (unit = "NumberOfPeople") => {
    if (unit === "NumberOfPeople") return people;
    const areaUnit = areaUnits[unit];
    if (areaUnit === undefined) return "unit";
    if (people === 0) return "no-people";
    return area > 0 ? area / people / areaUnit : "no-area";
  };

const density = (power: number, { area }: SpaceResult): ValueInUnit =>
  area > 0 ? property("powerPerArea", power / area) : () => "no-area";

/** Children of a space up to those that are written, in the order of the schema. */
export const spaceOrder = [
  "Name",
  "Description",
  "Lighting",
  "LightingControl",
  "InfiltrationFlow",
  "PeopleNumber",
  "PeopleHeatGain",
  "LightPowerPerArea",
  "EquipPowerPerArea",
];

/** Use of a space: what its elements have. */
export function spaceValues(result: SpaceResult, isInchPound: boolean): readonly ElementValue[] {
  const { sensiblePerPerson, latentPerPerson, lighting, equipment } = result;
  const perPerson = isInchPound ? "BtuPerHourPerson" : "WattPerPerson";
  const perArea = isInchPound ? "WattPerSquareFoot" : "WattPerSquareMeter";
  const gain = (type: string, value: number, unit?: string): ElementValue => ({
    name: "PeopleHeatGain",
    type: ["heatGainType", type],
    ...(unit === undefined ? {} : { unit }),
    valueIn: property("heatPerPerson", value),
  });
  return [
    { name: "PeopleNumber", unit: "NumberOfPeople", valueIn: peopleIn(result) },
    gain("Total", sensiblePerPerson + latentPerPerson),
    gain("Sensible", sensiblePerPerson, perPerson),
    gain("Latent", latentPerPerson, perPerson),
    { name: "LightPowerPerArea", unit: perArea, valueIn: density(lighting, result) },
    { name: "EquipPowerPerArea", unit: perArea, valueIn: density(equipment, result) },
  ];
}

/** Children of a zone up to those that are written, in the order of the schema. */
export const zoneOrder = [
  "Name",
  "Description",
  "Flow",
  "SecondaryFlow",
  "AirChangesPerHour",
  "FlowPerArea",
  "FlowPerPerson",
  "OAFlowPerArea",
  "OAFlowPerPerson",
  "OAFlowPerZone",
  "MaxOAFlowPerZone",
  "MinOAFlowPerZone",
  "MinimumOutdoorAirControlType",
  "DesignHeatT",
  "DesignCoolT",
];

/** A value that all rooms of a zone have. */
function common(values: readonly number[], valueIn: (value: number) => ValueInUnit): ValueInUnit {
  const [first] = values as readonly [number];
  return values.every((value) => Math.abs(value - first) < 1e-9) ? valueIn(first) : () => "rooms-differ";
}

/** Set points of a zone: those of its rooms, where they have the same. */
export function zoneValues(rooms: readonly SpaceResult[], unit: string): readonly ElementValue[] {
  const setPoint = (name: string, values: readonly number[]): ElementValue => ({
    name,
    unit,
    valueIn: common(values, (value) => (ofElement) => temperature(value)(ofElement ?? unit)),
  });
  return [
    setPoint(
      "DesignHeatT",
      rooms.map(({ heatingTemperature }) => heatingTemperature),
    ),
    setPoint(
      "DesignCoolT",
      rooms.map(({ coolingTemperature }) => coolingTemperature),
    ),
  ];
}
