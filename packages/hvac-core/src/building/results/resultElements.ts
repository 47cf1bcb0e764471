import { propertyFactor } from "../gbxml/units.ts";
import { attributeOf, type XmlElement } from "../xml/element.ts";
import { writtenNumber, type NewElement } from "./fileEditor.ts";
import type { LoadResults } from "./spaceResult.ts";

/** The space or zone of results in its file. */
export interface ResultPlace {
  /** Identifier in the building, after what distinguishes zones from spaces: identifiers of results are made of both. */
  readonly key: readonly [kind: "" | "zone-", id: string];
  /** As in the file. */
  readonly id: string;
  /** Identifier in the drawing program. */
  readonly cadId: string | undefined;
}

/** How a file has results. */
export interface ResultForm {
  readonly isInchPound: boolean;
  /** Whether its schema, 0.33 or later, has a name and a description of results. */
  readonly hasName: boolean;
  /** Whether its schema, 0.35 or later, says how values were obtained. */
  readonly hasValueType: boolean;
}

/** Form of results of the schema that a file names; files without a schema have the latest one. */
export function formOf(root: XmlElement, isInchPound: boolean): ResultForm {
  const [, minor] = /Ver0\.(\d\d)/i.exec(attributeOf(root, "schemaLocation") ?? "") ?? [];
  const version = minor === undefined ? Infinity : Number(minor);
  return { isInchPound, hasName: version >= 33, hasValueType: version >= 35 };
}

/** Characters that an identifier of XML may have; others are their code. */
const xmlName = (id: string): string => id.replaceAll(/[^\w.-]/gu, (letter) => `_x${letter.codePointAt(0)!.toString(16)}_`);

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Start of a value on the 21st of a month, in a year that is no leap year. */
const startOf = (month: number, hour: number): string => `2001-${twoDigits(month)}-21T${twoDigits(Math.floor(hour) % 24)}:00:00`;

interface Line {
  readonly key: string;
  readonly name: string;
  readonly kind: "load" | "airflow";
  readonly type: string;
  readonly value: number | undefined;
  readonly isHeating?: true;
}

/**
 * Results of a space or a zone, as the schema has them. A resource is required of each: that which carries the load; airflows have that of cooling.
 */
export function resultElements(
  result: LoadResults,
  { key: [kindOfPlace, place], id, cadId }: ResultPlace,
  form: ResultForm,
): readonly NewElement[] {
  const { name: description, coolingPeak, heatingMonth } = result;
  const { isInchPound } = form;
  const peak = startOf(coolingPeak.month, coolingPeak.hour);
  const elementOf = ({ key, name, kind, type, value, isHeating }: Line): NewElement[] => {
    if (value === undefined) return [];
    const unit = kind === "load" ? (isInchPound ? "BtuPerHour" : "Watt") : isInchPound ? "CFM" : "LPerSec";
    const element: NewElement = {
      name: "Results",
      attributes: {
        id: `plenum-${kindOfPlace}${key}-${xmlName(place)}`,
        unit,
        resultsType: type,
        resourceType: isHeating ? "HotWater" : "ChilledWater",
        ...(form.hasValueType && { valueType: "Simulated" }),
        startTime: isHeating ? startOf(heatingMonth, 0) : peak,
      },
      content: [
        ...(form.hasName ? [{ name: "Name", content: name }] : []),
        ...(form.hasName && description ? [{ name: "Description", content: description }] : []),
        { name: "Value", content: writtenNumber(value / propertyFactor(kind, unit)!) },
        { name: "ObjectId", content: id },
        ...(cadId === undefined ? [] : [{ name: "CADObjectId", content: cadId }]),
      ],
    };
    return [element];
  };
  const lines: readonly Line[] = [
    { key: "cooling", name: "Cooling load", kind: "load", type: "CoolingLoad", value: result.coolingLoad },
    { key: "sensible-cooling", name: "Sensible cooling load", kind: "load", type: "CoolingLoad", value: result.coolingSensible },
    { key: "heating", name: "Heating load", kind: "load", type: "HeatLoad", value: result.heatingLoad, isHeating: true },
    { key: "supply-air", name: "Supply airflow", kind: "airflow", type: "Flow", value: result.supplyAirflow },
    { key: "outdoor-air", name: "Outdoor airflow", kind: "airflow", type: "Flow", value: result.outdoorAirflow },
  ];
  return lines.flatMap(elementOf);
}
