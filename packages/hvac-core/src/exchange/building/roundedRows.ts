import type { BuildingRows } from "./buildingRows.ts";

/** Digits of a rounded number: an area of 547.549889569 m² is read as 547.55 m². */
const significantDigits = 6;

function rounded(part: unknown): unknown {
  if (typeof part === "number") return Number(part.toPrecision(significantDigits));
  if (Array.isArray(part)) return part.map(rounded);
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, rounded(each)]));
}

/**
 * Rows whose numbers have six significant digits, as people enter them. A file in feet gives a heat load in metres twelve digits, which fill the
 * cells of its table and say nothing.
 *
 * @param rows rows of a building
 * @returns the same rows, each number within 5·10⁻⁶ of its value
 * @example
 * ```ts
 * import { readGbxml } from "@org/hvac-core/building";
 * import { buildingRows, roundedRows } from "@org/hvac-core/exchange/building";
 * const building = readGbxml('<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"><Area>20.123456789</Area></Space></Building></Campus></gbXML>');
 * const uValues = { wall: 0.3, roof: 0.2, floor: 0.3, partition: 2, door: 2 };
 * const sides = { unconditioned: { cooling: 30, heating: 10 }, ground: { cooling: 15, heating: 10 } };
 * const rows = buildingRows(building, { unitSystem: "Metric", uValues, ...sides, glass: { uValue: 1.3, shgc: 0.5 } });
 * roundedRows(rows).rooms[0]?.floorArea; // { value: 20.1235, unit: "m2" }
 * ```
 */
export function roundedRows(rows: BuildingRows): BuildingRows {
  const { rooms, constructions, windowTypes, schedules, site } = rows;
  return { ...rows, ...(rounded({ rooms, constructions, windowTypes, schedules, site }) as Partial<BuildingRows>) };
}
