import { isAbove } from "../../../quantity/tolerance.ts";
import { joinPath, type WarningStatement } from "../../../kernel/index.ts";
import { crane410, smacnaSystems } from "../../../sources/index.ts";
import { formatQuantity } from "../../../quantity/index.ts";
import type { SystemCalculation } from "../results.ts";
import { hasAir, type DuctSection } from "../ductState.ts";
import { ductWarnings } from "../ductWarnings.ts";
import type { DuctValues } from "../schema.ts";
import { fromInput, subjectOf, type Subject } from "../subject.ts";
import { fanEffectWarnings, openEndWarnings, withoutDucts } from "./fanWarnings.ts";
import { imbalanceOf } from "./fans.ts";
import { junctionWarnings } from "./junctionWarnings.ts";

function airWarnings({ row, state }: DuctSection, { name, warn }: Subject): WarningStatement[] {
  if (!state) {
    const message = `${name} carries no air: neither it nor the sections connected to it have a terminal airflow. Enter an airflow, or remove it.`;
    return [warn({ code: "section-without-air", severity: "caution", message, source: fromInput }, "airflow", "airflow")];
  }
  if (row.airflow > 0 || row.terminalPressureDrop === 0) return [];
  const message = `${name} has a terminal pressure drop but no terminal airflow: the drop is not used. Enter the terminal airflow, or enter the drop as equipment in the section.`;
  return [warn({ code: "terminal-without-air", severity: "caution", message, source: fromInput }, "terminalPressureDrop")];
}

function balanceWarnings(
  section: DuctSection,
  system: SystemCalculation,
  values: DuctValues,
  { name, say, warn }: Subject,
): WarningStatement[] {
  const { index, place, state } = section;
  const { balance, fans, sections } = system;
  const imbalance = imbalanceOf(section, system);
  if (!state || imbalance === undefined || !isAbove(imbalance, values.allowedImbalance)) return [];
  const longest = sections[fans[place.path]!.critical]!;
  const damper = placeToBalance(index, system);
  const remedy =
    damper === undefined
      ? "Balance it at its terminal"
      : `A damper in ${sections[damper]!.name} has to take ${say(balance.toBalance[damper]!, "pressure")}`;
  const share = say(imbalance, "ratio", 2);
  const message = `The path to ${name} loses ${share} less than that to ${longest.name}. ${remedy}${values.balanceBy === "resize" ? "" : ", or smaller sections a part of it"}.`;
  const extent = { size: imbalance, text: `largest ${share}` };
  return [
    warn({ code: "imbalance", severity: "info", message, source: { source: smacnaSystems }, extent, noun: "path" }, "airflow", "imbalance"),
  ];
}

/** The section of a path with the largest damper pressure drop; undefined where that is at its terminal. */
function placeToBalance(index: number, { balance, parents }: SystemCalculation): number | undefined {
  let place: number | undefined;
  let maximum = balance.toBalanceAtEnd[index]!;
  for (let row = index; row !== -1; row = parents[row]!) {
    const pressure = balance.toBalance[row]!;
    if (pressure > maximum) [place, maximum] = [row, pressure];
  }
  return place;
}

/** Sections that carry the same airflow, so that none goes straight on: the drawing may show which one does. */
function tieWarnings({ sections, ties }: SystemCalculation): WarningStatement[] {
  return ties.map((tied) => {
    const names = tied.map((index) => sections[index]!.name);
    return {
      code: "equal-branches",
      severity: "info",
      message: `${names.slice(0, -1).join(", ")} and ${names.at(-1)} carry the same airflow from one point, so each is taken as the branch of a tee. If one of them continues the main, set its junction to straight on.`,
      field: joinPath(sections[tied[0]!]!.path, "junction"),
      source: { source: crane410 },
      noun: "junction",
    };
  });
}

/** Airflows that do not match between fans and rooms. */
function airflowWarnings({ fans }: SystemCalculation, { unitSystem }: DuctValues): WarningStatement[] {
  const { supply, return: back, exhaust } = fans;
  const say = (airflow: number): string => formatQuantity(airflow, "airFlow", unitSystem);
  const warnings: WarningStatement[] = [];
  if (supply && back && isAbove(back.airflow, supply.airflow))
    warnings.push({
      code: "more-return-than-supply",
      severity: "caution",
      source: fromInput,
      message: `${say(back.airflow)} return to a fan that supplies ${say(supply.airflow)}; the fan is sized for the larger. Discharge the difference as exhaust.`,
      field: "sections",
      result: "returnAirflow",
    });
  const extracted = (back?.airflow ?? 0) + (exhaust?.airflow ?? 0);
  if (supply && exhaust && isAbove(extracted, supply.airflow))
    warnings.push({
      code: "more-taken-than-supplied",
      severity: "caution",
      source: fromInput,
      message: `${back ? "Return and exhaust extract" : "The exhaust extracts"} ${say(extracted)} from rooms that are supplied with ${say(supply.airflow)}: the rest comes in through the envelope or from other systems. Check the airflows.`,
      field: "sections",
      result: "exhaustAirflow",
    });
  return warnings;
}

/** Warnings of a system as a whole. */
export function systemWarnings(system: SystemCalculation, values: DuctValues): WarningStatement[] {
  const { totalPressureLoss } = system.results;
  const gain: WarningStatement = {
    code: "no-pressure-needed",
    severity: "limit",
    message:
      "The critical path gains more pressure at its junctions than it loses, which is impossible. Check areas and airflows where sections meet.",
    field: "sections",
    result: "totalPressureLoss",
  };
  return [
    ...withoutDucts(system, values),
    ...(totalPressureLoss < 0 ? [gain] : []),
    ...airflowWarnings(system, values),
    ...tieWarnings(system),
  ];
}

/** Warnings of a section: those of any duct, and those of its place in the system. */
export function sectionWarnings(section: DuctSection, system: SystemCalculation, values: DuctValues): WarningStatement[] {
  const subject = subjectOf(section, values.unitSystem);
  const air = airWarnings(section, subject);
  if (!hasAir(section)) return air;
  return [
    ...air,
    ...ductWarnings(section, values, subject),
    ...junctionWarnings(section, system, subject),
    ...fanEffectWarnings(section, values, subject),
    ...openEndWarnings(section, subject),
    ...balanceWarnings(section, system, values, subject),
  ];
}
