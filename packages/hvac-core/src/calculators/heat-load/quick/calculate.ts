import { OutOfRangeError } from "../../../kernel/index.ts";
import {
  equipmentGain,
  lightingGain,
  outdoorAirGain,
  peopleGain,
  pickUpPower,
  slabEdgeLoss,
  supplyAirFlow,
  type AirflowBasis,
  type HourWeather,
  type SensibleAndLatent,
  type SupplyAirFlow,
} from "../../../loads/index.ts";
import { moistAir, pressureAtAltitude, type MoistAir } from "../../../psychrometrics/index.ts";
import type { OccupantGain } from "../../../reference/index.ts";
import { activityOf, personOf } from "../people.ts";
import type { HeatLoadValues } from "../schema.ts";
import { quickRoom, roomOutdoorAir } from "../spaceUse.ts";
import { sunMonth } from "../seasons.ts";
import { totalsOf, type HeatParts, type LoadParts, type LoadState } from "../state.ts";
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

/** Load of bringing outdoor air to the state of the room, W, and its flow. */
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
  /** Heat of one person at the temperature of the room, W. */
  readonly person: SensibleAndLatent;
  /** W. */
  readonly peopleSensible: number;
  /** W. */
  readonly peopleLatent: number;
  /** Sensible heat of people, lighting and equipment, W. */
  readonly sensible: number;
  /** Latent heat of people and equipment, W. */
  readonly latent: number;
  /** Share of the sensible gains in the load: all in cooling, the credited share in heating. */
  readonly share: number;
}

/** Parts of the load of a room, W; in heating losses are positive and gains negative. */
interface RoomParts extends LoadParts {
  readonly doors: number;
  /** Sun on walls, roof and doors, included in their loads. */
  readonly opaqueSun: number;
  readonly slab: number;
  readonly lighting: HeatParts;
  readonly equipment: HeatParts;
  readonly pickUp: number;
}

/** The load of one room at one hour: its parts, and the values between input and results. */
export interface RoomState extends LoadState {
  readonly parts: RoomParts;
  readonly components: readonly Component[];
  readonly surfaces: readonly SurfaceLoad[];
  readonly air: AirLoads;
  readonly gains: Gains;
  /** Only in cooling. */
  readonly weather: HourWeather | null;
  /** Month 1…12 of the sun. */
  readonly month: number;
  /** Hour of the day in that month at which all surfaces have most sun. */
  readonly sunniest: SunnierHour | null;
  /** Outdoor over indoor temperature in the direction of the load, K. */
  readonly difference: number;
  /** Sensible load without ventilation, which the supply air must meet; ventilation is met at the unit, W. */
  readonly roomSensible: number;
  /** Sensible sum before safety, W; that of a heating load may be negative, and the load is then 0. */
  readonly sensibleSum: number;
  readonly supply: SupplyAirFlow | null;
  /** °C. */
  readonly supplyTemperature: number;
}

function internalGains(values: HeatLoadValues): Gains {
  const person = personOf(values);
  const people = peopleGain({ people: values.numPeople, sensiblePerPerson: person.sensible, latentPerPerson: person.latent });
  const lighting = lightingGain({ power: values.lightingLoad });
  const equipment = equipmentGain({ power: values.equipmentLoad });
  return {
    activity: activityOf(values),
    person,
    peopleSensible: people.sensible,
    peopleLatent: people.latent,
    sensible: people.sensible + lighting.sensible + equipment.sensible,
    latent: people.latent + values.equipmentLatentLoad,
    share: values.calculationMode === "Heating" ? values.gainCredit : 1,
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
  // Moisture is a load where it is removed or added; a difference that relieves the plant is no load.
  const hasLatent = !heating || values.humidified;
  const load = (volumeFlow: number, measuredAt: AirflowBasis): AirLoad => {
    const { massFlow, sensible, latent } = outdoorAirGain({ volumeFlow, measuredAt, entering: outdoor, room: indoor, pressure });
    return { volumeFlow, massFlow, sensible: sign * sensible, latent: hasLatent ? Math.max(0, sign * latent) : 0 };
  };
  const changes = values.infiltrationAirChanges;
  const leaking = changes === 0 ? 0 : changes * needFloorArea(values, "infiltration is given by air changes") * values.ceilingHeight;
  return {
    pressure,
    outdoor,
    indoor,
    ventilation: load(roomOutdoorAir(quickRoom(values), values), values.airflowBasis),
    infiltration: load(leaking, "outdoor"),
  };
}

const totalOf = (loads: readonly SurfaceLoad[], partOf: (load: SurfaceLoad) => number): number =>
  loads.reduce((sum, load) => sum + partOf(load), 0);

/** Loads of all surfaces of a kind, W. */
function sumsOf(
  loads: readonly SurfaceLoad[],
): Record<Surface["kind"], number> & { readonly windowSun: number; readonly opaqueSun: number } {
  const loadsOf = (kind: Surface["kind"]): SurfaceLoad[] => loads.filter(({ surface }) => surface.kind === kind);
  const sum = (kind: Surface["kind"]): number => totalOf(loadsOf(kind), ({ load }) => load);
  const windowSun = totalOf(loadsOf("window"), ({ sunLoad }) => sunLoad ?? 0);
  const opaqueSun = totalOf(loads, ({ surface, sunLoad }) => (surface.kind === "window" ? 0 : (sunLoad ?? 0)));
  return { wall: sum("wall"), window: sum("window"), roof: sum("roof"), door: sum("door"), floor: sum("floor"), windowSun, opaqueSun };
}

/** Losses of a slab edge and the pick-up after setback, W; only in heating. */
function heatingOnly(values: HeatLoadValues): { readonly slab: number; readonly pickUp: number } {
  // The ground under a slab is no warmer than the room: in cooling its edge is left out, and nothing is to be warmed up.
  if (values.calculationMode === "Cooling") return { slab: 0, pickUp: 0 };
  const slab = slabEdgeLoss({
    perimeter: values.slabPerimeter,
    factor: values.slabLossFactor,
    outdoorDryBulb: values.outdoorTemp,
    roomDryBulb: values.indoorTemp,
  });
  const pickUp = values.pickUp === 0 ? 0 : pickUpPower(needFloorArea(values, "the pick-up is given by floor area"), values.pickUp);
  return { slab, pickUp };
}

function partsOf(
  values: HeatLoadValues,
  { surfaces, gains, air }: Pick<RoomState, "surfaces" | "gains" | "air">,
): Omit<RoomParts, "slab" | "pickUp"> {
  const cooling = values.calculationMode === "Cooling";
  const { window: windows, wall: walls, roof, floor, door: doors, windowSun, opaqueSun } = sumsOf(surfaces);
  const windowTransmission = totalOf(surfaces, ({ surface, load, window }) =>
    surface.kind === "window" ? (window?.transmission ?? load) : 0,
  );
  // Gains are a load in cooling and relieve the load in heating; their moisture is a load in cooling only.
  const gain = cooling ? gains.share : 0 - gains.share;
  const latent = (heat: number): number => (cooling ? heat : 0);
  return {
    walls,
    windows,
    windowTransmission,
    windowSun,
    roof,
    floor,
    doors,
    opaqueSun,
    people: { sensible: gain * gains.peopleSensible, latent: latent(gains.peopleLatent) },
    lighting: { sensible: gain * values.lightingLoad, latent: 0 },
    equipment: { sensible: gain * values.equipmentLoad, latent: latent(values.equipmentLatentLoad) },
    internal: gain * gains.sensible + latent(gains.latent),
    ventilation: air.ventilation,
    infiltration: air.infiltration,
  };
}

/** Components of the load. */
function componentsOf(parts: RoomParts, cooling: boolean): Component[] {
  const dry = (id: Component["id"], label: string, sensible: number): Component => ({ id, label, sensible, latent: 0 });
  const moist = (id: Component["id"], label: string, { sensible, latent }: HeatParts): Component => ({ id, label, sensible, latent });
  return [
    dry("wall", "Walls", parts.walls),
    dry("window", "Windows, transmission", parts.windowTransmission),
    ...(cooling ? [dry("sun", "Windows, sun", parts.windowSun)] : []),
    dry("roof", "Roof", parts.roof),
    dry("floor", "Floor", parts.floor),
    ...(cooling ? [] : [dry("slab", "Slab edge", parts.slab)]),
    dry("door", "Doors", parts.doors),
    moist("people", "People", parts.people),
    moist("lighting", "Lighting", parts.lighting),
    moist("equipment", "Equipment", parts.equipment),
    moist("ventilation", "Ventilation", parts.ventilation),
    moist("infiltration", "Infiltration", parts.infiltration),
    ...(cooling ? [] : [dry("pickUp", "Pick-up after setback", parts.pickUp)]),
  ];
}

/** Steady-state load of a room at the design hour: transmission, sun on windows, walls and roof, gains, outdoor air. */
export function calculateRoom(values: HeatLoadValues): RoomState {
  const { indoorTemp, outdoorTemp } = values;
  const cooling = values.calculationMode === "Cooling";
  const sign = cooling ? 1 : -1;
  const month = sunMonth(values);
  const weather = cooling ? weatherAt(values, month, values.hour / 3600) : undefined;
  const all = surfacesOf(values);
  const surfaces = surfaceLoads(all, indoorTemp, weather);
  const heating = heatingOnly(values);
  const gains = internalGains(values);
  const air = airLoads(values);
  const parts = { ...partsOf(values, { surfaces, gains, air }), ...heating };
  const { ventilation, infiltration } = air;
  const gain = cooling ? gains.share : 0 - gains.share;
  const roomSensible = totalOf(surfaces, ({ load }) => load) + parts.slab + parts.pickUp + gain * gains.sensible + infiltration.sensible;
  const sensibleSum = roomSensible + ventilation.sensible;
  const latent = (cooling ? gains.latent : 0) + ventilation.latent + infiltration.latent;
  const supplyTemperature = indoorTemp - sign * values.supplyTemperatureDifference;
  const supply =
    roomSensible > 0
      ? supplyAirFlow({
          sensible: sign * roomSensible,
          roomDryBulb: indoorTemp,
          supplyDryBulb: supplyTemperature,
          humidityRatio: air.indoor.humidityRatio,
          pressure: air.pressure,
        })
      : null;
  return {
    cooling,
    totals: totalsOf({ sensible: cooling ? sensibleSum : Math.max(0, sensibleSum), latent }, values.safetyFactor),
    parts,
    floorArea: values.floorArea,
    components: componentsOf(parts, cooling),
    surfaces,
    air,
    gains,
    weather: weather ?? null,
    month,
    sunniest: weather ? sunniestHour(values, all, parts.windowSun + parts.opaqueSun) : null,
    difference: sign * (outdoorTemp - indoorTemp),
    roomSensible,
    sensibleSum,
    supply,
    supplyAirflow: supply?.volumeFlow,
    supplyTemperature,
  };
}
