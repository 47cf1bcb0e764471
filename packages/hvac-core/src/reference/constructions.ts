import type { ReferenceRow, ReferenceSource } from "./source.ts";

/** Publications behind {@link constructions}. */
export const constructionSources = {
  "hof-2005-30": { title: "ASHRAE Handbook – Fundamentals", publisher: "ASHRAE", edition: "2005", locator: "ch. 30, Table 22; U computed from the layers" },
} as const satisfies Record<string, ReferenceSource>;

/** One layer of a construction. */
export interface ConstructionLayer {
  /** `id` of a row in `materials`. */
  readonly material: string;
  /** Thickness, m; absent for a material given by its resistance. */
  readonly thickness?: number;
}

/** An opaque construction, its layers listed from outside to inside. */
export interface Construction extends ReferenceRow<keyof typeof constructionSources> {
  readonly element: "wall" | "roof" | "partition";
  readonly layers: readonly ConstructionLayer[];
  /** Inside and outside surface resistance that `uValue` contains, m²·K/W. */
  readonly surfaces: readonly [inside: number, outside: number];
  /** Thermal transmittance, W/(m²·K). */
  readonly uValue: number;
}

/**
 * Light, medium and heavy constructions to start from; a project replaces them by its own.
 *
 * @example
 * ```ts
 * import { constructions } from "@org/hvac-core/reference";
 * constructions.find((row) => row.id === "wall-medium")?.uValue; // 0.449
 * ```
 */
export const constructions: readonly Construction[] = [
  {
    id: "wall-light", label: "Light wall: metal cladding, 50 mm insulation, gypsum board", element: "wall",
    layers: [
      { material: "metal-sheet", thickness: 0.0008 },
      { material: "insulation-board", thickness: 0.0508 },
      { material: "air-space-wall" },
      { material: "gypsum-board", thickness: 0.019 },
    ],
    surfaces: [0.12, 0.03], uValue: 0.473, source: "hof-2005-30",
  },
  {
    id: "wall-medium", label: "Medium wall: brick, 50 mm insulation, gypsum board", element: "wall",
    layers: [
      { material: "brick", thickness: 0.1016 },
      { material: "insulation-board", thickness: 0.0508 },
      { material: "air-space-wall" },
      { material: "gypsum-board", thickness: 0.019 },
    ],
    surfaces: [0.12, 0.03], uValue: 0.449, source: "hof-2005-30",
  },
  {
    id: "wall-heavy", label: "Heavy wall: brick, 200 mm concrete, 50 mm insulation, gypsum board", element: "wall",
    layers: [
      { material: "brick", thickness: 0.1016 },
      { material: "concrete-heavy", thickness: 0.2032 },
      { material: "insulation-board", thickness: 0.0508 },
      { material: "air-space-wall" },
      { material: "gypsum-board", thickness: 0.019 },
    ],
    surfaces: [0.12, 0.03], uValue: 0.429, source: "hof-2005-30",
  },
  {
    id: "roof-light", label: "Light roof: 100 mm lightweight concrete, acoustic ceiling", element: "roof",
    layers: [
      { material: "concrete-light", thickness: 0.1016 },
      { material: "air-space-ceiling" },
      { material: "acoustic-tile", thickness: 0.0191 },
    ],
    surfaces: [0.11, 0.03], uValue: 1.205, source: "hof-2005-30", note: "Uninsulated: below present codes.",
  },
  {
    id: "roof-medium", label: "Medium roof: 100 mm concrete, acoustic ceiling", element: "roof",
    layers: [
      { material: "concrete-heavy", thickness: 0.1016 },
      { material: "air-space-ceiling" },
      { material: "acoustic-tile", thickness: 0.0191 },
    ],
    surfaces: [0.11, 0.03], uValue: 1.448, source: "hof-2005-30", note: "Uninsulated: below present codes.",
  },
  {
    id: "roof-heavy", label: "Heavy roof: 200 mm concrete, acoustic ceiling", element: "roof",
    layers: [
      { material: "concrete-heavy", thickness: 0.2032 },
      { material: "air-space-ceiling" },
      { material: "acoustic-tile", thickness: 0.0191 },
    ],
    surfaces: [0.11, 0.03], uValue: 1.347, source: "hof-2005-30", note: "Uninsulated: below present codes.",
  },
  {
    id: "partition-light", label: "Light partition: gypsum boards on studs", element: "partition",
    layers: [
      { material: "gypsum-board", thickness: 0.019 },
      { material: "air-space-wall" },
      { material: "gypsum-board", thickness: 0.019 },
    ],
    surfaces: [0.12, 0.12], uValue: 1.594, source: "hof-2005-30",
  },
  {
    id: "partition-heavy", label: "Heavy partition: plastered concrete block", element: "partition",
    layers: [
      { material: "gypsum-board", thickness: 0.019 },
      { material: "concrete-block", thickness: 0.2032 },
      { material: "gypsum-board", thickness: 0.019 },
    ],
    surfaces: [0.12, 0.12], uValue: 1.514, source: "hof-2005-30",
  },
];
