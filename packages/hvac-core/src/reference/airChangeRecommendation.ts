import type { ReferenceRow } from "./row.ts";

/**
 * Recommended air changes of a kind of room: total mechanical ventilation, air changes per hour.
 *
 * Except for the health-care rows these are rules of thumb, not code minima; outdoor air follows from people and area.
 */
export interface AirChangeRecommendation extends ReferenceRow {
  readonly group: "general" | "sanitary" | "plant" | "industry" | "health" | "cleanroom";
  /** Lower recommended, or required, total air changes, 1/h. */
  readonly minimum: number;
  /** Upper recommended total air changes, 1/h; absent where only a minimum is given. */
  readonly maximum?: number;
  /** Required outdoor air changes, 1/h; health-care rows only. */
  readonly outdoorMinimum?: number;
  /** Pressure against the neighbouring rooms; health-care rows only. */
  readonly pressure?: "positive" | "negative";
  /** Present where all of the room's air is exhausted directly outdoors; health-care rows only. */
  readonly exhaustedOutdoors?: true;
  /** Design temperature, °C; health-care rows only. */
  readonly temperature?: { readonly minimum?: number; readonly maximum: number };
  /** Design relative humidity, 0…1; health-care rows only. */
  readonly relativeHumidity?: { readonly minimum?: number; readonly maximum: number };
}
