import { readFileInSteps } from "./ifc/readFile.ts";
import { readStepInSteps } from "./ifc/step/file.ts";
import type { Building } from "./model/building.ts";
import { resultOf, withDefaults, type ReadBuildingOptions } from "./options.ts";
import { resolveInSteps } from "./resolve/resolve.ts";
import { within } from "./steps.ts";

/** Bytes of a file, found and passed, that take as long as reading one boundary, and as making its surface of the building. */
const [bytesOfReading, bytesOfMaking] = [4300, 2000];
/** Parts of a file that tell how many boundaries there are in all of it, and their length. */
const [samples, sampleLength] = [64, 2 ** 14];

/** Boundaries of spaces for each byte of a file, from samples of it. */
function boundaryDensity(source: Uint8Array | string): number {
  const distance = Math.max(sampleLength, source.length / samples);
  let [count, length] = [0, 0];
  const decoder = new TextDecoder("latin1");
  for (let start = 0; start < source.length; start += distance) {
    const end = start + sampleLength;
    const text = typeof source === "string" ? source.slice(start, end) : decoder.decode(source.subarray(start, end));
    count += text.match(/IFCRELSPACEBOUNDARY/g)?.length ?? 0;
    length += text.length;
  }
  return count / Math.max(1, length);
}

/** Shares of the time that finding the instances, reading rooms and making the building take: files have few boundaries, or little else. */
function sharesOf(source: Uint8Array | string): { readonly instances: number; readonly rooms: number; readonly building: number } {
  const density = boundaryDensity(source);
  const [rooms, building] = [bytesOfReading * density, bytesOfMaking * density];
  const all = 1 + rooms + building;
  return { instances: 1 / all, rooms: rooms / all, building: building / all };
}

/**
 * Reads an IFC file in steps, most of some milliseconds, as `readGbxmlInSteps` does.
 *
 * @param source the file, as bytes or text
 * @param options unit of lengths and limits
 * @returns a generator that yields the share of the work that is done, 0…1, and returns the building
 * @throws {BuildingFileError} as `readIfc` does
 * @example
 * ```ts
 * import { readIfcInSteps } from "@org/hvac-core/building";
 * const data = "#1=IFCPROJECT('p',$,'House',$,$,$,$,$,#2);#2=IFCUNITASSIGNMENT((#3));#3=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);#4=IFCSPACE('a',$,'1',$,$,$,$,'Hall');";
 * const steps = readIfcInSteps(`ISO-10303-21;HEADER;FILE_SCHEMA(('IFC4'));ENDSEC;DATA;${data}ENDSEC;END-ISO-10303-21;`);
 * [...steps].at(-1)! <= 1; // true
 * ```
 */
export function* readIfcInSteps(source: Uint8Array | string, options: ReadBuildingOptions = {}): Generator<number, Building> {
  const { maxSurfacesPerSpace } = withDefaults(source, options);
  const shares = sharesOf(source);
  const step = yield* within(readStepInSteps(source), 0, shares.instances);
  const file = yield* within(readFileInSteps(step, options.lengthUnit), shares.instances, shares.rooms);
  return yield* within(resolveInSteps(file, maxSurfacesPerSpace), shares.instances + shares.rooms, shares.building);
}

/**
 * Reads an IFC file (STEP; IFC2x3, IFC4 or IFC4x3) as a building in SI.
 *
 * Surfaces are the boundaries of the spaces: those of the second level, or else those of the first, divided by the boundaries of the rooms behind them.
 * The two sides of a wall between rooms are one surface. Windows and doors are openings of the surface that they are in. Rooms without boundaries have
 * their area, height, name and plan. Everything else is as in `readGbxml`; boundaries that are not at their wall are findings.
 *
 * @param source the file, as bytes or text
 * @param options unit of lengths and limits
 * @returns the building
 * @throws {BuildingFileError} when it is too large, not complete, not STEP, not IFC, refers to itself in a circle, is nested too deep, or has no unit of
 * lengths
 * @source ifc, ISO 16739-1: IfcRelSpaceBoundary, placements, units, TrueNorth
 * @example
 * ```ts
 * import { readIfc } from "@org/hvac-core/building";
 * const data = "#1=IFCPROJECT('p',$,'House',$,$,$,$,$,#2);#2=IFCUNITASSIGNMENT((#3));#3=IFCSIUNIT(*,.LENGTHUNIT.,$,.METRE.);#4=IFCSPACE('a',$,'1',$,$,$,$,'Hall');";
 * const building = readIfc(`ISO-10303-21;HEADER;FILE_SCHEMA(('IFC4'));ENDSEC;DATA;${data}ENDSEC;END-ISO-10303-21;`);
 * building.spaces[0]?.name; // "1 Hall"
 * ```
 */
export function readIfc(source: Uint8Array | string, options: ReadBuildingOptions = {}): Building {
  return resultOf(readIfcInSteps(source, options));
}
