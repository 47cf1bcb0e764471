import { standardKv, valvePressureDrop } from "../../../flow/index.ts";
import { systemsEquipment } from "../../../flow/sources.ts";
import { joinPath, type WarningStatement } from "../../../kernel/index.ts";
import { isBelow } from "../../../quantity/tolerance.ts";
import { crane410 } from "../../../sources/index.ts";
import type { PipeCalculation } from "../results.ts";
import type { PipeState } from "../pipeState.ts";
import type { PipeValues } from "../schema.ts";
import { ofEach, type Say } from "../statements.ts";
import { tiedSections } from "./junctions.ts";
import { authority as authorityOfUnit } from "./sectionNumbers.ts";
import { toleratedAuthority } from "./valves.ts";

const valves = { source: systemsEquipment, locator: "valves chapter" };
/** Below this authority a valve controls poorly. */
const leastAuthority = 0.25;

/** Where sections carry the same, none goes straight on, which the drawing may know better. */
export function junctionWarnings({ sections, flows }: PipeCalculation, values: PipeValues): WarningStatement[] {
  return tiedSections(values, flows).map((tied) => {
    const names = tied.map((index) => sections[index]!.name);
    return {
      code: "equal-branches",
      severity: "info",
      message: `${names.slice(0, -1).join(", ")} and ${names.at(-1)} carry the same flow from one point, so each is taken as the branch of a tee. If one of them continues the main, set its junction to straight on.`,
      field: joinPath("sections", sections[tied[0]!]!.id, "junction"),
      source: { source: crane410 },
      noun: "junction",
    };
  });
}

/** Valves that control poorly, and circuits that nothing balances. */
export function balanceWarnings(system: PipeCalculation, values: PipeValues, say: Say): WarningStatement[] {
  const { sections } = system;
  const authority = (section: PipeState): number => authorityOfUnit(section) ?? 1;
  const isSized = ({ row }: PipeState): boolean => row.controlValve === "authority";
  const weak = sections.filter((section) => !isSized(section) && authority(section) < leastAuthority);
  const lacks = (section: PipeState, wanted: number): boolean => isSized(section) && isBelow(authority(section), wanted);
  const below = sections.filter((section) => lacks(section, toleratedAuthority(section.row.valveAuthority)));
  const nearest = sections.filter((section) => !below.includes(section) && lacks(section, section.row.valveAuthority));
  const nextSmallerCosts = ({ unitFlow, fluid, losses: { controlValve } }: PipeState): number => {
    const { kv, loss } = controlValve!;
    return valvePressureDrop(unitFlow, standardKv(0.99 * kv), fluid.density) - loss;
  };
  const said = (section: PipeState): string => say(authority(section), "authority");
  const lowest = (section: PipeState) => ({ size: -authority(section), text: `lowest ${said(section)}` });
  const unbalanced = sections.filter(({ taken, criticalPath }) => taken.left > values.allowedImbalance * criticalPath);
  return [
    ...ofEach(system, weak, (section) => ({
      code: "low-authority",
      severity: "caution",
      message: `The control valve of ${section.name} has little authority (${said(section)}) and controls poorly at part load. Use one of a smaller flow coefficient: it takes up what the balancing valve loses.`,
      field: "valveKv",
      source: valves,
      extent: lowest(section),
    })),
    ...ofEach(system, below, (section) => ({
      code: "authority-below-wanted",
      severity: authority(section) < leastAuthority ? "caution" : "info",
      message: `The control valve of ${section.name} has less authority than wanted (${said(section)}): with the next smaller flow coefficient its circuit would lose more than the critical one. Enter that one if control is worth the pressure of the pump.`,
      field: "valveAuthority",
      source: valves,
      extent: lowest(section),
    })),
    ...ofEach(system, nearest, (section) => ({
      code: "authority-within-tolerance",
      severity: "info",
      message: `The control valve of ${section.name} is the nearest of the series to the authority wanted (${said(section)}): the next smaller would lose ${say(nextSmallerCosts(section), "pressureWater")} more.`,
      field: "valveAuthority",
      source: valves,
      extent: lowest(section),
    })),
    ...ofEach(system, unbalanced, (section) => {
      const excess = section.taken.left;
      return {
        code: "unbalanced",
        severity: "caution",
        message: `Nothing takes up the excess pressure of the circuit of ${section.name} (${say(excess, "pressureWater")}): it gets more than its flow, others less. Add balancing valves.`,
        field: "balancingValve",
        source: valves,
        extent: { size: excess, text: `largest ${say(excess, "pressureWater")}` },
      };
    }),
  ];
}
