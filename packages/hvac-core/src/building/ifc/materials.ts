import { present } from "../gbxml/constructions.ts";
import type { BuildingConstruction, BuildingLayer, BuildingWindowType } from "../model/constructions.ts";
import type { Point } from "../model/building.ts";
import type { Element, Elements } from "./elements.ts";
import type { Relations } from "./relations.ts";
import type { StepFile } from "./step/file.ts";
import type { Instance } from "./step/value.ts";
import type { IfcUnits } from "./units.ts";

interface Material {
  conductivity?: number;
  density?: number;
  specificHeat?: number;
}

/** Values that are not above 0 are none. */
const positive = (value: number | undefined): number | undefined => (value !== undefined && value > 0 ? value : undefined);

const share = (value: number | undefined): number | undefined => (value !== undefined && value > 0 && value <= 1 ? value : undefined);

/** Thermal properties of the materials of a file, by their instance. */
function materialsOf(file: StepFile, units: IfcUnits): ReadonlyMap<number, Material> {
  const materials = new Map<number, Material>();
  const add = (id: number | undefined, values: Material): void => {
    if (id !== undefined) materials.set(id, { ...present<Material>(values), ...materials.get(id) });
  };
  for (const thermal of file.ofType("IFCTHERMALMATERIALPROPERTIES"))
    add(thermal.references(0)[0], {
      specificHeat: units.attribute(positive(thermal.number(1)), "SPECIFICHEATCAPACITYUNIT")!,
      conductivity: units.attribute(positive(thermal.number(4)), "THERMALCONDUCTANCEUNIT")!,
    });
  for (const general of file.ofType("IFCGENERALMATERIALPROPERTIES"))
    add(general.references(0)[0], { density: units.attribute(positive(general.number(3)), "MASSDENSITYUNIT")! });
  for (const set of file.ofType("IFCMATERIALPROPERTIES", "IFCEXTENDEDMATERIALPROPERTIES")) {
    const [material, properties] = set.type === "IFCMATERIALPROPERTIES" ? [3, 2] : [0, 1];
    for (const property of file.targets(set, properties)) {
      const value = positive(units.property(property));
      const name = (property.text(0) ?? "").toLowerCase().replaceAll(/[^a-z]/g, "");
      const key = { thermalconductivity: "conductivity", massdensity: "density", specificheatcapacity: "specificHeat" }[name];
      if (key !== undefined && value !== undefined) add(set.references(material)[0], { [key]: value });
    }
  }
  return materials;
}

/** Reads constructions of elements and types of windows; each different one once. */
export class Constructions {
  readonly constructions: BuildingConstruction[] = [];
  readonly windowTypes: BuildingWindowType[] = [];
  readonly #file: StepFile;
  readonly #units: IfcUnits;
  readonly #relations: Relations;
  readonly #elements: Elements;
  readonly #materials: ReadonlyMap<number, Material>;
  readonly #ids = new Map<string, string>();
  readonly #names = new Set<string>();
  /** Identifiers by element, and by direction in hundredths. */
  readonly #known = new Map<Element, Map<number, string | undefined>>();

  constructor(file: StepFile, units: IfcUnits, relations: Relations, elements: Elements) {
    this.#file = file;
    this.#units = units;
    this.#relations = relations;
    this.#elements = elements;
    this.#materials = materialsOf(file, units);
  }

  /** Identifier of a content: its name, with a number where other contents have it. */
  #idFor(kind: string, name: string, content: unknown, add: (id: string) => void): string {
    const key = JSON.stringify([kind, name, content]);
    const known = this.#ids.get(key);
    if (known !== undefined) return known;
    let id = name;
    for (let number = 2; this.#names.has(id); number++) id = `${name}-${number}`;
    this.#names.add(id);
    this.#ids.set(key, id);
    add(id);
    return id;
  }

  #typeOf(id: number): Instance | undefined {
    return this.#file.get(this.#relations.typeOf.get(id)?.[0]);
  }

  /** Material, layers or list of an element, or of its type. */
  #materialOf(id: number): Instance | undefined {
    const direct = this.#relations.materialOf.get(id) ?? [];
    const type = this.#relations.typeOf.get(id)?.[0];
    const ofType = type === undefined ? [] : (this.#relations.materialOf.get(type) ?? []);
    return this.#file.get(direct[0] ?? ofType[0]);
  }

  #layer(material: Instance | undefined, thickness: number | undefined): BuildingLayer {
    const name = material?.text(0) ?? "";
    return present<BuildingLayer>({
      id: name === "" ? `material-${material?.id ?? 0}` : name,
      name,
      thickness: positive(thickness),
      ...(material === undefined ? {} : this.#materials.get(material.id)),
    });
  }

  #layersOf(set: Instance | undefined): BuildingLayer[] {
    return this.#file
      .targets(set, 0)
      .map((layer) => this.#layer(this.#file.target(layer, 0), (layer.number(1) ?? 0) * this.#units.length))
      .filter(({ thickness }) => thickness !== undefined);
  }

  /** Layers of an element from the side that faces a direction to the other one, and their name. */
  #layers(element: Element, outward: Point): { readonly name?: string; readonly layers: readonly BuildingLayer[] } {
    const material = this.#materialOf(element.id);
    if (material === undefined) return { layers: [] };
    const width = element.properties.quantity("Width", "Depth", "Thickness");
    switch (material.type) {
      case "IFCMATERIALLAYERSETUSAGE": {
        const set = this.#file.target(material, 0);
        const layers = this.#layersOf(set);
        const grows = this.#elements.directionOfLayers(element.id, material.enumeration(1), material.enumeration(2), outward);
        return { ...present({ name: set?.text(1) }), layers: grows > 0 ? layers.toReversed() : layers };
      }
      case "IFCMATERIALLAYERSET":
        return { ...present({ name: material.text(1) }), layers: this.#layersOf(material) };
      case "IFCMATERIAL":
        return { layers: [this.#layer(material, width)] };
      case "IFCMATERIALLIST":
        return { layers: this.#file.targets(material, 0).map((each) => this.#layer(each, undefined)) };
      case "IFCMATERIALCONSTITUENTSET":
        return {
          ...present({ name: material.text(0) }),
          layers: this.#file.targets(material, 2).map((each) => this.#layer(this.#file.target(each, 2), undefined)),
        };
      default:
        return { layers: [] };
    }
  }

  /** Construction of an element whose outer side faces a direction; undefined where the file says nothing of it. */
  constructionOf(element: Element | undefined, outward: Point): string | undefined {
    if (element === undefined || element.kind === "virtual" || element.kind === "hole") return undefined;
    const ofElement = this.#known.get(element) ?? new Map<number, string | undefined>();
    this.#known.set(element, ofElement);
    const direction = outward.reduce((key, each) => key * 1000 + Math.round(each * 100), 0);
    if (!ofElement.has(direction)) ofElement.set(direction, this.#construction(element, outward));
    return ofElement.get(direction);
  }

  #construction(element: Element, outward: Point): string | undefined {
    const { name: ofLayers, layers } = this.#layers(element, outward);
    const inner = element.covering === undefined ? [] : this.#layersOf(this.#coveringLayers(element.covering));
    const uValue = positive(element.properties.number("ThermalTransmittance", "Heat Transfer Coefficient (U)"));
    const type = this.#typeOf(element.id);
    const name = ofLayers ?? type?.text(2) ?? (layers.length > 0 ? layers.map((layer) => layer.name).join(", ") : element.name);
    if (layers.length === 0 && uValue === undefined && type === undefined) return undefined;
    const values = present<Omit<BuildingConstruction, "id">>({
      name: name ?? element.type,
      uValue,
      solarAbsorptance: share(element.properties.number("SolarAbsorptance", "Absorptance")),
      layers: [...layers, ...inner],
    });
    return this.#idFor("construction", values.name, values, (id) => this.constructions.push({ id, ...values }));
  }

  #coveringLayers(covering: Instance): Instance | undefined {
    const material = this.#materialOf(covering.id);
    return material?.type === "IFCMATERIALLAYERSETUSAGE" ? this.#file.target(material, 0) : material;
  }

  /** Type of a window, a glazed door or a curtain wall; undefined where the file says nothing of it. */
  windowTypeOf(element: Element): string | undefined {
    const { properties } = element;
    const name = this.#typeOf(element.id)?.text(2);
    const uValue = positive(properties.number("ThermalTransmittance", "Heat Transfer Coefficient (U)", "ThermalTransmittanceWinter"));
    const shgc = share(properties.number("SolarHeatGainTransmittance", "Solar Heat Gain Coefficient"));
    const visible = share(properties.number("VisibleLightTransmittance", "Visual Light Transmittance"));
    if (name === undefined && uValue === undefined && shgc === undefined) return undefined;
    const values = present<Omit<BuildingWindowType, "id">>({
      name: name ?? element.name ?? element.type,
      uValue,
      shgc,
      visibleTransmittance: visible,
    });
    return this.#idFor("window", values.name, values, (id) => this.windowTypes.push({ id, ...values }));
  }
}
