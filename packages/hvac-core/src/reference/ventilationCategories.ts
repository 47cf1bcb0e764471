import type { Citation } from "../sources/index.ts";
import type { ReferenceRow } from "./row.ts";
import { categories2019, categories2022 } from "./useSources.ts";
import { areaRatesSI, peopleRatesSI } from "./ventilationRatesSI.ts";

/**
 * Minimum outdoor air of an occupancy category.
 *
 * The standard prints an SI and an inch-pound column that are rounded separately (7.5 cfm for 3.8 L/s,
 * which is 8.05 cfm), so both are given: a project in one system must never be checked against the other column's rounding.
 */
export interface VentilationCategory extends ReferenceRow {
  readonly group:
    | "office"
    | "education"
    | "food"
    | "lodging"
    | "retail"
    | "assembly"
    | "sport"
    | "health"
    | "detention"
    | "animal"
    | "general"
    | "residential";
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

type Row = readonly [
  id: string,
  label: string,
  group: VentilationCategory["group"],
  peopleRateCfm: number,
  areaRateCfmPerFt2: number,
  peoplePer100M2: number,
  airClass: VentilationCategory["airClass"],
  occupiedStandby?: true,
];

/** Categories of edition 2022. */
const rows2022: readonly Row[] = [
  ["office-space", "Office space", "office", 5, 0.06, 5, 1, true],
  ["reception", "Reception area", "office", 5, 0.06, 30, 1, true],
  ["office-lobby", "Office entrance lobby", "office", 5, 0.06, 10, 1, true],
  ["data-entry", "Telephone or data entry office", "office", 5, 0.06, 60, 1, true],
  ["office-break-room", "Break room in an office building", "office", 5, 0.12, 50, 1],
  ["storage-dry", "Occupiable store for dry materials", "office", 5, 0.06, 2, 1],
  ["classroom", "Classroom, age 9 and older", "education", 10, 0.12, 35, 1],
  ["classroom-young", "Classroom, age 5 to 8", "education", 10, 0.12, 25, 1],
  ["lecture-classroom", "Lecture classroom", "education", 7.5, 0.06, 65, 1, true],
  ["lecture-hall", "Lecture hall with fixed seats", "education", 7.5, 0.06, 150, 1, true],
  ["computer-lab", "Computer laboratory", "education", 10, 0.12, 25, 1],
  ["science-laboratory", "Science laboratory", "education", 10, 0.18, 25, 2],
  ["university-laboratory", "University or college laboratory", "education", 10, 0.18, 25, 2],
  ["art-classroom", "Art classroom", "education", 10, 0.18, 20, 2],
  ["school-workshop", "Wood or metal workshop of a school", "education", 10, 0.18, 20, 2],
  ["music-room", "Music, theatre or dance room", "education", 10, 0.06, 35, 1, true],
  ["media-center", "Media centre", "education", 10, 0.12, 25, 1],
  ["school-library", "Library of a school", "education", 5, 0.12, 10, 1],
  ["multiuse-assembly", "Multiuse assembly of a school", "education", 7.5, 0.06, 100, 1, true],
  ["daycare", "Daycare, up to age 4", "education", 10, 0.18, 25, 2],
  ["daycare-sickroom", "Sickroom of a daycare", "education", 10, 0.18, 25, 3],
  ["restaurant", "Restaurant dining room", "food", 7.5, 0.18, 70, 2],
  ["cafeteria", "Cafeteria or fast food", "food", 7.5, 0.18, 100, 2],
  ["bar", "Bar or cocktail lounge", "food", 7.5, 0.18, 100, 2],
  ["kitchen", "Cooking kitchen", "food", 7.5, 0.12, 20, 2],
  ["conference", "Conference or meeting room", "general", 5, 0.06, 50, 1, true],
  ["break-room", "Break room", "general", 5, 0.06, 25, 1, true],
  ["coffee-station", "Coffee station", "general", 5, 0.06, 20, 1, true],
  ["corridor", "Corridor", "general", 0, 0.06, 0, 1, true],
  ["storage-liquids", "Occupiable store for liquids or gels", "general", 5, 0.12, 2, 2],
  ["warehouse", "Warehouse", "general", 10, 0.06, 0, 2],
  ["shipping", "Shipping and receiving", "general", 10, 0.12, 2, 2],
  ["sorting", "Sorting, packing or light assembly", "general", 7.5, 0.12, 7, 2],
  ["manufacturing", "Manufacturing without hazardous materials", "general", 10, 0.18, 7, 2],
  [
    "manufacturing-hazardous",
    "Manufacturing with hazardous materials, not heavy industry or chemical processes",
    "general",
    10,
    0.18,
    7,
    3,
  ],
  ["cold-store", "Freezer or refrigerated room below 10 °C", "general", 10, 0, 0, 2],
  ["computer-room", "Computer room without printing", "general", 5, 0.06, 4, 1, true],
  ["pharmacy", "Preparation area of a pharmacy", "general", 5, 0.18, 10, 2],
  ["photo-studio", "Photo studio", "general", 5, 0.12, 10, 1],
  ["bank", "Bank or bank lobby", "general", 7.5, 0.06, 15, 1, true],
  ["bank-vault", "Bank vault or safe deposit", "general", 5, 0.06, 5, 2, true],
  ["transport-waiting", "Waiting area for transport", "general", 7.5, 0.06, 100, 1, true],
  ["hotel-room", "Hotel bedroom or living room", "lodging", 5, 0.06, 10, 1, true],
  ["hotel-lobby", "Hotel lobby", "lodging", 7.5, 0.06, 30, 1, true],
  ["hotel-assembly", "Multipurpose assembly of a hotel", "lodging", 5, 0.06, 120, 1, true],
  ["barracks", "Sleeping area of barracks", "lodging", 5, 0.06, 20, 1, true],
  ["laundry", "Central laundry", "lodging", 5, 0.12, 10, 2],
  ["dwelling-laundry", "Laundry within a dwelling", "lodging", 5, 0.12, 10, 1],
  ["auditorium", "Auditorium seating", "assembly", 5, 0.06, 150, 1, true],
  ["worship", "Place of worship", "assembly", 5, 0.06, 120, 1, true],
  ["library", "Library", "assembly", 5, 0.12, 10, 1],
  ["museum", "Museum or gallery", "assembly", 7.5, 0.06, 40, 1, true],
  ["museum-children", "Museum for children", "assembly", 7.5, 0.12, 40, 1],
  ["courtroom", "Courtroom", "assembly", 5, 0.06, 70, 1, true],
  ["legislative-chamber", "Legislative chamber", "assembly", 5, 0.06, 50, 1, true],
  ["assembly-lobby", "Lobby of a public assembly building", "assembly", 5, 0.06, 150, 1, true],
  ["retail-sales", "Retail sales floor", "retail", 7.5, 0.12, 15, 2],
  ["supermarket", "Supermarket", "retail", 7.5, 0.06, 8, 1, true],
  ["mall", "Common area of a mall", "retail", 7.5, 0.06, 40, 1, true],
  ["barber", "Barber shop", "retail", 7.5, 0.06, 25, 2, true],
  ["beauty-salon", "Beauty or nail salon", "retail", 20, 0.12, 25, 2],
  ["launderette", "Coin-operated laundry", "retail", 7.5, 0.12, 20, 2],
  ["pet-shop", "Animal area of a pet shop", "retail", 7.5, 0.18, 10, 2],
  ["gym", "Gymnasium or sports arena, play area", "sport", 20, 0.18, 7, 2],
  ["fitness", "Exercise room", "sport", 20, 0.06, 40, 2],
  ["weight-room", "Weight room", "sport", 20, 0.06, 10, 2],
  ["spectators", "Spectator area", "sport", 7.5, 0.06, 150, 1, true],
  ["pool", "Swimming pool and deck", "sport", 0, 0.48, 0, 2],
  ["bowling", "Bowling alley seating", "sport", 10, 0.12, 40, 1],
  ["dance-floor", "Dance floor", "sport", 20, 0.06, 100, 2, true],
  ["stage", "Stage or studio", "sport", 10, 0.06, 70, 1, true],
  ["casino", "Casino", "sport", 7.5, 0.18, 120, 1],
  ["arcade", "Game arcade", "sport", 7.5, 0.18, 20, 1],
  ["cell", "Prison cell", "detention", 5, 0.12, 25, 2],
  ["dayroom", "Dayroom of a detention building", "detention", 5, 0.06, 30, 1],
  ["guard-station", "Guard station", "detention", 5, 0.06, 15, 1],
  ["booking", "Booking or waiting of a detention building", "detention", 7.5, 0.06, 50, 2],
  ["veterinary-exam", "Veterinary examination room", "animal", 10, 0.12, 20, 2],
  ["animal-procedure", "Animal procedure room", "animal", 10, 0.18, 20, 3],
  ["animal-surgery", "Animal operating room", "animal", 10, 0.18, 20, 3],
  ["animal-scrub", "Surgery scrub for animals", "animal", 10, 0.18, 20, 3],
  ["animal-preparation", "Animal preparation room", "animal", 10, 0.18, 20, 3],
  ["animal-recovery", "Animal recovery room", "animal", 10, 0.18, 20, 3],
  ["animal-imaging", "Animal imaging", "animal", 10, 0.18, 20, 3],
  ["animal-holding", "Large-animal holding room", "animal", 10, 0.18, 20, 3],
  ["cages-static", "Small animals in static cages", "animal", 10, 0.18, 20, 3],
  ["cages-ventilated", "Small animals in ventilated cages", "animal", 10, 0.18, 20, 3],
  ["necropsy", "Necropsy room", "animal", 10, 0.18, 20, 3],
  ["common-corridor", "Common corridor of dwellings", "residential", 0, 0.06, 0, 1, true],
];

/** Categories of edition 2019: the outpatient rooms moved to an appendix in 2022, dwellings to ASHRAE 62.2. */
const rows2019: readonly Row[] = [
  ["exam-room", "Outpatient examination room", "health", 7.5, 0.12, 20, 1],
  ["urgent-exam", "Urgent care examination room", "health", 7.5, 0.12, 20, 1],
  ["urgent-treatment", "Urgent care treatment room", "health", 7.5, 0.18, 20, 1],
  ["urgent-observation", "Urgent care observation room", "health", 5, 0.06, 20, 1],
  ["urgent-triage", "Urgent care triage room", "health", 10, 0.18, 20, 1],
  ["dental-operatory", "Dental operatory", "health", 10, 0.18, 20, 1],
  ["dental-other", "Other dental treatment area", "health", 5, 0.06, 5, 1],
  ["imaging", "Imaging room, class 1", "health", 5, 0.12, 5, 1],
  ["birthing-room", "Birthing room", "health", 10, 0.18, 15, 2],
  ["therapy-exercise", "Exercise area of physical therapy", "health", 20, 0.18, 7, 2],
  ["therapy-room", "Individual room of physical therapy", "health", 10, 0.06, 20, 1],
  ["therapy-pool", "Pool of physical therapy", "health", 0, 0.48, 0, 2],
  ["prosthetics", "Prosthetics and orthotics room", "health", 10, 0.18, 20, 1],
  ["speech-therapy", "Speech therapy room", "health", 5, 0.06, 20, 1],
  ["psychiatric-consultation", "Psychiatric consultation room", "health", 5, 0.06, 20, 1],
  ["psychiatric-exam", "Psychiatric examination room", "health", 5, 0.06, 20, 1],
  ["psychiatric-group", "Psychiatric group room", "health", 5, 0.06, 50, 1],
  ["psychiatric-seclusion", "Psychiatric seclusion room", "health", 10, 0.06, 5, 1],
  ["dwelling", "Dwelling unit", "residential", 5, 0.06, 0, 1, true],
];

const remarks: Readonly<Record<string, Pick<ReferenceRow, "verify" | "note">>> = {
  pool: { note: "Area is the pool and the wet deck; raise for humidity control." },
  warehouse: { note: "No default density; use the design occupancy." },
  "school-library": { verify: true, note: "The air class is that of a public library; the data read give none." },
  "exam-room": { note: "Outpatient rows moved to an appendix in 2022; hospitals follow ASHRAE 170." },
  imaging: { verify: true, note: "A second data set gives 7.5 cfm per person." },
  "therapy-room": { verify: true, note: "A second data set gives 0.12 cfm/ft²." },
  "psychiatric-seclusion": { verify: true, note: "A second data set gives 0.12 cfm/ft²." },
  "urgent-treatment": { verify: true, note: "A second data set gives 0.12 cfm/ft²." },
  dwelling: { note: "Density is occupants of the dwelling; many codes use ASHRAE 62.2 instead." },
};

function categoriesOf(rows: readonly Row[], source: Citation): VentilationCategory[] {
  return rows.map(([id, label, group, peopleRateCfm, areaRateCfmPerFt2, peoplePer100M2, airClass, occupiedStandby = false]) => ({
    id,
    label,
    group,
    peopleRate: peopleRatesSI[peopleRateCfm]! / 1000,
    areaRate: areaRatesSI[areaRateCfmPerFt2]! / 1000,
    peopleRateCfm,
    areaRateCfmPerFt2,
    occupantDensity: peoplePer100M2 / 100,
    airClass,
    occupiedStandby,
    source,
    ...remarks[id],
  }));
}

/**
 * Ventilation categories with the rates of ASHRAE 62.1: verify against the adopted code.
 *
 * Rates are for the breathing zone: V_bz = R_p·P_z + R_a·A_z.
 *
 * @source ashrae-62.1, Table 6-1
 * @source ashrae-62.1-2019, Table 6-1
 * @example
 * ```ts
 * import { ventilationCategories } from "@org/hvac-core/reference";
 * ventilationCategories.find(({ id }) => id === "office-space")?.peopleRate; // 0.0025
 * ```
 */
export const ventilationCategories: readonly VentilationCategory[] = categoriesOf(rows2022, categories2022).concat(
  categoriesOf(rows2019, categories2019),
);
