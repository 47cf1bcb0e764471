import type { BridgedLayer, Layer, VaporLayer } from "../envelope/index.ts";
import { layerResistance } from "../envelope/internal.ts";
import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";
import { materialEquivalentThickness } from "./materialVapor.ts";
import { materials } from "./materials.ts";
import { referenceRow } from "./row.ts";
import { vaporResistances } from "./vaporResistances.ts";

/** A layer as a designer names it: a material or a membrane of the tables, a resistance, or a material with its properties. */
export type LayerInput =
  | {
      readonly kind: "material";
      /** `id` of a row in `materials()`. */
      readonly material: string;
      /** m, 1e-6…10; not used for a material given by its resistance. */
      readonly thickness: number;
      /** Material that bridges the layer, such as studs, and its share of the area, 1e-6…1 − 1e-6; not for a material given by its resistance. */
      readonly bridge?: { readonly material: string; readonly share: number };
    }
  | {
      readonly kind: "membrane";
      /** `id` of a membrane in `vaporResistances()`. */
      readonly membrane: string;
    }
  | {
      readonly kind: "resistance";
      /** m²·K/W, 0…100. */
      readonly resistance: number;
      /** s_d, m, 0…100 000. */
      readonly equivalentThickness: number;
    }
  | {
      readonly kind: "custom";
      /** m, 1e-6…10. */
      readonly thickness: number;
      /** W/(m·K), 1e-4…500. */
      readonly conductivity: number;
      /** kg/m³, 0…25 000. */
      readonly density: number;
      /** J/(kg·K), 0…10 000. */
      readonly specificHeat: number;
      /** Resistance to vapour over that of air (μ), 1…1e7; an equivalent thickness above 100 000 m is calculated as 100 000 m. */
      readonly factor: number;
    };

/** Properties of a layer, for `transmittance`, `bridgedElement` and `condensationYear` of `envelope`. */
export interface ElementLayer {
  /** Label of the row in the tables; `undefined` for a layer that has none. */
  readonly label: string | undefined;
  /** The layer between bridging parts. */
  readonly thermal: Layer;
  readonly vapor: VaporLayer;
  /** The layer and the part that bridges it. */
  readonly parts: BridgedLayer;
  /** m; `undefined` for a layer given by its resistance. */
  readonly thickness: number | undefined;
}

/**
 * Maximum equivalent thickness, m: that of `vaporProfile`. A custom layer with more is calculated with this one: it is more than sixty times
 * as tight as the tables' vapour-tight layers of 1500 m, and at 1000 Pa only 5 mg of water per m² pass through it in a month.
 */
const maximumEquivalentThickness = 1e5;

type Part = BridgedLayer[number];

function layerFrom(layer: Pick<ElementLayer, "label" | "thermal" | "thickness">, equivalentThickness: number, bridge?: Part): ElementLayer {
  const resistance = layerResistance(layer.thermal);
  return {
    ...layer,
    vapor: { resistance, equivalentThickness },
    parts: bridge ? [{ share: 1 - bridge.share, resistance }, bridge] : [{ share: 1, resistance }],
  };
}

const bridgeWithoutThickness = (share: number): OutOfRangeError =>
  new OutOfRangeError({
    parameter: "bridge.share",
    value: share,
    min: 0,
    max: 0,
    unit: "",
    reason: "a material given by its resistance cannot be bridged, since its thickness is unknown",
  });

function materialLayer({ material, thickness, bridge }: Extract<LayerInput, { kind: "material" }>): ElementLayer {
  const { label, conductivity, density, specificHeat, resistance } = referenceRow(materials(), material);
  if (conductivity === undefined || density === undefined || specificHeat === undefined) {
    if (bridge) throw bridgeWithoutThickness(bridge.share);
    return layerFrom({ label, thermal: { resistance: resistance ?? 0 }, thickness: undefined }, materialEquivalentThickness(material));
  }
  requireInRange("thickness", thickness, 1e-6, 10, "m");
  const part = bridge && {
    share: requireInRange("bridge.share", bridge.share, 1e-6, 1 - 1e-6, ""),
    resistance:
      thickness / requireInRange("bridge.conductivity", referenceRow(materials(), bridge.material).conductivity ?? 0, 1e-4, 500, "W/(m·K)"),
  };
  return layerFrom(
    { label, thermal: { thickness, conductivity, density, specificHeat }, thickness },
    materialEquivalentThickness(material, thickness),
    part,
  );
}

function customLayer(layer: Extract<LayerInput, { kind: "custom" }>): ElementLayer {
  const thickness = requireInRange("thickness", layer.thickness, 1e-6, 10, "m");
  const thermal = {
    thickness,
    conductivity: requireInRange("conductivity", layer.conductivity, 1e-4, 500, "W/(m·K)"),
    density: requireInRange("density", layer.density, 0, 25_000, "kg/m³"),
    specificHeat: requireInRange("specificHeat", layer.specificHeat, 0, 10_000, "J/(kg·K)"),
  };
  const equivalentThickness = Math.min(maximumEquivalentThickness, requireInRange("factor", layer.factor, 1, 1e7, "") * thickness);
  return layerFrom({ label: undefined, thermal, thickness }, equivalentThickness);
}

/**
 * Properties of a layer for heat and vapour, with the part that bridges it.
 *
 * @param layer the layer; ranges at {@link LayerInput}
 * @returns thermal layer, resistance to vapour and parallel parts: m, W/(m·K), kg/m³, J/(kg·K), m²·K/W
 * @throws {UnknownNameError} when there is no such kind, material or membrane
 * @throws {OutOfRangeError} when a value lies outside its range, or the layer or the bridging material has no conductivity
 * @source mathematics, each material names its own source
 * @see {@link materialEquivalentThickness}
 * @example
 * ```ts
 * import { elementLayer } from "@org/hvac-core/reference";
 * const layer = elementLayer({ kind: "custom", thickness: 0.16, conductivity: 0.04, density: 30, specificHeat: 1000, factor: 1 });
 * layer.vapor; // { resistance: 4, equivalentThickness: 0.16 }
 * ```
 */
export function elementLayer(layer: LayerInput): ElementLayer {
  requireKnown("kind", layer.kind, ["material", "membrane", "resistance", "custom"]);
  switch (layer.kind) {
    case "membrane": {
      const { label, equivalentThickness } = referenceRow(vaporResistances(), layer.membrane);
      return layerFrom({ label, thermal: { resistance: 0 }, thickness: undefined }, equivalentThickness ?? 0);
    }
    case "resistance": {
      const resistance = requireInRange("resistance", layer.resistance, 0, 100, "m²·K/W");
      const equivalentThickness = requireInRange("equivalentThickness", layer.equivalentThickness, 0, maximumEquivalentThickness, "m");
      return layerFrom({ label: undefined, thermal: { resistance }, thickness: undefined }, equivalentThickness);
    }
    case "custom":
      return customLayer(layer);
    case "material":
      return materialLayer(layer);
  }
}
