import type { BuildingConstruction, BuildingLayer, BuildingWindowType } from "../model/constructions.ts";
import { attributeOf, childOf, childrenOf, parseNumber, textOf, type XmlElement } from "../xml/element.ts";
import type { UnitReader } from "./fileUnits.ts";

/** Properties of an object without those that are undefined. */
export function present<T extends object>(values: { readonly [Key in keyof T]: T[Key] | undefined }): T {
  const result: Record<string, unknown> = {};
  for (const key in values) if (values[key] !== undefined) result[key] = values[key];
  return result as T;
}

export const idOf = (element: XmlElement): string => attributeOf(element, "id") ?? "";

export const nameOf = (element: XmlElement): string => textOf(element, "Name") ?? idOf(element);

const byId = (elements: readonly XmlElement[]): ReadonlyMap<string, XmlElement> =>
  new Map(elements.map((element) => [idOf(element), element]));

function layerOf(material: XmlElement, units: UnitReader): BuildingLayer {
  const property = (name: string, kind: string): number | undefined => units.property(childOf(material, name), kind);
  return present<BuildingLayer>({
    id: idOf(material),
    name: nameOf(material),
    thickness: units.length(material, "Thickness"),
    conductivity: property("Conductivity", "conductivity"),
    density: property("Density", "density"),
    specificHeat: property("SpecificHeat", "specificHeat"),
    resistance: property("R-value", "resistance"),
  });
}

/** Property of one of several elements, by an attribute. */
function byType(
  element: XmlElement,
  name: string,
  attribute: string,
  wanted: readonly string[],
  units: UnitReader,
  kind: string,
): number | undefined {
  const children = childrenOf(element, name);
  const match = wanted.map((type) => children.find((child) => attributeOf(child, attribute) === type)).find((each) => each !== undefined);
  return units.property(match, kind);
}

function absorptanceOf(element: XmlElement | undefined, units: UnitReader): number | undefined {
  return element && byType(element, "Absorptance", "type", ["ExtSolar", "ExtTotal"], units, "share");
}

/** Constructions of a file; layers may be in `Layer` elements or be materials themselves. */
export function constructionsOf(root: XmlElement, units: UnitReader): BuildingConstruction[] {
  const layers = byId(childrenOf(root, "Layer"));
  const materials = byId(childrenOf(root, "Material"));
  return childrenOf(root, "Construction").map((construction) => {
    const ofLayers = childrenOf(construction, "LayerId").flatMap((reference) => {
      const layer = layers.get(attributeOf(reference, "layerIdRef") ?? "");
      return childrenOf(layer, "MaterialId").map((each) => attributeOf(each, "materialIdRef") ?? "");
    });
    const direct = childrenOf(construction, "MaterialId").map((each) => attributeOf(each, "materialIdRef") ?? "");
    const used = [...ofLayers, ...direct].flatMap((id) => materials.get(id) ?? []);
    return present<BuildingConstruction>({
      id: idOf(construction),
      name: nameOf(construction),
      uValue: units.property(childOf(construction, "U-value"), "uValue"),
      solarAbsorptance: absorptanceOf(construction, units) ?? absorptanceOf(used[0], units),
      layers: used.map((material) => layerOf(material, units)),
    });
  });
}

/** Angle of incidence up to which a coefficient is about that at normal incidence, degrees: clear glass loses 2 % at 40°. */
const nearNormal = 40;

/** Solar heat gain coefficient of clear glass of 3 mm, to which shading coefficients relate. */
const clearGlass = 0.87;

/** Window types of a file. */
export function windowTypesOf(root: XmlElement, units: UnitReader): BuildingWindowType[] {
  return childrenOf(root, "WindowType").map((type) => {
    const angleOf = (each: XmlElement): number => parseNumber(attributeOf(each, "solarIncidentAngle")) ?? 0;
    const coefficients = childrenOf(type, "SolarHeatGainCoeff").filter((each) => angleOf(each) <= nearNormal);
    const normal = coefficients.toSorted((a, b) => angleOf(a) - angleOf(b))[0];
    const shading = units.property(childOf(type, "ShadingCoeff"), "share");
    return present<BuildingWindowType>({
      id: idOf(type),
      name: nameOf(type),
      uValue: units.property(childOf(type, "U-value"), "uValue"),
      shgc: units.property(normal, "share") ?? (shading === undefined ? undefined : shading * clearGlass),
      visibleTransmittance: byType(type, "Transmittance", "type", ["Visible"], units, "share"),
    });
  });
}
