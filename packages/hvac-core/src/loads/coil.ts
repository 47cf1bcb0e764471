import { OutOfRangeError, requireInRange } from "../refusals/errors.ts";
import { isAbove } from "../quantity/tolerance.ts";
import {
  vaporEnthalpy,
  enthalpy,
  relativeHumidityFromHumidityRatio,
  saturationHumidityRatio,
  specificHeat,
  specificVolume,
} from "../psychrometrics/internal.ts";
import { outdoorAirMassFlow, requireState, type AirState } from "./outdoorAir.ts";

/** Air supply of a room or block. */
export interface SupplyAir {
  /** Supply dry bulb at the room, °C; below that of the room. */
  readonly supplyDryBulb: number;
  /** Outdoor air of the ventilation, m³/s, ≥ 0, measured at the outdoor state of the hour. */
  readonly outdoorAirFlow: number;
  /** Temperature rise between coil and room by a fan after the coil and by the duct, K, ≥ 0; 0 by default. */
  readonly temperatureRise?: number;
  /** Minimum supply flow, m³/s at room temperature and site pressure; 0 by default. */
  readonly minimumFlow?: number;
}

export interface CoolingCoil {
  /** Supply air, kg of dry air per second. */
  readonly supplyMassFlow: number;
  /** Supply air at the room, m³/s. */
  readonly supplyFlow: number;
  /** Requirement that governs the supply flow. */
  readonly flowSetBy: "load" | "ventilation" | "minimum";
  /** Supply dry bulb at the room, °C; above the set one where ventilation or a minimum governs the flow. */
  readonly supplyDryBulb: number;
  /** Outdoor air mixed with return air. */
  readonly entering: AirState & { readonly enthalpy: number };
  readonly leaving: AirState & { readonly enthalpy: number; readonly relativeHumidity: number };
  /** Resulting room humidity, kg/kg: that of the set point unless the coil is dry or its leaving air saturated. */
  readonly roomHumidityRatio: number;
  readonly roomRelativeHumidity: number;
  /** "wet": the coil meets the latent load; "saturated": saturated air is already drier than the room needs; "dry": nothing condenses. */
  readonly regime: "wet" | "saturated" | "dry";
  /** W. */
  readonly sensible: number;
  /** W. */
  readonly latent: number;
  /** W. */
  readonly total: number;
}

export interface CoolingCoilInput extends SupplyAir {
  /** W. */
  readonly roomSensible: number;
  /** W. */
  readonly roomLatent: number;
  /** Heat to the return air, W, ≥ 0. */
  readonly returnAirHeat: number;
  readonly room: AirState;
  readonly outdoor: AirState;
  /** Pa. */
  readonly pressure: number;
}

const state = (dryBulb: number, humidityRatio: number) => ({ dryBulb, humidityRatio, enthalpy: enthalpy(dryBulb, humidityRatio) });

/** Checked loads, W, and requirements of the supply air: temperature rise, K, and mass flows, kg/s. */
interface SupplyRequirements {
  readonly sensible: number;
  readonly latent: number;
  readonly rise: number;
  readonly outdoorMassFlow: number;
  readonly minimumMassFlow: number;
}

/** Supply air that meets the requirements: kg/s, °C and kg/kg, with the moisture that it gains in the room, kg/kg, and its share of outdoor air. */
interface SupplyAirState extends Pick<CoolingCoil, "flowSetBy" | "regime"> {
  readonly massFlow: number;
  readonly dryBulb: number;
  readonly humidityRatio: number;
  readonly moistureGain: number;
  readonly outdoorShare: number;
}

function massFlowOf(loadFlow: number, { sensible, outdoorMassFlow, minimumMassFlow }: SupplyRequirements): number {
  const massFlow = Math.max(loadFlow, outdoorMassFlow, minimumMassFlow);
  if (massFlow > 0) return massFlow;
  const reason = "without a sensible load and a minimum flow no air is supplied";
  throw new OutOfRangeError({ parameter: "roomSensible", value: sensible, min: 0, max: Infinity, unit: "W", reason });
}

/** The flow depends on the supply humidity through its specific heat alone, so each round of this iteration reduces the error to a thousandth. */
function supplyOf({ room, outdoor, pressure, supplyDryBulb }: CoolingCoilInput, requirements: SupplyRequirements): SupplyAirState {
  const { sensible, latent, rise, outdoorMassFlow } = requirements;
  const evaporation = vaporEnthalpy(room.dryBulb);
  const drop = room.dryBulb - supplyDryBulb;
  let humidityRatio = room.humidityRatio;
  for (;;) {
    const heat = specificHeat(humidityRatio);
    const loadFlow = Math.max(0, sensible) / (heat * drop);
    const massFlow = massFlowOf(loadFlow, requirements);
    const flowSetBy = massFlow === loadFlow ? "load" : massFlow === outdoorMassFlow ? "ventilation" : "minimum";
    const dryBulb = flowSetBy === "load" ? supplyDryBulb : room.dryBulb - sensible / (massFlow * heat);
    const outdoorShare = outdoorMassFlow / massFlow;
    const moistureGain = latent / (massFlow * evaporation);
    const wet = room.humidityRatio - moistureGain;
    const saturated = saturationHumidityRatio(dryBulb - rise, pressure);
    // Without condensation the supply is the mixture: W_s = x·W_o + (1 − x)(W_s + gain).
    const dry = outdoorShare > 0 ? outdoor.humidityRatio + (moistureGain > 0 ? (1 / outdoorShare - 1) * moistureGain : 0) : Infinity;
    const next = Math.min(wet, saturated, dry);
    if (next < 0) {
      const max = massFlow * evaporation * room.humidityRatio;
      const reason = "the supply air would have to be drier than dry air";
      throw new OutOfRangeError({ parameter: "roomLatent", value: latent, min: 0, max, unit: "W", reason });
    }
    const change = Math.abs(next - humidityRatio);
    humidityRatio = next;
    if (change > 1e-14) continue;
    const regime = next === wet ? "wet" : next === saturated ? "saturated" : "dry";
    return { massFlow, dryBulb, humidityRatio, moistureGain, outdoorShare, flowSetBy, regime };
  }
}

/**
 * Supply air and state of the cooling coil that keeps a room at its set point at one hour.
 *
 * The flow follows from the sensible load and the supply temperature, the humidity of the supply air from the latent load; where
 * outdoor air or a minimum requires more, the supply temperature rises instead. A negative latent load (infiltration of dry air) is taken
 * as zero: a coil adds no water. The enthalpy of the condensate is neglected. The sensible part is ṁ(c_a + W_l·c_v)(t_e − t_l), the latent part the rest.
 *
 * @param input loads (W), states (°C, kg/kg), flows (m³/s), pressure (Pa); ranges at {@link CoolingCoilInput}
 * @returns flows, entering and leaving states and the loads of the coil, W
 * @throws {OutOfRangeError} when the supply air is not colder than the room, no air flows, or the latent load needs air drier than dry
 * @source ashrae-hof-2017, ch. 1, adiabatic mixing and cooling
 * @example
 * ```ts
 * import { coolingCoil } from "@org/hvac-core/loads";
 * const room = { dryBulb: 24, humidityRatio: 0.0093 };
 * const load = { roomSensible: 10000, roomLatent: 2000, returnAirHeat: 0, room, outdoor: { dryBulb: 33, humidityRatio: 0.014 }, pressure: 101325 };
 * const coil = coolingCoil({ ...load, supplyDryBulb: 13, outdoorAirFlow: 0 });
 * coil.total; // 12000
 * ```
 */
export function coolingCoil(input: CoolingCoilInput): CoolingCoil {
  const { room, outdoor, pressure } = input;
  const roomDryBulb = requireInRange("room.dryBulb", requireState("room", room, pressure).dryBulb, -40, 60, "°C");
  requireState("outdoor", outdoor, pressure);
  const qs = requireInRange("roomSensible", input.roomSensible, -1e9, 1e9, "W");
  const ql = Math.max(0, requireInRange("roomLatent", input.roomLatent, -1e9, 1e9, "W"));
  requireInRange("returnAirHeat", input.returnAirHeat, 0, 1e9, "W");
  const rise = requireInRange("temperatureRise", input.temperatureRise ?? 0, 0, 20, "K");
  requireInRange("supplyDryBulb", input.supplyDryBulb, -20, roomDryBulb - 0.1, "°C");
  const outdoorMassFlow = outdoorAirMassFlow({ volumeFlow: input.outdoorAirFlow, entering: outdoor, room, pressure });
  const minimumMassFlow =
    requireInRange("minimumFlow", input.minimumFlow ?? 0, 0, 1e5, "m³/s") / specificVolume(roomDryBulb, room.humidityRatio, pressure);
  const supply = supplyOf(input, { sensible: qs, latent: ql, rise, outdoorMassFlow, minimumMassFlow });
  const { massFlow, dryBulb: supplyDryBulb, humidityRatio: supplyHumidity, moistureGain, outdoorShare: share, flowSetBy, regime } = supply;

  const roomHumidity = supplyHumidity + moistureGain;
  const mixedHumidity = share * outdoor.humidityRatio + (1 - share) * roomHumidity;
  const returnDryBulb = share < 1 ? roomDryBulb + input.returnAirHeat / (massFlow * (1 - share) * specificHeat(roomHumidity)) : roomDryBulb;
  const returnEnthalpy = enthalpy(returnDryBulb, roomHumidity);
  const mixedEnthalpy = share * enthalpy(outdoor.dryBulb, outdoor.humidityRatio) + (1 - share) * returnEnthalpy;
  const mixedDryBulb = (mixedEnthalpy - enthalpy(0, mixedHumidity)) / specificHeat(mixedHumidity);

  const leavingDryBulb = supplyDryBulb - rise;
  const entering = state(mixedDryBulb, mixedHumidity);
  const leaving = {
    ...state(leavingDryBulb, supplyHumidity),
    relativeHumidity: regime === "saturated" ? 1 : relativeHumidityFromHumidityRatio(leavingDryBulb, supplyHumidity, pressure),
  };
  const sensible = massFlow * specificHeat(supplyHumidity) * (mixedDryBulb - leavingDryBulb);
  // A dry coil has sensible heat only: a difference of enthalpies would leave rounding errors as latent heat.
  const total = isAbove(mixedHumidity, supplyHumidity) ? massFlow * (entering.enthalpy - leaving.enthalpy) : sensible;
  return {
    supplyMassFlow: massFlow,
    supplyFlow: massFlow * specificVolume(supplyDryBulb, supplyHumidity, pressure),
    flowSetBy,
    supplyDryBulb,
    entering,
    leaving,
    roomHumidityRatio: roomHumidity,
    roomRelativeHumidity: relativeHumidityFromHumidityRatio(roomDryBulb, roomHumidity, pressure),
    regime,
    sensible,
    latent: total - sensible,
    total,
  };
}
