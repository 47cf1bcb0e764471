import type { ReferenceRow, ReferenceSource } from "./source.ts";

/** Publications behind {@link airChanges}. */
export const airChangeSources = {
  "vent-axia": { title: "Air changes per hour (selection guide)", publisher: "Vent-Axia", edition: "undated", locator: "Recommended rates by room" },
  imperial: { title: "Air change rate by occupancy", publisher: "Imperial Green Systems", edition: "undated", locator: "Web page" },
  "170-2017": { title: "ANSI/ASHRAE/ASHE Standard 170", publisher: "ASHRAE", edition: "2017", locator: "Table 7.1" },
  practice: { title: "Common design practice", publisher: "no single publication", edition: "undated", locator: "rule of thumb" },
} as const satisfies Record<string, ReferenceSource>;

/**
 * Air changes of one kind of room: total mechanical ventilation, air changes per hour.
 *
 * Except for the health-care rows these are rules of thumb and no code minimum; outdoor air follows from people and area.
 */
export interface AirChangeRecommendation extends ReferenceRow<keyof typeof airChangeSources> {
  readonly group: "general" | "sanitary" | "plant" | "health" | "cleanroom";
  /** Lower recommended, or required, total air changes, 1/h. */
  readonly minimum: number;
  /** Upper recommended total air changes, 1/h; absent where only a minimum is given. */
  readonly maximum?: number;
  /** Required outdoor air changes, 1/h; health-care rows only. */
  readonly outdoorMinimum?: number;
  /** Pressure against the neighbouring rooms; health-care rows only. */
  readonly pressure?: "positive" | "negative";
}

/**
 * Recommended air changes by room type. Health-care rows are safety figures: verify against the adopted code.
 *
 * @example
 * ```ts
 * import { airChanges } from "@org/hvac-core/reference";
 * airChanges.find((row) => row.id === "operating-room")?.minimum; // 20
 * ```
 */
export const airChanges: readonly AirChangeRecommendation[] = [
  { id: "office", label: "Office", group: "general", minimum: 6, maximum: 10, source: "vent-axia" },
  { id: "meeting-room", label: "Conference room", group: "general", minimum: 8, maximum: 12, source: "vent-axia" },
  { id: "classroom", label: "Classroom", group: "general", minimum: 5, maximum: 7, source: "vent-axia", note: "Another list gives 6 to 20." },
  { id: "lecture-theatre", label: "Lecture theatre", group: "general", minimum: 5, maximum: 8, source: "vent-axia" },
  { id: "library", label: "Library", group: "general", minimum: 3, maximum: 5, source: "vent-axia" },
  { id: "shop", label: "Shop or supermarket", group: "general", minimum: 8, maximum: 15, source: "vent-axia" },
  { id: "restaurant", label: "Restaurant", group: "general", minimum: 8, maximum: 12, source: "vent-axia" },
  { id: "bar", label: "Public bar", group: "general", minimum: 12, source: "vent-axia", note: "Another list gives 20 to 30." },
  { id: "cinema", label: "Cinema or theatre", group: "general", minimum: 10, maximum: 15, source: "vent-axia" },
  { id: "gymnasium", label: "Gymnasium", group: "general", minimum: 6, source: "vent-axia" },
  {
    id: "pool-hall", label: "Swimming pool hall", group: "general", minimum: 10, maximum: 15, source: "vent-axia",
    note: "Humidity control usually governs.",
  },
  { id: "bedroom", label: "Bedroom", group: "general", minimum: 2, maximum: 4, source: "vent-axia" },
  { id: "hall-corridor", label: "Entrance hall or corridor", group: "general", minimum: 3, maximum: 5, source: "vent-axia" },
  { id: "workshop", label: "Factory or workshop", group: "general", minimum: 8, maximum: 10, source: "vent-axia" },
  { id: "warehouse", label: "Store or warehouse", group: "general", minimum: 3, maximum: 6, source: "vent-axia" },
  { id: "laboratory", label: "Laboratory", group: "general", minimum: 6, maximum: 15, source: "vent-axia", note: "Fume-hood exhaust may govern." },
  { id: "computer-room", label: "Computer room", group: "general", minimum: 15, maximum: 20, source: "imperial", note: "Size by heat gain." },
  { id: "domestic-kitchen", label: "Domestic kitchen", group: "sanitary", minimum: 15, maximum: 20, source: "vent-axia" },
  { id: "commercial-kitchen", label: "Commercial kitchen", group: "sanitary", minimum: 30, source: "vent-axia", note: "Size by hood exhaust." },
  { id: "toilet", label: "Toilet", group: "sanitary", minimum: 6, maximum: 10, source: "vent-axia" },
  { id: "bathroom", label: "Bathroom", group: "sanitary", minimum: 6, maximum: 10, source: "vent-axia" },
  { id: "shower", label: "Shower room", group: "sanitary", minimum: 15, maximum: 20, source: "vent-axia" },
  { id: "boiler-room", label: "Boiler room", group: "plant", minimum: 15, maximum: 30, source: "vent-axia", note: "Combustion air in addition." },
  { id: "garage", label: "Garage", group: "plant", minimum: 6, maximum: 8, source: "vent-axia" },
  {
    id: "parking-garage", label: "Enclosed parking garage", group: "plant", minimum: 4, maximum: 6, source: "practice", verify: true,
    note: "Usually controlled by carbon monoxide; codes differ.",
  },
  { id: "operating-room", label: "Operating room", group: "health", minimum: 20, outdoorMinimum: 4, pressure: "positive", source: "170-2017" },
  { id: "procedure-room", label: "Procedure room", group: "health", minimum: 15, outdoorMinimum: 3, pressure: "positive", source: "170-2017" },
  { id: "trauma-room", label: "Trauma room", group: "health", minimum: 15, outdoorMinimum: 3, pressure: "positive", source: "170-2017" },
  { id: "icu", label: "Critical and intensive care", group: "health", minimum: 6, outdoorMinimum: 2, source: "170-2017" },
  { id: "recovery-room", label: "Recovery room", group: "health", minimum: 6, outdoorMinimum: 2, source: "170-2017" },
  { id: "patient-room", label: "Patient room", group: "health", minimum: 4, outdoorMinimum: 2, source: "170-2017" },
  {
    id: "isolation-room", label: "Airborne infection isolation room", group: "health", minimum: 12, outdoorMinimum: 2, pressure: "negative",
    source: "170-2017", verify: true,
  },
  { id: "emergency-waiting", label: "Emergency waiting room", group: "health", minimum: 12, outdoorMinimum: 2, pressure: "negative", source: "170-2017" },
  { id: "patient-toilet", label: "Patient toilet", group: "health", minimum: 10, pressure: "negative", source: "170-2017" },
  { id: "cleanroom-iso8", label: "Cleanroom ISO 8", group: "cleanroom", minimum: 10, maximum: 30, source: "practice", verify: true },
  { id: "cleanroom-iso7", label: "Cleanroom ISO 7", group: "cleanroom", minimum: 30, maximum: 90, source: "practice", verify: true },
];
