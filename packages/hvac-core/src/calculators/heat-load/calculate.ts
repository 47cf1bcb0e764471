import type { ResultValues } from "../../kernel/index.ts";
import { specificVolume } from "../../psychrometrics/quantities/index.ts";
import { occupantGains, type OccupantGain } from "../../reference/occupantGains.ts";
import { airLoads, type AirLoads } from "./outdoorAir.ts";
import type { HeatLoadValues, results } from "./schema.ts";
import { solarGain, type SolarGain } from "./solarGain.ts";

/** One part of the load, W; in heating a loss is positive and a gain negative. */
export interface Component {
  readonly id: "wall" | "window" | "sun" | "roof" | "floor" | "slab" | "door" | "people" | "lighting" | "equipment" | "ventilation" | "infiltration" | "pickUp";
  readonly label: string;
  readonly sensible: number;
  readonly latent: number;
}

export interface Gains {
  readonly activity: OccupantGain;
  readonly peopleSensible: number;
  readonly peopleLatent: number;
  readonly sensible: number;
  readonly latent: number;
  /** Share of the sensible gains that counts: all in cooling, the credited share in heating. */
  readonly counted: number;
}

export interface HeatLoadCalculation {
  readonly results: ResultValues<typeof results>;
  readonly components: readonly Component[];
  readonly air: AirLoads;
  readonly gains: Gains;
  /** Only in cooling. */
  readonly sun: SolarGain | undefined;
  /** Temperature difference in the direction of the load, K. */
  readonly difference: number;
  readonly floorDifference: number;
  /** Sensible load of the room itself, which the supply air must meet; ventilation is met at the unit, W. */
  readonly roomSensible: number;
  /** Sensible and latent sums before safety; the sensible sum of a heating load may be negative, the load then is none. */
  readonly sensibleSum: number;
  readonly latentSum: number;
  readonly supplySpecificVolume: number;
}

function internalGains(values: HeatLoadValues): Gains {
  const activity = occupantGains.find((row) => row.id === values.activity)!;
  const peopleSensible = values.numPeople * activity.sensible;
  const peopleLatent = values.numPeople * activity.latent;
  return {
    activity,
    peopleSensible,
    peopleLatent,
    sensible: peopleSensible + values.lightingLoad + values.equipmentLoad,
    latent: peopleLatent + values.equipmentLatentLoad,
    counted: values.calculationMode === "Heating" ? values.gainCredit : 1,
  };
}

/** Steady-state load of a room at the design hour: transmission, sun through the windows, gains, outdoor air. */
export function calculate(values: HeatLoadValues): HeatLoadCalculation {
  const cooling = values.calculationMode === "Cooling";
  const sign = cooling ? 1 : -1;
  const difference = sign * (values.outdoorTemp - values.indoorTemp);
  const floorDifference = sign * ((values.belowFloorTemp ?? values.outdoorTemp) - values.indoorTemp);
  const wall = values.wallUValue * values.wallArea * difference;
  const window = values.windowUValue * values.windowArea * difference;
  const roof = values.roofUValue * values.roofArea * difference;
  const floor = values.floorUValue * values.exposedFloorArea * floorDifference;
  const door = values.doorUValue * values.doorArea * difference;
  // The ground under a slab is no warmer than the room: in cooling its edge is left out, and nothing is to be warmed up.
  const slab = cooling ? 0 : values.slabLossFactor * values.slabPerimeter * difference;
  const pickUp = cooling ? 0 : values.pickUp * values.floorArea;
  const sun = cooling ? solarGain(values) : undefined;
  const solar = sun?.gain ?? 0;
  const gains = internalGains(values);
  const air = airLoads(values);
  const { ventilation, infiltration } = air;

  // Gains are a load in cooling and relieve the load in heating; their moisture is a load in cooling only.
  const gain = cooling ? gains.counted : 0 - gains.counted;
  const gainLatent = cooling ? gains.latent : 0;
  const roomSensible = wall + window + solar + roof + floor + slab + door + pickUp + gain * gains.sensible + infiltration.sensible;
  const sensibleSum = roomSensible + ventilation.sensible;
  const latentSum = gainLatent + ventilation.latent + infiltration.latent;
  const sensible = cooling ? sensibleSum : Math.max(0, sensibleSum);
  const beforeSafety = sensible + latentSum;
  const safety = values.safetyFactor * Math.max(0, beforeSafety);
  const total = beforeSafety + safety;
  // Below a thousandth of a watt per square metre gains and losses cancel, and ratios to the load mean nothing.
  const hasLoad = beforeSafety > 0.001 * values.floorArea;

  const supplyTemperature = values.indoorTemp - sign * values.supplyTemperatureDifference;
  const supplySpecificVolume = specificVolume(supplyTemperature, air.indoor.humidityRatio, air.pressure);
  const supplyMassFlow = roomSensible / ((1006 + 1860 * air.indoor.humidityRatio) * values.supplyTemperatureDifference);

  return {
    air,
    gains,
    sun,
    difference,
    floorDifference,
    roomSensible,
    sensibleSum,
    latentSum,
    supplySpecificVolume,
    components: [
      { id: "wall", label: "Walls", sensible: wall, latent: 0 },
      { id: "window", label: "Windows, transmission", sensible: window, latent: 0 },
      ...(sun ? [{ id: "sun" as const, label: "Windows, sun", sensible: solar, latent: 0 }] : []),
      { id: "roof", label: "Roof", sensible: roof, latent: 0 },
      { id: "floor", label: "Floor", sensible: floor, latent: 0 },
      ...(cooling ? [] : [{ id: "slab" as const, label: "Slab edge", sensible: slab, latent: 0 }]),
      { id: "door", label: "Doors", sensible: door, latent: 0 },
      { id: "people", label: "People", sensible: gain * gains.peopleSensible, latent: cooling ? gains.peopleLatent : 0 },
      { id: "lighting", label: "Lighting", sensible: gain * values.lightingLoad, latent: 0 },
      { id: "equipment", label: "Equipment", sensible: gain * values.equipmentLoad, latent: cooling ? values.equipmentLatentLoad : 0 },
      { id: "ventilation", label: "Ventilation", sensible: ventilation.sensible, latent: ventilation.latent },
      { id: "infiltration", label: "Infiltration", sensible: infiltration.sensible, latent: infiltration.latent },
      ...(cooling ? [] : [{ id: "pickUp" as const, label: "Pick-up after setback", sensible: pickUp, latent: 0 }]),
    ],
    results: {
      totalLoad: total,
      sensibleLoad: sensible,
      latentLoad: latentSum,
      safetyLoad: safety,
      ...(hasLoad && sensible >= 0 && { sensibleHeatRatio: sensible / beforeSafety }),
      loadPerArea: total / values.floorArea,
      ...(hasLoad && { areaPerCapacity: values.floorArea / total }),
      ...(roomSensible > 0 && { supplyAirflow: supplyMassFlow * supplySpecificVolume, supplyTemperature }),
      wallLoad: wall,
      windowLoad: window + solar,
      windowTransmissionLoad: window,
      ...(sun && { windowSolarLoad: solar }),
      roofLoad: roof,
      floorLoad: floor,
      ...(!cooling && { slabLoad: slab, pickUpLoad: pickUp }),
      doorLoad: door,
      internalLoad: gain * gains.sensible + gainLatent,
      peopleSensibleLoad: gain * gains.peopleSensible,
      ...(cooling && { peopleLatentLoad: gains.peopleLatent }),
      ventilationLoad: ventilation.sensible + ventilation.latent,
      ventilationSensibleLoad: ventilation.sensible,
      ventilationLatentLoad: ventilation.latent,
      infiltrationLoad: infiltration.sensible + infiltration.latent,
      infiltrationSensibleLoad: infiltration.sensible,
      infiltrationLatentLoad: infiltration.latent,
    },
  };
}
