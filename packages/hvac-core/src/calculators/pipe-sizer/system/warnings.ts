import { frictionTransition, hydronicCriteria, standardKv, valvePressureDrop } from "../../../flow/index.ts";
import { systemsEquipment } from "../../../flow/sources.ts";
import { isAbove, isBelow } from "../../../quantity/tolerance.ts";
import { joinPath, type WarningStatement } from "../../../kernel/index.ts";
import { formatQuantity, type QuantityKind } from "../../../quantity/index.ts";
import { ashrae90, crane410, fundamentals2021, iso12241 } from "../../../sources/index.ts";
import { pipeFitting } from "../../../flow/index.ts";
import { energyCodeFlow, fluidWarnings, hazenWilliamsWarnings, type Say } from "../sectionWarnings.ts";
import type { PipeValues } from "../schema.ts";
import type { PipeSystemCalculation } from "./calculateSystem.ts";
import { circuitWarnings, liftWarnings, returnWarnings } from "./circuitWarnings.ts";
import { bySection } from "./bySection.ts";
import type { SectionCalculation } from "./sectionCalculation.ts";
import { tiedSections } from "./junctions.ts";
import { ownLosses, type Leg } from "./sectionPipe.ts";
import { coldestOf, hottestOf } from "./sectionHeat.ts";
import { freezingWarnings, tankWarnings } from "./tankWarnings.ts";
import { toleratedAuthority } from "./valves.ts";
import { velocityLimitsOf } from "./velocities.ts";

const pipe = { source: fundamentals2021, locator: "ch. 22" };
const valves = { source: systemsEquipment, locator: "valves chapter" };
/** Below this authority a valve controls poorly. */
const leastAuthority = 0.25;
/** What a senior engineer would remark about a system. */
export function systemWarnings(system: PipeSystemCalculation, values: PipeValues): WarningStatement[] {
  const say = (value: number, kind: QuantityKind): string => formatQuantity(value, kind, values.unitSystem);
  return [
    ...velocityWarnings(system, values, say),
    ...sizeWarnings(system, values, say),
    ...balanceWarnings(system, values, say),
    ...junctionWarnings(system, values),
    ...circuitWarnings(system, values, say),
    ...heatWarnings(system, values, say),
    ...tankWarnings(system, values, say),
    ...fluidWarnings(system, values, say, { coldest: coldestOf(system.temperatures), hottest: hottestOf(system.temperatures) }),
    ...freezingWarnings(system, values, say),
    ...returnWarnings(system, say),
    ...liftWarnings(values),
    ...hazenWilliamsWarnings(values),
  ];
}

/** Where sections carry the same, none goes straight on, which the drawing may know better. */
function junctionWarnings({ sections, flows }: PipeSystemCalculation, values: PipeValues): WarningStatement[] {
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

/** The pipes of a section; a return that is as the supply counts once. */
function legsOf({ pipes }: SectionCalculation): readonly Leg[] {
  if (!pipes) return [];
  return pipes.return && pipes.return !== pipes.supply ? [pipes.supply, pipes.return] : [pipes.supply];
}

function velocityWarnings({ sections }: PipeSystemCalculation, values: PipeValues, say: Say): WarningStatement[] {
  const about = (value: number): string => formatQuantity(value, "waterVelocity", values.unitSystem, { digits: 2, trimZeros: true });
  const limitsOf = velocityLimitsOf(values);
  const exceeded = (section: SectionCalculation, isNoise: boolean) =>
    legsOf(section).flatMap((leg) =>
      limitsOf(section.pipes!.pipe.material, leg.option.size).flatMap((limit) =>
        (limit.reason === "noise") === isNoise && isAbove(leg.option.velocity, limit.velocity) ? [{ leg, limit }] : [],
      ),
    )[0];
  const wearing = sections.filter((section) => exceeded(section, false));
  const loud = sections.filter((section) => !wearing.includes(section) && exceeded(section, true));
  const slow = sections.filter((section) => legsOf(section).some(({ option }) => option.velocity < hydronicCriteria.minVelocity));
  const fast = (section: SectionCalculation, isNoise: boolean) => {
    const { leg, limit } = exceeded(section, isNoise)!;
    const velocity = say(leg.option.velocity, "waterVelocity");
    return {
      velocity: `${velocity} in ${section.name} is above ${about(limit.velocity)}`,
      extent: { size: leg.option.velocity, text: `highest ${velocity}` },
    };
  };
  return [
    ...bySection(wearing, (section) => {
      const { velocity, extent } = fast(section, false);
      return {
        code: "wear-velocity",
        severity: "limit",
        message: `The water wears the pipe: ${velocity}. Use a larger size.`,
        field: "sizedBy",
        source: pipe,
        extent,
      };
    }),
    ...bySection(loud, (section) => {
      const { velocity, extent } = fast(section, true);
      return {
        code: "noise-velocity",
        severity: "caution",
        message: `The water may be heard in occupied rooms: ${velocity}. Use a larger size, a maximum velocity, or a shaft.`,
        field: "sizedBy",
        source: pipe,
        extent,
      };
    }),
    ...bySection(slow, ({ name }) => ({
      code: "air-not-carried",
      severity: "info",
      message: `${name}: below ${about(hydronicCriteria.minVelocity)} the flow does not carry air away from high points. Vent it there.`,
      field: "sizedBy",
      source: pipe,
    })),
  ];
}

function sizeWarnings({ sections, flows }: PipeSystemCalculation, values: PipeValues, say: Say): WarningStatement[] {
  const isOverTarget = (section: SectionCalculation): boolean =>
    section.row.sizedBy === "chosen" && legsOf(section).some(({ option }) => isAbove(option.frictionRate, values.frictionRate));
  const isFast = (section: SectionCalculation): boolean =>
    section.row.sizedBy === "chosen" && legsOf(section).some(({ option }) => isAbove(option.velocity, values.maxVelocity ?? Infinity));
  const isBeyondCode = ({ flow, option: { size } }: Leg): boolean => flow > energyCodeFlow(size, values);
  const lossesOf = (section: SectionCalculation) => legsOf(section).flatMap((leg) => ownLosses(leg, section.id));
  const beyond = sections.filter((section) => lossesOf(section).some(({ number, exceeded }) => number > 0 && exceeded.length > 0));
  return [
    ...bySection(
      sections.filter(({ index }) => flows.flows[index] === 0),
      ({ name }) => ({
        code: "no-flow",
        severity: "caution",
        message: `Nothing flows in ${name}. Enter the unit at its end, or connect the sections downstream of it.`,
        field: "unit",
      }),
    ),
    ...bySection(sections.filter(isOverTarget), (section) => {
      const friction = Math.max(...legsOf(section).map(({ option }) => option.frictionRate));
      return {
        code: "above-target",
        severity: "caution",
        message: `The size selected for ${section.name} runs at ${say(friction, "frictionRateWater")}, above the target of ${say(values.frictionRate, "frictionRateWater")}. Accept the pump power, or select a larger one.`,
        field: "chosenSize",
        source: pipe,
        extent: { size: friction, text: `highest ${say(friction, "frictionRateWater")}` },
      };
    }),
    ...bySection(
      sections.filter((section) => legsOf(section).some(({ option }) => option.size.isSeldomStocked)),
      ({ name, pipes }) => ({
        code: "seldom-stocked-size",
        severity: "info",
        message: `${name}: ${pipes!.supply.option.size.isSeldomStocked ? pipes!.supply.option.size.name : pipes!.return!.option.size.name} is seldom stocked, and its fittings and valves even less. Choose a stocked size unless the supplier confirms it.`,
        field: "sizedBy",
      }),
    ),
    ...bySection(sections.filter(isFast), (section) => {
      const velocity = Math.max(...legsOf(section).map(({ option }) => option.velocity));
      return {
        code: "above-max-velocity",
        severity: "caution",
        message: `The size selected for ${section.name} runs at ${say(velocity, "waterVelocity")}, above the maximum of ${say(values.maxVelocity!, "waterVelocity")}. Select a larger one, or allow more.`,
        field: "chosenSize",
        source: pipe,
        extent: { size: velocity, text: `highest ${say(velocity, "waterVelocity")}` },
      };
    }),
    ...(values.service === "cooling"
      ? bySection(
          sections.filter((section) => legsOf(section).some(isBeyondCode)),
          ({ name }) => ({
            code: "energy-code-flow",
            severity: "caution",
            message: `${name}: the energy code allows less flow in a chilled or condenser water pipe of this size at ${say(values.operatingHours, "time")} a year. Use a larger size.`,
            field: "sizedBy",
            source: { source: ashrae90, locator: "Table 6.5.4.6" },
          }),
        )
      : []),
    ...bySection(
      sections.filter((section) => legsOf(section).some(({ option }) => option.reynolds < frictionTransition.turbulentFrom)),
      ({ name }) => ({
        code: "not-turbulent",
        severity: "info",
        message: `The flow is not turbulent in ${name}: heat transfer is poor, and losses of fittings by coefficient are underestimated. Use the two-K or three-K method for them.`,
        field: "sizedBy",
        source: { source: fundamentals2021, locator: "ch. 3" },
      }),
    ),
    ...bySection(beyond, (section) => ({
      code: "fitting-beyond-data",
      severity: "caution",
      message: `${pipeFitting(lossesOf(section).find(({ exceeded }) => exceeded.length > 0)!.key).name} in ${section.name}: beyond the data of its source, so the coefficient at their end is used. Check with the manufacturer.`,
      field: "fittings",
      source: pipe,
    })),
  ];
}

function balanceWarnings(
  { sections, results, balance, flows, fluid }: PipeSystemCalculation,
  values: PipeValues,
  say: Say,
): WarningStatement[] {
  const resultOf = (section: SectionCalculation) => results.sections![section.index]!;
  const authority = (section: SectionCalculation): number => resultOf(section).authority ?? 1;
  const isSized = ({ row }: SectionCalculation): boolean => row.controlValve === "authority";
  const weak = sections.filter((section) => !isSized(section) && authority(section) < leastAuthority);
  const lacks = (section: SectionCalculation, wanted: number): boolean => isSized(section) && isBelow(authority(section), wanted);
  const below = sections.filter((section) => lacks(section, toleratedAuthority(section.row.valveAuthority)));
  const nearest = sections.filter((section) => !below.includes(section) && lacks(section, section.row.valveAuthority));
  const nextSmallerCosts = ({ index, losses: { controlValve } }: SectionCalculation): number => {
    const { kv, loss } = controlValve!;
    return valvePressureDrop(flows.unitFlows[index]!, standardKv(0.99 * kv), fluid.density) - loss;
  };
  const said = (section: SectionCalculation): string => say(authority(section), "authority");
  const lowest = (section: SectionCalculation) => ({ size: -authority(section), text: `lowest ${said(section)}` });
  const unbalanced = sections.filter(({ index }) => balance.left[index]! > values.allowedImbalance * balance.greatest[index]!);
  return [
    ...bySection(weak, (section) => ({
      code: "low-authority",
      severity: "caution",
      message: `The control valve of ${section.name} has little authority (${said(section)}) and controls poorly at part load. Use one of a smaller flow coefficient: it takes up what the balancing valve loses.`,
      field: "valveKv",
      source: valves,
      extent: lowest(section),
    })),
    ...bySection(below, (section) => ({
      code: "authority-below-wanted",
      severity: authority(section) < leastAuthority ? "caution" : "info",
      message: `The control valve of ${section.name} has less authority than wanted (${said(section)}): with the next smaller flow coefficient its circuit would lose more than the critical one. Enter that one if control is worth the pressure of the pump.`,
      field: "valveAuthority",
      source: valves,
      extent: lowest(section),
    })),
    ...bySection(nearest, (section) => ({
      code: "authority-within-tolerance",
      severity: "info",
      message: `The control valve of ${section.name} is the nearest of the series to the authority wanted (${said(section)}): the next smaller would lose ${say(nextSmallerCosts(section), "pressureWater")} more.`,
      field: "valveAuthority",
      source: valves,
      extent: lowest(section),
    })),
    ...bySection(unbalanced, (section) => {
      const excess = balance.left[section.index]!;
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

function heatWarnings({ sections, dewPoint, results }: PipeSystemCalculation, values: PipeValues, say: Say): WarningStatement[] {
  if (dewPoint === undefined) return [];
  const wet = sections.filter(({ index }) => (results.sections![index]!.surfaceTemperature ?? Infinity) < dewPoint);
  return [
    ...bySection(wet, ({ name, index }) => ({
      code: "condensation",
      severity: "caution",
      message: `Water condenses on ${name}: its surface has ${say(results.sections![index]!.surfaceTemperature!, "temperature")}, the air around it a dew point of ${say(dewPoint, "temperature")}. Use thicker insulation with a vapour retarder.`,
      field: "name",
      source: { source: iso12241 },
      extent: {
        size: -results.sections![index]!.surfaceTemperature!,
        text: `coldest ${say(results.sections![index]!.surfaceTemperature!, "temperature")}`,
      },
    })),
    ...(values.insulationBy === "standard"
      ? [
          {
            code: "insulation-for-energy",
            severity: "info",
            message: "The thickness of the standard saves energy; against condensation and for touch more may be needed.",
            field: "insulationBy",
            source: { source: ashrae90, locator: "Tables 6.8.3-1 and 6.8.3-2" },
          } as const,
        ]
      : []),
  ];
}
