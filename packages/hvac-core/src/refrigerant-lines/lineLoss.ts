import { frictionFactor } from "../flow/index.ts";
import { gravity } from "../constants/gravity.ts";
import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";
import type { FlowProperties, PropertiesAt } from "./properties.ts";

/** A run of tube and its flow. */
export interface LineRun {
  /** kg/s. */
  readonly massFlow: number;
  /** m. */
  readonly insideDiameter: number;
  /** Roughness of the wall, m. */
  readonly roughness: number;
  /** Equivalent length for friction, fittings included, m. */
  readonly equivalentLength: number;
  /** Rise from inlet to outlet, m; negative downwards. */
  readonly rise: number;
  /** Pressure at the known end, Pa. */
  readonly pressure: number;
  /** End at which the pressure is known. */
  readonly knownEnd: "inlet" | "outlet";
  /** Enthalpy at both ends, J/kg; it changes linearly between them, by heat from the surroundings. */
  readonly enthalpyIn: number;
  readonly enthalpyOut: number;
}

/** Pressure loss of a run of tube. */
export interface LineLoss {
  /** Pa. */
  readonly pressureIn: number;
  readonly pressureOut: number;
  /** Pressure loss of wall and fittings, Pa. */
  readonly friction: number;
  /** Static pressure of its contents, Pa; negative where it falls. */
  readonly lift: number;
  /** Pressure loss by acceleration, Pa. */
  readonly acceleration: number;
  /** Total: inlet minus outlet, Pa. */
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
  /** Number of steps of the integration. */
  readonly steps: number;
}

/** Relative change of the loss below which the steps are no longer halved. */
const lossTolerance = 1e-6;
const maxSteps = 1024;
/** Relative tolerance of the pressure; the loss follows from the momentum, which has no such error. */
const pressureTolerance = 1e-10;
/** Square of the Mach number (of the isenthalpic wave) from which the flow is near choking. */
const nearChoking = 0.5;

/** Sums over the line of which the loss is composed. */
interface Sums {
  friction: number;
  volume: number;
  density: number;
}

const tooSmall = (run: LineRun, reason: string): OutOfRangeError =>
  new OutOfRangeError({ parameter: "insideDiameter", value: run.insideDiameter, min: 0, max: 1, unit: "m", reason });

/** Pressure and properties of a momentum M = p + G² v, iterated until the pressure converges. */
function stateOf(
  run: LineRun,
  propertiesAt: PropertiesAt,
  momentum: number,
  enthalpy: number,
  flux: number,
  guess: number,
): [number, FlowProperties] {
  let pressure = guess;
  for (let round = 0; round < 60; round++) {
    if (!(pressure > 0)) break;
    const properties = propertiesAt(pressure, enthalpy);
    const next = momentum - flux ** 2 * properties.specificVolume;
    const change = next - pressure;
    if (Math.abs(change) <= pressureTolerance * pressure) return [pressure, properties];
    // Newton's step for a gas, whose v is nearly proportional to 1/p.
    const squared = (flux ** 2 * properties.specificVolume) / pressure;
    if (squared > nearChoking) break;
    pressure += change / (1 - squared);
  }
  throw tooSmall(run, "the tube is too small: the pressure falls until the gas is near the speed of sound");
}

function integrate(run: LineRun, propertiesAt: PropertiesAt, steps: number): LineLoss {
  const { massFlow, insideDiameter, roughness, equivalentLength, rise, knownEnd, enthalpyIn, enthalpyOut } = run;
  const flux = massFlow / ((Math.PI / 4) * insideDiameter ** 2);
  const direction = knownEnd === "inlet" ? 1 : -1;
  const begin = knownEnd === "inlet" ? enthalpyIn : enthalpyOut;
  const finish = knownEnd === "inlet" ? enthalpyOut : enthalpyIn;
  const perFriction = (flux ** 2 * equivalentLength) / (2 * insideDiameter);
  const first = propertiesAt(run.pressure, begin);
  let pressure = run.pressure;
  let momentum = pressure + flux ** 2 * first.specificVolume;
  const total: Sums = { friction: 0, volume: 0, density: 0 };
  // Loss of momentum per length at a point; its parts are added to the sums by the weight of the point.
  const slope = ({ specificVolume, viscosity }: FlowProperties, weight: number): number => {
    const factor = frictionFactor((flux * insideDiameter) / viscosity, roughness / insideDiameter);
    total.friction += weight * factor * specificVolume;
    total.volume += weight * specificVolume;
    total.density += weight / specificVolume;
    return -direction * (perFriction * factor * specificVolume + (gravity * rise) / specificVolume);
  };
  let properties = first;
  const width = 1 / steps;
  // Runge-Kutta method of the fourth order.
  for (let step = 0; step < steps; step++) {
    const enthalpyAt = (place: number): number => begin + (finish - begin) * (step + place) * width;
    const ahead = (change: number, place: number): FlowProperties =>
      stateOf(run, propertiesAt, momentum + change, enthalpyAt(place), flux, pressure + change)[1];
    const slope1 = slope(properties, width / 6);
    const slope2 = slope(ahead((width / 2) * slope1, 0.5), width / 3);
    const slope3 = slope(ahead((width / 2) * slope2, 0.5), width / 3);
    const slope4 = slope(ahead(width * slope3, 1), width / 6);
    const change = (width / 6) * (slope1 + 2 * slope2 + 2 * slope3 + slope4);
    momentum += change;
    [pressure, properties] = stateOf(run, propertiesAt, momentum, enthalpyAt(1), flux, pressure + change);
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
 * and heat along the way. The steps are halved until the loss converges to 1e-6.
 *
 * Friction f̄ · L/D · G² v̄/2, weight g · Δz · ρ̄ and acceleration G² (v₂ − v₁) hold exactly with the returned means.
 *
 * @param run the line: mass flow 1e-7…1000 kg/s, inside diameter 0.0005…2 m, roughness 0…0.005 m, equivalent length 0…1e5 m, rise −1000…1000 m,
 *   the pressure known at one end in Pa, enthalpies in J/kg
 * @param propertiesAt properties of the fluid, of pressure in Pa and enthalpy in J/kg
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
 * const loss = lineLoss({ ...run, knownEnd: "inlet", enthalpyIn: enthalpy, enthalpyOut: enthalpy }, (pressure, h) =>
 *   flowProperties(R134a, pressure, h),
 * );
 * loss.drop; // 7848
 * ```
 */
export function lineLoss(run: LineRun, propertiesAt: PropertiesAt): LineLoss {
  requireKnown("knownEnd", run.knownEnd, ["inlet", "outlet"]);
  requireInRange("massFlow", run.massFlow, 1e-7, 1000, "kg/s");
  requireInRange("insideDiameter", run.insideDiameter, 0.0005, 2, "m");
  requireInRange("roughness", run.roughness, 0, 0.005, "m");
  requireInRange("equivalentLength", run.equivalentLength, 0, 1e5, "m");
  requireInRange("rise", run.rise, -1000, 1000, "m");
  requireInRange("pressure", run.pressure, 1, 1e8, "Pa");
  let before = integrate(run, propertiesAt, 1);
  for (let steps = 2; steps <= maxSteps; steps *= 2) {
    const next = integrate(run, propertiesAt, steps);
    // Parts may cancel where gas falls, so the change is compared with each of them.
    const scale = Math.max(next.friction, Math.abs(next.lift), Math.abs(next.acceleration), 1e-9 * run.pressure);
    if (Math.abs(next.drop - before.drop) <= lossTolerance * scale) return next;
    before = next;
  }
  throw tooSmall(run, "the pressure along the line did not converge");
}
