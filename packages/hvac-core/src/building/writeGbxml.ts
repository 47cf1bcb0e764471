import { faceOf, isWithin } from "./geometry/polygon.ts";
import {
  constructionElements,
  planarGeometry,
  spaceElement,
  windowTypeElement,
  type WrittenSpace,
  zoneElement,
} from "./gbxml/writeParts.ts";
import { element, valueElement } from "./gbxml/writer.ts";
import { isInterior } from "./resolve/surfaceTypes.ts";
import type { Building, BuildingOpening, BuildingShade, BuildingSurface } from "./model/building.ts";

/** What is written of a building. */
export type WrittenBuilding = Pick<
  Building,
  "name" | "place" | "storeys" | "zones" | "surfaces" | "shades" | "constructions" | "windowTypes"
> & {
  /** How the building was made. */
  readonly description?: string;
  readonly spaces: readonly WrittenSpace[];
};

function openingElement({ id, name, type, kind, width, height, polygon, windowTypeId, constructionId }: BuildingOpening): string {
  const types = { window: "FixedWindow", skylight: "FixedSkylight", door: "NonSlidingDoor", air: "Air" } as const;
  const size = element("RectangularGeometry", {}, valueElement("Height", height), valueElement("Width", width));
  return element(
    "Opening",
    { id, openingType: type === "" ? types[kind] : type, windowTypeIdRef: windowTypeId, constructionIdRef: constructionId },
    size,
    polygon.length > 2 ? planarGeometry([polygon]) : "",
    valueElement("Name", name),
  );
}

/** Spaces as the file names them: a mass within a room has the same one on both sides. */
function adjacentSpaces({ boundary, spaceId, neighbourId }: BuildingSurface): readonly string[] {
  if (boundary === "inside") return [spaceId, spaceId];
  return neighbourId === undefined ? [spaceId] : [spaceId, neighbourId];
}

/** Type as the file names it. One that was not known is written as such, so that reading asks again. */
const writtenType = ({ boundary, neighbourId, type }: BuildingSurface): string =>
  boundary === "unknown" && neighbourId === undefined && !isInterior(type) ? "Unknown" : type;

/** Index of the polygon that an opening is in; the first where none has it. */
function polygonOf({ polygon }: BuildingOpening, { polygons }: BuildingSurface): number {
  if (polygon.length < 3) return 0;
  const { inside } = faceOf([polygon]);
  return Math.max(
    0,
    polygons.findIndex((each) => isWithin(faceOf([each]), inside)),
  );
}

/** A surface, each of its polygons as one element. */
function surfaceElements(surface: BuildingSurface): string {
  const { id, name, cadId, polygons, openings, constructionId, sourceIds } = surface;
  const places = openings.map((opening) => polygonOf(opening, surface));
  return polygons
    .map((polygon, index) =>
      element(
        "Surface",
        {
          id: index === 0 ? id : polygons.length === sourceIds.length ? sourceIds[index] : `${id}-${index + 1}`,
          surfaceType: writtenType(surface),
          constructionIdRef: constructionId,
        },
        ...adjacentSpaces(surface).map((space) => element("AdjacentSpaceId", { spaceIdRef: space })),
        planarGeometry([polygon]),
        ...openings.filter((_, place) => places[place] === index).map(openingElement),
        valueElement("Name", name),
        index === 0 ? valueElement("CADObjectId", cadId) : "",
      ),
    )
    .join("");
}

const shadeElement = ({ id, name, polygon }: BuildingShade): string =>
  element("Surface", { id, surfaceType: "Shade" }, planarGeometry([polygon]), valueElement("Name", name));

/**
 * Writes a building as gbXML 7.03 in SI units, at full precision: reading it gives the same rooms, surfaces, areas and directions. Schedules
 * and multipliers are not written.
 *
 * @param building rooms, surfaces in m, and constructions
 * @returns text of the file, for UTF-8
 * @source gbxml, schema 7.03
 * @example
 * ```ts
 * import { readGbxml, writeGbxml } from "@org/hvac-core/building";
 * const building = readGbxml('<gbXML lengthUnit="Feet"><Campus><Building><Space id="a"><Area>100</Area></Space></Building></Campus></gbXML>');
 * readGbxml(writeGbxml(building)).spaces[0]?.area; // 9.290
 * ```
 */
export function writeGbxml(building: WrittenBuilding): string {
  const { name, description, place, storeys, zones, spaces, surfaces, shades, constructions, windowTypes } = building;
  const location = element(
    "Location",
    {},
    valueElement("Name", place.name),
    // The schema requires it.
    element("ZipcodeOrPostalCode"),
    valueElement("Latitude", place.latitude),
    valueElement("Longitude", place.longitude),
    valueElement("Elevation", place.elevation),
    valueElement("CADModelAzimuth", place.modelAzimuth),
  );
  const rooms = element(
    "Building",
    { id: "building", buildingType: "Unknown" },
    valueElement("Name", name),
    valueElement("Description", description),
    ...storeys.map((storey) =>
      element("BuildingStorey", { id: storey.id }, valueElement("Name", storey.name), valueElement("Level", storey.level)),
    ),
    ...spaces.map(spaceElement),
  );
  const root = element(
    "gbXML",
    {
      xmlns: "http://www.gbxml.org/schema",
      version: "7.03",
      lengthUnit: "Meters",
      areaUnit: "SquareMeters",
      volumeUnit: "CubicMeters",
      temperatureUnit: "C",
      useSIUnitsForResults: "true",
    },
    element("Campus", { id: "campus" }, location, rooms, ...surfaces.map(surfaceElements), ...shades.map(shadeElement)),
    ...constructions.map(constructionElements),
    ...windowTypes.map(windowTypeElement),
    ...zones.map(zoneElement),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}
