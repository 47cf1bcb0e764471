import { ashrae62Edition2019, type Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";

const effectivenessTable: Citation = { source: ashrae62Edition2019, locator: "Table 6-4" };

/** Effectiveness of a kind of air distribution in bringing outdoor air to the breathing zone. */
export interface AirDistribution extends ReferenceRow {
  readonly group: "well-mixed" | "stratified" | "personalized";
  /** E_z, zone air distribution effectiveness: V_oz = V_bz/E_z. */
  readonly effectiveness: number;
}

/**
 * Zone air distribution effectiveness E_z. The throw of an outlet ends where its jet has slowed to 0.8 m/s (150 fpm); displacement
 * means a vertical throw of at most 0.25 m/s (50 fpm) at 1.4 m (4.5 ft). Edition 2016 and before: underfloor 1.0.
 *
 * @source ashrae-62.1-2019, Table 6-4
 * @example
 * ```ts
 * import { airDistribution } from "@org/hvac-core/reference";
 * airDistribution.find(({ id }) => id === "displacement")?.effectiveness; // 1.2
 * ```
 */
export const airDistribution: readonly AirDistribution[] = [
  { id: "ceiling-cool", label: "Ceiling supply of cool air", group: "well-mixed", effectiveness: 1, source: effectivenessTable },
  {
    id: "ceiling-warm-ceiling-return",
    label: "Ceiling supply of air 8 K (15 °F) or more above the room, ceiling return",
    group: "well-mixed",
    effectiveness: 0.8,
    source: effectivenessTable,
  },
  {
    id: "ceiling-warm-short-throw",
    label: "Ceiling supply of air less than 8 K (15 °F) above the room, throw short of 1.4 m (4.5 ft) above the floor, ceiling return",
    group: "well-mixed",
    effectiveness: 0.8,
    source: effectivenessTable,
  },
  {
    id: "ceiling-warm-long-throw",
    label: "Ceiling supply of air less than 8 K (15 °F) above the room, throw to 1.4 m (4.5 ft) above the floor, ceiling return",
    group: "well-mixed",
    effectiveness: 1,
    source: effectivenessTable,
  },
  {
    id: "ceiling-warm-floor-return",
    label: "Ceiling supply of warm air, floor return",
    group: "well-mixed",
    effectiveness: 1,
    source: effectivenessTable,
  },
  {
    id: "floor-warm-floor-return",
    label: "Floor supply of warm air, floor return",
    group: "well-mixed",
    effectiveness: 1,
    source: effectivenessTable,
  },
  {
    id: "floor-warm-ceiling-return",
    label: "Floor supply of warm air, ceiling return",
    group: "well-mixed",
    effectiveness: 0.7,
    source: effectivenessTable,
  },
  {
    id: "makeup-opposite",
    label: "Makeup air drawn in more than half the room's length from the exhaust",
    group: "well-mixed",
    effectiveness: 0.8,
    source: effectivenessTable,
  },
  {
    id: "makeup-near",
    label: "Makeup air drawn in less than half the room's length from the exhaust",
    group: "well-mixed",
    effectiveness: 0.5,
    source: effectivenessTable,
  },
  {
    id: "underfloor",
    label: "Floor supply of cool air thrown above 1.4 m (4.5 ft), ceiling return up to 5.5 m (18 ft)",
    group: "stratified",
    effectiveness: 1.05,
    source: effectivenessTable,
  },
  {
    id: "displacement",
    label: "Displacement: cool floor supply, low throw, ceiling return up to 5.5 m (18 ft)",
    group: "stratified",
    effectiveness: 1.2,
    source: effectivenessTable,
  },
  {
    id: "displacement-high-return",
    label: "Displacement with the return above 5.5 m (18 ft)",
    group: "stratified",
    effectiveness: 1.5,
    source: effectivenessTable,
  },
  {
    id: "personalized-ceiling-cool",
    label: "Personalized air, ceiling supply of cool air, ceiling return",
    group: "personalized",
    effectiveness: 1.4,
    source: effectivenessTable,
    verify: true,
  },
  {
    id: "personalized-ceiling-warm",
    label: "Personalized air, ceiling supply of warm air, ceiling return",
    group: "personalized",
    effectiveness: 1.4,
    source: effectivenessTable,
    verify: true,
  },
  {
    id: "personalized-stratified",
    label: "Personalized air, stratified with nonaspirating floor supply, ceiling return",
    group: "personalized",
    effectiveness: 1.2,
    source: effectivenessTable,
    verify: true,
  },
  {
    id: "personalized-stratified-aspirating",
    label: "Personalized air, stratified with aspirating floor supply, ceiling return",
    group: "personalized",
    effectiveness: 1.5,
    source: effectivenessTable,
    verify: true,
  },
];
