import type { Warning } from "../../kernel/index.ts";
import { ashrae183 } from "../../sources/index.ts";
import type { HeatLoadValues } from "./schema.ts";

/** Too much safety is remarked by either method. */
export function safetyWarnings({ safetyFactor }: HeatLoadValues): Warning[] {
  if (safetyFactor <= 0.1) return [];
  return [
    {
      code: "large-safety",
      severity: "caution",
      message: "More than 10 % safety oversizes the plant: it short-cycles, dehumidifies poorly and costs more. Refine the inputs instead.",
      field: "safetyFactor",
      source: { source: ashrae183 },
    },
  ];
}

/** Whether a time zone is not that of its longitude, on either side of the date line. */
export function isClockOfElsewhere({ longitude, timeZone }: { readonly longitude: number; readonly timeZone: number }): boolean {
  const hours = longitude / 15 - timeZone;
  // Clocks deviate from the sun by up to two hours and a half: western China, western Spain with summer time left on.
  return Math.abs(hours - 24 * Math.round(hours / 24)) > 3;
}
