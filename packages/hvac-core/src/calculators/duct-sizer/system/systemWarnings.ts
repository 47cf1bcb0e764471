import { isAbove } from "../../../quantity/tolerance.ts";
import { pathImbalance } from "../../../flow/index.ts";
import { joinPath, type WarningStatement } from "../../../kernel/index.ts";
import { crane410, smacnaLeakage, smacnaSystems } from "../../../sources/index.ts";
import { fittingWarnings } from "../fittingWarnings.ts";
import type { DuctValues } from "../schema.ts";
import { about, type About } from "./about.ts";
import type { SystemCalculation, SystemSection } from "./calculateSystem.ts";
import { aboutFanEffect, aboutOpenEnd, withoutDucts } from "./fanWarnings.ts";
import { insulationWarnings } from "./insulationWarnings.ts";
import { aboutFlexible, aboutJunction } from "./junctionWarnings.ts";
import { aboutFlow, aboutMetal, aboutSize } from "./sizeWarnings.ts";

/** Above this share of the airflow the fan serves the leaks. */
const mostLeakage = 0.5;

function aboutAir(section: SystemSection, values: DuctValues, said: About): WarningStatement[] {
  const { found, index } = section;
  const { name, warn } = said;
  const row = values.sections[index]!;
  if (!found)
    return [
      warn(
        {
          code: "section-without-air",
          severity: "caution",
          message: `${name} carries no air: nothing is delivered or taken at its end, nor in what is connected to it. State an airflow, or remove it.`,
        },
        "airflow",
        "airflow",
      ),
    ];
  if (row.airflow > 0 || row.terminalPressureDrop === 0) return [];
  return [
    warn(
      {
        code: "terminal-without-air",
        severity: "caution",
        message: `${name} has a terminal pressure drop, and no airflow at its end: it does not count. Enter the terminal's airflow, or take it for equipment in the section.`,
      },
      "terminalPressureDrop",
    ),
  ];
}

function aboutBalance(section: SystemSection, system: SystemCalculation, values: DuctValues, said: About): WarningStatement[] {
  const { index, found } = section;
  const { balance, fans, sections } = system;
  const path = balance.paths[index];
  if (!found || typeof path !== "number") return [];
  const side = fans[sections[index]!.place.path]!;
  const imbalance = pathImbalance(path, side.pathLoss);
  if (!isAbove(imbalance, values.allowedImbalance)) return [];
  const { name, say, warn } = said;
  const longest = sections[side.critical]!;
  const at = placeToBalance(index, system);
  return [
    warn(
      {
        code: "imbalance",
        severity: "info",
        message: `The path to ${name} loses ${say(imbalance, "ratio", 2)} less than that to ${about(longest, values).name}. ${at === undefined ? "Balance it at its terminal" : `A damper in ${about(sections[at]!, values).name} has to take ${say(balance.toBalance[at]!, "pressure")}`}${values.balanceBy === "resize" ? "" : ", or smaller sections a part of it"}.`,
        source: { source: smacnaSystems },
        extent: { size: imbalance, text: `largest ${say(imbalance, "ratio", 2)}` },
        noun: "path",
      },
      "airflow",
      "imbalance",
    ),
  ];
}

/** The section of a path in which most is to be balanced; undefined where that is at its terminal. */
function placeToBalance(index: number, { balance, parents }: SystemCalculation): number | undefined {
  let place: number | undefined;
  let most = balance.toBalanceAtEnd[index]!;
  for (let at = index; at !== -1; at = parents[at]!) {
    const share = balance.toBalance[at]!;
    if (share > most) [place, most] = [at, share];
  }
  return place;
}

/** Where sections carry the same, none goes straight on, which the drawing may know better. */
function aboutTies({ sections, ties }: SystemCalculation, values: DuctValues): WarningStatement[] {
  return ties.map((tied) => {
    const names = tied.map((index) => about(sections[index]!, values).name);
    return {
      code: "equal-branches",
      severity: "info",
      message: `${names.slice(0, -1).join(", ")} and ${names.at(-1)} carry the same airflow from one point, so each is taken as the branch of a tee. If one of them continues the main, set its junction to straight on.`,
      field: joinPath("sections", sections[tied[0]!]!.id, "junction"),
      source: { source: crane410 },
      noun: "junction",
    };
  });
}

function aboutSystem(system: SystemCalculation, values: DuctValues): WarningStatement[] {
  const { results, sections, fans } = system;
  const { say } = about(sections[0]!, values);
  const warnings: WarningStatement[] = withoutDucts(system, values);
  if (results.leakageShare > 0.05)
    warnings.push({
      code: "leakage-high",
      severity: results.leakageShare > mostLeakage ? "limit" : "caution",
      message: `${say(results.leakageShare, "ratio")} of the airflow leaks from the ducts, where 5 % is usual. Seal them to a better class.`,
      field: "leakageClass",
      result: "leakageShare",
      source: { source: smacnaLeakage },
    });
  if (results.totalPressureLoss < 0)
    warnings.push({
      code: "no-pressure-needed",
      severity: "limit",
      message:
        "The critical path gains more at its junctions than it loses, which no duct does. Check areas and airflows where sections meet.",
      field: "sections",
      result: "totalPressureLoss",
    });
  const { supply, return: back, exhaust } = fans;
  if (supply && back && isAbove(back.airflow, supply.airflow))
    warnings.push({
      code: "more-return-than-supply",
      severity: "caution",
      message: `${say(back.airflow, "airFlow")} return to a fan that supplies ${say(supply.airflow, "airFlow")}; the fan is chosen for the larger. Let the rest leave as exhaust.`,
      field: "sections",
      result: "returnAirflow",
    });
  const taken = (back?.airflow ?? 0) + (exhaust?.airflow ?? 0);
  if (supply && exhaust && isAbove(taken, supply.airflow))
    warnings.push({
      code: "more-taken-than-supplied",
      severity: "caution",
      message: `${back ? "Return and exhaust take" : "The exhaust takes"} ${say(taken, "airFlow")} from rooms that are supplied with ${say(supply.airflow, "airFlow")}: the rest comes in through the envelope or from other systems. Check the airflows.`,
      field: "sections",
      result: "exhaustAirflow",
    });
  return warnings;
}

/** What a senior engineer would remark about a system. */
export function systemWarnings(system: SystemCalculation, values: DuctValues): WarningStatement[] {
  return [
    ...aboutSystem(system, values),
    ...aboutTies(system, values),
    ...insulationWarnings(system, values),
    ...system.sections.flatMap((section) => {
      const said = about(section, values);
      return [
        ...aboutAir(section, values, said),
        ...aboutSize(section, said),
        ...aboutFlow(section, values, said),
        ...aboutFlexible(section, said),
        ...(section.found ? fittingWarnings(section.found.fittings, section.found.sized.duct, joinPath("sections", section.id)) : []),
        ...aboutJunction(section, system, said),
        ...aboutMetal(section, values, said),
        ...aboutFanEffect(section, values, said),
        ...aboutOpenEnd(section, said),
        ...aboutBalance(section, system, values, said),
      ];
    }),
  ];
}
