/** Air that the design comes to, in every scope. */
export interface DesignAir {
  /** m³/s */
  readonly supply: number;
  /** m³/s */
  readonly outdoor: number;
  /** Outdoor air in the supply, a share; undefined without supply, and of dwellings. */
  readonly share: number | undefined;
  /** Volume of the room or of all zones, m³; undefined of dwellings. */
  readonly volume: number | undefined;
  /** The rule that it follows from. */
  readonly governing: string;
}
