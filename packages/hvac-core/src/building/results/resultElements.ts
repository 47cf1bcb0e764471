import { propertyFactor } from "../gbxml/units.ts";
import { writtenNumber, type NewElement } from "./fileEditor.ts";
import type { SpaceResult } from "./spaceResult.ts";

/** The space of results in its file. */
export interface ResultSpace {
  /** As in the file. */
  readonly id: string;
  /** Identifier in the drawing program. */
  readonly cadId: string | undefined;
}

/** Characters that an identifier of XML may have; others are their code. */
const xmlName = (id: string): string => id.replaceAll(/[^\w.-]/gu, (letter) => `_x${letter.codePointAt(0)!.toString(16)}_`);

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Start of a value on the 21st of a month, in a year that is no leap year. */
const startOf = (month: number, hour: number): string => `2001-${twoDigits(month)}-21T${twoDigits(Math.floor(hour) % 24)}:00:00`;

/**
 * Results of a space, as the schema has them. A resource is required of each: that which carries the load; airflows have that of cooling.
 */
export function resultElements(result: SpaceResult, { id, cadId }: ResultSpace, isInchPound: boolean): readonly NewElement[] {
  const { spaceId, coolingPeak, heatingMonth } = result;
  const peak = startOf(coolingPeak.month, coolingPeak.hour);
  const elementOf = (
    [key, name]: readonly [key: string, name: string],
    [kind, type]: readonly [kind: "load" | "airflow", type: string],
    value: number,
    isHeating = false,
  ): NewElement => {
    const unit = kind === "load" ? (isInchPound ? "BtuPerHour" : "Watt") : isInchPound ? "CFM" : "LPerSec";
    return {
      name: "Results",
      attributes: {
        id: `plenum-${key}-${xmlName(spaceId)}`,
        unit,
        resultsType: type,
        resourceType: isHeating ? "HotWater" : "ChilledWater",
        valueType: "Simulated",
        startTime: isHeating ? startOf(heatingMonth, 0) : peak,
      },
      content: [
        { name: "Name", content: name },
        { name: "ObjectId", content: id },
        ...(cadId === undefined ? [] : [{ name: "CADObjectId", content: cadId }]),
        { name: "Value", content: writtenNumber(value / propertyFactor(kind, unit)!) },
      ],
    };
  };
  return [
    elementOf(["cooling", "Cooling load"], ["load", "CoolingLoad"], result.coolingLoad),
    elementOf(["cooling-sensible", "Sensible cooling load"], ["load", "CoolingLoad"], result.coolingSensible),
    elementOf(["heating", "Heating load"], ["load", "HeatLoad"], result.heatingLoad, true),
    elementOf(["supply-air", "Supply airflow"], ["airflow", "Flow"], result.supplyAirflow),
    elementOf(["outdoor-air", "Outdoor airflow"], ["airflow", "Flow"], result.outdoorAirflow),
  ];
}
