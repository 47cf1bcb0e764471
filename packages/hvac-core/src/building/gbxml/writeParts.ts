import type { BuildingConstruction, BuildingWindowType } from "../model/constructions.ts";
import type { BuildingSpace, BuildingZone, Polygon } from "../model/building.ts";
import { element, valueElement } from "./writer.ts";

export function planarGeometry(polygons: readonly Polygon[]): string {
  const point = (coordinates: readonly number[]): string =>
    element("CartesianPoint", {}, ...coordinates.map((each) => valueElement("Coordinate", each)));
  return polygons.length === 0
    ? ""
    : element("PlanarGeometry", {}, ...polygons.map((polygon) => element("PolyLoop", {}, ...polygon.map(point))));
}

/** A space, and how its geometry was made. */
export type WrittenSpace = BuildingSpace & { readonly description?: string };

export function spaceElement(space: WrittenSpace): string {
  const { id, name, description, cadId, storeyId, zoneId, conditionType, spaceType, area, volume, use, floorPolygons } = space;
  const references = { id, buildingStoreyIdRef: storeyId, zoneIdRef: zoneId, conditionType, spaceType };
  return element(
    "Space",
    references,
    valueElement("Name", name),
    valueElement("Description", description),
    valueElement("Area", area),
    valueElement("Volume", volume),
    valueElement("PeopleNumber", use.people, { unit: "NumberOfPeople" }),
    valueElement("PeopleHeatGain", use.sensiblePerPerson, { unit: "WattPerPerson", heatGainType: "Sensible" }),
    valueElement("PeopleHeatGain", use.latentPerPerson, { unit: "WattPerPerson", heatGainType: "Latent" }),
    valueElement("LightPowerPerArea", use.lighting, { unit: "WattPerSquareMeter" }),
    valueElement("EquipPowerPerArea", use.equipment, { unit: "WattPerSquareMeter" }),
    valueElement("AirChangesPerHour", use.airChanges === undefined ? undefined : use.airChanges * 3600),
    valueElement("OAFlowPerPerson", use.outdoorAirPerPerson, { unit: "CubicMPerSec" }),
    valueElement("OAFlowPerArea", use.outdoorAirPerArea, { unit: "CubicMPerSecPerSquareM" }),
    valueElement("CADObjectId", cadId),
    planarGeometry(floorPolygons.slice(0, 1)),
  );
}

export function zoneElement(zone: BuildingZone): string {
  const { id, name, heatingTemperature, coolingTemperature, outdoorAirPerPerson, outdoorAirPerArea } = zone;
  return element(
    "Zone",
    { id },
    valueElement("Name", name),
    valueElement("DesignHeatT", heatingTemperature, { unit: "C" }),
    valueElement("DesignCoolT", coolingTemperature, { unit: "C" }),
    valueElement("OAFlowPerArea", outdoorAirPerArea, { unit: "CubicMPerSecPerSquareM" }),
    valueElement("OAFlowPerPerson", outdoorAirPerPerson, { unit: "CubicMPerSec" }),
  );
}

/** A construction, its layer and its materials, which get identifiers of the construction. */
export function constructionElements({ id, name, uValue, solarAbsorptance, layers }: BuildingConstruction): string {
  const materialId = (index: number): string => `${id}-material-${index + 1}`;
  const materials = layers.map(({ name: material, thickness, conductivity, density, specificHeat, resistance }, index) =>
    element(
      "Material",
      { id: materialId(index) },
      valueElement("Name", material),
      valueElement("R-value", resistance, { unit: "SquareMeterKPerW" }),
      valueElement("Thickness", thickness, { unit: "Meters" }),
      valueElement("Conductivity", conductivity, { unit: "WPerMeterK" }),
      valueElement("Density", density, { unit: "KgPerCubicM" }),
      valueElement("SpecificHeat", specificHeat, { unit: "JPerKgK" }),
    ),
  );
  const layerId = `${id}-layers`;
  const layer = element("Layer", { id: layerId }, ...layers.map((_, index) => element("MaterialId", { materialIdRef: materialId(index) })));
  const construction = element(
    "Construction",
    { id },
    valueElement("U-value", uValue, { unit: "WPerSquareMeterK" }),
    valueElement("Absorptance", solarAbsorptance, { unit: "Fraction", type: "ExtSolar" }),
    layers.length > 0 ? element("LayerId", { layerIdRef: layerId }) : "",
    valueElement("Name", name),
  );
  return [construction, layers.length > 0 ? layer : "", ...materials].join("");
}

export function windowTypeElement({ id, name, uValue, shgc, visibleTransmittance }: BuildingWindowType): string {
  return element(
    "WindowType",
    { id },
    valueElement("Name", name),
    valueElement("U-value", uValue, { unit: "WPerSquareMeterK" }),
    valueElement("SolarHeatGainCoeff", shgc, { unit: "Fraction" }),
    valueElement("Transmittance", visibleTransmittance, { unit: "Fraction", type: "Visible" }),
  );
}
