import { BuildingFileError } from "../errors.ts";
import { groupBy } from "../groupBy.ts";
import type { BuildingPlace, BuildingStorey, BuildingZone } from "../model/building.ts";
import type { FileModel, FileOpening, FileSpace, FileSurface } from "../model/fileModel.ts";
import { eachInSteps, within } from "../steps.ts";
import { attributeOf, childOf, childrenOf, textOf, type XmlElement } from "../xml/element.ts";
import { placeAngle } from "./angles.ts";
import { constructionsOf, idOf, nameOf, present, windowTypesOf } from "./constructions.ts";
import { UnitReader } from "./fileUnits.ts";
import { tolerancesFor } from "../geometry/tolerances.ts";
import { geometryOf } from "./geometry.ts";
import { lastDigitOf } from "./lastDigit.ts";
import { schedulesOf } from "./schedules.ts";
import { spaceOf } from "./spaces.ts";

/** Identifier in the drawing program; one of its exports misspells the element. */
export const cadIdOf = (element: XmlElement): string | undefined =>
  textOf(element, "CADObjectId") ?? textOf(element, "CADOjectId") ?? attributeOf(element, "CADObjectId");

function openingOf(element: XmlElement, units: UnitReader): FileOpening {
  return present<FileOpening>({
    id: idOf(element),
    name: nameOf(element),
    type: attributeOf(element, "openingType") ?? "",
    windowTypeId: attributeOf(element, "windowTypeIdRef"),
    constructionId: attributeOf(element, "constructionIdRef"),
    geometry: geometryOf(element, units, true),
  });
}

function surfaceOf(element: XmlElement, units: UnitReader, spaceIdOf: (reference: string) => string): FileSurface {
  const sides = childrenOf(element, "AdjacentSpaceId");
  const typeOf = (each: XmlElement): string | undefined => attributeOf(each, "surfaceType");
  return present<FileSurface>({
    id: idOf(element),
    name: nameOf(element),
    cadId: cadIdOf(element),
    type: typeOf(element) ?? sides.map(typeOf).find((type) => type !== undefined) ?? "",
    spaceIds: sides.flatMap((each) => attributeOf(each, "spaceIdRef") ?? []).map(spaceIdOf),
    constructionId: attributeOf(element, "constructionIdRef"),
    geometry: geometryOf(element, units, false),
    openings: childrenOf(element, "Opening").map((opening) => openingOf(opening, units)),
  });
}

function placeOf(location: XmlElement | undefined, units: UnitReader): BuildingPlace {
  const angleIn = (name: string, limit: number): number | undefined => {
    const angle = placeAngle(textOf(location, name));
    return units.readable(location, name, angle !== undefined && Math.abs(angle) <= limit ? angle : undefined);
  };
  const longitude = angleIn("Longitude", 360);
  return present<BuildingPlace>({
    name: textOf(location, "Name"),
    latitude: angleIn("Latitude", 90),
    longitude: longitude !== undefined && Math.abs(longitude) > 180 ? longitude - 360 * Math.sign(longitude) : longitude,
    elevation: units.length(location, "Elevation"),
    modelAzimuth: units.number(location, "CADModelAzimuth") ?? 0,
  });
}

function programOf(root: XmlElement): string | undefined {
  const info = childOf(childOf(root, "DocumentHistory"), "ProgramInfo");
  const product = textOf(info, "ProductName") ?? attributeOf(info, "id");
  return product && [product, textOf(info, "Version")].filter(Boolean).join(" ");
}

function zoneOf(zone: XmlElement, units: UnitReader): BuildingZone {
  return present<BuildingZone>({
    id: idOf(zone),
    name: nameOf(zone),
    heatingTemperature: units.temperature(zone, "DesignHeatT"),
    coolingTemperature: units.temperature(zone, "DesignCoolT"),
    outdoorAirPerPerson: units.property(childOf(zone, "OAFlowPerPerson"), "airflow"),
    outdoorAirPerArea: units.property(childOf(zone, "OAFlowPerArea"), "airflowPerArea"),
  });
}

/** Units of a file. */
export function unitsOf(root: XmlElement, lengthUnit: string | undefined): UnitReader {
  if (root.name.toLowerCase() !== "gbxml") throw new BuildingFileError("not-gbxml", `the root is ${root.name}, which is not gbXML`);
  return new UnitReader(root, lengthUnit);
}

/** Elements in which the schema, or a program that departs from it, has buildings, spaces and surfaces. */
const containers = new Set(["Campus", "Building", "Space"]);

/** Elements of a name in the root and in its containers, in the order of the file. */
function elementsIn(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.flatMap((child) => [
    ...(child.name === name ? [child] : []),
    ...(containers.has(child.name) ? elementsIn(child, name) : []),
  ]);
}

/** Spaces of all buildings of a file. */
export const spacesOf = (root: XmlElement): readonly XmlElement[] => elementsIn(root, "Space");

/** Finds the space that a reference names: the one with its identifier, or else the only one that differs from it in the case of letters. */
function spaceFinder(spaces: readonly FileSpace[]): (reference: string) => string {
  const ids = new Set(spaces.map(({ id }) => id));
  const byLowerCase = groupBy([...ids], (id) => id.toLowerCase());
  return (reference) => {
    if (ids.has(reference)) return reference;
    const similar = byLowerCase.get(reference.toLowerCase());
    return similar?.length === 1 ? similar[0]! : reference;
  };
}

/** Reads the root of a gbXML file in steps. */
export function* readFileInSteps(root: XmlElement, lengthUnit: string | undefined): Generator<number, FileModel> {
  const units = unitsOf(root, lengthUnit);
  const buildings = elementsIn(root, "Building");
  const spaces = yield* within(
    eachInSteps(spacesOf(root), (space) => spaceOf(space, units)),
    0,
    0.3,
  );
  const elements = elementsIn(root, "Surface");
  const spaceIdOf = spaceFinder(spaces);
  units.tolerances = tolerancesFor(lastDigitOf(elements) * units.lengthFactor());
  const surfaces = yield* within(
    eachInSteps(elements, (surface) => surfaceOf(surface, units, spaceIdOf)),
    0.3,
    0.7,
  );
  return present<FileModel>({
    name: [...buildings, ...elementsIn(root, "Campus")].map((element) => textOf(element, "Name")).find(Boolean) ?? "",
    program: programOf(root),
    schemaVersion: attributeOf(root, "version"),
    units: units.units,
    tolerances: units.tolerances,
    place: placeOf(elementsIn(root, "Location")[0], units),
    storeys: elementsIn(root, "BuildingStorey").map((storey) =>
      present<BuildingStorey>({ id: idOf(storey), name: nameOf(storey), level: units.length(storey, "Level") }),
    ),
    zones: elementsIn(root, "Zone").map((zone) => zoneOf(zone, units)),
    spaces,
    surfaces,
    constructions: constructionsOf(root, units),
    windowTypes: windowTypesOf(root, units),
    schedules: schedulesOf(root),
    findings: units.findings,
  });
}
