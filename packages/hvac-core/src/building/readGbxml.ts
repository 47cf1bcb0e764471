import { readFileInSteps } from "./gbxml/readFile.ts";
import type { Building } from "./model/building.ts";
import { resultOf, withDefaults, type ReadBuildingOptions } from "./options.ts";
import { resolveInSteps } from "./resolve/resolve.ts";
import { within } from "./steps.ts";
import { decodeXml } from "./xml/decode.ts";
import { parseXmlInSteps } from "./xml/parse.ts";

/** Shares of the time that reading XML, reading elements and making the building take. */
const shares = { xml: 0.4, elements: 0.2, building: 0.4 } as const;

/**
 * Reads a gbXML file in steps, most of some milliseconds, for a worker that shows progress or stops between them: it calls `next` until it is done, and
 * the value is then the building.
 *
 * @param source the file, as bytes or text
 * @param options unit of lengths and limits
 * @returns a generator that yields the share of the work that is done, 0…1, and returns the building
 * @throws {BuildingFileError} as `readGbxml` does
 * @example
 * ```ts
 * import { readGbxmlInSteps } from "@org/hvac-core/building";
 * const steps = readGbxmlInSteps('<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"/></Building></Campus></gbXML>');
 * const first = steps.next();
 * first.done === false && first.value < 1; // true
 * [...steps].at(-1)! <= 1; // true
 * ```
 */
export function* readGbxmlInSteps(source: Uint8Array | string, options: ReadBuildingOptions = {}): Generator<number, Building> {
  const { maxSurfacesPerSpace } = withDefaults(source, options);
  const text = typeof source === "string" ? source : decodeXml(source).text;
  const root = yield* within(parseXmlInSteps(text), 0, shares.xml);
  const file = yield* within(readFileInSteps(root, options.lengthUnit), shares.xml, shares.elements);
  return yield* within(resolveInSteps(file, maxSurfacesPerSpace), shares.xml + shares.elements, shares.building);
}

/**
 * Reads a gbXML file of any schema version as a building in SI.
 *
 * Units are those of the root and of elements, encodings those of the bytes. The side of a surface is decided by its spaces, not by the order of its
 * points or of its spaces; its azimuth is that of its polygon, turned by the azimuth of the model. Pieces of one plane, type and construction are one
 * surface, slivers are part of their neighbour, a slab that is given as floor and as ceiling is taken once. Areas and volumes of spaces are those of
 * the file. `account` says of each surface and opening what became of it; `findings` says what differs, is missing or was assumed.
 *
 * @param source the file, as bytes or text
 * @param options unit of lengths and limits
 * @returns the building
 * @throws {BuildingFileError} when it is too large, not XML, not gbXML, has a document type with definitions, other entities than the predefined ones,
 * elements nested more than 64 deep, or no unit of lengths
 * @source gbxml, schema 7.03: normals, units, CADModelAzimuth, surface types
 * @example
 * ```ts
 * import { readGbxml } from "@org/hvac-core/building";
 * const building = readGbxml(
 *   '<gbXML lengthUnit="Feet" areaUnit="SquareFeet" volumeUnit="CubicFeet" temperatureUnit="F"><Campus><Building><Space id="a"><Area>100</Area></Space></Building></Campus></gbXML>',
 * );
 * building.spaces[0]?.area; // 9.290
 * building.findings.length; // 1
 * ```
 */
export function readGbxml(source: Uint8Array | string, options: ReadBuildingOptions = {}): Building {
  return resultOf(readGbxmlInSteps(source, options));
}
