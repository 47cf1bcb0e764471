import type { Warning } from "../../kernel/index.ts";
import type { VentilationCategory } from "../../reference/index.ts";
import { persilyDeJonge2017 } from "../../sources/index.ts";

/** Categories whose people are at sport or dance. */
const active: ReadonlySet<string> = new Set(["gym", "fitness", "weight-room", "dance-floor", "therapy-exercise"]);

/** Maximum CO₂ generation of a person in light activity (1.8 met), m³/s. */
const lightActivity = 8e-6;

/** Warning about the CO₂ generation of office work in rooms for sport, where it is several times as high. */
export function activityWarnings(category: VentilationCategory | undefined, co2PerPerson: number): Warning[] {
  if (!category || !active.has(category.id) || co2PerPerson > lightActivity) return [];
  return [
    {
      code: "co2-of-light-activity",
      severity: "info",
      message:
        "the CO₂ generation per person is that of light activity. People at sport (4 to 8 met) give off three to six times that of office work; CO₂ rises accordingly.",
      field: "co2PerPerson",
      source: { source: persilyDeJonge2017, locator: "met values by activity" },
    },
  ];
}
