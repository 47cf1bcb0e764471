import type { AccountEntry } from "./account.ts";
import type { BuildingConstruction, BuildingSchedule, BuildingWindowType } from "./constructions.ts";
import type { Finding } from "./findings.ts";
import type { SpaceUse } from "./spaceUse.ts";

/** A position in the axes of the model, m: x, y and up. */
export type Point = readonly [x: number, y: number, z: number];

/** Corners of a flat polygon, counterclockwise as seen from the side that it faces; the last is not repeated. */
export type Polygon = readonly Point[];

/** Types of surfaces of gbXML. */
export const surfaceTypes = [
  "ExteriorWall",
  "Roof",
  "RaisedFloor",
  "ExposedFloor",
  "SlabOnGrade",
  "UndergroundSlab",
  "UndergroundWall",
  "UndergroundCeiling",
  "InteriorWall",
  "InteriorFloor",
  "Ceiling",
  "Air",
  "Shade",
  "FreestandingColumn",
  "EmbeddedColumn",
] as const;
/** A type of surface of gbXML. */
export type SurfaceType = (typeof surfaceTypes)[number];

/**
 * Other side of a surface: outdoor air, ground, another space, the same space (mass within a room, or an area that only ends another
 * element), a space without a surface between (an air wall),
 * or what the file leaves open.
 */
export type BoundaryKind = "outdoors" | "ground" | "space" | "inside" | "air" | "unknown";

/** A window, door, skylight or hole of a surface. */
export interface BuildingOpening {
  readonly id: string;
  readonly name: string;
  /** As in the file, such as FixedWindow; empty where it gives none. */
  readonly type: string;
  readonly kind: "window" | "skylight" | "door" | "air";
  /** m². */
  readonly area: number;
  /** Width of a rectangle of the same area, m. */
  readonly width: number;
  /** Height of that rectangle, m. */
  readonly height: number;
  readonly windowTypeId?: string;
  readonly constructionId?: string;
  /** Empty where the file gives only a size. */
  readonly polygon: Polygon;
}

/** A surface of a space, with all that was merged into it. It faces away from its space. */
export interface BuildingSurface {
  /** Identifier in the file. */
  readonly id: string;
  readonly name: string;
  /** Identifier in the drawing program, which later exports repeat. */
  readonly cadId?: string;
  /** Identifiers in the file of the surfaces that it consists of; the first is its identifier. */
  readonly sourceIds: readonly string[];
  readonly type: SurfaceType;
  readonly boundary: BoundaryKind;
  readonly spaceId: string;
  /** Space on the other side, or the one that the file names and does not contain. */
  readonly neighbourId?: string;
  readonly constructionId?: string;
  /** Degrees clockwise from true north; undefined where the surface is horizontal. */
  readonly azimuth?: number;
  /** Degrees: 0 faces up, 90 is vertical, 180 faces down. */
  readonly tilt: number;
  /** With openings, m². */
  readonly grossArea: number;
  /** m². */
  readonly openingArea: number;
  /** Without openings, m²; 0 where openings are larger. */
  readonly netArea: number;
  readonly polygons: readonly Polygon[];
  readonly openings: readonly BuildingOpening[];
  /** Edge of a floor on the ground that borders on no other floor on the ground, m. */
  readonly exposedPerimeter?: number;
}

/** A surface that shades, and belongs to no space. */
export interface BuildingShade {
  readonly id: string;
  readonly name: string;
  /** m². */
  readonly area: number;
  readonly polygon: Polygon;
}

/** A room of the file. */
export interface BuildingSpace {
  readonly id: string;
  readonly name: string;
  readonly cadId?: string;
  readonly storeyId?: string;
  readonly zoneId?: string;
  readonly isConditioned: boolean;
  readonly conditionType?: string;
  readonly spaceType?: string;
  /** Number of identical rooms that it stands for, where there are several. */
  readonly multiplier?: number;
  /** Floor area, m²: the entry of the file, or else that of the floor polygons. */
  readonly area: number;
  /** m³: the entry of the file, or else that of the shell if it is closed, or else area times height. */
  readonly volume: number;
  /** Volume by area, m; the extent of the surfaces without a volume. */
  readonly height: number;
  /** Area in the file, m². */
  readonly enteredArea?: number;
  /** Volume in the file, m³. */
  readonly enteredVolume?: number;
  /** Area of the surfaces that are its floor, m². */
  readonly floorArea: number;
  /** Volume of its closed shell in the file, or else within its surfaces, m³; undefined where they do not close. */
  readonly shellVolume?: number;
  /** Length of the sum of all area vectors by the sum of areas: 0 where the surfaces close. */
  readonly openShare: number;
  /** Floor as in the file, or else that of its floor surfaces, for plans. */
  readonly floorPolygons: readonly Polygon[];
  /** m. */
  readonly floorLevel: number;
  readonly use: SpaceUse;
}

/** A storey of the file. */
export interface BuildingStorey {
  readonly id: string;
  readonly name: string;
  /** m above the zero of the model. */
  readonly level?: number;
}

/** A thermal zone of the file, with its set points. */
export interface BuildingZone {
  readonly id: string;
  readonly name: string;
  /** °C. */
  readonly heatingTemperature?: number;
  /** °C. */
  readonly coolingTemperature?: number;
  /** m³/s per person. */
  readonly outdoorAirPerPerson?: number;
  /** m³/(s·m²). */
  readonly outdoorAirPerArea?: number;
}

/** Place and north of a building. */
export interface BuildingPlace {
  readonly name?: string;
  /** Degrees, north positive. */
  readonly latitude?: number;
  /** Degrees, east positive. */
  readonly longitude?: number;
  /** m above sea level. */
  readonly elevation?: number;
  /** Direction of the y axis of the model, degrees clockwise from true north. */
  readonly modelAzimuth: number;
}

/** Units as the file names them. */
export interface FileUnits {
  readonly length: string;
  readonly area: string;
  readonly volume: string;
  readonly temperature: string;
}

/** A building in SI, and what became of each surface and opening of its file. */
export interface Building {
  readonly name: string;
  readonly program?: string;
  readonly schemaVersion?: string;
  readonly units: FileUnits;
  readonly place: BuildingPlace;
  readonly storeys: readonly BuildingStorey[];
  readonly zones: readonly BuildingZone[];
  readonly spaces: readonly BuildingSpace[];
  readonly surfaces: readonly BuildingSurface[];
  readonly shades: readonly BuildingShade[];
  readonly constructions: readonly BuildingConstruction[];
  readonly windowTypes: readonly BuildingWindowType[];
  readonly schedules: readonly BuildingSchedule[];
  /** Each surface and opening of the file, in its order. */
  readonly account: readonly AccountEntry[];
  readonly findings: readonly Finding[];
}
