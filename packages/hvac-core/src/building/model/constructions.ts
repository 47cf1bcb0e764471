/** A layer of a construction. Values that the file lacks are undefined. */
export interface BuildingLayer {
  readonly id: string;
  readonly name: string;
  /** m. */
  readonly thickness?: number;
  /** W/(m·K). */
  readonly conductivity?: number;
  /** kg/m³. */
  readonly density?: number;
  /** J/(kg·K). */
  readonly specificHeat?: number;
  /** m²·K/W. */
  readonly resistance?: number;
}

/** A wall, roof or floor, its layers from the outside to the inside. */
export interface BuildingConstruction {
  readonly id: string;
  readonly name: string;
  /** W/(m²·K). */
  readonly uValue?: number;
  /** Share of the sun that the outer side absorbs, 0…1. */
  readonly solarAbsorptance?: number;
  readonly layers: readonly BuildingLayer[];
}

/** A type of window or skylight. */
export interface BuildingWindowType {
  readonly id: string;
  readonly name: string;
  /** W/(m²·K). */
  readonly uValue?: number;
  /** Solar heat gain coefficient at normal incidence, 0…1. */
  readonly shgc?: number;
  /** Visible transmittance, 0…1. */
  readonly visibleTransmittance?: number;
}

/** Shares of a weekday. */
export interface BuildingSchedule {
  readonly id: string;
  readonly name: string;
  /** 24 values; undefined where the file has other ones, or none that are shares. */
  readonly weekday?: readonly number[];
}
