import { ashrae90, type Citation } from "../sources/index.ts";
import { btuPerHourFahrenheit, squareFoot } from "../constants/inchPound.ts";
import type { ReferenceRow } from "./row.ts";

const table: Citation = { source: ashrae90, locator: "Table 6.8.2" };

/** Minimum thermal resistance of the insulation of ducts in a place. */
export interface DuctInsulation extends ReferenceRow {
  /** Climate zones to which it applies. */
  readonly climateZones: "0 to 4" | "5 to 8";
  /** Thermal resistance of the insulation as installed, without films and sheet, m²·K/W. */
  readonly resistance: number;
}

/** h·ft²·°F/Btu by place, for zones 0 to 4 and 5 to 8. */
const places = [
  ["outdoors", "Outdoors", 8, 12],
  ["unconditioned", "In unconditioned spaces, or buried", 6, 6],
  ["indirectly-conditioned", "In indirectly conditioned spaces", 1.9, 1.9],
] as const;

const rowFor = (
  [id, label, warm, cold]: (typeof places)[number],
  climateZones: DuctInsulation["climateZones"],
  resistance: number = climateZones === "0 to 4" ? warm : cold,
): DuctInsulation => ({
  id: `${id}-${climateZones === "0 to 4" ? "warm" : "cold"}`,
  label: `${label}, climate zones ${climateZones}`,
  climateZones,
  resistance: (resistance * squareFoot) / btuPerHourFahrenheit,
  source: table,
});

/**
 * Minimum thermal resistance of the insulation of supply and return ducts.
 *
 * @source ashrae-90.1, Table 6.8.2
 * @example
 * ```ts
 * import { ductInsulations } from "@org/hvac-core/reference";
 * ductInsulations.find(({ id }) => id === "outdoors-cold")?.resistance; // 2.113
 * ```
 */
export const ductInsulations: readonly DuctInsulation[] = (["0 to 4", "5 to 8"] as const).flatMap((zones) =>
  places.map((place) => rowFor(place, zones)),
);
