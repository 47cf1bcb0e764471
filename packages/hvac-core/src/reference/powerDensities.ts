import type { ReferenceRow, ReferenceSource } from "./source.ts";

/** Publications behind {@link powerDensities}. */
export const powerDensitySources = {
  lighting: { title: "ANSI/ASHRAE/IES Standard 90.1", publisher: "ASHRAE", edition: "2022", locator: "§9.5, space-by-space method" },
  equipment: { title: "Building energy standards data", publisher: "PNNL", edition: "commit 4018148", locator: "plug-load densities, median" },
} as const satisfies Record<string, ReferenceSource>;

/**
 * Lighting and plug-load density of one space type.
 *
 * Lighting is the allowance of {@link powerDensitySources}.lighting (a maximum for new buildings, older ones use more);
 * equipment is the median of {@link powerDensitySources}.equipment. The row's own `source` names the lighting.
 */
export interface PowerDensity extends ReferenceRow<"lighting"> {
  /** Lighting power density, W/m². */
  readonly lighting: number;
  /** Plug-load density, W/m². */
  readonly equipment: number;
  /** Publication of the plug load. */
  readonly equipmentSource: "equipment";
}

/**
 * Lighting and equipment power densities by space type.
 *
 * @example
 * ```ts
 * import { powerDensities } from "@org/hvac-core/reference";
 * powerDensities.find((row) => row.id === "open-office")?.lighting; // 6.03
 * ```
 */
export const powerDensities: readonly PowerDensity[] = [
  { id: "open-office", label: "Open-plan office", lighting: 6.03, equipment: 7.21, source: "lighting", equipmentSource: "equipment" },
  { id: "private-office", label: "Enclosed office, up to 14 m²", lighting: 7.86, equipment: 7.32, source: "lighting", equipmentSource: "equipment" },
  { id: "meeting-room", label: "Conference or meeting room", lighting: 9.47, equipment: 6.67, source: "lighting", equipmentSource: "equipment" },
  { id: "classroom", label: "Classroom or lecture hall", lighting: 7.75, equipment: 6.67, source: "lighting", equipmentSource: "equipment" },
  { id: "laboratory", label: "Laboratory", lighting: 13.02, equipment: 7.53, source: "lighting", equipmentSource: "equipment" },
  { id: "library", label: "Library reading area", lighting: 9.26, equipment: 4.95, source: "lighting", equipmentSource: "equipment" },
  { id: "retail-sales", label: "Retail sales area", lighting: 9.15, equipment: 7.21, source: "lighting", equipmentSource: "equipment" },
  { id: "restaurant", label: "Family dining", lighting: 5.6, equipment: 8.4, source: "lighting", equipmentSource: "equipment" },
  {
    id: "kitchen", label: "Food preparation", lighting: 12.81, equipment: 7.64, source: "lighting", equipmentSource: "equipment",
    note: "Cooking appliances are additional.",
  },
  { id: "hotel-room", label: "Guest room", lighting: 4.41, equipment: 5.7, source: "lighting", equipmentSource: "equipment" },
  { id: "patient-room", label: "Patient room", lighting: 8.4, equipment: 7.75, source: "lighting", equipmentSource: "equipment" },
  { id: "operating-room", label: "Operating room", lighting: 24.86, equipment: 8.29, source: "lighting", equipmentSource: "equipment" },
  { id: "exam-room", label: "Examination or treatment room", lighting: 14.32, equipment: 5.7, source: "lighting", equipmentSource: "equipment" },
  { id: "auditorium", label: "Auditorium seating", lighting: 6.14, equipment: 3.12, source: "lighting", equipmentSource: "equipment" },
  { id: "gymnasium", label: "Gymnasium, exercise area", lighting: 8.83, equipment: 5.27, source: "lighting", equipmentSource: "equipment" },
  { id: "corridor", label: "Corridor", lighting: 4.74, equipment: 2.58, source: "lighting", equipmentSource: "equipment" },
  { id: "lobby", label: "Lobby", lighting: 8.61, equipment: 3.77, source: "lighting", equipmentSource: "equipment" },
  { id: "restroom", label: "Restroom", lighting: 7.97, equipment: 0, source: "lighting", equipmentSource: "equipment" },
  { id: "warehouse", label: "Warehouse, bulky goods", lighting: 3.55, equipment: 1.18, source: "lighting", equipmentSource: "equipment" },
  { id: "workshop", label: "Workshop", lighting: 12.59, equipment: 6.14, source: "lighting", equipmentSource: "equipment" },
];
