import type { BuildingPlace, BuildingZone } from "../model/building.ts";
import type { BuildingConstruction, BuildingWindowType } from "../model/constructions.ts";

/** A position on the plan, m: x to the right and y up the sheet. */
export type PlanPoint = readonly [x: number, y: number];

/** Corners of a room or a part of it; the last is not repeated. */
export type PlanPolygon = readonly PlanPoint[];

/** Positions of walls, floors and roofs for which a drawing has constructions. */
export const drawnPositions = [
  "exteriorWall",
  "interiorWall",
  "undergroundWall",
  "roof",
  "interiorFloor",
  "exposedFloor",
  "groundFloor",
] as const;
/** Position of a wall, floor or roof: it decides the construction. */
export type DrawnPosition = (typeof drawnPositions)[number];

/** Identifiers of constructions by position. */
export type PositionConstructions = Readonly<Partial<Record<DrawnPosition, string>>>;

/** A type of window, door or hole. */
export interface OpeningType {
  readonly id: string;
  readonly name: string;
  readonly kind: "window" | "door" | "air";
  /** m. */
  readonly width: number;
  /** m. */
  readonly height: number;
  /** Height above the floor of its storey, m. */
  readonly sill: number;
  readonly windowTypeId?: string;
  readonly constructionId?: string;
}

/** A window, door or hole. It is in the wall of its storey that its point is on, whichever rooms that wall has. */
export interface DrawnOpening {
  readonly id: string;
  readonly typeId: string;
  /** Its middle, on an edge of a room. */
  readonly point: PlanPoint;
  /** m, where it differs from the type. */
  readonly width?: number;
  /** m, where it differs from the type. */
  readonly height?: number;
  /** m, where it differs from the type. */
  readonly sill?: number;
}

/** A room of a storey: a prism on its polygon. */
export interface DrawnRoom {
  readonly id: string;
  readonly name: string;
  /** In either direction; a courtyard within a room is reached by two edges in one place. */
  readonly polygon: PlanPolygon;
  /** From its floor to the roof or the floor above, m. Default: that of the storey. A hall may be as high as two storeys. */
  readonly height?: number;
  /** From its floor to its ceiling, m: area by this height is the volume of its air. Default: that of the storey, or else its height. */
  readonly ceilingHeight?: number;
  readonly isConditioned: boolean;
  readonly zoneId?: string;
  readonly spaceType?: string;
  /** What is below its floor where no room is. Default: ground up to 1 m above the ground outside, and air above. */
  readonly underside?: "ground" | "air";
}

/** A storey, or several identical ones. */
export interface DrawnStorey {
  readonly id: string;
  readonly name: string;
  /** Level of its floor, or that of the lowest of identical storeys, m. */
  readonly level: number;
  /** From floor to floor, m. */
  readonly height: number;
  /** From floor to ceiling, m. Default: from floor to floor. */
  readonly ceilingHeight?: number;
  /** Number of identical storeys, one above the other. */
  readonly count: number;
  readonly rooms: readonly DrawnRoom[];
  readonly openings: readonly DrawnOpening[];
  /** Constructions that differ from those of the drawing. */
  readonly constructionIds?: PositionConstructions;
}

/** A building that was drawn on plans. */
export interface Drawing {
  readonly name: string;
  /** In any order; their levels decide. */
  readonly storeys: readonly DrawnStorey[];
  readonly openingTypes: readonly OpeningType[];
  readonly zones: readonly BuildingZone[];
  readonly constructions: readonly BuildingConstruction[];
  readonly windowTypes: readonly BuildingWindowType[];
  readonly constructionIds: PositionConstructions;
  /** Its `modelAzimuth` is the direction of the plan's y axis, degrees clockwise from true north. */
  readonly place: BuildingPlace;
  /** Level of the ground outside, m. */
  readonly groundLevel: number;
}
