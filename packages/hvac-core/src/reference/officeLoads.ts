import { fundamentals2013, type Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";

const loadClasses: Citation = { source: fundamentals2013, locator: "ch. 18, Table 11" };

/** Equipment load of a class of offices. */
export interface OfficeLoadClass extends ReferenceRow {
  /** W/m², the load factor included. */
  readonly equipment: number;
  /** Share of the equipment that runs at the same time. */
  readonly loadFactor: number;
  /** Floor area of one workstation, m². */
  readonly areaPerWorkstation: number;
}

/**
 * Office equipment loads by class.
 *
 * @source ashrae-hof-2013, ch. 18, Table 11
 * @example
 * ```ts
 * import { officeLoadClasses } from "@org/hvac-core/reference";
 * officeLoadClasses.find(({ id }) => id === "medium")?.equipment; // 10.8
 * ```
 */
export const officeLoadClasses: readonly OfficeLoadClass[] = [
  {
    id: "light",
    label: "Light: computer, monitor, shared printer",
    equipment: 5.4,
    loadFactor: 0.67,
    areaPerWorkstation: 15.5,
    source: loadClasses,
    verify: true,
  },
  { id: "medium", label: "Medium", equipment: 10.8, loadFactor: 0.75, areaPerWorkstation: 11.6, source: loadClasses, verify: true },
  {
    id: "medium-heavy",
    label: "Medium to heavy",
    equipment: 16.1,
    loadFactor: 0.75,
    areaPerWorkstation: 9.3,
    source: loadClasses,
    verify: true,
  },
  { id: "heavy", label: "Heavy", equipment: 21.5, loadFactor: 0.75, areaPerWorkstation: 7.8, source: loadClasses, verify: true },
];
