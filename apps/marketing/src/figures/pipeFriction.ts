import {
  glycol,
  glycolDataLimit,
  glycolFreezingPoint,
  strongestGlycol,
  water,
  type GlycolKind,
  type LiquidProperties,
} from "@org/hvac-core/fluids";
import { frictionRateAtFlow, frictionTransition, hazenWilliamsFrictionRate, pipeRoughness, reynoldsNumber } from "@org/hvac-core/flow";

/* Both ways to friction in a pipe: for the figures of an article and for what its reader tries. */

export interface PipeFlow {
  readonly kind: GlycolKind;
  /** kg of glycol per kg of mixture, 0…0.6; 0 is water. */
  readonly massFraction: number;
  /** °C */
  readonly temperature: number;
  /** m³/s */
  readonly flow: number;
  /** Inside diameter, m. */
  readonly diameter: number;
}

export interface ComparedFriction {
  /** m/s */
  readonly velocity: number;
  readonly reynolds: number;
  readonly regime: "laminar" | "between laminar and turbulent" | "turbulent";
  /** Darcy and Weisbach with Colebrook's friction factor, Pa/m. */
  readonly darcy: number;
  /** Hazen and Williams with C = 140, Pa/m. */
  readonly hazenWilliams: number;
  readonly ratio: number;
  /** The C with which Hazen and Williams would give the friction of Darcy and Weisbach. */
  readonly fittingC: number;
}

/** Usual for new steel, and what agrees with cold water in the pipes of this article. */
export const usualC = 140;
export const roughness = pipeRoughness.commercialSteel.roughness;
/** Exponent of the discharge in the formula of Hazen and Williams. */
const exponent = 1.852;

export function liquidOf({ kind, massFraction, temperature }: Pick<PipeFlow, "kind" | "massFraction" | "temperature">): LiquidProperties {
  return massFraction === 0 ? water({ temperature }) : glycol({ kind, massFraction, temperature });
}

export function compareFriction(pipe: PipeFlow): ComparedFriction {
  const { flow, diameter } = pipe;
  const liquid = liquidOf(pipe);
  const velocity = flow / ((Math.PI / 4) * diameter ** 2);
  const reynolds = reynoldsNumber(velocity, diameter, liquid);
  const darcy = frictionRateAtFlow({ flow, diameter, roughness }, liquid);
  const hazenWilliams = hazenWilliamsFrictionRate(flow, diameter, usualC);
  const { laminarBelow, turbulentFrom } = frictionTransition;
  return {
    velocity,
    reynolds,
    regime: reynolds <= laminarBelow ? "laminar" : reynolds < turbulentFrom ? "between laminar and turbulent" : "turbulent",
    darcy,
    hazenWilliams,
    ratio: darcy / hazenWilliams,
    fittingC: usualC * (hazenWilliams / darcy) ** (1 / exponent),
  };
}

/** Input of the reader, in the units of the fields: per cent by mass, °C, L/s. */
export interface Entries {
  readonly kind: GlycolKind;
  readonly concentration: number;
  readonly temperature: number;
  readonly flow: number;
  /** Inside diameter, m. */
  readonly diameter: number;
}

export type EntryProblems = Partial<Record<"concentration" | "temperature" | "flow", string>>;

/** Velocities beyond which no pipe is run, m/s. */
const [slowest, fastest] = [0.05, 5];
const warmest = 95;

const tenths = (value: number): string => value.toFixed(1).replace("-", "−");

/** Errors by field. */
export function problemsOf({ kind, concentration, temperature, flow, diameter }: Entries): EntryProblems {
  const strongest = strongestGlycol * 100;
  const problems: EntryProblems = {};
  const isStrengthKnown = concentration >= 0 && concentration <= strongest;
  if (!isStrengthKnown) problems.concentration = `Must be a number from 0 to ${strongest} %; the property data end there.`;
  const hottest = concentration > 0 ? glycolDataLimit : warmest;
  const coldest = isStrengthKnown && concentration > 0 ? glycolFreezingPoint(kind, concentration / 100) : 0;
  if (!(temperature <= hottest)) {
    problems.temperature =
      concentration > 0
        ? `Must be a number up to ${hottest} °C; the data of glycols end there.`
        : `Must be a number from 0 to ${hottest} °C.`;
  } else if (temperature < coldest) {
    problems.temperature = concentration > 0 ? `This mixture begins to freeze at ${tenths(coldest)} °C.` : "Water freezes at 0 °C.";
  }
  const area = (Math.PI / 4) * diameter ** 2;
  const [lowest, highest] = [slowest * area * 1000, fastest * area * 1000];
  if (!(flow >= lowest && flow <= highest)) {
    problems.flow = `Must be from ${lowest.toPrecision(2)} to ${highest.toPrecision(2)} L/s in this pipe, which is ${slowest} to ${fastest} m/s.`;
  }
  return problems;
}

export function pipeFlowOf({ kind, concentration, temperature, flow, diameter }: Entries): PipeFlow {
  return { kind, massFraction: concentration / 100, temperature, flow: flow / 1000, diameter };
}
