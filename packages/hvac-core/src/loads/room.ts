import type { GlazingType, ShadedWindow } from "../solar/index.ts";
import type { ConductionTimeSeries } from "./construction.ts";
import type { RadiantSeries } from "./radiantSeries.ts";

/** Components of a cooling load, in the order of a breakdown. */
export const loadComponents = [
  "wall",
  "roof",
  "floor",
  "windowConduction",
  "windowSolar",
  "partition",
  "people",
  "lighting",
  "equipment",
  "infiltration",
] as const;

export type LoadComponent = (typeof loadComponents)[number];

/** Wall, roof or exposed floor between the room and the outdoors. */
export interface OpaqueSurface {
  readonly component: "wall" | "roof" | "floor";
  /** Net of windows, m², ≥ 0. */
  readonly area: number;
  /** 0 facing up, 90 vertical, 180 facing down, degrees. */
  readonly tilt: number;
  /** Direction it faces, clockwise from north, degrees. */
  readonly azimuth: number;
  readonly conduction: ConductionTimeSeries;
  /** α/h_o, m²·K/W; 0.052 (dark) by default. */
  readonly absorptanceRatio?: number;
  /** Long-wave correction, K; by default 4 K times the cosine of the tilt for surfaces that face up, else 0. */
  readonly longwaveCorrection?: number;
  /** Radiant share of its heat gain; by default 0.60 for roofs, 0.46 for walls and floors. */
  readonly radiantFraction?: number;
}

/** Blind, drape or shade on the room's side. */
export interface InteriorShade {
  /** Indoor attenuation coefficient for the beam, 0…1. */
  readonly beam: number;
  /** Indoor attenuation coefficient for diffuse light, 0…1. */
  readonly diffuse: number;
  /** Radiant share of the solar heat that remains; by default 0.33 with an SHGC above 0.5, else 0.46. */
  readonly radiantFraction?: number;
}

export interface Window {
  /** Area with the frame, m², ≥ 0. */
  readonly area: number;
  readonly tilt: number;
  readonly azimuth: number;
  /** U with the frame, W/(m²·K). */
  readonly transmittance: number;
  /** Solar heat gain coefficient with the frame at normal incidence, 0…1. */
  readonly shgc: number;
  /** Make-up of the glazing, for its angular curve; by default from U and SHGC. */
  readonly glazing?: GlazingType;
  readonly interiorShade?: InteriorShade;
  /** Size, projections and obstruction of one such window; they shade the beam only. For vertical windows. */
  readonly exteriorShade?: ShadedWindow;
}

/** Wall, ceiling or floor to a space of given temperature. */
export interface Partition {
  /** m², ≥ 0. */
  readonly area: number;
  /** W/(m²·K). */
  readonly transmittance: number;
  /** Temperature of the adjacent space in the cooling season, °C. */
  readonly adjacentDryBulb: number;
  /** Temperature of the adjacent space at the heating design condition, °C; `adjacentDryBulb` by default. */
  readonly heatingAdjacentDryBulb?: number;
}

/** Heat of people, lights or equipment. */
export interface InternalGain {
  readonly component: "people" | "lighting" | "equipment";
  /** Sensible heat at schedule 1, W, ≥ 0. */
  readonly sensible: number;
  /** Latent heat at schedule 1, W, ≥ 0; 0 by default. */
  readonly latent?: number;
  /** Radiant share of the sensible heat that enters the room, 0…1. */
  readonly radiantFraction: number;
  /** Share of the sensible heat that enters the room, 0…1, by default 1; the rest goes to the return air. */
  readonly roomFraction?: number;
  /** 24 shares, the hour that ends at 1 o'clock first; always on by default. */
  readonly schedule?: readonly number[];
}

export interface Room {
  readonly name: string;
  /** m², > 0. */
  readonly floorArea: number;
  /** Room condition in the cooling season. */
  readonly indoor: {
    /** °C. */
    readonly dryBulb: number;
    /** 0…1. */
    readonly relativeHumidity: number;
  };
  readonly surfaces: readonly OpaqueSurface[];
  readonly windows: readonly Window[];
  readonly partitions?: readonly Partition[];
  readonly gains: readonly InternalGain[];
  /** Infiltration, m³/s, ≥ 0, measured at the outdoor state of the hour. */
  readonly infiltration: number;
  readonly radiantSeries: RadiantSeries;
}
