/** Loads and airflows of a space or a zone. */
export interface LoadResults {
  /** Number and name of the room, or name of the zone, in the heat load: it describes each of the results. */
  readonly name?: string;
  /** Highest cooling load, W. */
  readonly coolingLoad: number;
  /** Sensible part of the highest cooling load, W. */
  readonly coolingSensible?: number;
  /** Month, 1…12, and hour, 0…24, of the highest cooling load. */
  readonly coolingPeak: { readonly month: number; readonly hour: number };
  /** W. */
  readonly heatingLoad: number;
  /** Month of the heating condition, 1…12. */
  readonly heatingMonth: number;
  /** m³/s. */
  readonly supplyAirflow?: number;
  /** m³/s. */
  readonly outdoorAirflow: number;
}

/** Results and use of a space that are written into its file. */
export interface SpaceResult extends LoadResults {
  /** Identifier in the building. */
  readonly spaceId: string;
  /** Floor area of the space in the building, m², to which its densities refer. */
  readonly area: number;
  readonly coolingSensible: number;
  readonly supplyAirflow: number;
  readonly people: number;
  /** Sensible heat of a person, W. */
  readonly sensiblePerPerson: number;
  /** Latent heat of a person, W. */
  readonly latentPerPerson: number;
  /** W. */
  readonly lighting: number;
  /** Sensible heat of equipment, W. */
  readonly equipment: number;
  /** Set point of cooling, °C. */
  readonly coolingTemperature: number;
  /** Set point of heating, °C. */
  readonly heatingTemperature: number;
}

/** Results of a zone: its highest load at one hour, and the sums of its rooms in heating and of their outdoor air. */
export interface ZoneResult extends LoadResults {
  /** Identifier in the building. */
  readonly zoneId: string;
}

/** Results of a building that are written into its file; those of other spaces and zones are ignored. */
export interface BuildingResults {
  readonly spaces: readonly SpaceResult[];
  readonly zones?: readonly ZoneResult[];
}

/** Reason for which a value is not written: its unit in the file, a file without the area, content that is not a number alone, or rooms that differ. */
export type SkipReason = "unit" | "no-area" | "no-people" | "not-a-number" | "no-content" | "rooms-differ";

/** A value that is not in the written file. */
export interface SkippedValue {
  /** Identifier of the space or zone. */
  readonly id: string;
  /** Name of the element. */
  readonly element: string;
  readonly reason: SkipReason;
}

/** A file with results, and what was written. */
export interface FileWithResults {
  readonly file: Uint8Array;
  /** Spaces of the file with results. */
  readonly spaces: number;
  /** Zones of the file with results. */
  readonly zones: number;
  /** Elements that were added. */
  readonly added: number;
  /** Values that were in the file. */
  readonly replaced: number;
  readonly skipped: readonly SkippedValue[];
}
