import { systemsEquipment } from "../../../flow/sources.ts";
import { waterVaporPressure } from "../../../fluids/index.ts";
import type { Warning } from "../../../kernel/index.ts";
import { iapwsIf97 } from "../../../sources/index.ts";
import type { PipeCalculation } from "../results.ts";
import { coldestOf, hottestOf } from "../legHeat.ts";
import type { PipeValues } from "../schema.ts";
import type { Say } from "../statements.ts";

const tankSizing = { source: systemsEquipment, locator: "ch. 13" };
/** Warnings about the temperatures and pressures of the expansion tank. */
export function tankWarnings(system: PipeCalculation, values: PipeValues, say: Say): Warning[] {
  return [...tankRangeWarnings(system, values, say), ...boilingWarnings(system, values, say)];
}

/** Warnings about a tank that is sized for a smaller range than the design temperatures. */
function tankRangeWarnings({ tank, temperatures }: PipeCalculation, values: PipeValues, say: Say): Warning[] {
  if (!tank) return [];
  const [coldest, hottest] = [coldestOf(temperatures), hottestOf(temperatures)];
  const warnings: Warning[] = [];
  if (values.highestTemperature !== null && tank.highest < hottest)
    warnings.push({
      code: "tank-below-highest-temperature",
      severity: "caution",
      message: `The tank is sized for water of at most ${say(tank.highest, "temperature")}, and a pipe has ${say(hottest, "temperature")}: the water expands more than the tank takes up. Leave the highest temperature empty, or raise it.`,
      field: "highestTemperature",
      source: tankSizing,
    });
  if (values.lowestTemperature !== null && tank.lowest > coldest)
    warnings.push({
      code: "tank-above-lowest-temperature",
      severity: "caution",
      message: `The tank is sized for water of at least ${say(tank.lowest, "temperature")}, and a pipe has ${say(coldest, "temperature")}: the water contracts by more than the tank holds. Leave the lowest temperature empty, or lower it.`,
      field: "lowestTemperature",
      source: tankSizing,
    });
  return warnings;
}

function boilingWarnings({ tank }: PipeCalculation, values: PipeValues, say: Say): Warning[] {
  if (!tank || values.fluid !== "water") return [];
  const boiling = waterVaporPressure(tank.highest);
  const top = values.topPressure + tank.atmosphericPressure;
  if (boiling <= top) return [];
  return [
    {
      code: "boils-at-the-top",
      severity: "limit",
      message: `Water of ${say(tank.highest, "temperature")} boils at the top of the system: its pressure there is ${say(top, "atmosphericPressure")} absolute, and it would need ${say(boiling, "atmosphericPressure")}. Raise the pressure at the top.`,
      field: "topPressure",
      source: { source: iapwsIf97 },
    },
  ];
}
