import { systemsEquipment } from "../../../flow/sources.ts";
import { water } from "../../../fluids/index.ts";
import type { Warning } from "../../../kernel/index.ts";
import { iapwsIf97 } from "../../../sources/index.ts";
import type { PipeCalculation } from "../results.ts";
import { coldestOf, hottestOf } from "../legHeat.ts";
import type { PipeValues } from "../schema.ts";
import type { Say } from "../statements.ts";

const tankSizing = { source: systemsEquipment, locator: "ch. 13" };
/** What the tank is sized for, against what the system does. */
export function tankWarnings(system: PipeCalculation, values: PipeValues, say: Say): Warning[] {
  return [...tankRangeWarnings(system, values, say), ...boilingWarnings(system, values, say)];
}

/** A tank that is sized for less than what the design temperatures ask for. */
function tankRangeWarnings({ tank, temperatures }: PipeCalculation, values: PipeValues, say: Say): Warning[] {
  if (!tank) return [];
  const [coldest, hottest] = [coldestOf(temperatures), hottestOf(temperatures)];
  const found: Warning[] = [];
  if (values.highestTemperature !== null && tank.highest < hottest)
    found.push({
      code: "tank-for-less-heat",
      severity: "caution",
      message: `The tank is sized for water of ${say(tank.highest, "temperature")} at most, and a pipe has ${say(hottest, "temperature")}: the water grows more than the tank takes up. Leave the highest temperature blank, or raise it.`,
      field: "highestTemperature",
      source: tankSizing,
    });
  if (values.lowestTemperature !== null && tank.lowest > coldest)
    found.push({
      code: "tank-for-less-cold",
      severity: "caution",
      message: `The tank is sized for water of ${say(tank.lowest, "temperature")} at least, and a pipe has ${say(coldest, "temperature")}: the water shrinks below what the tank holds. Leave the lowest temperature blank, or lower it.`,
      field: "lowestTemperature",
      source: tankSizing,
    });
  return found;
}

function boilingWarnings({ tank }: PipeCalculation, values: PipeValues, say: Say): Warning[] {
  if (!tank || values.fluid !== "water") return [];
  const boiling = water({ temperature: tank.highest }).saturationPressure;
  const top = values.topPressure + tank.atmosphericPressure;
  if (boiling <= top) return [];
  return [
    {
      code: "boils-at-the-top",
      severity: "limit",
      message: `Water of ${say(tank.highest, "temperature")} boils at the top of the system, where it stands under ${say(top, "atmosphericPressure")} absolute and would need ${say(boiling, "atmosphericPressure")}. Raise the pressure at the top.`,
      field: "topPressure",
      source: { source: iapwsIf97 },
    },
  ];
}
