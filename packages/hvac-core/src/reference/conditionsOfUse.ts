import { hourlyShares } from "./daySteps.ts";
import type { ReferenceRow } from "./row.ts";
import { conditionOfUseRows, type UseConditionRow } from "./conditionOfUseRows.ts";
import { useConditions } from "./useSources.ts";

/** Use of a kind of room on a day: people, equipment, lighting and outdoor air. */
export interface UseCondition extends ReferenceRow {
  /** Persons per m² of floor. */
  readonly occupantDensity: number;
  /** Sensible heat, W per person. */
  readonly sensiblePerPerson: number;
  /** Heat gain from equipment, W/m². */
  readonly equipment: number;
  /** Lighting power, W/m². */
  readonly lighting: number;
  /** Maintained illuminance, lx; absent where none is given. */
  readonly illuminance?: number;
  /** Minimum and maximum outdoor air, m³/s per m² of floor; absent where the profile gives none. */
  readonly outdoorAir?: { readonly minimum: number; readonly maximum: number };
  /** Hourly shares of a day of use, 0…1; the first of 24 is that of the hour from 0 to 1. */
  readonly hourly: { readonly occupancy: readonly number[]; readonly equipment: readonly number[]; readonly lighting: readonly number[] };
}

function conditionOf({ id, label, numbers, occupancy, equipment, lighting }: UseConditionRow): UseCondition {
  const [occupantDensity, sensiblePerPerson, machines, light, illuminance, minimum, maximum] = numbers;
  return {
    id,
    label,
    occupantDensity,
    sensiblePerPerson,
    equipment: machines,
    lighting: light,
    ...(illuminance !== null && { illuminance }),
    ...(maximum > 0 && { outdoorAir: { minimum: minimum / 3600, maximum: maximum / 3600 } }),
    hourly: { occupancy: hourlyShares(occupancy), equipment: hourlyShares(equipment), lighting: hourlyShares(lighting) },
    source: useConditions,
  };
}

let conditions: readonly UseCondition[] | undefined;

/**
 * Conditions of use by kind of room, with hourly profiles of a day, built at the first call. The kinds are those of SIA 2024 and DIN V 18599-10.
 *
 * @returns the conditions of use; units at {@link UseCondition}
 * @source teaser
 * @example
 * ```ts
 * import { conditionsOfUse } from "@org/hvac-core/reference";
 * conditionsOfUse().find(({ id }) => id === "open-office")?.occupantDensity; // 0.1
 * ```
 */
export function conditionsOfUse(): readonly UseCondition[] {
  conditions ??= conditionOfUseRows().map(conditionOf);
  return conditions;
}
