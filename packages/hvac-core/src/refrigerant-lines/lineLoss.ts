import { frictionFactor } from "../flow/index.ts";
import { gravity } from "../constants/gravity.ts";
import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";
import type { FlowProperties, PropertiesAt } from "./properties.ts";

/** A length of tube with what flows in it. */
export interface LineRun {
  /** kg/s. */
  readonly massFlow: number;
  /** m. */
  readonly insideDiameter: number;
  /** Roughness of the wall, m. */
  readonly roughness: number;
  /** Length by which friction counts, that of fittings included, m. */
  readonly equivalentLength: number;
  /** How much higher it ends than it begins, m; negative downwards. */
  readonly rise: number;
  /** Pressure at the end that is known, Pa. */
  readonly pressure: number;
  /** Which end that is. */
  readonly knownEnd: "inlet" | "outlet";
  /** Enthalpy at both ends, J/kg; between them it changes evenly, as heat from around does it. */
  readonly enthalpyIn: number;
  readonly enthalpyOut: number;
}

/** What a length of tube takes. */
export interface LineLoss {
  /** Pa. */
  readonly pressureIn: number;
  readonly pressureOut: number;
  /** Pressure loss of wall and fittings, Pa. */
  readonly friction: number;
  /** Weight of what stands in it, Pa; negative where it falls. */
  readonly lift: number;
  /** What the growing velocity takes, Pa. */
  readonly acceleration: number;
  /** All of them: inlet minus outlet, Pa. */
  readonly drop: number;
  /** m/s. */
  readonly velocityIn: number;
  readonly velocityOut: number;
  /** m³/kg. */
  readonly specificVolumeIn: number;
  readonly specificVolumeOut: number;
  /** Means along the line with which the formulas above hold exactly: of the specific volume (m³/kg) and of the density (kg/m³). */
  readonly meanSpecificVolume: number;
  readonly meanDensity: number;
  /** Darcy friction factor, weighted by the specific volume. */
  readonly meanFrictionFactor: number;
  /** Number of steps that it took. */
  readonly steps: number;
}

/** Steps are halved until the loss changes by less than this share. */
const settled = 1e-6;
const mostSteps = 1024;
/** The pressure is found to this share of itself; the loss rests on the momentum, which has no such error. */
const standingStill = 1e-10;
/** From this square of the Mach number on (of the wave that keeps the enthalpy) the gas has no steady way on that designers want. */
const nearChoking = 0.5;

/** Sums that the loss is made of; all of them over the whole line. */
interface Sums {
  friction: number;
  volume: number;
  density: number;
}

const tooSmall = (run: LineRun, reason: string): OutOfRangeError =>
  new OutOfRangeError({ parameter: "insideDiameter", value: run.insideDiameter, min: 0, max: 1, unit: "m", reason });

/** Pressure and properties where momentum M = p + G² v is known: repeated until the pressure stands still. */
function stateOf(
  run: LineRun,
  at: PropertiesAt,
  momentum: number,
  enthalpy: number,
  flux: number,
  guess: number,
): [number, FlowProperties] {
  let pressure = guess;
  for (let round = 0; round < 60; round++) {
    if (!(pressure > 0)) break;
    const properties = at(pressure, enthalpy);
    const next = momentum - flux ** 2 * properties.specificVolume;
    const change = next - pressure;
    if (Math.abs(change) <= standingStill * pressure) return [pressure, properties];
    // Gas: v goes nearly as 1/p, which makes Newton's step of this equation.
    const squared = (flux ** 2 * properties.specificVolume) / pressure;
    if (squared > nearChoking) break;
    pressure += change / (1 - squared);
  }
  throw tooSmall(run, "the tube is too small: the pressure falls until the gas is near the speed of sound");
}

function follow(run: LineRun, at: PropertiesAt, steps: number): LineLoss {
  const { massFlow, insideDiameter, roughness, equivalentLength, rise, knownEnd, enthalpyIn, enthalpyOut } = run;
  const flux = massFlow / ((Math.PI / 4) * insideDiameter ** 2);
  const direction = knownEnd === "inlet" ? 1 : -1;
  const begin = knownEnd === "inlet" ? enthalpyIn : enthalpyOut;
  const finish = knownEnd === "inlet" ? enthalpyOut : enthalpyIn;
  const perFriction = (flux ** 2 * equivalentLength) / (2 * insideDiameter);
  const first = at(run.pressure, begin);
  let pressure = run.pressure;
  let momentum = pressure + flux ** 2 * first.specificVolume;
  const total: Sums = { friction: 0, volume: 0, density: 0 };
  // Momentum that is lost per length, of the properties at one place; it adds to the sums by the weight of that place.
  const slope = ({ specificVolume, viscosity }: FlowProperties, weight: number): number => {
    const factor = frictionFactor((flux * insideDiameter) / viscosity, roughness / insideDiameter);
    total.friction += weight * factor * specificVolume;
    total.volume += weight * specificVolume;
    total.density += weight / specificVolume;
    return -direction * (perFriction * factor * specificVolume + (gravity * rise) / specificVolume);
  };
  let properties = first;
  const width = 1 / steps;
  // Runge and Kutta's rule of the fourth order.
  for (let step = 0; step < steps; step++) {
    const enthalpyAt = (place: number): number => begin + (finish - begin) * (step + place) * width;
    const ahead = (change: number, place: number): FlowProperties =>
      stateOf(run, at, momentum + change, enthalpyAt(place), flux, pressure + change)[1];
    const one = slope(properties, width / 6);
    const two = slope(ahead((width / 2) * one, 0.5), width / 3);
    const three = slope(ahead((width / 2) * two, 0.5), width / 3);
    const four = slope(ahead(width * three, 1), width / 6);
    const change = (width / 6) * (one + 2 * two + 2 * three + four);
    momentum += change;
    [pressure, properties] = stateOf(run, at, momentum, enthalpyAt(1), flux, pressure + change);
  }
  const [inlet, outlet] = knownEnd === "inlet" ? [first, properties] : [properties, first];
  const friction = perFriction * total.friction;
  const lift = gravity * rise * total.density;
  const acceleration = flux ** 2 * (outlet.specificVolume - inlet.specificVolume);
  const drop = friction + lift + acceleration;
  return {
    pressureIn: knownEnd === "inlet" ? run.pressure : run.pressure + drop,
    pressureOut: knownEnd === "inlet" ? run.pressure - drop : run.pressure,
    friction,
    lift,
    acceleration,
    drop,
    velocityIn: flux * inlet.specificVolume,
    velocityOut: flux * outlet.specificVolume,
    specificVolumeIn: inlet.specificVolume,
    specificVolumeOut: outlet.specificVolume,
    meanSpecificVolume: total.volume,
    meanDensity: total.density,
    meanFrictionFactor: total.friction / total.volume,
    steps,
  };
}

/**
 * Pressure loss of a line of refrigerant: friction of Darcy and Colebrook, weight and acceleration, with properties that change with pressure
 * and heat along the way. The steps are halved until the loss stands to 1e-6.
 *
 * Friction f̄ · L/D · G² v̄/2, weight g · Δz · ρ̄ and acceleration G² (v₂ − v₁) hold exactly with the means that are returned.
 *
 * @param run the line: mass flow 1e-7…1000 kg/s, inside diameter 0.0005…2 m, roughness 0…0.005 m, equivalent length 0…1e5 m, rise −1000…1000 m,
 *   the pressure known at one end in Pa, enthalpies in J/kg
 * @param at properties of the fluid, of pressure in Pa and enthalpy in J/kg
 * @returns pressures and losses in Pa, velocities in m/s
 * @throws {OutOfRangeError} when an argument is outside its range, or the tube so small that gas comes near the speed of sound
 * @source colebrook, friction
 * @source mathematics, balance of momentum along a tube
 * @example
 * ```ts
 * import { flowProperties, lineLoss } from "@org/hvac-core/refrigerant-lines";
 * import { R134a } from "@org/hvac-core/refrigerants";
 * const { enthalpy } = R134a.state({ temperature: 10, pressure: 342901 });
 * const run = { massFlow: 0.065, insideDiameter: 0.0262, roughness: 1.5e-6, equivalentLength: 30, rise: 0, pressure: 342901 };
 * const loss = lineLoss({ ...run, knownEnd: "inlet", enthalpyIn: enthalpy, enthalpyOut: enthalpy }, (pressure, at) =>
 *   flowProperties(R134a, pressure, at),
 * );
 * loss.drop; // 7848
 * ```
 */
export function lineLoss(run: LineRun, at: PropertiesAt): LineLoss {
  requireKnown("knownEnd", run.knownEnd, ["inlet", "outlet"]);
  requireInRange("massFlow", run.massFlow, 1e-7, 1000, "kg/s");
  requireInRange("insideDiameter", run.insideDiameter, 0.0005, 2, "m");
  requireInRange("roughness", run.roughness, 0, 0.005, "m");
  requireInRange("equivalentLength", run.equivalentLength, 0, 1e5, "m");
  requireInRange("rise", run.rise, -1000, 1000, "m");
  requireInRange("pressure", run.pressure, 1, 1e8, "Pa");
  let before = follow(run, at, 1);
  for (let steps = 2; steps <= mostSteps; steps *= 2) {
    const next = follow(run, at, steps);
    // Parts may cancel where gas falls, so the change counts against what they are each.
    const scale = Math.max(next.friction, Math.abs(next.lift), Math.abs(next.acceleration), 1e-9 * run.pressure);
    if (Math.abs(next.drop - before.drop) <= settled * scale) return next;
    before = next;
  }
  throw tooSmall(run, "the pressure along the line did not settle");
}
