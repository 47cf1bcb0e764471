import { iso6946 } from "../loads/sources.ts";
import { fundamentals2017, type Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";

const iso: Citation = { source: iso6946, locator: "conventional surface resistances" };
const handbook: Citation = { source: fundamentals2017, locator: "ch. 26, Table 10, surface film resistances" };

/** A resistance of a surface or an air space by place and direction of heat flow. */
export interface SurfaceResistance extends ReferenceRow {
  /** Resistance, m²·K/W. */
  readonly resistance: number;
}

/**
 * Conventional resistances of surfaces in still and moving air, and of air spaces, for surfaces of high emittance.
 *
 * @source iso-6946, 6.8 and 6.9
 * @source ashrae-hof-2017, ch. 26, Table 10
 * @example
 * ```ts
 * import { surfaceResistances } from "@org/hvac-core/reference";
 * surfaceResistances.find(({ id }) => id === "iso-outside")?.resistance; // 0.04
 * ```
 */
export const surfaceResistances: readonly SurfaceResistance[] = [
  { id: "iso-inside-horizontal", label: "Inside, horizontal heat flow (walls)", resistance: 0.13, source: iso },
  { id: "iso-inside-up", label: "Inside, upward heat flow", resistance: 0.1, source: iso },
  { id: "iso-inside-down", label: "Inside, downward heat flow", resistance: 0.17, source: iso },
  { id: "iso-outside", label: "Outside", resistance: 0.04, source: iso },
  { id: "ashrae-inside-horizontal", label: "Still air, vertical surface", resistance: 0.12, source: handbook, verify: true },
  { id: "ashrae-inside-up", label: "Still air, heat flow up", resistance: 0.11, source: handbook, verify: true },
  { id: "ashrae-inside-down", label: "Still air, heat flow down", resistance: 0.16, source: handbook, verify: true },
  { id: "ashrae-inside-slope-up", label: "Still air, 45° slope, heat flow up", resistance: 0.11, source: handbook, verify: true },
  { id: "ashrae-inside-slope-down", label: "Still air, 45° slope, heat flow down", resistance: 0.13, source: handbook, verify: true },
  { id: "ashrae-outside-winter", label: "Moving air, winter, 6.7 m/s", resistance: 0.03, source: handbook, verify: true },
  { id: "ashrae-outside-summer", label: "Moving air, summer, 3.4 m/s", resistance: 0.044, source: handbook, verify: true },
  { id: "iso-airspace-5", label: "Unventilated air space, 5 mm", resistance: 0.11, source: iso },
  { id: "iso-airspace-10", label: "Unventilated air space, 10 mm", resistance: 0.15, source: iso },
  { id: "iso-airspace-15", label: "Unventilated air space, 15 mm, horizontal heat flow", resistance: 0.17, source: iso },
  { id: "iso-airspace-25-up", label: "Unventilated air space, 25 mm or more, upward heat flow", resistance: 0.16, source: iso },
  { id: "iso-airspace-25-horizontal", label: "Unventilated air space, 25 mm or more, horizontal heat flow", resistance: 0.18, source: iso },
  { id: "iso-airspace-25-down", label: "Unventilated air space, 25 mm, downward heat flow", resistance: 0.19, source: iso },
];
