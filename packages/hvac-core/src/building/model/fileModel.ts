import type { Tolerances } from "../geometry/tolerances.ts";
import type { AccountReason, Mend } from "./account.ts";
import type { BuildingPlace, BuildingStorey, BuildingZone, FileUnits, Polygon } from "./building.ts";
import type { BuildingConstruction, BuildingSchedule, BuildingWindowType } from "./constructions.ts";
import type { Finding } from "./findings.ts";
import type { SpaceUse } from "./spaceUse.ts";

/** Geometry of a surface or an opening, m. */
export interface FileGeometry {
  /** Flat and without repeated points; empty where the file has no polygon. */
  readonly polygons: readonly Polygon[];
  /** m². */
  readonly area: number;
  readonly mends: readonly Mend[];
  /** Size of the rectangle in the file. */
  readonly width?: number;
  readonly height?: number;
  readonly enteredAzimuth?: number;
  readonly enteredTilt?: number;
}

export interface FileOpening {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly windowTypeId?: string;
  readonly constructionId?: string;
  readonly geometry: FileGeometry;
}

export interface FileSurface {
  readonly id: string;
  readonly name: string;
  readonly cadId?: string;
  readonly type: string;
  readonly spaceIds: readonly string[];
  readonly constructionId?: string;
  readonly geometry: FileGeometry;
  readonly openings: readonly FileOpening[];
  /** The surface between the same two spaces whose other side this is; that one is taken. */
  readonly otherSideOf?: string;
  /** Whether it belongs to the shell of its space although only another element is behind it, so that no heat flows. */
  readonly isEnd?: true;
  /** Reason for which it is no surface of a space. */
  readonly leftOut?: AccountReason;
}

export interface FileSpace {
  readonly id: string;
  readonly name: string;
  readonly cadId?: string;
  readonly storeyId?: string;
  readonly zoneId?: string;
  readonly conditionType?: string;
  readonly spaceType?: string;
  readonly multiplier?: number;
  /** m². */
  readonly area?: number;
  /** m³. */
  readonly volume?: number;
  /** m. */
  readonly height?: number;
  readonly shell: readonly Polygon[];
  /** Volume of a shell that is not given as polygons, m³. */
  readonly shellVolume?: number;
  readonly floor: readonly Polygon[];
  readonly use: SpaceUse;
}

/** A file as it is written, in SI. */
export interface FileModel {
  readonly name: string;
  readonly program?: string;
  readonly schemaVersion?: string;
  readonly units: FileUnits;
  /** Distances within which its coordinates are one. Default those of exact ones. */
  readonly tolerances?: Tolerances;
  readonly place: BuildingPlace;
  readonly storeys: readonly BuildingStorey[];
  readonly zones: readonly BuildingZone[];
  readonly spaces: readonly FileSpace[];
  readonly surfaces: readonly FileSurface[];
  readonly constructions: readonly BuildingConstruction[];
  readonly windowTypes: readonly BuildingWindowType[];
  readonly schedules: readonly BuildingSchedule[];
  readonly findings: readonly Finding[];
}
