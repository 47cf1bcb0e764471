import { OutOfRangeError } from "../../../kernel/index.ts";
import {
  coolingCoil,
  outdoorAirMassFlow,
  type AirflowBasis,
  type AirState,
  type CoolingCoil,
  type DesignDays,
} from "../../../loads/index.ts";
import { enthalpy, saturationHumidityRatio, specificHeat, specificVolume } from "../../../psychrometrics/internal.ts";
import type { HeatParts } from "../state.ts";
import type { SystemValues } from "./rooms.ts";

/** Heat of a system at one hour, W: each room times its multiplier. */
export interface SystemHour {
  /** Sensible load of the rooms. */
  readonly sensible: number;
  /** Reheat of rooms whose minimum airflow cools more than they need. */
  readonly reheat: number;
  readonly latent: number;
  /** Lighting heat in the return air at the coil; 0 where all return air is exhausted. Its vapour is warmed too. */
  readonly returnAir: HeatParts;
  /** Load of outdoor air at the coil: the rest of its load. */
  readonly ventilation: HeatParts;
  /** Losses of rooms without supply air, positive, and moisture that the supply air cannot carry, negative. */
  readonly uncredited: HeatParts;
  /** Outdoor air of the hour. */
  readonly air: {
    readonly outdoor: AirState;
    /** After the heat recovery. */
    readonly recovered: AirState;
    /** kg of dry air per second. */
    readonly outdoorMassFlow: number;
  };
  /** `null` without cooling. */
  readonly coil: CoolingCoil | null;
  /** Load of the coil; 0 in hours in which outdoor air cools more than the rooms need. */
  readonly coilSensible: number;
  readonly coilTotal: number;
  /** Heat of fan and duct, W. */
  readonly fan: number;
}

/** Sums of heat and moisture of rooms at each hour, W. */
export interface RoomsHeat {
  readonly sensible: Float64Array;
  /** Reheat of rooms whose minimum airflow cools more than they need. */
  readonly reheat: Float64Array;
  readonly latent: Float64Array;
  readonly returnAir: Float64Array;
}

/** Outdoor air after a heat recovery, which is bypassed where it would add to the load. */
function recovered(outdoor: AirState, room: AirState, { sensibleRecovery, latentRecovery }: SystemValues, pressure: number): AirState {
  // A sensible exchanger is bypassed by the dry bulb (below), an enthalpy exchanger by the enthalpy.
  if (latentRecovery > 0 && enthalpy(outdoor.dryBulb, outdoor.humidityRatio) <= enthalpy(room.dryBulb, room.humidityRatio)) return outdoor;
  const dryBulb = outdoor.dryBulb - sensibleRecovery * Math.max(0, outdoor.dryBulb - room.dryBulb);
  const humidityRatio = outdoor.humidityRatio - latentRecovery * Math.max(0, outdoor.humidityRatio - room.humidityRatio);
  // Moisture above saturation condenses in the exchanger.
  return { dryBulb, humidityRatio: Math.min(humidityRatio, saturationHumidityRatio(dryBulb, pressure)) };
}

/** A system on the days of one kind. */
interface SystemDays {
  readonly system: SystemValues;
  /** Air from its rooms. */
  readonly room: AirState;
  /** m³/s. */
  readonly outdoorAirflow: number;
  readonly measuredAt: AirflowBasis;
  readonly sums: RoomsHeat;
  readonly days: DesignDays;
}

/** A system at an hour, counted from 0. */
export function systemHour({ system, room, outdoorAirflow, measuredAt, sums, days }: SystemDays, k: number): SystemHour {
  const { pressure } = days;
  const rise = system.fanRise + system.ductRise;
  const outdoor = { dryBulb: days.dryBulb[k]!, humidityRatio: days.humidityRatio[k]! };
  const entering = recovered(outdoor, room, system, pressure);
  const outdoorMassFlow = outdoorAirMassFlow({ volumeFlow: outdoorAirflow, measuredAt, entering: outdoor, room, pressure });
  const [sensible, reheat, latent] = [sums.sensible[k]!, sums.reheat[k]!, sums.latent[k]!];
  const load = { sensible, reheat, latent, air: { outdoor, recovered: entering, outdoorMassFlow } };
  const none = { sensible: 0, latent: 0 };
  if (!(sensible + reheat > 0) && outdoorMassFlow === 0) {
    const uncredited = { sensible: 0 - sensible - reheat, latent: 0 - latent };
    return { ...load, returnAir: none, ventilation: none, uncredited, coil: null, coilSensible: 0, coilTotal: 0, fan: 0 };
  }
  const { coil, carried } = coilOf(system, {
    roomSensible: sensible + reheat,
    roomLatent: latent,
    returnAirHeat: sums.returnAir[k]!,
    room,
    outdoor: entering,
    pressure,
    supplyDryBulb: system.supplyTemperature,
    outdoorAirFlow: outdoorMassFlow * specificVolume(entering.dryBulb, entering.humidityRatio, pressure),
    temperatureRise: rise,
  });
  const cools = coil.total > 0;
  const coilTotal = cools ? coil.total : 0;
  // A dry coil takes out no moisture: the last bits of two enthalpies are residue.
  const isResidue = (latent: number): boolean => Math.abs(latent) <= 1e-12 * coilTotal;
  const coilSensible = cools ? (isResidue(coil.latent) ? coilTotal : coil.sensible) : 0;
  const fan = coil.supplyMassFlow * specificHeat(coil.leaving.humidityRatio) * rise;
  const uncredited = { sensible: 0, latent: carried - latent };
  const returnAir = coil.flowSetBy === "ventilation" ? none : returnAirParts(sums.returnAir[k]!, coil);
  const airLatent = coilTotal - coilSensible - carried - returnAir.latent;
  const ventilation =
    outdoorMassFlow === 0
      ? none
      : { sensible: coilSensible - sensible - reheat - returnAir.sensible - fan, latent: isResidue(airLatent) ? 0 : airLatent };
  return { ...load, returnAir, ventilation, uncredited, coil, coilSensible, coilTotal, fan };
}

/** Lighting heat in the return air at the coil: sensible at the leaving humidity, the rest in the vapour that condenses. */
function returnAirParts(heat: number, { leaving, roomHumidityRatio }: CoolingCoil): HeatParts {
  const sensible = (heat * specificHeat(leaving.humidityRatio)) / specificHeat(roomHumidityRatio);
  return { sensible, latent: heat - sensible };
}

/** The coil at one hour, and the moisture of the rooms that its air carries, W: all of it, unless even dry air cannot carry it. */
function coilOf({ id }: SystemValues, input: Parameters<typeof coolingCoil>[0]): { readonly coil: CoolingCoil; readonly carried: number } {
  try {
    return { coil: coolingCoil(input), carried: input.roomLatent };
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    const { parameter, value, min, max, unit, reason = "the moisture of the rooms cannot be taken out at this temperature" } = error;
    // At an hour with little air the rooms become more humid, which a warning says.
    if (parameter === "roomLatent" && value > max) {
      const carried = max * (1 - 1e-9);
      return { coil: coolingCoil({ ...input, roomLatent: carried }), carried };
    }
    throw new OutOfRangeError({ parameter: `systems.${id}.supplyTemperature`, value, min, max, unit, reason });
  }
}
