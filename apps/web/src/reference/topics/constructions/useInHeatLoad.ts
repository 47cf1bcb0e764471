import type { Layer } from "@org/hvac-core/envelope";
import type { UseTarget } from "../../targets.ts";
import { texts } from "./texts.ts";

/** Longest names that the heat load's constructions and layers take. */
const longestName = 120;
const longestLayerName = 80;

/** A layer with the name it has on the page. */
export type NamedLayer = Layer & { readonly name: string };

const layerFields = (layer: NamedLayer, index: number): Readonly<Record<string, unknown>> => ({
  id: `layer${index + 1}`,
  name: layer.name.slice(0, longestLayerName),
  ...("resistance" in layer
    ? { kind: "resistance", resistance: { value: layer.resistance, unit: "m2 K/W" } }
    : {
        kind: "material",
        thickness: { value: layer.thickness, unit: "m" },
        conductivity: { value: layer.conductivity, unit: "W/(m K)" },
        density: { value: layer.density, unit: "kg/m3" },
        specificHeat: { value: layer.specificHeat, unit: "J/(kg K)" },
      }),
});

/** Ways to begin a heat load with a construction: by its U-value, and by its layers where the load is calculated hour by hour. */
export function heatLoadTargets(
  element: "wall" | "roof" | "floor" | "partition",
  name: string,
  transmittance: number,
  layers: readonly NamedLayer[],
): readonly UseTarget[] {
  const uValue = { value: transmittance, unit: "W/(m2 K)" };
  return [
    ...(element === "wall" ? [{ calculator: "heat-load", as: texts.wallTarget, input: { wallUValue: uValue } } as const] : []),
    ...(element === "roof" ? [{ calculator: "heat-load", as: texts.roofTarget, input: { roofUValue: uValue } } as const] : []),
    ...(layers.every((layer) => !("resistance" in layer) || layer.resistance > 0)
      ? [
          {
            calculator: "heat-load",
            as: texts.layersTarget,
            input: {
              method: "hourly",
              constructions: [{ id: "construction", name: name.slice(0, longestName), by: "layers", layers: layers.map(layerFields) }],
            },
          } as const,
        ]
      : []),
  ];
}
