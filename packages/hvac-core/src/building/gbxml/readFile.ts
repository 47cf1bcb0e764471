import { BuildingFileError } from "../errors.ts";
import type { BuildingPlace, BuildingStorey, BuildingZone } from "../model/building.ts";
import type { FileModel, FileOpening, FileSurface } from "../model/fileModel.ts";
import { eachInSteps, within } from "../steps.ts";
import { attributeOf, childOf, childrenOf, numberIn, textOf, type XmlElement } from "../xml/element.ts";
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

function surfaceOf(element: XmlElement, units: UnitReader): FileSurface {
  return present<FileSurface>({
    id: idOf(element),
    name: nameOf(element),
    cadId: cadIdOf(element),
    type: attributeOf(element, "surfaceType") ?? "",
    spaceIds: childrenOf(element, "AdjacentSpaceId").flatMap((each) => attributeOf(each, "spaceIdRef") ?? []),
    constructionId: attributeOf(element, "constructionIdRef"),
    geometry: geometryOf(element, units, false),
    openings: childrenOf(element, "Opening").map((opening) => openingOf(opening, units)),
  });
}

function placeOf(location: XmlElement | undefined, units: UnitReader): BuildingPlace {
  return present<BuildingPlace>({
    name: textOf(location, "Name"),
    latitude: placeAngle(textOf(location, "Latitude")),
    longitude: placeAngle(textOf(location, "Longitude")),
    elevation: units.length(location, "Elevation"),
    modelAzimuth: numberIn(location, "CADModelAzimuth") ?? 0,
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

const buildingsOf = (root: XmlElement): readonly XmlElement[] =>
  [...childrenOf(root, "Campus"), root].flatMap((parent) => childrenOf(parent, "Building"));

/** Spaces of all buildings of a file. */
export const spacesOf = (root: XmlElement): readonly XmlElement[] => buildingsOf(root).flatMap((building) => childrenOf(building, "Space"));

/** Reads the root of a gbXML file in steps. */
export function* readFileInSteps(root: XmlElement, lengthUnit: string | undefined): Generator<number, FileModel> {
  const units = unitsOf(root, lengthUnit);
  const campuses = childrenOf(root, "Campus");
  const buildings = buildingsOf(root);
  const location = [...campuses, root].flatMap((parent) => childrenOf(parent, "Location"))[0];
  const spaces = yield* within(
    eachInSteps(spacesOf(root), (space) => spaceOf(space, units)),
    0,
    0.3,
  );
  const elements = [...campuses, ...buildings].flatMap((parent) => childrenOf(parent, "Surface"));
  units.tolerances = tolerancesFor(lastDigitOf(elements) * units.lengthFactor());
  const surfaces = yield* within(
    eachInSteps(elements, (surface) => surfaceOf(surface, units)),
    0.3,
    0.7,
  );
  return present<FileModel>({
    name: buildings.map((building) => textOf(building, "Name")).find(Boolean) ?? textOf(campuses[0], "Name") ?? "",
    program: programOf(root),
    schemaVersion: attributeOf(root, "version"),
    units: units.units,
    tolerances: units.tolerances,
    place: placeOf(location, units),
    storeys: buildings.flatMap((building) =>
      childrenOf(building, "BuildingStorey").map((storey) =>
        present<BuildingStorey>({ id: idOf(storey), name: nameOf(storey), level: units.length(storey, "Level") }),
      ),
    ),
    zones: childrenOf(root, "Zone").map((zone) => zoneOf(zone, units)),
    spaces,
    surfaces,
    constructions: constructionsOf(root, units),
    windowTypes: windowTypesOf(root, units),
    schedules: schedulesOf(root),
    findings: units.findings,
  });
}
