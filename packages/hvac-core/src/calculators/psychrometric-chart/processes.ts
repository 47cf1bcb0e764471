import { OutOfRangeError } from "../../kernel/index.ts";
import {
  apparatusDewPoint,
  cool,
  coolBy,
  dehumidify,
  fan,
  heat,
  humidify,
  mix,
  moistAir,
  recover,
  roomOfSupply,
  supplyForRoom,
  type AirStream,
  type FogStream,
  type MoistAir,
  type RoomLoad,
  type CooledStream,
} from "../../psychrometrics/index.ts";
import { vaporEnthalpy, coilTo, contentOf } from "../../psychrometrics/internal.ts";
import { specificHeat } from "../../psychrometrics/quantities/index.ts";
import type { ProcessKind, ProcessValues } from "./schema.ts";

/** Heat flows to the air, W: negative from it. */
export interface HeatFlows {
  readonly total: number;
  readonly sensible: number;
  readonly latent: number;
}

/** Effect of a process on its air, at the calculated flow. */
export interface ProcessOutcome {
  readonly leaving: FogStream;
  readonly heat?: HeatFlows;
  /** Water to the air, kg/s; negative from it. */
  readonly water?: number;
  /** °C. */
  readonly apparatusDewPoint?: number | undefined;
  /** 0…1. */
  readonly bypassFactor?: number | undefined;
  /** The exhaust air after a recovery. */
  readonly other?: FogStream;
  /** The process gives the airflow, where all others take it. */
  readonly givesFlow?: true;
}

type Process = (values: ProcessValues, entering: AirStream, other: AirStream) => ProcessOutcome;

/** Heat flows of a process whose water stays in the air, of fog that evaporates among it. */
function dryHeat(entering: AirStream, leaving: FogStream): HeatFlows {
  const [before, after] = [contentOf(entering), contentOf(leaving)];
  const total = before.dryAirFlow * (after.heat - before.heat);
  const sensible = before.fogRatio === 0 ? total : sensibleHeat(entering, leaving);
  return { total, sensible, latent: total - sensible };
}

/** Heat that changes the dry bulb of the drier of the two. */
function sensibleHeat({ air, dryAirFlow }: AirStream, leaving: AirStream): number {
  return dryAirFlow * specificHeat(Math.min(air.humidityRatio, leaving.air.humidityRatio)) * (leaving.air.dryBulb - air.dryBulb);
}

/** Heat flows of a process that brings or takes water with the heat that this carries. */
function moistHeat(entering: AirStream, leaving: FogStream): HeatFlows {
  const total = entering.dryAirFlow * (contentOf(leaving).heat - contentOf(entering).heat);
  const sensible = sensibleHeat(entering, leaving);
  return { total, sensible, latent: total - sensible };
}

const heating: Process = (values, entering) => {
  if (values.heatingBy === "leavingDryBulb" && values.heatingDryBulb < entering.air.dryBulb) {
    const { dryBulb } = entering.air;
    const reason = "the air enters warmer than that; a cooling coil cools it";
    throw new OutOfRangeError({ parameter: "heatingDryBulb", value: values.heatingDryBulb, min: dryBulb, max: 200, unit: "°C", reason });
  }
  const leaving = heat(
    entering,
    {
      leavingDryBulb: { leavingDryBulb: values.heatingDryBulb },
      temperatureRise: { leavingDryBulb: entering.air.dryBulb + values.heatingRise },
      capacity: { heat: values.heatingCapacity },
    }[values.heatingBy],
  );
  return { leaving, heat: dryHeat(entering, leaving) };
};

function coilOutcome(coil: CooledStream, surface: Pick<ProcessOutcome, "apparatusDewPoint" | "bypassFactor">): ProcessOutcome {
  const { total, sensible, latent, condensate, ...leaving } = coil;
  return {
    leaving: { air: leaving.air, dryAirFlow: leaving.dryAirFlow, fogRatio: leaving.fogRatio },
    heat: { total: -total, sensible: -sensible, latent: -latent },
    water: -condensate,
    ...surface,
  };
}

const coolingCoil: Process = (values, entering) => {
  const { bypassFactor, coilCapacity: total } = values;
  const { pressure } = entering.air;
  switch (values.coilBy) {
    case "apparatusDewPoint": {
      const surface = values.apparatusDewPoint;
      return coilOutcome(cool(entering, { apparatusDewPoint: surface, bypassFactor }), { apparatusDewPoint: surface, bypassFactor });
    }
    case "capacityAndBypass": {
      const coil = coolBy(entering, { total, bypassFactor });
      return coilOutcome(coil, coil);
    }
    case "capacityAndSensible": {
      const coil = coolBy(entering, { total, sensibleHeatRatio: values.coilSensibleHeatRatio });
      return coilOutcome(coil, coil);
    }
    case "leavingState": {
      // Whether or not one surface explains it: the line of a coil with reheat is shown too.
      const coil = coilTo(entering, leavingOfCoil(values, pressure));
      return coilOutcome(coil, coil);
    }
  }
};

function leavingOfCoil(values: ProcessValues, pressure: number): MoistAir {
  const { coilDryBulb: dryBulb } = values;
  if (values.coilLeavingBy === "humidityRatio") return moistAir({ dryBulb, humidityRatio: values.coilHumidityRatio, pressure });
  return values.coilLeavingBy === "wetBulb"
    ? moistAir({ dryBulb, wetBulb: values.coilWetBulb, pressure })
    : moistAir({ dryBulb, relativeHumidity: values.coilRelativeHumidity, pressure });
}

const steamHumidifying: Process = (values, entering) => {
  const target = {
    relativeHumidity: { leavingRelativeHumidity: values.steamRelativeHumidity },
    humidityRatio: { leavingHumidityRatio: values.steamHumidityRatio },
    waterFlow: { waterFlow: values.steamFlow },
  }[values.steamTo];
  const { waterFlow, ...leaving } = humidify(entering, { kind: "steam", enthalpy: values.steamEnthalpy, ...target });
  return { leaving, heat: moistHeat(entering, leaving), water: waterFlow };
};

const adiabaticHumidifying: Process = (values, entering) => {
  const target =
    values.adiabaticBy === "effectiveness"
      ? { effectiveness: values.saturationEffectiveness }
      : { leavingRelativeHumidity: values.adiabaticRelativeHumidity };
  const { waterFlow, ...leaving } = humidify(entering, { kind: "adiabatic", ...target });
  return { leaving, heat: moistHeat(entering, leaving), water: waterFlow };
};

const recovery: Process = ({ kind, sensibleEffectiveness, latentEffectiveness }, entering, other) => {
  const both = { outdoor: entering, exhaust: other, sensibleEffectiveness };
  const { supply, exhaust, total, sensible, latent } = recover(kind === "enthalpyRecovery" ? { ...both, latentEffectiveness } : both);
  const water = entering.dryAirFlow * (contentOf(supply).water - contentOf(entering).water);
  return { leaving: supply, other: exhaust, heat: { total, sensible, latent }, ...(kind === "enthalpyRecovery" && { water }) };
};

const fanHeat: Process = (values, entering) => {
  const efficiency = values.fanEfficiency * (values.motorInAirstream ? values.motorEfficiency : 1);
  const leaving =
    values.fanBy === "pressureRise"
      ? fan(entering, { pressureRise: values.fanPressureRise, efficiency })
      : heat(entering, { leavingDryBulb: entering.air.dryBulb + values.fanTemperatureRise });
  return { leaving, heat: dryHeat(entering, leaving) };
};

const desiccant: Process = (values, entering) => {
  const leavingHumidityRatio =
    values.desiccantBy === "humidityRatio"
      ? values.desiccantHumidityRatio
      : entering.air.humidityRatio + (entering.fogRatio ?? 0) - values.moistureRemoved;
  const { waterFlow, ...leaving } = dehumidify(entering, { leavingHumidityRatio, excessHeat: values.sorptionHeat });
  return { leaving, heat: moistHeat(entering, leaving), water: -waterFlow };
};

/** The load of the room on its line. */
export function roomLoadOf(values: ProcessValues): RoomLoad {
  if (values.roomLoadBy === "sensibleAndLatent") return { sensible: values.roomSensibleLoad, latent: values.roomLatentLoad };
  const sensible = values.roomTotalLoad * values.roomSensibleHeatRatio;
  return { sensible, latent: values.roomTotalLoad - sensible };
}

const roomLine: Process = (values, entering) => {
  const load = roomLoadOf(values);
  const flows: HeatFlows = { total: load.sensible + load.latent, ...load };
  if (values.roomBy === "toRoom") {
    const leaving = roomOfSupply(entering, load);
    return { leaving, heat: flows, water: entering.dryAirFlow * (contentOf(leaving).water - contentOf(entering).water) };
  }
  if ((entering.fogRatio ?? 0) > 0)
    throw new OutOfRangeError({
      parameter: "inlet",
      value: 0,
      min: 0,
      max: 0,
      unit: "",
      reason: "it carries fog, and a room that is held at a state has none",
    });
  const supply = supplyForRoom(entering.air, load, values.supplyDryBulb);
  return {
    leaving: { ...supply, fogRatio: 0 },
    heat: flows,
    water: load.latent / vaporEnthalpy(entering.air.dryBulb),
    apparatusDewPoint: apparatusDewPoint(entering.air, supply.air),
    givesFlow: true,
  };
};

const mixing: Process = (_values, entering, other) => ({ leaving: mix(entering, other) });

/** Function of each kind of process. */
export const processes: Readonly<Record<ProcessKind, Process>> = {
  mixing,
  heating,
  coolingCoil,
  steamHumidifying,
  adiabaticHumidifying,
  heatRecovery: recovery,
  enthalpyRecovery: recovery,
  fanHeat,
  desiccant,
  roomLine,
};
