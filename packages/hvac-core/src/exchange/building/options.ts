import type { UnitSystem } from "../../quantity/index.ts";

/** Temperatures on the other side of a partition, °C. */
export interface SideTemperatures {
  readonly cooling: number;
  readonly heating: number;
}

/** Other side of a surface that the file leaves open. */
export type BoundaryAnswer = "outdoors" | "ground" | "conditioned" | "unconditioned";

/** What a file lacks, and what is asked once for all. */
export interface BuildingRowOptions {
  /** Units of the heat load. */
  readonly unitSystem: UnitSystem;
  /** Spaces that are imported. Default all. */
  readonly spaceIds?: readonly string[];
  /** Temperatures of spaces without heating and cooling, °C. */
  readonly unconditioned: SideTemperatures;
  /** Temperatures of the ground at walls and floors below grade, °C. */
  readonly ground: SideTemperatures;
  /** U-values of surfaces without a construction that has one, W/(m²·K). */
  readonly uValues: {
    readonly wall: number;
    readonly roof: number;
    readonly floor: number;
    readonly partition: number;
    readonly door: number;
  };
  /** Glass without values in the file: U-value, W/(m²·K), and solar heat gain coefficient. */
  readonly glass: { readonly uValue: number; readonly shgc: number };
  /** Answers to the questions of the file, by surface. Surfaces without one have no row. */
  readonly answers?: Readonly<Record<string, BoundaryAnswer>>;
  /** Constructions of the heat load in place of those of the file: ids of rows by identifier in the file. */
  readonly constructions?: Readonly<Record<string, string>>;
  /** Window types of the heat load in place of those of the file: ids of rows by identifier in `buildingLibrary`. */
  readonly windowTypes?: Readonly<Record<string, string>>;
  /** Space types by space; those of the file are suggestions. */
  readonly spaceTypes?: Readonly<Record<string, string>>;
  /** Degrees clockwise by which the building is turned from where the file has it. */
  readonly turn?: number;
}

/** Kinds of surfaces that have a U-value of the options. */
export type FabricKind = keyof BuildingRowOptions["uValues"];

/** Areas that have values of the options, m². */
export interface UsedOptions {
  readonly uValues: Readonly<Record<FabricKind, number>>;
  /** Windows whose type has no U-value or no solar heat gain coefficient in the file. */
  readonly glass: number;
  /** Surfaces to spaces without heating and cooling. */
  readonly unconditioned: number;
  /** Walls and floors below grade. */
  readonly ground: number;
}

/** Reason for which a surface has no row, or not all of its area. */
export type NoRowReason =
  | "conditioned-neighbour"
  | "mass"
  | "air-wall"
  | "question"
  | "no-net-area"
  | "no-exposed-edge"
  | "air-opening"
  | "no-possible-size";

/** Row of a surface or opening in a room, or the reason for which it has none. */
export interface RowPlacement {
  readonly kind: "surface" | "opening";
  /** Identifier in the building. */
  readonly id: string;
  readonly spaceId: string;
  /** m². */
  readonly area: number;
  readonly rowId?: string;
  readonly reason?: NoRowReason;
}

/**
 * Reason for which a shade shades no window: it is in front of none and above its middle; or it is, and the sun passes below it, it hides too little
 * of the sky, or something else hides more.
 */
export type NoShadeReason = "in-front-of-no-window" | "hides-no-sky";

/** A shade of the building, or a surface that is in front of windows, with the number of windows that it shades. */
export interface ShadeUse {
  readonly kind: "shade" | "surface";
  /** Identifier in the building. */
  readonly id: string;
  /** Area of a shade, m². */
  readonly area?: number;
  readonly overhang: number;
  readonly fin: number;
  readonly obstruction: number;
  readonly reason?: NoShadeReason;
}
