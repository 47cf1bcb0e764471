import type { ReferenceRow, ReferenceSource } from "./source.ts";

/** Publications behind {@link ventilationCategories}. */
export const ventilationSources = {
  "62.1-2022": { title: "ANSI/ASHRAE Standard 62.1", publisher: "ASHRAE", edition: "2022", locator: "Table 6-1" },
  "62.1-2019": { title: "ANSI/ASHRAE Standard 62.1", publisher: "ASHRAE", edition: "2019", locator: "Table 6-1" },
} as const satisfies Record<string, ReferenceSource>;

/**
 * Minimum outdoor air of one occupancy category.
 *
 * The standard prints an SI and an inch-pound column that are rounded separately (7.5 cfm stands beside 3.8 L/s,
 * which is 8.05 cfm), so both are kept: a project in one system must never be checked against the other column's rounding.
 */
export interface VentilationCategory extends ReferenceRow<keyof typeof ventilationSources> {
  readonly group: "office" | "education" | "food" | "lodging" | "retail" | "assembly" | "sport" | "health" | "general" | "residential";
  /** R_p, outdoor air per person, SI column, m³/s per person. */
  readonly peopleRate: number;
  /** R_a, outdoor air per floor area, SI column, m³/s per m². */
  readonly areaRate: number;
  /** R_p as printed in the inch-pound column, cfm per person. */
  readonly peopleRateCfm: number;
  /** R_a as printed in the inch-pound column, cfm per ft². */
  readonly areaRateCfmPerFt2: number;
  /** Default occupant density, persons per m²; 0 where the standard gives none. */
  readonly occupantDensity: number;
  /** Air class 1 (clean) … 4 (dangerous), which limits recirculation and transfer. */
  readonly airClass: 1 | 2 | 3 | 4;
  /** True where outdoor air may fall to zero while the zone is in occupied-standby mode. */
  readonly occupiedStandby: boolean;
}

/**
 * A working selection of ventilation categories with the rates of ASHRAE 62.1: verify against the adopted code.
 *
 * Rates are for the breathing zone: V_bz = R_p·P_z + R_a·A_z.
 *
 * @example
 * ```ts
 * import { ventilationCategories } from "@org/hvac-core/reference";
 * ventilationCategories.find((category) => category.id === "office-space")?.peopleRate; // 0.0025
 * ```
 */
export const ventilationCategories: readonly VentilationCategory[] = [
  {
    id: "office-space", label: "Office space", group: "office", peopleRate: 0.0025, areaRate: 0.0003,
    peopleRateCfm: 5, areaRateCfmPerFt2: 0.06, occupantDensity: 0.05, airClass: 1, occupiedStandby: true, source: "62.1-2022",
  },
  {
    id: "reception", label: "Reception area", group: "office", peopleRate: 0.0025, areaRate: 0.0003,
    peopleRateCfm: 5, areaRateCfmPerFt2: 0.06, occupantDensity: 0.3, airClass: 1, occupiedStandby: true, source: "62.1-2022",
  },
  {
    id: "office-lobby", label: "Office entrance lobby", group: "office", peopleRate: 0.0025, areaRate: 0.0003,
    peopleRateCfm: 5, areaRateCfmPerFt2: 0.06, occupantDensity: 0.1, airClass: 1, occupiedStandby: true, source: "62.1-2022",
  },
  {
    id: "conference", label: "Conference or meeting room", group: "general", peopleRate: 0.0025, areaRate: 0.0003,
    peopleRateCfm: 5, areaRateCfmPerFt2: 0.06, occupantDensity: 0.5, airClass: 1, occupiedStandby: true, source: "62.1-2022",
  },
  {
    id: "break-room", label: "Break room", group: "general", peopleRate: 0.0025, areaRate: 0.0003,
    peopleRateCfm: 5, areaRateCfmPerFt2: 0.06, occupantDensity: 0.25, airClass: 1, occupiedStandby: true, source: "62.1-2022",
  },
  {
    id: "corridor", label: "Corridor", group: "general", peopleRate: 0, areaRate: 0.0003,
    peopleRateCfm: 0, areaRateCfmPerFt2: 0.06, occupantDensity: 0, airClass: 1, occupiedStandby: true, source: "62.1-2022",
  },
  {
    id: "classroom", label: "Classroom, age 9 and older", group: "education", peopleRate: 0.005, areaRate: 0.0006,
    peopleRateCfm: 10, areaRateCfmPerFt2: 0.12, occupantDensity: 0.35, airClass: 1, occupiedStandby: false, source: "62.1-2022",
  },
  {
    id: "lecture-classroom", label: "Lecture classroom", group: "education", peopleRate: 0.0038, areaRate: 0.0003,
    peopleRateCfm: 7.5, areaRateCfmPerFt2: 0.06, occupantDensity: 0.65, airClass: 1, occupiedStandby: true, source: "62.1-2022",
  },
  {
    id: "lecture-hall", label: "Lecture hall with fixed seats", group: "education", peopleRate: 0.0038, areaRate: 0.0003,
    peopleRateCfm: 7.5, areaRateCfmPerFt2: 0.06, occupantDensity: 1.5, airClass: 1, occupiedStandby: true, source: "62.1-2022",
  },
  {
    id: "daycare", label: "Daycare, up to age 4", group: "education", peopleRate: 0.005, areaRate: 0.0009,
    peopleRateCfm: 10, areaRateCfmPerFt2: 0.18, occupantDensity: 0.25, airClass: 2, occupiedStandby: false, source: "62.1-2022",
  },
  {
    id: "science-laboratory", label: "Science laboratory", group: "education", peopleRate: 0.005, areaRate: 0.0009,
    peopleRateCfm: 10, areaRateCfmPerFt2: 0.18, occupantDensity: 0.25, airClass: 2, occupiedStandby: false, source: "62.1-2022",
  },
  {
    id: "restaurant", label: "Restaurant dining room", group: "food", peopleRate: 0.0038, areaRate: 0.0009,
    peopleRateCfm: 7.5, areaRateCfmPerFt2: 0.18, occupantDensity: 0.7, airClass: 2, occupiedStandby: false, source: "62.1-2022",
  },
  {
    id: "cafeteria", label: "Cafeteria or fast food", group: "food", peopleRate: 0.0038, areaRate: 0.0009,
    peopleRateCfm: 7.5, areaRateCfmPerFt2: 0.18, occupantDensity: 1, airClass: 2, occupiedStandby: false, source: "62.1-2022",
  },
  {
    id: "bar", label: "Bar or cocktail lounge", group: "food", peopleRate: 0.0038, areaRate: 0.0009,
    peopleRateCfm: 7.5, areaRateCfmPerFt2: 0.18, occupantDensity: 1, airClass: 2, occupiedStandby: false, source: "62.1-2022",
  },
  {
    id: "kitchen", label: "Cooking kitchen", group: "food", peopleRate: 0.0038, areaRate: 0.0006,
    peopleRateCfm: 7.5, areaRateCfmPerFt2: 0.12, occupantDensity: 0.2, airClass: 2, occupiedStandby: false, source: "62.1-2022",
  },
  {
    id: "hotel-room", label: "Hotel bedroom or living room", group: "lodging", peopleRate: 0.0025, areaRate: 0.0003,
    peopleRateCfm: 5, areaRateCfmPerFt2: 0.06, occupantDensity: 0.1, airClass: 1, occupiedStandby: true, source: "62.1-2022",
  },
  {
    id: "hotel-lobby", label: "Hotel lobby", group: "lodging", peopleRate: 0.0038, areaRate: 0.0003,
    peopleRateCfm: 7.5, areaRateCfmPerFt2: 0.06, occupantDensity: 0.3, airClass: 1, occupiedStandby: true, source: "62.1-2022",
  },
  {
    id: "retail-sales", label: "Retail sales floor", group: "retail", peopleRate: 0.0038, areaRate: 0.0006,
    peopleRateCfm: 7.5, areaRateCfmPerFt2: 0.12, occupantDensity: 0.15, airClass: 2, occupiedStandby: false, source: "62.1-2022",
  },
  {
    id: "supermarket", label: "Supermarket", group: "retail", peopleRate: 0.0038, areaRate: 0.0003,
    peopleRateCfm: 7.5, areaRateCfmPerFt2: 0.06, occupantDensity: 0.08, airClass: 1, occupiedStandby: true, source: "62.1-2022",
  },
  {
    id: "auditorium", label: "Auditorium seating", group: "assembly", peopleRate: 0.0025, areaRate: 0.0003,
    peopleRateCfm: 5, areaRateCfmPerFt2: 0.06, occupantDensity: 1.5, airClass: 1, occupiedStandby: true, source: "62.1-2022",
  },
  {
    id: "worship", label: "Place of worship", group: "assembly", peopleRate: 0.0025, areaRate: 0.0003,
    peopleRateCfm: 5, areaRateCfmPerFt2: 0.06, occupantDensity: 1.2, airClass: 1, occupiedStandby: true, source: "62.1-2022",
  },
  {
    id: "library", label: "Library", group: "assembly", peopleRate: 0.0025, areaRate: 0.0006,
    peopleRateCfm: 5, areaRateCfmPerFt2: 0.12, occupantDensity: 0.1, airClass: 1, occupiedStandby: false, source: "62.1-2022",
  },
  {
    id: "gym", label: "Gymnasium or sports arena, play area", group: "sport", peopleRate: 0.01, areaRate: 0.0009,
    peopleRateCfm: 20, areaRateCfmPerFt2: 0.18, occupantDensity: 0.07, airClass: 2, occupiedStandby: false, source: "62.1-2022",
  },
  {
    id: "fitness", label: "Exercise room", group: "sport", peopleRate: 0.01, areaRate: 0.0003,
    peopleRateCfm: 20, areaRateCfmPerFt2: 0.06, occupantDensity: 0.4, airClass: 2, occupiedStandby: false, source: "62.1-2022",
  },
  {
    id: "pool", label: "Swimming pool and deck", group: "sport", peopleRate: 0, areaRate: 0.0024,
    peopleRateCfm: 0, areaRateCfmPerFt2: 0.48, occupantDensity: 0, airClass: 2, occupiedStandby: false, source: "62.1-2022",
    note: "Area is the pool and the wet deck; raise for humidity control.",
  },
  {
    id: "warehouse", label: "Warehouse", group: "general", peopleRate: 0.005, areaRate: 0.0003,
    peopleRateCfm: 10, areaRateCfmPerFt2: 0.06, occupantDensity: 0, airClass: 2, occupiedStandby: false, source: "62.1-2022",
    note: "No default density; use the design occupancy.",
  },
  {
    id: "exam-room", label: "Outpatient examination room", group: "health", peopleRate: 0.0038, areaRate: 0.0006,
    peopleRateCfm: 7.5, areaRateCfmPerFt2: 0.12, occupantDensity: 0.2, airClass: 1, occupiedStandby: false, source: "62.1-2019",
    note: "Outpatient rows moved to an appendix in 2022; hospitals follow ASHRAE 170.",
  },
  {
    id: "dwelling", label: "Dwelling unit", group: "residential", peopleRate: 0.0025, areaRate: 0.0003,
    peopleRateCfm: 5, areaRateCfmPerFt2: 0.06, occupantDensity: 0, airClass: 1, occupiedStandby: true, source: "62.1-2019",
    note: "Density is occupants of the dwelling; many codes use ASHRAE 62.2 instead.",
  },
];
