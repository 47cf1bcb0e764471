import { BuildingFileError } from "./errors.ts";
import type { Building } from "./model/building.ts";
import { resultOf, type ReadBuildingOptions } from "./options.ts";
import { readGbxmlInSteps } from "./readGbxml.ts";
import { readIfcInSteps } from "./readIfc.ts";

/** Characters at the beginning of a file that say what it is. */
const startLength = 4096;

/** Roots of IFC in XML: of IFC4, and of IFC2x3 with its header. */
const ifcXml = /<(?:[\w.-]+:)?(?:ifcXML|iso_10303_28)[\s/>]/i;

/** Beginning of a file as characters, without those of UTF-16 that are zero. */
function startOf(source: Uint8Array | string): string {
  if (typeof source === "string") return source.slice(0, startLength);
  return String.fromCharCode(...source.subarray(0, startLength)).replaceAll("\0", "");
}

/**
 * Reads a model of a building, gbXML or IFC, in steps, as `readGbxmlInSteps` does. The content decides, not the name.
 *
 * @param source the file, as bytes or text
 * @param options unit of lengths and limits
 * @returns a generator that yields the share of the work that is done, 0…1, and returns the building
 * @throws {BuildingFileError} as `readGbxml` and `readIfc` do, and for a file of another format
 * @example
 * ```ts
 * import { readBuildingInSteps } from "@org/hvac-core/building";
 * const steps = readBuildingInSteps('<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"/></Building></Campus></gbXML>');
 * [...steps].at(-1)! <= 1; // true
 * ```
 */
export function* readBuildingInSteps(source: Uint8Array | string, options: ReadBuildingOptions = {}): Generator<number, Building> {
  const start = startOf(source);
  if (/ISO-10303-21/i.test(start)) return yield* readIfcInSteps(source, options);
  if (ifcXml.test(start)) throw new BuildingFileError("ifc-xml", "the file is IFC in XML, which is not read; export IFC (STEP) or gbXML");
  if (/^[^<]{0,8}</.test(start.trimStart())) return yield* readGbxmlInSteps(source, options);
  if (start.startsWith("PK")) throw new BuildingFileError("compressed", "the file is compressed; unpack it first");
  if (start.trim() === "") throw new BuildingFileError("unknown-format", "the file is empty");
  throw new BuildingFileError("unknown-format", "the file is neither gbXML nor IFC (STEP)");
}

/**
 * Reads a model of a building, gbXML or IFC. The content decides, not the name.
 *
 * @param source the file, as bytes or text
 * @param options unit of lengths and limits
 * @returns the building
 * @throws {BuildingFileError} as `readGbxml` and `readIfc` do, and for a file of another format
 * @example
 * ```ts
 * import { readBuilding } from "@org/hvac-core/building";
 * const building = readBuilding('<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"/></Building></Campus></gbXML>');
 * building.spaces.length; // 1
 * ```
 */
export function readBuilding(source: Uint8Array | string, options: ReadBuildingOptions = {}): Building {
  return resultOf(readBuildingInSteps(source, options));
}
