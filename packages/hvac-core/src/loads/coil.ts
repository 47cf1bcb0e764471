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

/** How a room or block is served with air. */
export interface SupplyAir {
  /** Dry bulb of the air where it enters the room, °C; below the room's. */
  readonly supplyDryBulb: number;
  /** Outdoor air of the ventilation, m³/s, ≥ 0, measured at the outdoor state of the hour. */
  readonly outdoorAirFlow: number;
  /** Warming between coil and room by a fan after the coil and by the duct, K, ≥ 0; 0 when left out. */
  readonly temperatureRise?: number;
  /** Least supply flow, m³/s at room temperature and site pressure; 0 when left out. */
  readonly minimumFlow?: number;
}

export interface CoolingCoil {
  /** Supply air, kg of dry air per second. */
  readonly supplyMassFlow: number;
  /** Supply air as it enters the room, m³/s. */
  readonly supplyFlow: number;
  /** What set the supply flow. */
  readonly flowSetBy: "load" | "ventilation" | "minimum";
  /** Dry bulb with which the air enters the room, °C; above the wanted one where ventilation or a minimum sets the flow. */
  readonly supplyDryBulb: number;
  /** Outdoor air mixed with return air. */
  readonly entering: AirState & { readonly enthalpy: number };
  readonly leaving: AirState & { readonly enthalpy: number; readonly relativeHumidity: number };
  /** Room humidity that results, kg/kg: the wanted one unless the coil is dry or its leaving air saturated. */
  readonly roomHumidityRatio: number;
  readonly roomRelativeHumidity: number;
  /** "wet" as wanted; "saturated": saturated air is already drier than the room needs; "dry": nothing condenses. */
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
  /** Heat taken up by the return air, W, ≥ 0. */
  readonly returnAirHeat: number;
  readonly room: AirState;
  readonly outdoor: AirState;
  /** Pa. */
  readonly pressure: number;
}

const state = (dryBulb: number, humidityRatio: number) => ({ dryBulb, humidityRatio, enthalpy: enthalpy(dryBulb, humidityRatio) });

/**
 * Supply air and state of the cooling coil that holds a room at one hour.
 *
 * The flow follows from the sensible load and the supply temperature, the humidity of the supply air from the latent load; where
 * outdoor air or a minimum asks for more, the supply temperature rises instead. A negative latent load (dry air leaking in) counts as
 * none: a coil adds no water. The condensate leaves without enthalpy. The sensible part is ṁ(c_a + W_l·c_v)(t_e − t_l), the latent part the rest.
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
  const wantedDryBulb = requireInRange("supplyDryBulb", input.supplyDryBulb, -20, roomDryBulb - 0.1, "°C");
  const outdoorMassFlow = outdoorAirMassFlow({ volumeFlow: input.outdoorAirFlow, entering: outdoor, room, pressure });
  const least =
    requireInRange("minimumFlow", input.minimumFlow ?? 0, 0, 1e5, "m³/s") / specificVolume(roomDryBulb, room.humidityRatio, pressure);
  const evaporation = vaporEnthalpy(roomDryBulb);
  const drop = roomDryBulb - wantedDryBulb;

  // The flow depends on the supply humidity through its specific heat alone, so this settles at a thousandth per turn.
  let supplyHumidity = room.humidityRatio;
  let [massFlow, supplyDryBulb, gained, share] = [0, wantedDryBulb, 0, 0];
  let flowSetBy: CoolingCoil["flowSetBy"] = "load";
  let regime: CoolingCoil["regime"] = "wet";
  for (let change = 1; change > 1e-14;) {
    const heat = specificHeat(supplyHumidity);
    const loadFlow = Math.max(0, qs) / (heat * drop);
    massFlow = Math.max(loadFlow, outdoorMassFlow, least);
    if (!(massFlow > 0))
      throw new OutOfRangeError({
        parameter: "roomSensible",
        value: qs,
        min: 0,
        max: Infinity,
        unit: "W",
        reason: "without a sensible load and a least flow no air is supplied",
      });
    flowSetBy = massFlow === loadFlow ? "load" : massFlow === outdoorMassFlow ? "ventilation" : "minimum";
    supplyDryBulb = flowSetBy === "load" ? wantedDryBulb : roomDryBulb - qs / (massFlow * heat);
    share = outdoorMassFlow / massFlow;
    gained = ql / (massFlow * evaporation);
    const wet = room.humidityRatio - gained;
    const saturated = saturationHumidityRatio(supplyDryBulb - rise, pressure);
    // Without condensation the supply is the mixture: W_s = x·W_o + (1 − x)(W_s + gain).
    const dry = share > 0 ? outdoor.humidityRatio + (gained > 0 ? (1 / share - 1) * gained : 0) : Infinity;
    const next = Math.min(wet, saturated, dry);
    if (next < 0) {
      throw new OutOfRangeError({
        parameter: "roomLatent",
        value: ql,
        min: 0,
        max: massFlow * evaporation * room.humidityRatio,
        unit: "W",
        reason: "the supply air would have to be drier than dry air",
      });
    }
    regime = next === wet ? "wet" : next === saturated ? "saturated" : "dry";
    change = Math.abs(next - supplyHumidity);
    supplyHumidity = next;
  }

  const roomHumidity = supplyHumidity + gained;
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
  // Air that loses no water gives sensible heat alone: the difference of two enthalpies would leave their last bits as latent heat.
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
