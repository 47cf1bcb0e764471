import { foot } from "../constants/inchPound.ts";
import { referenceRow, type ReferenceRow } from "../reference/index.ts";
import { imc507 } from "./sources.ts";

/** m³/s per m in one cfm per ft. */
const cfmPerFoot = foot ** 2 / 60;

/** Net exhaust of a commercial kitchen hood per length of its front edge. */
export interface KitchenHood extends ReferenceRow {
  /** m³/s per m of hood. */
  readonly lengthRate: number;
}

type Row = readonly [id: string, label: string, light?: number, medium?: number, heavy?: number, extraHeavy?: number];

/** cfm per ft; none where the code does not permit the style for that duty. For a double island, the length of each side. */
const rows: readonly Row[] = [
  ["wall", "Wall canopy", 200, 300, 400, 550],
  ["single-island", "Single island canopy", 400, 500, 600, 700],
  ["double-island", "Double island canopy, per side", 250, 300, 400, 550],
  ["eyebrow", "Eyebrow", 250, 250],
  ["backshelf", "Backshelf or pass-over", 250, 300, 400],
];
const duties = [
  ["light", "light duty"],
  ["medium", "medium duty"],
  ["heavy", "heavy duty"],
  ["extra-heavy", "extra-heavy duty"],
] as const;

const source = { source: imc507, locator: "airflow by style and duty" };

/**
 * Minimum net exhaust of unlisted kitchen hoods by style and duty of the appliances, by the mechanical code. A hood with a listing
 * (UL 710) follows its label.
 *
 * @source imc-507, airflow by style and duty
 * @example
 * ```ts
 * import { kitchenHoods } from "@org/hvac-core/ventilation";
 * kitchenHoods.find(({ id }) => id === "wall-heavy")?.label; // "Wall canopy, heavy duty"
 * ```
 */
export const kitchenHoods: readonly KitchenHood[] = [
  ...rows.flatMap(([id, label, ...rates]) =>
    duties.flatMap(([duty, words], index): KitchenHood[] => {
      const rate = rates[index];
      return rate === undefined ? [] : [{ id: `${id}-${duty}`, label: `${label}, ${words}`, lengthRate: rate * cfmPerFoot, source }];
    }),
  ),
  { id: "dishwasher", label: "Hood above a dishwasher", lengthRate: 100 * cfmPerFoot, source },
];

/**
 * A kitchen hood, by its name.
 *
 * @param hood `id` of a row of {@link kitchenHoods}
 * @returns the row; m³/s per m
 * @throws {UnknownNameError} when there is no such row; the error names the nearest one
 * @source imc-507, airflow by style and duty
 * @example
 * ```ts
 * import { kitchenHood } from "@org/hvac-core/ventilation";
 * kitchenHood("wall-light").lengthRate; // 0.309677
 * ```
 */
export function kitchenHood(hood: string): KitchenHood {
  return referenceRow(kitchenHoods, hood);
}
