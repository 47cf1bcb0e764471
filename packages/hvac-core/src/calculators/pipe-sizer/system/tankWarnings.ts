import { systemsEquipment } from "../../../flow/sources.ts";
import { water } from "../../../fluids/index.ts";
import type { Warning } from "../../../kernel/index.ts";
import { iapwsIf97, melinder2010 } from "../../../sources/index.ts";
import type { PipeValues } from "../schema.ts";
import type { Say } from "../sectionWarnings.ts";
import type { PipeSystemCalculation } from "./calculateSystem.ts";
import { coldestOf, hottestOf } from "./sectionHeat.ts";

const tankSizing = { source: systemsEquipment, locator: "ch. 13" };
/** Least distance of a glycol mixture from its freezing point, K. */
const freezingMargin = 3;

/** What the tank is sized for, against what the system does. */
export function tankWarnings(system: PipeSystemCalculation, values: PipeValues, say: Say): Warning[] {
  return [...tankRangeWarnings(system, values, say), ...boilingWarnings(system, values, say)];
}

/** A tank that is sized for less than what the design temperatures ask for. */
function tankRangeWarnings({ tank, temperatures }: PipeSystemCalculation, values: PipeValues, say: Say): Warning[] {
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

function boilingWarnings({ tank }: PipeSystemCalculation, values: PipeValues, say: Say): Warning[] {
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

/** The colder of both pipes, where the mean temperature alone says nothing. Water that would be ice is refused. */
export function freezingWarnings({ fluid, temperatures }: PipeSystemCalculation, values: PipeValues, say: Say): Warning[] {
  const coldest = coldestOf(temperatures);
  const freezing = fluid.freezingPoint;
  if (freezing === undefined || coldest - freezing >= freezingMargin || values.fluidTemperature - freezing < freezingMargin) return [];
  return [
    {
      code: "supply-near-freezing",
      severity: "limit",
      message: `The ${values.service === "cooling" ? "supply" : "return"} has ${say(coldest, "temperature")}, and the fluid freezes at ${say(freezing, "temperature")}. Add glycol.`,
      field: "glycolMassFraction",
      source: { source: melinder2010 },
    },
  ];
}
