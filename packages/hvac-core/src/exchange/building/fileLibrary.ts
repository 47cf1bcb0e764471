import type { Building } from "../../building/index.ts";
import { summerFilms, transmittance, type Layer } from "../../envelope/index.ts";
import { isTypedQuantity } from "../../kernel/index.ts";
import { convert, siUnit, type QuantityKind, type UnitSystem } from "../../quantity/index.ts";
import { constructionRow, glassIn, type ConstructionRow, type Glass } from "./library.ts";

/** A construction of a file that its surfaces refer to. */
export interface FileConstruction {
  /** Identifier in the file. */
  readonly id: string;
  readonly name: string;
  /** Net area of the surfaces and doors, m². */
  readonly area: number;
  /** Row of the import; undefined where the file has neither layers nor a U-value. */
  readonly row?: ConstructionRow;
  /** U-value of the row, W/(m²·K). */
  readonly uValue?: number;
  /** U-value in the file, W/(m²·K). */
  readonly enteredUValue?: number;
}

/** A window type of a file that its openings refer to, or what openings without one have. */
export interface FileWindowType extends Glass {
  /** m². */
  readonly area: number;
}

/** Constructions and window types that the surfaces and openings of a file refer to. */
export interface BuildingLibrary {
  readonly constructions: readonly FileConstruction[];
  readonly windowTypes: readonly FileWindowType[];
}

/** A number of a row in SI; undefined where the cell has none. */
export function numberOf(cell: unknown, quantity: QuantityKind): number | undefined {
  return isTypedQuantity(cell) && typeof cell.value === "number" ? convert(cell.value, cell.unit, siUnit(quantity)) : undefined;
}

/** Layers of a row in SI; undefined where one lacks a number. */
export function layersOf({ layers = [] }: ConstructionRow): readonly Layer[] | undefined {
  const known = layers.map((layer): Layer | undefined => {
    const resistance = numberOf(layer.resistance, "thermalResistance");
    if (layer.kind === "resistance") return resistance === undefined ? undefined : { resistance };
    const thickness = numberOf(layer.thickness, "smallLength");
    const conductivity = numberOf(layer.conductivity, "conductivity");
    const density = numberOf(layer.density, "density");
    const specificHeat = numberOf(layer.specificHeat, "specificHeat");
    if (thickness === undefined || conductivity === undefined || density === undefined || specificHeat === undefined) return undefined;
    return { thickness, conductivity, density, specificHeat };
  });
  return known.every((layer) => layer !== undefined) ? known : undefined;
}

/**
 * U-value of a row of constructions.
 *
 * @param row a row of the list “Constructions”, as entered
 * @returns W/(m²·K); undefined where a number is missing
 * @example
 * ```ts
 * import { rowUValue } from "@org/hvac-core/exchange/building";
 * rowUValue({ id: "a", by: "uValue", uValue: { value: 0.3, unit: "W/m2K" } }); // 0.3
 * ```
 */
export function rowUValue(row: ConstructionRow): number | undefined {
  if (row.by !== "layers") return numberOf(row.uValue, "uValue");
  const layers = layersOf(row);
  if (layers === undefined || layers.length === 0) return undefined;
  // Films that are left empty are those of the fields.
  const outside = numberOf(row.outsideFilm, "thermalResistance") ?? summerFilms.outside;
  const inside = numberOf(row.insideFilm, "thermalResistance") ?? summerFilms.inside;
  return transmittance(layers, { outside, inside });
}

/** Areas by key. */
class Areas extends Map<string, number> {
  add(key: string, area: number): void {
    this.set(key, (this.get(key) ?? 0) + area);
  }
}

/**
 * Constructions and window types that the surfaces and openings of a building refer to, with what the file says of them.
 *
 * @param building a building that was read from a model
 * @param unitSystem units of the rows
 * @returns constructions and window types in the order of the file, with their areas
 * @example
 * ```ts
 * import { readGbxml } from "@org/hvac-core/building";
 * import { buildingLibrary } from "@org/hvac-core/exchange/building";
 * const building = readGbxml('<gbXML lengthUnit="Meters"><Campus><Building><Space id="a"/></Building></Campus></gbXML>');
 * buildingLibrary(building, "Metric").constructions; // []
 * ```
 */
export function buildingLibrary(building: Building, unitSystem: UnitSystem): BuildingLibrary {
  const [fabric, glass] = [new Areas(), new Areas()];
  const types = new Map<string, Glass>();
  const glassOf = glassIn(building);
  for (const { constructionId, netArea, openings } of building.surfaces) {
    if (constructionId !== undefined) fabric.add(constructionId, netArea);
    for (const opening of openings) {
      if (opening.kind === "door" && opening.constructionId !== undefined) fabric.add(opening.constructionId, opening.area);
      if (opening.kind !== "window" && opening.kind !== "skylight") continue;
      const type = glassOf(opening);
      types.set(type.id, type);
      glass.add(type.id, opening.area);
    }
  }
  return {
    constructions: building.constructions
      .filter(({ id }) => fabric.has(id))
      .map((construction): FileConstruction => {
        const { id, name, uValue: entered } = construction;
        const row = constructionRow(construction, unitSystem);
        const uValue = row && rowUValue(row);
        return {
          id,
          name,
          area: fabric.get(id)!,
          ...(row && { row }),
          ...(uValue !== undefined && { uValue }),
          ...(entered !== undefined && { enteredUValue: entered }),
        };
      }),
    windowTypes: [...types.values()].map((type) => ({ ...type, area: glass.get(type.id)! })),
  };
}
