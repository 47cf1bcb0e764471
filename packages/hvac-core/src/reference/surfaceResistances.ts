import type { ReferenceRow, ReferenceSource } from "./source.ts";

/** Publications behind {@link surfaceResistances}. */
export const surfaceResistanceSources = {
  "iso-6946": { title: "ISO 6946", publisher: "ISO", edition: "2017", locator: "conventional surface resistances" },
  "hof-26": { title: "ASHRAE Handbook – Fundamentals", publisher: "ASHRAE", edition: "2009 and later", locator: "ch. 26, surface conductances" },
} as const satisfies Record<string, ReferenceSource>;

/** A surface resistance by place and direction of heat flow. */
export interface SurfaceResistance extends ReferenceRow<keyof typeof surfaceResistanceSources> {
  /** Resistance, m²·K/W. */
  readonly resistance: number;
}

/**
 * Conventional surface resistances of still and moving air for surfaces of high emittance.
 *
 * @example
 * ```ts
 * import { surfaceResistances } from "@org/hvac-core/reference";
 * surfaceResistances.find((row) => row.id === "iso-outside")?.resistance; // 0.04
 * ```
 */
export const surfaceResistances: readonly SurfaceResistance[] = [
  { id: "iso-inside-horizontal", label: "Inside, horizontal heat flow (walls)", resistance: 0.13, source: "iso-6946", verify: true },
  { id: "iso-inside-up", label: "Inside, upward heat flow", resistance: 0.1, source: "iso-6946", verify: true },
  { id: "iso-inside-down", label: "Inside, downward heat flow", resistance: 0.17, source: "iso-6946", verify: true },
  { id: "iso-outside", label: "Outside", resistance: 0.04, source: "iso-6946", verify: true },
  { id: "ashrae-inside-horizontal", label: "Still air, vertical surface", resistance: 0.12, source: "hof-26", verify: true },
  { id: "ashrae-inside-up", label: "Still air, heat flow up", resistance: 0.11, source: "hof-26", verify: true },
  { id: "ashrae-inside-down", label: "Still air, heat flow down", resistance: 0.16, source: "hof-26", verify: true },
  { id: "ashrae-outside-winter", label: "Moving air, winter, 6.7 m/s", resistance: 0.03, source: "hof-26", verify: true },
  { id: "ashrae-outside-summer", label: "Moving air, summer, 3.4 m/s", resistance: 0.044, source: "hof-26", verify: true },
];
