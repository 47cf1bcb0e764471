import { standardKv, valvePressureDrop } from "../../../flow/index.ts";
import { systemsEquipment } from "../../../flow/sources.ts";
import { joinPath, type WarningStatement } from "../../../kernel/index.ts";
import { isBelow } from "../../../quantity/tolerance.ts";
import { crane410 } from "../../../sources/index.ts";
import type { PipeCalculation } from "../results.ts";
import type { PipeState } from "../pipeState.ts";
import type { PipeValues } from "../schema.ts";
import { warningsOf, type Say } from "../statements.ts";
import { tiedSections } from "./junctions.ts";
import { toleratedAuthority } from "./valves.ts";

const valves = { source: systemsEquipment, locator: "valves chapter" };
/** Authority below which a valve controls poorly. */
const minimumAuthority = 0.25;

/** Warnings about sections with the same flow from one point: none is taken to go straight on, which the drawing may show otherwise. */
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

/** Warnings about valves that control poorly, and about circuits without balancing. */
export function balanceWarnings(system: PipeCalculation, values: PipeValues, say: Say): WarningStatement[] {
  const { sections } = system;
  // Results of sections are in the order of the sections.
  const authority = ({ index }: PipeState): number => system.results.sections![index]!.authority ?? 1;
  const isSized = ({ row }: PipeState): boolean => row.controlValve === "authority";
  const weak = sections.filter((section) => !isSized(section) && authority(section) < minimumAuthority);
  const lacks = (section: PipeState, required: number): boolean => isSized(section) && isBelow(authority(section), required);
  const below = sections.filter((section) => lacks(section, toleratedAuthority(section.row.valveAuthority)));
  const nearest = sections.filter((section) => !below.includes(section) && lacks(section, section.row.valveAuthority));
  const nextSmallerCosts = ({ unitFlow, fluid, losses: { controlValve } }: PipeState): number => {
    const { kv, loss } = controlValve!;
    return valvePressureDrop(unitFlow, standardKv(0.99 * kv), fluid.density) - loss;
  };
  const authorityText = (section: PipeState): string => say(authority(section), "authority");
  const lowest = (section: PipeState, text: string) => ({ size: -authority(section), text: `lowest authority ${text}` });
  const unbalanced = sections.filter(({ balancing, criticalPath }) => balancing.unbalanced > values.allowedImbalance * criticalPath);
  return [
    ...warningsOf(system, weak, (section) => {
      const text = authorityText(section);
      return {
        code: "low-authority",
        severity: "caution",
        message: `The control valve of ${section.name} has little authority (${text}) and controls poorly at part load. Use one with a smaller flow coefficient: it takes up the pressure drop of the balancing valve.`,
        field: "valveKv",
        source: valves,
        extent: lowest(section, text),
      };
    }),
    ...warningsOf(system, below, (section) => {
      const text = authorityText(section);
      return {
        code: "authority-below-required",
        severity: authority(section) < minimumAuthority ? "caution" : "info",
        message: `The control valve of ${section.name} has less authority than required (${text}): with the next smaller flow coefficient its circuit would lose more than the critical one. Enter that valve if control is worth the additional pump pressure.`,
        field: "valveAuthority",
        source: valves,
        extent: lowest(section, text),
      };
    }),
    ...warningsOf(system, nearest, (section) => {
      const text = authorityText(section);
      return {
        code: "authority-within-tolerance",
        severity: "info",
        message: `The control valve of ${section.name} is the nearest of the series to the required authority (${text}): the next smaller would lose ${say(nextSmallerCosts(section), "pressureWater")} more.`,
        field: "valveAuthority",
        source: valves,
        extent: lowest(section, text),
      };
    }),
    ...warningsOf(system, unbalanced, (section) => {
      const excess = section.balancing.unbalanced;
      return {
        code: "unbalanced",
        severity: "caution",
        message: `No valve takes up the excess pressure of the circuit of ${section.name} (${say(excess, "pressureWater")}): its unit gets more than its design flow, others less. Add balancing valves.`,
        field: "balancingValve",
        source: valves,
        extent: { size: excess, text: `largest ${say(excess, "pressureWater")}` },
      };
    }),
  ];
}
