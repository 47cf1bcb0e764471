import { OutOfRangeError, requireInRange, requireKnown } from "../refusals/errors.ts";
import type { FluidState, Refrigerant, TwoPhaseState } from "../refrigerants/index.ts";

/** Conditions of a cycle. */
export interface CycleConditions {
  readonly refrigerant: Refrigerant;
  /** Evaporating temperature, the dew point at the evaporator outlet, °C. */
  readonly evaporatingTemperature: number;
  /** Condensing temperature, °C. */
  readonly condensingTemperature: number;
  /** Whether the condensing temperature is the bubble or the dew point of its pressure; they are equal without glide. */
  readonly condensingPoint: "bubble" | "dew";
  /** Superheat of the gas that leaves the evaporator, K. */
  readonly superheat: number;
  /** Subcooling of the liquid that leaves the condenser, K. */
  readonly subcooling: number;
}

/** End states of a cycle that its lines connect. */
export interface CycleEnds {
  /** Pa. */
  readonly evaporatingPressure: number;
  /** Pa. */
  readonly condensingPressure: number;
  /** Glide at the evaporating pressure, dew minus bubble temperature, K. */
  readonly evaporatingGlide: number;
  /** Glide at the condensing pressure, K. */
  readonly condensingGlide: number;
  /** Gas that leaves the evaporator. */
  readonly evaporatorOutlet: FluidState;
  /** Liquid that leaves the condenser. */
  readonly condenserOutlet: FluidState;
  /** Refrigerating effect, heat per kg in the evaporator, J/kg. */
  readonly refrigeratingEffect: number;
}

const single = (state: FluidState | TwoPhaseState): FluidState => state as FluidState;

/**
 * End states of a refrigeration cycle that lines connect: the gas that leaves the evaporator and the liquid that leaves the condenser. The
 * evaporating temperature is the dew point, as in compressor and evaporator ratings.
 *
 * @param conditions evaporating and condensing temperature in °C (−60 and up to near the critical point; the second at least 1 K
 *   above the first), superheat 0…60 K, subcooling 0…60 K
 * @returns pressures in Pa, states in SI units, refrigerating effect in J/kg
 * @throws {OutOfRangeError} outside the range of the refrigerant, or when the temperatures allow no cycle
 * @source mathematics, definitions of superheat, subcooling and refrigerating effect
 * @example
 * ```ts
 * import { cycleEnds } from "@org/hvac-core/refrigerant-lines";
 * import { R134a } from "@org/hvac-core/refrigerants";
 * const ends = cycleEnds({
 *   refrigerant: R134a,
 *   evaporatingTemperature: 4.44,
 *   condensingTemperature: 43.33,
 *   condensingPoint: "bubble",
 *   superheat: 5.56,
 *   subcooling: 5.56,
 * });
 * ends.refrigeratingEffect; // 153176.6
 * ```
 */
export function cycleEnds(conditions: CycleConditions): CycleEnds {
  const { refrigerant, evaporatingTemperature, condensingTemperature, condensingPoint, superheat, subcooling } = conditions;
  requireKnown("condensingPoint", condensingPoint, ["bubble", "dew"]);
  requireInRange("superheat", superheat, 0, 60, "K");
  requireInRange("subcooling", subcooling, 0, 60, "K");
  const evaporating = namingParameter("evaporatingTemperature", () => refrigerant.saturationAtTemperature(evaporatingTemperature));
  const condensing = namingParameter("condensingTemperature", () => refrigerant.saturationAtTemperature(condensingTemperature));
  const evaporatingPressure = evaporating.pressureDew;
  const condensingPressure = condensingPoint === "bubble" ? condensing.pressureBubble : condensing.pressureDew;
  if (condensingTemperature < evaporatingTemperature + 1 || condensingPressure <= evaporatingPressure)
    throw new OutOfRangeError({
      parameter: "condensingTemperature",
      value: condensingTemperature,
      min: evaporatingTemperature + 1,
      max: refrigerant.range.maximumSaturationTemperature,
      unit: "°C",
      reason: "it must be above the evaporating temperature",
    });
  const lower = refrigerant.saturationAtPressure(evaporatingPressure);
  const upper = namingParameter("condensingTemperature", () => refrigerant.saturationAtPressure(condensingPressure));
  const evaporatorOutlet = single(
    refrigerant.state({ temperature: lower.temperatureDew + superheat, pressure: evaporatingPressure, phase: "vapor" }),
  );
  const condenserOutlet = namingParameter("subcooling", () =>
    single(refrigerant.state({ temperature: upper.temperatureBubble - subcooling, pressure: condensingPressure, phase: "liquid" })),
  );
  const refrigeratingEffect = evaporatorOutlet.enthalpy - condenserOutlet.enthalpy;
  if (!(refrigeratingEffect > 1e3))
    throw new OutOfRangeError({
      parameter: "condensingTemperature",
      value: condensingTemperature,
      min: evaporatingTemperature + 1,
      max: refrigerant.critical.temperature,
      unit: "°C",
      reason: "so near the critical point the liquid absorbs no heat in the evaporator",
    });
  return {
    evaporatingPressure,
    condensingPressure,
    evaporatingGlide: lower.temperatureDew - lower.temperatureBubble,
    condensingGlide: upper.temperatureDew - upper.temperatureBubble,
    evaporatorOutlet,
    condenserOutlet,
    refrigeratingEffect,
  };
}

/** Runs a function that may refuse a temperature or pressure, and names the parameter in the refusal. */
function namingParameter<T>(parameter: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    const { value, min, max, unit, reason } = error;
    throw new OutOfRangeError({ parameter, value, min, max, unit, ...(reason !== undefined && { reason }) });
  }
}

/** Result of a compression. */
export interface Compression {
  /** Discharge gas. */
  readonly discharge: FluidState;
  /** Specific work, J/kg. */
  readonly work: number;
}

/** Conditions of a compression. */
export interface CompressionInput {
  /** Suction gas: pressure in Pa and enthalpy in J/kg. */
  readonly suction: Pick<FluidState, "pressure" | "enthalpy">;
  /** Pa, above the suction pressure. */
  readonly dischargePressure: number;
  /** Ratio 0.2…1. */
  readonly isentropicEfficiency: number;
}

/**
 * Compresses gas with an isentropic efficiency, without heat loss to the surroundings.
 *
 * @param refrigerant the refrigerant
 * @param input the suction gas, the pressure and the efficiency
 * @returns the discharge gas in SI units, and the work in J/kg
 * @throws {OutOfRangeError} outside the range of the refrigerant, or when the pressure does not rise
 * @source mathematics, definition of the isentropic efficiency
 * @example
 * ```ts
 * import { compress } from "@org/hvac-core/refrigerant-lines";
 * import { R134a } from "@org/hvac-core/refrigerants";
 * const { pressure, enthalpy } = R134a.state({ temperature: 10, pressure: 342901 });
 * compress(R134a, { suction: { pressure, enthalpy }, dischargePressure: 1110469, isentropicEfficiency: 0.7 }).discharge.temperature; // 62.5
 * ```
 */
export function compress(refrigerant: Refrigerant, { suction, dischargePressure, isentropicEfficiency }: CompressionInput): Compression {
  requireInRange("isentropicEfficiency", isentropicEfficiency, 0.2, 1, "");
  requireInRange("dischargePressure", dischargePressure, suction.pressure, refrigerant.range.maximumPressure, "Pa");
  const { entropy } = refrigerant.state({ pressure: suction.pressure, enthalpy: suction.enthalpy });
  const ideal = refrigerant.state({ pressure: dischargePressure, entropy });
  const work = (ideal.enthalpy - suction.enthalpy) / isentropicEfficiency;
  const discharge = refrigerant.state({ pressure: dischargePressure, enthalpy: suction.enthalpy + work });
  if (discharge.phase === "two-phase")
    throw new OutOfRangeError({
      parameter: "superheat",
      value: 0,
      min: 0,
      max: 60,
      unit: "K",
      reason: "the discharge gas would be wet; it needs more superheat",
    });
  return { discharge, work };
}
