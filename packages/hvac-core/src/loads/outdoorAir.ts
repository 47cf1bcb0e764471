import { requireInRange, requireKnown } from "../refusals/errors.ts";
import { saturatedHumidityRatioOf, vaporEnthalpy, requireBetween, specificHeat, specificVolume } from "../psychrometrics/internal.ts";
import { ashrae62, fundamentals2017, type Citation } from "../sources/index.ts";

/** State of moist air by the two quantities that a load needs; a `MoistAir` has them. */
export interface AirState {
  /** °C. */
  readonly dryBulb: number;
  /** kg of water per kg of dry air. */
  readonly humidityRatio: number;
}

/** Dry air in a cubic metre of standard air, kg/m³. */
export const standardAirDensity = 1.2;

export const outdoorAirCitation: Citation = { source: fundamentals2017, locator: "ch. 1, eq. 30" };

export const standardAirCitation: Citation = { source: ashrae62, locator: "section 6.2.1.1" };

/** State at which a volume flow of outdoor air is measured. */
export const airflowBases = ["outdoor", "indoor", "standard"] as const;

export type AirflowBasis = (typeof airflowBases)[number];

export interface OutdoorAirInput {
  /** Outdoor air that replaces room air, m³/s, 0…100 000. */
  readonly volumeFlow: number;
  /** State at which the volume is measured: that of the entering outdoor air (the default), that of the room, or standard air of 1.2 kg/m³. */
  readonly measuredAt?: AirflowBasis;
  /** Entering air: outdoor air, or that leaving a heat recovery. */
  readonly entering: AirState;
  /** Air that it replaces. */
  readonly room: AirState;
  /** Atmospheric pressure, Pa, 1000…10 000 000. */
  readonly pressure: number;
  /** State of the volume with `measuredAt` "outdoor", which differs with heat recovery; by default that of the entering air. */
  readonly outdoor?: AirState;
}

export interface OutdoorAirGain {
  /** Dry air, kg/s. */
  readonly massFlow: number;
  /** W; negative where the room loses heat. */
  readonly sensible: number;
  /** W; negative where the room loses moisture. */
  readonly latent: number;
  /** Sum of both: massFlow·(h_entering − h_room), W. */
  readonly total: number;
}

/**
 * Dry air in a volume flow of outdoor air.
 *
 * One rule applies to all loads of this library: a volume of outdoor air, infiltration as well as ventilation, is measured at the
 * outdoor state by default, as in EnergyPlus. The handbook's factors 1.23 and 3010 apply to flows converted to standard air ("standard"), as in
 * standards for ventilation. On a winter day the outdoor state makes a load
 * 10 to 15 % larger than the indoor one.
 *
 * @param input flow (m³/s), its basis, states (°C, kg/kg) and pressure (Pa); ranges at {@link OutdoorAirInput}
 * @returns kg of dry air per second
 * @throws {OutOfRangeError} when a value lies outside its range
 * @throws {UnknownNameError} when the basis is not known
 * @source energyplus, infiltration and ventilation by design flow rate
 * @example
 * ```ts
 * import { outdoorAirMassFlow } from "@org/hvac-core/loads";
 * const entering = { dryBulb: -10, humidityRatio: 0 };
 * const room = { dryBulb: 20, humidityRatio: 0 };
 * outdoorAirMassFlow({ volumeFlow: 1, entering, room, pressure: 101325 }); // 1.3414
 * outdoorAirMassFlow({ volumeFlow: 1, entering, room, pressure: 101325, measuredAt: "standard" }); // 1.2
 * ```
 */
export function outdoorAirMassFlow({
  volumeFlow,
  measuredAt = "outdoor",
  entering,
  room,
  pressure,
  outdoor = entering,
}: OutdoorAirInput): number {
  requireInRange("volumeFlow", volumeFlow, 0, 1e5, "m³/s");
  requireKnown("measuredAt", measuredAt, airflowBases);
  requireInRange("pressure", pressure, 1e3, 1e7, "Pa");
  if (measuredAt === "standard") return volumeFlow * standardAirDensity;
  const { dryBulb, humidityRatio } = requireState(measuredAt, measuredAt === "outdoor" ? outdoor : room, pressure);
  return volumeFlow / specificVolume(dryBulb, humidityRatio, pressure);
}

/**
 * Heat and moisture gain of a room from outdoor air that replaces room air.
 *
 * Both parts add up to the difference of enthalpy exactly: h_o − h_i = (c_a + c_v·W_o)(t_o − t_i) + (h_fg + c_v·t_i)(W_o − W_i)
 * per kg of dry air. Change the sign for a heating load.
 *
 * @param input flow (m³/s), its basis, states (°C, kg/kg) and pressure (Pa); ranges at {@link OutdoorAirInput}
 * @returns mass flow, kg/s, sensible, latent and total gain, W
 * @throws {OutOfRangeError} when a value lies outside its range
 * @throws {UnknownNameError} when the basis is not known
 * @source ashrae-hof-2017, ch. 1, eq. 30
 * @example
 * ```ts
 * import { outdoorAirGain } from "@org/hvac-core/loads";
 * const room = { dryBulb: 24, humidityRatio: 0.0093 };
 * const air = outdoorAirGain({ volumeFlow: 0.1, entering: { dryBulb: 34, humidityRatio: 0.015 }, room, pressure: 101325 });
 * air.sensible; // 1160
 * air.latent; // 1628
 * ```
 */
export function outdoorAirGain(input: OutdoorAirInput): OutdoorAirGain {
  const entering = requireState("entering", input.entering, input.pressure);
  const room = requireState("room", input.room, input.pressure);
  const massFlow = outdoorAirMassFlow(input);
  const sensible = massFlow * specificHeat(entering.humidityRatio) * (entering.dryBulb - room.dryBulb);
  const latent = massFlow * vaporEnthalpy(room.dryBulb) * (entering.humidityRatio - room.humidityRatio);
  return { massFlow, sensible, latent, total: sensible + latent };
}

/** Checks a state of air: within the range of loads, and not supersaturated; returns it. */
export function requireState(name: string, state: AirState, pressure: number): AirState {
  requireInRange(`${name}.dryBulb`, state.dryBulb, -100, 100, "°C");
  requireVapour(`${name}.humidityRatio`, state, pressure);
  return state;
}

/** Refuses supersaturated air: its excess of heat is no load. */
export function requireVapour(parameter: string, { dryBulb, humidityRatio }: AirState, pressure: number): void {
  const saturated = saturatedHumidityRatioOf(dryBulb, requireInRange("pressure", pressure, 1e3, 1e7, "Pa"));
  requireBetween(parameter, humidityRatio, 0, Math.min(0.5, saturated), "kg/kg");
}
