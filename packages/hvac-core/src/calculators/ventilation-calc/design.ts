/** Air of the design, in every scope. */
export interface DesignAir {
  /** m³/s */
  readonly supply: number;
  /** m³/s */
  readonly outdoor: number;
  /** The rule that it follows from. */
  readonly governing: string;
}

/** Air of the design of rooms. */
export interface RoomDesignAir extends DesignAir {
  /** Outdoor air in the supply, a share; undefined without supply. */
  readonly share: number | undefined;
  /** Volume of the room or of all zones, m³. */
  readonly volume: number;
}
