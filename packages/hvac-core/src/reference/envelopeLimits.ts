import { ashrae90Edition2013, type Citation } from "../sources/index.ts";
import { btuPerHourFahrenheit, foot, squareFoot } from "../constants/inchPound.ts";
import type { ReferenceRow } from "./row.ts";

const envelope: Citation = { source: ashrae90Edition2013, locator: "Tables 5.5-1 to 5.5-8, nonresidential" };

/** One value for each climate zone 1…8 of ASHRAE 169. */
export type ByClimateZone = readonly [number, number, number, number, number, number, number, number];

/** Limits of an assembly of the envelope, by climate zone. */
export interface EnvelopeLimit extends ReferenceRow {
  readonly element: "roof" | "wall" | "floor" | "door" | "window" | "skylight" | "slab-edge";
  /** Maximum thermal transmittance, W/(m²·K); absent for slab edges. */
  readonly uValue?: ByClimateZone;
  /** Maximum heat loss of a slab's edge (F-factor), W/(m·K). */
  readonly edgeFactor?: ByClimateZone;
  /** Maximum solar heat gain coefficient; windows only. */
  readonly solarHeatGainCoefficient?: ByClimateZone;
}

/** Btu/(h·ft²·°F) as published. */
type Row = readonly [id: string, element: EnvelopeLimit["element"], label: string, uValue: ByClimateZone, solar?: ByClimateZone];
/** Btu/(h·ft·°F) as published. */
type SlabRow = readonly [id: string, label: string, edgeFactor: ByClimateZone];

const assemblies: readonly Row[] = [
  ["roof-deck", "roof", "Roof, insulation entirely above the deck", [0.048, 0.039, 0.039, 0.032, 0.032, 0.032, 0.028, 0.028]],
  ["roof-metal-building", "roof", "Roof of a metal building", [0.041, 0.041, 0.041, 0.037, 0.037, 0.031, 0.029, 0.026]],
  ["roof-attic", "roof", "Roof with an attic, and other", [0.027, 0.027, 0.027, 0.021, 0.021, 0.021, 0.017, 0.017]],
  ["wall-mass", "wall", "Mass wall", [0.58, 0.151, 0.123, 0.104, 0.09, 0.08, 0.071, 0.048]],
  ["wall-metal-building", "wall", "Wall of a metal building", [0.094, 0.094, 0.094, 0.06, 0.05, 0.05, 0.044, 0.039]],
  ["wall-steel-framed", "wall", "Steel-framed wall", [0.124, 0.084, 0.077, 0.064, 0.055, 0.049, 0.049, 0.037]],
  ["wall-wood-framed", "wall", "Wood-framed wall and other", [0.089, 0.089, 0.089, 0.064, 0.051, 0.051, 0.051, 0.032]],
  ["floor-mass", "floor", "Mass floor over outdoor air", [0.322, 0.107, 0.074, 0.057, 0.057, 0.051, 0.042, 0.038]],
  ["floor-steel-framed", "floor", "Steel-joist floor over outdoor air", [0.35, 0.038, 0.038, 0.038, 0.038, 0.032, 0.032, 0.032]],
  ["floor-wood-framed", "floor", "Wood-framed floor over outdoor air and other", [0.282, 0.033, 0.033, 0.033, 0.033, 0.027, 0.027, 0.027]],
  ["door-swinging", "door", "Swinging door", [0.7, 0.7, 0.7, 0.5, 0.5, 0.5, 0.5, 0.5]],
  ["door-non-swinging", "door", "Non-swinging door", [1.45, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5]],
  [
    "window-nonmetal",
    "window",
    "Window, nonmetal framing",
    [0.5, 0.4, 0.35, 0.35, 0.32, 0.32, 0.32, 0.32],
    [0.25, 0.25, 0.25, 0.4, 0.4, 0.4, 0.45, 0.45],
  ],
  [
    "window-curtain-wall",
    "window",
    "Curtain wall or storefront, metal framing",
    [0.57, 0.57, 0.5, 0.42, 0.42, 0.42, 0.38, 0.38],
    [0.25, 0.25, 0.25, 0.4, 0.4, 0.4, 0.45, 0.45],
  ],
  ["skylight", "skylight", "Skylight", [0.75, 0.65, 0.55, 0.5, 0.5, 0.5, 0.5, 0.5]],
];

const slabs: readonly SlabRow[] = [
  // oxlint-disable-next-line oxc/approx-constant -- an F-factor, no logarithm
  ["slab-unheated", "Slab on grade, unheated", [0.73, 0.73, 0.73, 0.52, 0.52, 0.51, 0.51, 0.434]],
  ["slab-heated", "Slab on grade, heated", [1.02, 0.9, 0.86, 0.843, 0.688, 0.688, 0.671, 0.671]],
];

function scaled(values: ByClimateZone, factor: number): ByClimateZone {
  return values.map((value) => value * factor) as unknown as ByClimateZone;
}

function limits(): EnvelopeLimit[] {
  return [
    ...assemblies.map(([id, element, label, uValue, solar]): EnvelopeLimit => ({
      id,
      element,
      label,
      uValue: scaled(uValue, btuPerHourFahrenheit / squareFoot),
      source: envelope,
      ...(solar && { solarHeatGainCoefficient: solar }),
    })),
    ...slabs.map(([id, label, edgeFactor]): EnvelopeLimit => ({
      id,
      element: "slab-edge",
      label,
      edgeFactor: scaled(edgeFactor, btuPerHourFahrenheit / foot),
      source: envelope,
    })),
  ];
}

/**
 * Envelope limits of ASHRAE 90.1-2013 for nonresidential buildings: later editions are stricter; verify against the adopted code.
 *
 * @source ashrae-90.1-2013, Tables 5.5-1 to 5.5-8
 * @example
 * ```ts
 * import { envelopeLimits } from "@org/hvac-core/reference";
 * envelopeLimits.find(({ id }) => id === "wall-mass")?.uValue?.[3]; // 0.591
 * ```
 */
export const envelopeLimits: readonly EnvelopeLimit[] = limits();
