import { frictionTransition, hydronicCriteria, pipeFlowLimit } from "../../../flow/index.ts";
import { systemsEquipment } from "../../../flow/sources.ts";
import { water } from "../../../fluids/index.ts";
import type { Warning } from "../../../kernel/index.ts";
import { formatNumber, formatQuantity, type QuantityKind } from "../../../quantity/index.ts";
import { ashrae90, fundamentals2021, iapwsIf97, iso12241, melinder2010 } from "../../../sources/index.ts";
import { pipeFitting } from "../../../flow/index.ts";
import { fluidWarnings, hazenWilliamsWarnings, type Say } from "../sectionWarnings.ts";
import type { PipeValues } from "../schema.ts";
import type { PipeSystemCalculation } from "./calculateSystem.ts";
import type { SectionCalculation } from "./sectionCalculation.ts";
import type { Leg } from "./sectionPipe.ts";
import { velocityLimitsOf } from "./velocities.ts";

const pipe = { source: fundamentals2021, locator: "ch. 22" };
const valves = { source: systemsEquipment, locator: "valves chapter" };
const secondsPerHour = 3600;
/** Below this authority a valve controls poorly. */
const leastAuthority = 0.25;
/** Pressure drop of the pipe that two circuits share, Pa: more makes their pumps act on each other. */
const mostDecoupler = 4500;
/** Share of the critical circuit by which it stands out. */
const farAhead = 0.2;
/** Least distance of a glycol mixture from its freezing point, K. */
const freezingMargin = 3;
/** Sections that a warning names. */
const maxNamed = 3;

/** "Riser", "Riser and Floor 1", "Riser, Floor 1, Floor 2 and 4 more". */
function namesOf(sections: readonly SectionCalculation[]): string {
  const names = sections.slice(0, maxNamed).map(({ row }) => row.name);
  const more = sections.length - names.length;
  if (more > 0) return `${names.join(", ")} and ${more} more`;
  return names.length < 2 ? (names[0] ?? "") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** One remark for all sections that it concerns, at the first of them. */
type Remark = Omit<Warning, "message" | "field"> & {
  readonly message: (names: string, first: SectionCalculation) => string;
  readonly field: string;
};

function remarkOn(sections: readonly SectionCalculation[], { message, field, ...remark }: Remark): Warning[] {
  const [first] = sections;
  return first ? [{ ...remark, message: message(namesOf(sections), first), field: `sections.${first.id}.${field}` }] : [];
}

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
    ...fluidWarnings(system, values, say),
    ...freezingWarnings(system, values, say),
    ...returnWarnings(system, values),
    ...hazenWilliamsWarnings(values),
  ];
}

function legsOf({ pipes }: SectionCalculation): Leg[] {
  return pipes ? [pipes.supply, ...(pipes.return ? [pipes.return] : [])] : [];
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
    return `${say(leg.option.velocity, "waterVelocity")} in ${first.row.name} is above ${about(limit.velocity)}`;
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
  const most = ({ flow, option: { size } }: Leg): boolean =>
    size.dn !== undefined &&
    size.dn >= 65 &&
    flow > pipeFlowLimit(size.dn, values.operatingHours / secondsPerHour, values.variableFlow, size.insideDiameter);
  const lossesOf = (section: SectionCalculation) => legsOf(section).flatMap(({ losses }) => losses);
  const beyond = sections.filter((section) => lossesOf(section).some(({ number, exceeded }) => number > 0 && exceeded.length > 0));
  return [
    ...remarkOn(
      sections.filter(({ index }) => flows.flows[index] === 0),
      {
        code: "no-flow",
        severity: "caution",
        message: (names) => `Nothing flows in ${names}. State the unit at the end, or connect the sections behind it.`,
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
    ...(values.service === "cooling"
      ? remarkOn(
          sections.filter((section) => legsOf(section).some(most)),
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

function balanceWarnings({ sections, results, balance }: PipeSystemCalculation, values: PipeValues, say: Say): Warning[] {
  const resultOf = (section: SectionCalculation) => results.sections![section.index]!;
  const authority = (section: SectionCalculation): number => resultOf(section).authority ?? 1;
  const isSized = ({ row }: SectionCalculation): boolean => row.controlValve === "authority";
  const weak = sections.filter((section) => !isSized(section) && authority(section) < leastAuthority);
  const below = sections.filter((section) => isSized(section) && authority(section) < section.row.valveAuthority * (1 - 1e-9));
  const said = (first: SectionCalculation): string => `${formatNumber(authority(first), { digits: 2 })} at ${first.row.name}`;
  const unbalanced = sections.filter(({ index }) => balance.left[index]! > values.allowedImbalance * balance.greatest[index]!);
  return [
    ...remarkOn(weak, {
      code: "low-authority",
      severity: "caution",
      message: (names, first) =>
        `Control valves of ${names} have little authority (${said(first)}) and control poorly at part load. Use a smaller Kv: it takes over what the balancing valve loses.`,
      field: "valveKv",
      source: valves,
    }),
    ...remarkOn(below, {
      code: "authority-below-wanted",
      severity: below.some((section) => authority(section) < leastAuthority) ? "caution" : "info",
      message: (names, first) =>
        `Control valves of ${names} have less authority than wanted (${said(first)}): with the next smaller Kv their circuits would lose more than the critical one. State that Kv if control is worth the pump's pressure.`,
      field: "valveAuthority",
      source: valves,
    }),
    ...remarkOn(unbalanced, {
      code: "unbalanced",
      severity: "caution",
      message: (names, first) =>
        `Nothing takes up what the circuits of ${names} have left over (${say(balance.left[first.index]!, "pressureWater")} at ${first.row.name}): they get more than their flow, others less. Add balancing valves.`,
      field: "balancingValve",
      source: valves,
    }),
  ];
}

function circuitWarnings({ circuits, sections }: PipeSystemCalculation, values: PipeValues, say: Say): Warning[] {
  const { pump, primary, decoupler, margin } = circuits;
  const found: Warning[] = [];
  if (pump.end !== undefined && margin !== undefined && margin > farAhead * pump.path)
    found.push({
      code: "critical-stands-out",
      severity: "info",
      message: `The circuit to ${sections[pump.end]!.row.name} loses ${say(margin, "pressureWater")} more than any other. Larger pipes, a unit or a valve that loses less there save as much of the pump's pressure.`,
      result: "criticalMargin",
      source: pipe,
    });
  if (primary && primary.flow < pump.flow * (1 - 1e-9))
    found.push({
      code: "secondary-larger",
      severity: "caution",
      message: `The secondary pump moves more (${say(pump.flow, "waterFlow")}) than the primary one (${say(primary.flow, "waterFlow")}): water of the return mixes into the supply. Raise the primary flow, or lower the secondary.`,
      result: "decouplerFlow",
      source: { source: systemsEquipment, locator: "ch. 13" },
    });
  if (decoupler && decoupler.loss > mostDecoupler)
    found.push({
      code: "decoupler-loss",
      severity: "caution",
      message: `The decoupler loses ${say(decoupler.loss, "pressureWater")}, so that each pump changes the flow of the other. Make it shorter.`,
      field: "decouplerLength",
      source: { source: systemsEquipment, locator: "ch. 13" },
    });

  if (values.systemKind === "primarySecondary" && (!primary || primary.units === 0 || pump.units === 0))
    found.push({
      code: "one-circuit-only",
      severity: "caution",
      message: `The ${pump.units === 0 ? "secondary" : "primary"} circuit has no units. State its sections, beginning with one at the pump, or choose one closed circuit.`,
      field: "sections",
    });
  return found;
}

function heatWarnings({ sections, dewPoint, results }: PipeSystemCalculation, values: PipeValues, say: Say): Warning[] {
  if (dewPoint === undefined) return [];
  const wet = sections.filter(({ index }) => (results.sections![index]!.surfaceTemperature ?? Infinity) < dewPoint);
  return [
    ...remarkOn(wet, {
      code: "condensation",
      severity: "caution",
      message: (names, first) =>
        `Water condenses on ${names}: the surface of ${first.row.name} has ${say(results.sections![first.index]!.surfaceTemperature!, "temperature")}, the air around it a dew point of ${say(dewPoint, "temperature")}. Use thicker insulation with a vapour retarder.`,
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

function tankWarnings({ tank }: PipeSystemCalculation, values: PipeValues, say: Say): Warning[] {
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

/** The colder of both pipes, where the mean temperature alone says nothing: water freezes at 0 °C. */
function freezingWarnings({ fluid, temperatures }: PipeSystemCalculation, values: PipeValues, say: Say): Warning[] {
  const coldest = Math.min(temperatures.supply, temperatures.return);
  const freezing = fluid.freezingPoint ?? 0;
  // Of water only ice is worth more than the remark on its mean temperature.
  const margin = fluid.freezingPoint === undefined ? 0 : freezingMargin;
  if (coldest - freezing >= margin || (fluid.freezingPoint !== undefined && values.fluidTemperature - freezing < margin)) return [];
  return [
    {
      code: "supply-near-freezing",
      severity: "limit",
      message: `The ${values.service === "cooling" ? "supply" : "return"} has ${say(coldest, "temperature")}, and the fluid freezes at ${say(freezing, "temperature")}. ${values.fluid === "water" ? "Raise the mean temperature, lower the difference, or use glycol." : "Add glycol."}`,
      field: values.fluid === "water" ? "designTemperatureDifference" : "glycolMassFraction",
      source: values.fluid === "water" ? { source: iapwsIf97 } : { source: melinder2010 },
    },
  ];
}

/** The last return of a main with reverse return leads all the way back to the pump. */
function returnWarnings({ flows, sections }: PipeSystemCalculation, values: PipeValues): Warning[] {
  if (values.systemKind !== "reverse") return [];
  const last = sections.filter(
    ({ index, row, pipes }) =>
      pipes && flows.isMain[index] && flows.before[index]! >= 0 && !flows.before.includes(index) && row.returnAs === "same",
  );
  return remarkOn(last, {
    code: "return-to-the-pump",
    severity: "info",
    message: (names) =>
      `The return main goes from the last unit back to the pump; that of ${names} is taken to be as long as the supply of this section alone. State its own length.`,
    field: "returnAs",
    source: pipe,
  });
}
