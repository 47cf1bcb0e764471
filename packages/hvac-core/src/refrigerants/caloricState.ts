import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import type { Branch, Core } from "./core.ts";
import type { StatePoint } from "./fluidState.ts";
import { type Caloric, type IsobarPoint, pointOnIsobar } from "./isobar.ts";
import { icePoint } from "../psychrometrics/internal.ts";
import { type Mixing, stateAtCaloric, type WetIsobar } from "./twoPhase.ts";
import type { FluidState, TwoPhaseState } from "./types.ts";

/** Pressure in Pa and enthalpy in J/kg or entropy in J/(kg K). */
export interface CaloricRequest {
  readonly pressure: number;
  readonly caloric: Caloric;
  readonly value: number;
}

/** Data of a refrigerant for the search along an isobar. */
export interface IsobarContext {
  readonly core: Core;
  readonly mixing: Mixing;
  readonly make: (point: StatePoint) => FluidState;
  /** Highest temperature of the search, K. */
  readonly hottest: number;
  /** Reason why a state near the critical point is refused. */
  readonly nearCritical: string;
  readonly wetIsobar: (pressure: number) => WetIsobar;
}

/** Enthalpies and entropies above those of any fluid, so that the search stays within numbers. */
const CALORIC_LIMIT = 1e8;

const UNITS: Readonly<Record<Caloric, string>> = { enthalpy: "J/kg", entropy: "J/(kg K)" };

/** State of an isobar with a given enthalpy or entropy: liquid, two-phase, vapour or supercritical. */
export function stateOnIsobar(context: IsobarContext, { pressure, caloric, value }: CaloricRequest): FluidState | TwoPhaseState {
  const { core, mixing, make, hottest, nearCritical, wetIsobar } = context;
  requireInRange(caloric, value, -CALORIC_LIMIT, CALORIC_LIMIT, UNITS[caloric]);
  const { minimumTemperature: coldest, endTemperature, freeTemperature, freePressure } = core;
  const target = value * core.model.molarMass;
  const find = (branch: Branch, low: number, high: number): IsobarPoint | "below" | "above" =>
    pointOnIsobar(core, { pressure, caloric, target, branch, low, high, start: branch === "liquid" ? high : low });
  const refuse = (side: "below" | "above" | "critical"): never => {
    const reasons = {
      below: `the state is colder than ${coldest - icePoint} °C`,
      above: `the state is hotter than ${hottest - icePoint} °C`,
      critical: nearCritical,
    };
    throw new OutOfRangeError({
      parameter: caloric,
      value,
      min: -Infinity,
      max: Infinity,
      unit: UNITS[caloric],
      reason: `at ${pressure} Pa, ${reasons[side]}`,
    });
  };
  const accept = (point: IsobarPoint | "below" | "above", phase: "liquid" | "vapor"): FluidState => {
    if (typeof point === "string") return refuse(point);
    const hotPhase = pressure >= core.criticalPressure ? "supercritical" : "vapor";
    return make({ ...point, pressure, phase: point.temperature >= core.criticalTemperature ? hotPhase : phase });
  };
  if (pressure >= freePressure) {
    return accept(
      pointOnIsobar(core, { pressure, caloric, target, branch: "dense", low: coldest, high: hottest, start: core.criticalTemperature }),
      "liquid",
    );
  }
  if (pressure > core.endDew) {
    const liquid = find("liquid", coldest, pressure < core.endBubble ? core.bubbleTemperature(pressure) : endTemperature);
    if (liquid !== "above") return accept(liquid, "liquid");
    const vapor = find("dense", freeTemperature, hottest);
    return vapor === "below" ? refuse("critical") : accept(vapor, "vapor");
  }
  if (pressure < core.bubblePressure(coldest)) {
    return accept(find("vapor", pressure < core.dewPressure(coldest) ? coldest : core.dewTemperature(pressure), hottest), "vapor");
  }
  const isobar = wetIsobar(pressure);
  const { liquid, vapor } = isobar;
  if (value <= liquid[caloric]) return accept(find("liquid", coldest, liquid.temperature + icePoint), "liquid");
  if (value >= vapor[caloric]) return accept(find("vapor", vapor.temperature + icePoint, hottest), "vapor");
  return stateAtCaloric(core, mixing, { ...isobar, caloric, value });
}
