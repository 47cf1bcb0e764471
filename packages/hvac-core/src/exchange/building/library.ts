import type { Building, BuildingConstruction, BuildingLayer, BuildingOpening } from "../../building/index.ts";
import type { HeatLoadInput } from "../../calculators/heat-load/index.ts";
import type { TypedQuantity } from "../../kernel/index.ts";
import { defaultUnit, type QuantityKind, type UnitSystem } from "../../quantity/index.ts";
import { importedQuantity } from "../index.ts";
import type { BuildingRowOptions } from "./options.ts";
import { rowIdOf } from "./rowIds.ts";

export type ConstructionRow = NonNullable<HeatLoadInput["constructions"]>[number];
export type WindowTypeRow = NonNullable<HeatLoadInput["windowTypes"]>[number];
type LayerRow = NonNullable<ConstructionRow["layers"]>[number];

/** A quantity in the units of a heat load. */
export function cell<K extends QuantityKind>(value: number, kind: K, unitSystem: UnitSystem): TypedQuantity<K> {
  return importedQuantity(value, kind, defaultUnit(kind, unitSystem));
}

const isWithin = (value: number | undefined, low: number, high: number): value is number =>
  value !== undefined && value >= low && value <= high;

/** Surface films that a construction by layers gets, m²·K/W: outside 0.044, inside 0.12, as the fields assume. */
function layerRow(layer: BuildingLayer, index: number, unitSystem: UnitSystem): LayerRow | undefined {
  const { name, thickness, conductivity, density, specificHeat, resistance } = layer;
  const common = { id: `layer-${index + 1}`, name: name.slice(0, 80) };
  if (
    isWithin(thickness, 0.0001, 2) &&
    isWithin(conductivity, 0.005, 500) &&
    isWithin(density, 0, 20_000) &&
    isWithin(specificHeat, 0, 5000)
  )
    return {
      ...common,
      kind: "material",
      thickness: cell(thickness, "smallLength", unitSystem),
      conductivity: cell(conductivity, "conductivity", unitSystem),
      density: cell(density, "density", unitSystem),
      specificHeat: cell(specificHeat, "specificHeat", unitSystem),
    };
  const known =
    resistance ?? (thickness !== undefined && conductivity !== undefined && conductivity > 0 ? thickness / conductivity : undefined);
  return isWithin(known, 0.0001, 50)
    ? { ...common, kind: "resistance", resistance: cell(known, "thermalResistance", unitSystem) }
    : undefined;
}

/** Mass class of a construction by the mass of its layers, kg/m². */
function massOf(layers: readonly BuildingLayer[]): "light" | "medium" | "heavy" {
  const mass = layers.reduce((sum, { thickness = 0, density = 0 }) => sum + thickness * density, 0);
  if (layers.length === 0 || mass === 0) return "medium";
  return mass < 100 ? "light" : mass < 350 ? "medium" : "heavy";
}

/** Row of a construction: by its layers if all are known, or by its U-value; `undefined` where the file has neither. */
export function constructionRow({ id, name, uValue, layers }: BuildingConstruction, unitSystem: UnitSystem): ConstructionRow | undefined {
  const common = { id: rowIdOf(id), name: name.slice(0, 120) };
  const rows = layers.map((layer, index) => layerRow(layer, index, unitSystem));
  if (rows.length > 0 && rows.length <= 30 && rows.every((row) => row !== undefined)) return { ...common, by: "layers", layers: rows };
  if (!isWithin(uValue, 0.02, 12)) return undefined;
  return { ...common, by: "uValue", uValue: cell(uValue, "uValue", unitSystem), mass: massOf(layers) };
}

/** References of an opening to its glass. */
export type Glazed = Pick<BuildingOpening, "windowTypeId" | "constructionId">;

/** Glass of a file with the values that a window type can have. */
export interface Glass {
  readonly id: string;
  readonly name: string;
  readonly uValue?: number;
  readonly shgc?: number;
}

/** Type of openings; one without a type has that of its construction, or a common one. */
export function glassIn({ windowTypes, constructions }: Building): (opening: Glazed) => Glass {
  const types = new Map(windowTypes.map((type) => [type.id, type]));
  const fabric = new Map(constructions.map((construction) => [construction.id, construction]));
  return ({ windowTypeId = "", constructionId = "" }) => {
    const type = types.get(windowTypeId);
    const construction = fabric.get(constructionId);
    const uValue = type?.uValue ?? construction?.uValue;
    return {
      id: type?.id ?? construction?.id ?? "window",
      name: type?.name ?? construction?.name ?? "Window",
      ...(isWithin(uValue, 0.1, 10) ? { uValue } : {}),
      ...(isWithin(type?.shgc, 0, 0.9) ? { shgc: type.shgc } : {}),
    };
  };
}

/** Window types of openings, made when one is asked for. */
export class WindowTypes {
  readonly rows: WindowTypeRow[] = [];
  /** Types whose values are those of the options, in part or all. */
  readonly incomplete: string[] = [];
  readonly #glass: (opening: Glazed) => Glass;
  readonly #options: BuildingRowOptions;
  readonly #ids = new Set<string>();

  constructor(building: Building, options: BuildingRowOptions) {
    this.#glass = glassIn(building);
    this.#options = options;
  }

  isIncomplete(id: string): boolean {
    return this.incomplete.includes(id);
  }

  /** Row of the type of an opening. */
  idFor(opening: Glazed): string {
    const type = this.#glass(opening);
    const { glass, unitSystem, windowTypes = {} } = this.#options;
    const existing = windowTypes[type.id];
    if (existing !== undefined) return existing;
    const id = rowIdOf(type.id);
    if (this.#ids.has(id)) return id;
    this.#ids.add(id);
    const { name, uValue, shgc } = type;
    if (uValue === undefined || shgc === undefined) this.incomplete.push(id);
    this.rows.push({ id, name: name.slice(0, 80), uValue: cell(uValue ?? glass.uValue, "uValue", unitSystem), shgc: shgc ?? glass.shgc });
    return id;
  }
}
