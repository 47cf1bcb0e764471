/** Use of a space, as far as the file gives it. */
export interface SpaceUse {
  /** Number of people. */
  readonly people?: number;
  /** W per person. */
  readonly sensiblePerPerson?: number;
  /** W per person. */
  readonly latentPerPerson?: number;
  /** W/m². */
  readonly lighting?: number;
  /** W/m². */
  readonly equipment?: number;
  /** Air changes, 1/s. */
  readonly airChanges?: number;
  /** m³/s per person. */
  readonly outdoorAirPerPerson?: number;
  /** m³/(s·m²). */
  readonly outdoorAirPerArea?: number;
  readonly peopleScheduleId?: string;
  readonly lightingScheduleId?: string;
  readonly equipmentScheduleId?: string;
}
