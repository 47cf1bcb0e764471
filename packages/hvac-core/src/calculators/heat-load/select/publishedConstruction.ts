import type { Entered } from "../../../kernel/internal.ts";
import { siUnit, type QuantityKind } from "../../../quantity/index.ts";
import { referenceRow, type Construction } from "../../../reference/index.ts";
import { commonConstructions, commonLayers, commonMaterials } from "../../../reference/internal.ts";

/** A construction of the reference by its id. */
export function publishedConstruction(id: string): Construction | undefined {
  return commonConstructions().find((each) => each.id === id);
}

const entry = (value: number, kind: QuantityKind): Entered => ({ value, unit: siUnit(kind) });

/** A published construction as a row of a project's library. */
export function libraryRow(construction: Construction): Entered {
  const { id, label, films, layers } = construction;
  const names = layers.map((layer) => ("material" in layer ? referenceRow(commonMaterials(), layer.material).label : "Insulation"));
  return {
    id,
    name: label,
    by: "layers",
    outsideFilm: entry(films.outside, "thermalResistance"),
    insideFilm: entry(films.inside, "thermalResistance"),
    layers: commonLayers(construction).map((layer, index) => ({
      id: String(index + 1),
      name: names[index]!,
      ...("resistance" in layer
        ? { kind: "resistance", resistance: entry(layer.resistance, "thermalResistance") }
        : {
            thickness: entry(layer.thickness, "smallLength"),
            conductivity: entry(layer.conductivity, "conductivity"),
            density: entry(layer.density, "density"),
            specificHeat: entry(layer.specificHeat, "specificHeat"),
          }),
    })),
  };
}
