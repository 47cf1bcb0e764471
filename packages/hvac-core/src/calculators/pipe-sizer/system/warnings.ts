import { frictionTransition, hydronicCriteria, standardKv, valvePressureDrop } from "../../../flow/index.ts";
import { systemsEquipment } from "../../../flow/sources.ts";
import { isBelow } from "../../../flow/tolerance.ts";
import type { Warning } from "../../../kernel/index.ts";
import { formatQuantity, type QuantityKind } from "../../../quantity/index.ts";
import { ashrae90, fundamentals2021, iso12241 } from "../../../sources/index.ts";
import { pipeFitting } from "../../../flow/index.ts";
import { energyCodeFlow, fluidWarnings, hazenWilliamsWarnings, type Say } from "../sectionWarnings.ts";
import type { PipeValues } from "../schema.ts";
import type { PipeSystemCalculation } from "./calculateSystem.ts";
import { circuitWarnings, liftWarnings, returnWarnings } from "./circuitWarnings.ts";
import { remarkOn } from "./remarks.ts";
import type { SectionCalculation } from "./sectionCalculation.ts";
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
export function systemWarnings(system: PipeSystemCalculation, values: PipeValues): Warning[] {
  const say = (value: number, kind: QuantityKind): string => formatQuantity(value, kind, values.unitSystem);
  return [
    ...velocityWarnings(system, values, say),
    ...sizeWarnings(system, values, say),
    ...balanceWarnings(system, values, say),
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

/** The pipes of a section; a return that is as the supply counts once. */
function legsOf({ pipes }: SectionCalculation): readonly Leg[] {
  if (!pipes) return [];
  return pipes.return && pipes.return !== pipes.supply ? [pipes.supply, pipes.return] : [pipes.supply];
}

function velocityWarnings({ sections }: PipeSystemCalculation, values: PipeValues, say: Say): Warning[] {
  const about = (value: number): string => formatQuantity(value, "waterVelocity", values.unitSystem, { digits: 2, trimZeros: true });
  const limitsOf = velocityLimitsOf(values);
  const exceeded = (section: SectionCalculation, isNoise: boolean) =>
    legsOf(section).flatMap((leg) =>
      limitsOf(section.pipes!.pipe.material, leg.option.size).flatMap((limit) =>
        (limit.reason === "noise") === isNoise && leg.option.velocity > limit.velocity ? [{ leg, limit }] : [],
      ),
    )[0];
  const wearing = sections.filter((section) => exceeded(section, false));
  const loud = sections.filter((section) => !wearing.includes(section) && exceeded(section, true));
  const slow = sections.filter((section) => legsOf(section).some(({ option }) => option.velocity < hydronicCriteria.minVelocity));
  const told = (first: SectionCalculation, isNoise: boolean): string => {
    const { leg, limit } = exceeded(first, isNoise)!;
    return `${say(leg.option.velocity, "waterVelocity")} in ${first.name} is above ${about(limit.velocity)}`;
  };
  return [
    ...remarkOn(wearing, {
      code: "wear-velocity",
      severity: "limit",
      message: (names, first) => `The water wears the pipes of ${names}: ${told(first, false)}. Use larger sizes.`,
      field: "sizedBy",
      source: pipe,
    }),
    ...remarkOn(loud, {
      code: "noise-velocity",
      severity: "caution",
      message: (names, first) =>
        `The water may be heard in occupied rooms from the pipes of ${names}: ${told(first, true)}. Use larger sizes, a largest velocity, or shafts.`,
      field: "sizedBy",
      source: pipe,
    }),
    ...remarkOn(slow, {
      code: "air-not-carried",
      severity: "info",
      message: (names) =>
        `Below ${about(hydronicCriteria.minVelocity)} the flow does not carry air away from high points: ${names}. Vent them there.`,
      field: "sizedBy",
      source: pipe,
    }),
  ];
}

function sizeWarnings({ sections, flows }: PipeSystemCalculation, values: PipeValues, say: Say): Warning[] {
  const isAbove = (section: SectionCalculation): boolean =>
    section.row.sizedBy === "chosen" && legsOf(section).some(({ option }) => option.frictionRate > values.frictionRate * (1 + 1e-12));
  const isFast = (section: SectionCalculation): boolean =>
    section.row.sizedBy === "chosen" &&
    legsOf(section).some(({ option }) => option.velocity > (values.maxVelocity ?? Infinity) * (1 + 1e-12));
  const isBeyondCode = ({ flow, option: { size } }: Leg): boolean => flow > energyCodeFlow(size, values);
  const lossesOf = (section: SectionCalculation) => legsOf(section).flatMap((leg) => ownLosses(leg, section.id));
  const beyond = sections.filter((section) => lossesOf(section).some(({ number, exceeded }) => number > 0 && exceeded.length > 0));
  return [
    ...remarkOn(
      sections.filter(({ index }) => flows.flows[index] === 0),
      {
        code: "no-flow",
        severity: "caution",
        message: (names) => `Nothing flows in ${names}. State the unit at the end, or connect the sections downstream of it.`,
        field: "unit",
      },
    ),
    ...remarkOn(sections.filter(isAbove), {
      code: "above-target",
      severity: "caution",
      message: (names) =>
        `The sizes chosen for ${names} run above the target of ${say(values.frictionRate, "frictionRateWater")}. Accept the pump power, or choose larger ones.`,
      field: "chosenSize",
      source: pipe,
    }),
    ...remarkOn(
      sections.filter((section) => legsOf(section).some(({ option }) => option.size.isSeldomStocked)),
      {
        code: "seldom-stocked-size",
        severity: "info",
        message: (names, { pipes }) =>
          `${pipes!.supply.option.size.isSeldomStocked ? pipes!.supply.option.size.name : pipes!.return!.option.size.name} is seldom stocked, and its fittings and valves even less: ${names}. Choose stocked sizes unless the supplier confirms it.`,
        field: "sizedBy",
      },
    ),
    ...remarkOn(sections.filter(isFast), {
      code: "above-max-velocity",
      severity: "caution",
      message: (names) =>
        `The sizes chosen for ${names} run faster than the largest velocity of ${say(values.maxVelocity!, "waterVelocity")}. Choose larger ones, or allow more.`,
      field: "chosenSize",
      source: pipe,
    }),
    ...(values.service === "cooling"
      ? remarkOn(
          sections.filter((section) => legsOf(section).some(isBeyondCode)),
          {
            code: "energy-code-flow",
            severity: "caution",
            message: (names) =>
              `The energy code allows less flow in chilled and condenser water pipes of these sizes at ${say(values.operatingHours, "time")} a year: ${names}. Use larger sizes.`,
            field: "sizedBy",
            source: { source: ashrae90, locator: "Table 6.5.4.6" },
          },
        )
      : []),
    ...remarkOn(
      sections.filter((section) => legsOf(section).some(({ option }) => option.reynolds < frictionTransition.turbulentFrom)),
      {
        code: "not-turbulent",
        severity: "info",
        message: (names) =>
          `The flow is not turbulent in ${names}: heat transfer is poor, and losses of fittings by coefficient are underestimated. Use the two-K or three-K method for them.`,
        field: "sizedBy",
        source: { source: fundamentals2021, locator: "ch. 3" },
      },
    ),
    ...remarkOn(beyond, {
      code: "fitting-beyond-data",
      severity: "caution",
      message: (names, first) =>
        `${pipeFitting(lossesOf(first).find(({ exceeded }) => exceeded.length > 0)!.key).name} in ${names}: beyond the data of its source, so the coefficient at their end is used. Check with the manufacturer.`,
      field: "fittings",
      source: pipe,
    }),
  ];
}

function balanceWarnings({ sections, results, balance, flows, fluid }: PipeSystemCalculation, values: PipeValues, say: Say): Warning[] {
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
  const said = (names: string, first: SectionCalculation): string =>
    `${say(authority(first), "authority")}${names === first.name ? "" : ` at ${first.name}`}`;
  const unbalanced = sections.filter(({ index }) => balance.left[index]! > values.allowedImbalance * balance.greatest[index]!);
  return [
    ...remarkOn(weak, {
      code: "low-authority",
      severity: "caution",
      message: (names, first) =>
        `Control valves of ${names} have little authority (${said(names, first)}) and control poorly at part load. Use one of a smaller flow coefficient: it takes over what the balancing valve loses.`,
      field: "valveKv",
      source: valves,
    }),
    ...remarkOn(below, {
      code: "authority-below-wanted",
      severity: below.some((section) => authority(section) < leastAuthority) ? "caution" : "info",
      message: (names, first) =>
        `Control valves of ${names} have less authority than wanted (${said(names, first)}): with the next smaller flow coefficient their circuits would lose more than the critical one. State that one if control is worth the pressure of the pump.`,
      field: "valveAuthority",
      source: valves,
    }),
    ...remarkOn(nearest, {
      code: "authority-within-tolerance",
      severity: "info",
      message: (names, first) =>
        `Control valves of ${names} are the nearest of the series to the authority wanted (${said(names, first)}): the next smaller would lose ${say(nextSmallerCosts(first), "pressureWater")} more${names === first.name ? "" : ` at ${first.name}`}.`,
      field: "valveAuthority",
      source: valves,
    }),
    ...remarkOn(unbalanced, {
      code: "unbalanced",
      severity: "caution",
      message: (names, first) =>
        `Nothing takes up the excess pressure of the circuits of ${names} (${say(balance.left[first.index]!, "pressureWater")} at ${first.name}): they get more than their flow, others less. Add balancing valves.`,
      field: "balancingValve",
      source: valves,
    }),
  ];
}

function heatWarnings({ sections, dewPoint, results }: PipeSystemCalculation, values: PipeValues, say: Say): Warning[] {
  if (dewPoint === undefined) return [];
  const wet = sections.filter(({ index }) => (results.sections![index]!.surfaceTemperature ?? Infinity) < dewPoint);
  return [
    ...remarkOn(wet, {
      code: "condensation",
      severity: "caution",
      message: (names, first) =>
        `Water condenses on ${names}: the surface of ${first.name} has ${say(results.sections![first.index]!.surfaceTemperature!, "temperature")}, the air around it a dew point of ${say(dewPoint, "temperature")}. Use thicker insulation with a vapour retarder.`,
      field: "name",
      source: { source: iso12241 },
    }),
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
