import { OutOfRangeError, type ResultValues } from "../../../kernel/index.ts";
import {
  equipmentGain,
  lightingGain,
  occupantHeat,
  outdoorAirGain,
  peopleGain,
  pickUpPower,
  safetyAllowance,
  slabEdgeLoss,
  supplyAirFlow,
  type AirflowBasis,
  type HourWeather,
  type SensibleAndLatent,
  type SupplyAirFlow,
} from "../../../loads/index.ts";
import { moistAir, pressureAtAltitude, type MoistAir } from "../../../psychrometrics/index.ts";
import { occupantGains, type OccupantGain } from "../../../reference/index.ts";
import type { results } from "../results.ts";
import type { HeatLoadValues } from "../schema.ts";
import { sunMonth } from "../seasons.ts";
import { sunniestHour, weatherAt, type SunnierHour } from "./sun.ts";
import { surfaceLoads, surfacesOf, type Surface, type SurfaceLoad } from "./surfaces.ts";

/** One part of the load, W; in heating a loss is positive and a gain negative. */
export interface Component {
  readonly id:
    | "wall"
    | "window"
    | "sun"
    | "roof"
    | "floor"
    | "slab"
    | "door"
    | "people"
    | "lighting"
    | "equipment"
    | "ventilation"
    | "infiltration"
    | "pickUp";
  readonly label: string;
  readonly sensible: number;
  readonly latent: number;
}

/** Load of bringing outdoor air to the room's state, W, and the flow that carries it. */
export interface AirLoad {
  /** m³/s. */
  readonly volumeFlow: number;
  /** Dry air, kg/s. */
  readonly massFlow: number;
  readonly sensible: number;
  readonly latent: number;
}

/** The air of the room and outdoors, and the loads of exchanging it. */
export interface AirLoads {
  /** Pa. */
  readonly pressure: number;
  readonly outdoor: MoistAir;
  readonly indoor: MoistAir;
  readonly ventilation: AirLoad;
  readonly infiltration: AirLoad;
}

/** Gains of people, lighting and equipment. */
export interface Gains {
  readonly activity: OccupantGain;
  /** Heat of one person at the room's temperature, W. */
  readonly person: SensibleAndLatent;
  /** W. */
  readonly peopleSensible: number;
  /** W. */
  readonly peopleLatent: number;
  /** Of people, lighting and equipment together, W. */
  readonly sensible: number;
  /** Of people and equipment together, W. */
  readonly latent: number;
  /** Share of the sensible gains that counts: all in cooling, the credited share in heating. */
  readonly counted: number;
}

/** The load of one room at one hour as calculated: its parts and the values between input and results. */
export interface HeatLoadCalculation {
  readonly results: ResultValues<typeof results>;
  readonly components: readonly Component[];
  readonly surfaces: readonly SurfaceLoad[];
  readonly air: AirLoads;
  readonly gains: Gains;
  /** Only in cooling. */
  readonly weather: HourWeather | null;
  /** Month 1…12 of the sun. */
  readonly month: number;
  /** Hour of that month's day at which the sun on all surfaces together brings most. */
  readonly sunniest: SunnierHour | null;
  /** Outdoor over indoor temperature in the direction of the load, K. */
  readonly difference: number;
  /** Sensible load of the room itself, which the supply air must meet; ventilation is met at the unit, W. */
  readonly roomSensible: number;
  /** Sensible sum before safety, W; that of a heating load may be negative, the load then is none. */
  readonly sensibleSum: number;
  /** Latent sum before safety, W. */
  readonly latentSum: number;
  readonly supply: SupplyAirFlow | null;
}

function internalGains(values: HeatLoadValues): Gains {
  const activity = occupantGains.find(({ id }) => id === values.activity)!;
  const person = occupantHeat({ sensible: activity.sensible, latent: activity.latent, roomDryBulb: values.indoorTemp });
  const people = peopleGain({ people: values.numPeople, sensiblePerPerson: person.sensible, latentPerPerson: person.latent });
  const lighting = lightingGain({ power: values.lightingLoad });
  const equipment = equipmentGain({ power: values.equipmentLoad });
  return {
    activity,
    person,
    peopleSensible: people.sensible,
    peopleLatent: people.latent,
    sensible: people.sensible + lighting.sensible + equipment.sensible,
    latent: people.latent + values.equipmentLatentLoad,
    counted: values.calculationMode === "Heating" ? values.gainCredit : 1,
  };
}

function needFloorArea({ floorArea }: HeatLoadValues, reason: string): number {
  if (floorArea === null) throw new OutOfRangeError({ parameter: "floorArea", value: NaN, min: 0.1, max: 100_000, unit: "m²", reason });
  return floorArea;
}

/** States of the air and the loads of ventilation and infiltration. Gains are positive in cooling, losses in heating. */
function airLoads(values: HeatLoadValues): AirLoads {
  const pressure = pressureAtAltitude(values.altitude);
  const outdoor =
    values.outdoorHumidityBy === "wetBulb"
      ? moistAir({ dryBulb: values.outdoorTemp, wetBulb: values.outdoorWetBulb, pressure })
      : moistAir({ dryBulb: values.outdoorTemp, relativeHumidity: values.outdoorRelativeHumidity, pressure });
  const indoor = moistAir({ dryBulb: values.indoorTemp, relativeHumidity: values.indoorRelativeHumidity, pressure });
  const heating = values.calculationMode === "Heating";
  const sign = heating ? -1 : 1;
  // Moisture counts where somebody dries or humidifies; a difference that relieves the plant is no load.
  const latentCounts = !heating || values.humidified;
  const load = (volumeFlow: number, measuredAt: AirflowBasis): AirLoad => {
    const { massFlow, sensible, latent } = outdoorAirGain({ volumeFlow, measuredAt, entering: outdoor, room: indoor, pressure });
    return { volumeFlow, massFlow, sensible: sign * sensible, latent: latentCounts ? Math.max(0, sign * latent) : 0 };
  };
  const changes = values.infiltrationAirChanges;
  const leaking = changes === 0 ? 0 : changes * needFloorArea(values, "infiltration is given by air changes") * values.ceilingHeight;
  return {
    pressure,
    outdoor,
    indoor,
    ventilation: load(values.ventilationRate, values.airflowBasis),
    infiltration: load(leaking, "outdoor"),
  };
}

const totalOf = (loads: readonly SurfaceLoad[], of: (load: SurfaceLoad) => number): number =>
  loads.reduce((sum, load) => sum + of(load), 0);

/** Loads of all surfaces of a kind, W. */
function sumsOf(
  loads: readonly SurfaceLoad[],
): Record<Surface["kind"], number> & { readonly windowSun: number; readonly opaqueSun: number } {
  const of = (kind: Surface["kind"]): SurfaceLoad[] => loads.filter(({ surface }) => surface.kind === kind);
  const sum = (kind: Surface["kind"]): number => totalOf(of(kind), ({ load }) => load);
  const windowSun = totalOf(of("window"), ({ sunLoad }) => sunLoad ?? 0);
  const opaqueSun = totalOf(loads, ({ surface, sunLoad }) => (surface.kind === "window" ? 0 : (sunLoad ?? 0)));
  return { wall: sum("wall"), window: sum("window"), roof: sum("roof"), door: sum("door"), floor: sum("floor"), windowSun, opaqueSun };
}

/** Steady-state load of a room at the design hour: transmission, sun on windows, walls and roof, gains, outdoor air. */
export function calculateRoom(values: HeatLoadValues): HeatLoadCalculation {
  const cooling = values.calculationMode === "Cooling";
  const sign = cooling ? 1 : -1;
  const difference = sign * (values.outdoorTemp - values.indoorTemp);
  const month = sunMonth(values);
  const weather = cooling ? weatherAt(values, month, values.hour / 3600) : undefined;
  const all = surfacesOf(values);
  const surfaces = surfaceLoads(all, values.indoorTemp, weather);
  const sums = sumsOf(surfaces);
  const windowTransmission = totalOf(surfaces, ({ surface, load, window }) =>
    surface.kind === "window" ? (window?.transmission ?? load) : 0,
  );
  // The ground under a slab is no warmer than the room: in cooling its edge is left out, and nothing is to be warmed up.
  const slab = cooling
    ? 0
    : slabEdgeLoss({
        perimeter: values.slabPerimeter,
        factor: values.slabLossFactor,
        outdoorDryBulb: values.outdoorTemp,
        roomDryBulb: values.indoorTemp,
      });
  const pickUp =
    cooling || values.pickUp === 0 ? 0 : pickUpPower(needFloorArea(values, "the pick-up is given by floor area"), values.pickUp);
  const gains = internalGains(values);
  const air = airLoads(values);
  const { ventilation, infiltration } = air;

  // Gains are a load in cooling and relieve the load in heating; their moisture is a load in cooling only.
  const gain = cooling ? gains.counted : 0 - gains.counted;
  const gainLatent = cooling ? gains.latent : 0;
  const roomSensible = totalOf(surfaces, ({ load }) => load) + slab + pickUp + gain * gains.sensible + infiltration.sensible;
  const sensibleSum = roomSensible + ventilation.sensible;
  const latentSum = gainLatent + ventilation.latent + infiltration.latent;
  const sensible = cooling ? sensibleSum : Math.max(0, sensibleSum);
  const beforeSafety = sensible + latentSum;
  const safety = safetyAllowance(beforeSafety, values.safetyFactor);
  const total = beforeSafety + safety;
  // Below a tenth of a watt gains and losses cancel, and ratios to the load mean nothing.
  const hasLoad = beforeSafety > 0.1;

  const supplyTemperature = values.indoorTemp - sign * values.supplyTemperatureDifference;
  const supply =
    roomSensible > 0
      ? supplyAirFlow({
          sensible: sign * roomSensible,
          roomDryBulb: values.indoorTemp,
          supplyDryBulb: supplyTemperature,
          humidityRatio: air.indoor.humidityRatio,
          pressure: air.pressure,
        })
      : null;

  return {
    surfaces,
    air,
    gains,
    weather: weather ?? null,
    month,
    sunniest: weather ? sunniestHour(values, all, sums.windowSun + sums.opaqueSun) : null,
    difference,
    roomSensible,
    sensibleSum,
    latentSum,
    supply,
    components: [
      { id: "wall", label: "Walls", sensible: sums.wall, latent: 0 },
      { id: "window", label: "Windows, transmission", sensible: windowTransmission, latent: 0 },
      ...(cooling ? [{ id: "sun" as const, label: "Windows, sun", sensible: sums.windowSun, latent: 0 }] : []),
      { id: "roof", label: "Roof", sensible: sums.roof, latent: 0 },
      { id: "floor", label: "Floor", sensible: sums.floor, latent: 0 },
      ...(cooling ? [] : [{ id: "slab" as const, label: "Slab edge", sensible: slab, latent: 0 }]),
      { id: "door", label: "Doors", sensible: sums.door, latent: 0 },
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
      ...(values.floorArea !== null && {
        loadPerArea: total / values.floorArea,
        ...(cooling && hasLoad && { areaPerCapacity: values.floorArea / total }),
      }),
      ...(supply && { supplyAirflow: supply.volumeFlow, supplyTemperature }),
      wallLoad: sums.wall,
      windowLoad: sums.window,
      windowTransmissionLoad: windowTransmission,
      ...(cooling && { windowSolarLoad: sums.windowSun, opaqueSolarLoad: sums.opaqueSun }),
      roofLoad: sums.roof,
      floorLoad: sums.floor,
      ...(!cooling && { slabLoad: slab, pickUpLoad: pickUp }),
      doorLoad: sums.door,
      internalLoad: gain * gains.sensible + gainLatent,
      peopleSensibleLoad: gain * gains.peopleSensible,
      ...(cooling && { peopleLatentLoad: gains.peopleLatent }),
      ventilationLoad: ventilation.sensible + ventilation.latent,
      ventilationSensibleLoad: ventilation.sensible,
      ventilationLatentLoad: ventilation.latent,
      infiltrationLoad: infiltration.sensible + infiltration.latent,
      infiltrationSensibleLoad: infiltration.sensible,
      infiltrationLatentLoad: infiltration.latent,
      surfaces: surfaces.map(({ id, surface, load, sunLoad, outsideTemperature }) => ({
        id,
        name: surface.name,
        load,
        ...(sunLoad !== null && { sunLoad }),
        outsideTemperature,
      })),
    },
  };
}
