import { inGroup, numbersOf } from "../../kernel/index.ts";
import type { AirState, DayKind } from "../../loads/index.ts";
import type { HourlyLoads, RoomLoads, SystemLoads, ZoneLoads } from "./hourly/calculate.ts";
import type { LayeredConstruction } from "./hourly/library.ts";

const { number, optional, rows } = numbersOf<HourlyLoads>();
const room = numbersOf<RoomLoads>();
const zone = numbersOf<ZoneLoads>();

const construction = numbersOf<LayeredConstruction>();

/** A system with the name of its peak day, where the site has humid days too. */
type System = SystemLoads & { readonly peakDay: string | undefined };
const system = numbersOf<System>();

/** Kinds of design days as results name them. */
export const dayTexts: Readonly<Record<DayKind, string>> = { dryBulb: "Dry-bulb day", wetBulb: "Wet-bulb day", dewPoint: "Dew-point day" };
const dayText = ({ dayKinds }: HourlyLoads, day: DayKind): string | undefined => (dayKinds.length > 1 ? dayTexts[day] : undefined);

/** Names of the peak of a room, a zone or a system. */
const peakMonth = ["Peak month", "M", "month"] as const;
const peakHour = ["Peak hour", "h_s", "time"] as const;
const localTime = { help: "Local standard time." } as const;
const humidDays = {
  help: "Coils and outdoor air are also sized for the most humid days; rooms and airflows for the dry-bulb days only.",
} as const;

const enteringAir = ({ atPeak, room: air }: System): AirState => atPeak.coil?.entering ?? air;
const leavingAir = ({ atPeak, room: air }: System): AirState => atPeak.coil?.leaving ?? air;

const inBreakdown = { table: "breakdown" } as const;

/** Results of the hourly method alone. */
export const hourlyLines = {
  ...inGroup("Peaks", {
    peakMonth: number("Plant peak month", "M", "month", ({ atPlantPeak }) => atPlantPeak.month),
    peakHour: number("Plant peak hour", "h_p", "time", ({ atPlantPeak }) => atPlantPeak.hour * 3600, localTime),
    peakDay: optional.text("Plant peak design day", (loads) => dayText(loads, loads.peakDay), humidDays),
    blockLoad: number("Block load", "q_block", "power", ({ blockPeak }) => blockPeak.total, {
      help: "Highest load of all rooms at the same hour, without ventilation and plant.",
    }),
    blockPeakMonth: number("Block peak month", "M_b", "month", ({ blockPeak }) => blockPeak.month),
    blockPeakHour: number("Block peak hour", "h_b", "time", ({ blockPeak }) => blockPeak.hour * 3600, localTime),
    sumOfRoomPeaks: number("Sum of room peaks", "q_sum", "power", ({ sumOfRoomPeaks }) => sumOfRoomPeaks, {
      help: "Each room at its own peak hour: never less than the block load, and too large for a common plant.",
    }),
    diversity: optional.number(
      "Diversity",
      "d",
      "ratio",
      ({ blockPeak, sumOfRoomPeaks }) => (sumOfRoomPeaks > 0.1 && blockPeak.total > 0 ? blockPeak.total / sumOfRoomPeaks : undefined),
      { help: "Block load over the sum of room peaks." },
    ),
  }),
  ...inGroup("Envelope", { partitionLoad: number("Partitions", "q_pa", "power", ({ plant }) => plant.partitions, inBreakdown) }),
  ...inGroup("Internal", {
    lightingGainLoad: number("Lighting", "q_li", "power", ({ plant }) => plant.lighting, inBreakdown),
    equipmentGainLoad: number("Equipment", "q_eq", "power", ({ plant }) => plant.equipment, inBreakdown),
  }),
  ...inGroup("Plant", {
    returnAirLoad: number(
      "Lighting heat to return air",
      "q_ra",
      "power",
      ({ plant: { returnAir } }) => returnAir.sensible + returnAir.latent,
      inBreakdown,
    ),
    reheatLoad: number("Reheat", "q_rh", "power", ({ plant }) => plant.reheat, {
      ...inBreakdown,
      help: "Of rooms whose minimum airflow cools more than they need.",
    }),
    fanLoad: number("Fans and ducts", "q_fan", "power", ({ plant }) => plant.fan, inBreakdown),
    uncreditedLoad: optional.number(
      "Uncredited losses and moisture not removed",
      "q_nc",
      "power",
      ({ plant: { uncredited } }) =>
        uncredited.sensible !== 0 || uncredited.latent !== 0 ? uncredited.sensible + uncredited.latent : undefined,
      {
        ...inBreakdown,
        help: "Losses of one room are not credited to the unit of another. Negative: moisture that the supply air cannot carry, which stays in the rooms.",
      },
    ),
  }),
  ...inGroup("Heating", {
    heatingLoad: number("Heating load", "Φ", "power", ({ heating }) => heating.total + heating.safety, {
      help: "At the outdoor design temperature, without credit for sun and gains.",
    }),
    heatingTransmissionLoad: number("Transmission", "Φ_Ta", "power", ({ heating }) => heating.transmission),
    heatingVentilationLoad: number("Ventilation and infiltration", "Φ_Va", "power", ({ heating }) => heating.ventilation),
    heatingOutdoorAirLoad: number("Ventilation outdoor air", "Φ_oa", "power", ({ heating }) => heating.outdoorAir, {
      help: "Included in ventilation and infiltration: what air handlers deliver. Outdoor air after heat recovery is brought to the temperature of the rooms.",
    }),
    heatingRoomsLoad: number("Room heaters", "Φ_h", "power", ({ heating }) => heating.inRoom, {
      help: "Transmission, infiltration and pick-up: what radiators deliver where air handlers warm the outdoor air.",
    }),
    heatingPickUpLoad: number("Pick-up after setback", "Φ_hua", "power", ({ heating }) => heating.pickUp),
    heatingSafetyLoad: number("Safety allowance", "Φ_safety", "power", ({ heating }) => heating.safety, {
      help: "Included in the heating load.",
    }),
  }),
  roomResults: rows("Rooms", ({ rooms }) => rooms, {
    name: room.text("Room", ({ name }) => name),
    load: room.number("Peak load", "q_pk", "power", ({ peak }) => peak.total, { help: "Of one room, without ventilation." }),
    sensible: room.number("Sensible", "q_rs", "power", ({ peak }) => peak.sensible),
    latent: room.number("Latent", "q_rl", "power", ({ peak }) => peak.latent),
    peakMonth: room.number(...peakMonth, ({ peak }) => peak.month),
    peakHour: room.number(...peakHour, ({ peak }) => peak.hour * 3600, localTime),
    loadPerArea: room.number("Load per floor area", "q_A", "heatFlux", ({ peak, floorArea }) => peak.total / floorArea),
    supplyAirflow: room.number("Supply airflow", "Q_s", "airFlow", ({ supplyAirflow }) => supplyAirflow),
    typeOutdoorAir: room.optional.number("Outdoor air by space type", "Q_v", "airFlow", ({ typeOutdoorAir }) => typeOutdoorAir, {
      help: "For the people and the floor area of the room.",
    }),
    heating: room.number("Heating load", "Φ_r", "power", ({ heating }) => heating.total),
    heatingTransmission: room.number("Transmission", "Φ_T", "power", ({ heating }) => heating.transmission),
    heatingVentilation: room.number("Ventilation and infiltration", "Φ_V", "power", ({ heating }) => heating.ventilation),
    heatingOutdoorAir: room.number("Ventilation outdoor air", "Φ_o", "power", ({ heating }) => heating.outdoorAir),
    heatingInRoom: room.number("Room heater", "Φ_h", "power", ({ heating }) => heating.inRoom, {
      help: "Transmission, infiltration and pick-up.",
    }),
    heatingPickUp: room.number("Pick-up after setback", "Φ_hu", "power", ({ heating }) => heating.pickUp),
  }),
  zoneResults: rows("Zones", ({ zones }) => zones, {
    name: zone.text("Zone", ({ name }) => name),
    load: zone.number("Block load", "q_z", "power", ({ peak }) => peak.total, { help: "Highest load of its rooms at the same hour." }),
    peakMonth: zone.number(...peakMonth, ({ peak }) => peak.month),
    peakHour: zone.number(...peakHour, ({ peak }) => peak.hour * 3600, localTime),
    supplyAirflow: zone.optional.number("Supply airflow", "Q_s", "airFlow", ({ supplyAirflow }) => supplyAirflow, {
      help: "At the highest sensible load of its rooms at the same hour.",
    }),
  }),
  systemResults: rows("Systems", (loads) => loads.systems.map((each): System => ({ ...each, peakDay: dayText(loads, each.atPeak.day) })), {
    name: system.text("System", ({ name }) => name),
    coilLoad: system.number("Peak coil load", "q_c", "power", ({ atPeak }) => atPeak.coilTotal),
    coilSensible: system.number("Sensible", "q_cs", "power", ({ atPeak }) => atPeak.coilSensible),
    coilLatent: system.number("Latent", "q_cl", "power", ({ atPeak }) => atPeak.coilTotal - atPeak.coilSensible),
    peakMonth: system.number(...peakMonth, ({ atPeak }) => atPeak.month),
    peakHour: system.number(...peakHour, ({ atPeak }) => atPeak.hour * 3600, localTime),
    peakDay: system.optional.text("Peak design day", (each) => each.peakDay, humidDays),
    roomLoad: system.number("Rooms at that hour", "q_sr", "power", ({ atPeak }) => atPeak.sensible + atPeak.latent),
    reheat: system.number("Reheat at that hour", "q_rh", "power", ({ atPeak }) => atPeak.reheat),
    supplyAirflow: system.number("Supply airflow", "Q_n", "airFlow", ({ supplyAirflow }) => supplyAirflow),
    outdoorAirflow: system.number("Outdoor airflow", "Q_o", "airFlow", ({ outdoorAirflow }) => outdoorAirflow),
    enteringDryBulb: system.number("Entering dry bulb", "t_m", "temperature", (each) => enteringAir(each).dryBulb),
    enteringHumidityRatio: system.number("Entering humidity ratio", "W_m", "humidityRatio", (each) => enteringAir(each).humidityRatio),
    leavingDryBulb: system.number("Leaving dry bulb", "t_l", "temperature", (each) => leavingAir(each).dryBulb),
    leavingHumidityRatio: system.number("Leaving humidity ratio", "W_l", "humidityRatio", (each) => leavingAir(each).humidityRatio),
    roomRelativeHumidity: system.optional.number(
      "Resulting room humidity",
      "RH_r",
      "ratio",
      ({ atPeak }) => atPeak.coil?.roomRelativeHumidity,
    ),
  }),
  constructionResults: optional.rows("Constructions of layers", ({ constructions }) => constructions, {
    name: construction.text("Construction", ({ name }) => name),
    uValue: construction.number("U-value of the layers", "U_l", "uValue", ({ uValue }) => uValue, { help: "Including surface films." }),
    mass: construction.optional.number("Mass per area", "m_c", "massPerArea", ({ mass }) => mass, {
      help: "Layers given by their resistance have none.",
    }),
  }),
};
