import type { ResultFields } from "../../kernel/index.ts";

const envelope = { quantity: "power", optional: true, group: "Envelope", table: "breakdown" } as const;
const plant = { quantity: "power", optional: true, group: "Plant", table: "breakdown" } as const;
const peak = { optional: true, group: "Peaks" } as const;
const heating = { quantity: "power", optional: true, group: "Heating" } as const;

/** Month, 1…12, and hour of the day, local standard time, at which a load is highest. */
const when = {
  peakMonth: { label: "Peak month", symbol: "M", quantity: "month" },
  peakHour: { label: "Peak hour", symbol: "h_s", quantity: "time", help: "Local standard time." },
} as const;

/** On which kind of design day a coil or the plant peaks, where the site has humid days too. */
const peakDay = {
  label: "Peak design day",
  quantity: "text",
  optional: true,
  help: "Coils and outdoor air are also sized for the most humid days; rooms and airflows for the dry-bulb days only.",
} as const;

/** What the hourly method gives beside the quick one's results, which are those of the plant at its own peak hour. */
export const hourlyResults = {
  peakMonth: { ...peak, ...when.peakMonth },
  peakHour: { ...peak, ...when.peakHour, symbol: "h_p" },
  peakDay: { ...peak, ...peakDay },
  blockLoad: {
    ...peak,
    label: "Block load",
    symbol: "q_block",
    quantity: "power",
    help: "Highest load of all rooms at the same hour, without ventilation and plant.",
  },
  sumOfRoomPeaks: {
    ...peak,
    label: "Sum of room peaks",
    symbol: "q_sum",
    quantity: "power",
    help: "Each room at its own peak hour: never less than the block load, and too large for a common plant.",
  },
  diversity: { ...peak, label: "Diversity", symbol: "d", quantity: "ratio", help: "Block load over the sum of room peaks." },
  partitionLoad: { ...envelope, label: "Partitions", symbol: "q_pa" },
  lightingGainLoad: { label: "Lighting", symbol: "q_li", quantity: "power", optional: true, group: "Internal", table: "breakdown" },
  equipmentGainLoad: { label: "Equipment", symbol: "q_eq", quantity: "power", optional: true, group: "Internal", table: "breakdown" },
  returnAirLoad: { ...plant, label: "Lighting heat to return air", symbol: "q_ra" },
  reheatLoad: { ...plant, label: "Reheat", symbol: "q_rh", help: "Of rooms whose minimum airflow cools more than they need." },
  fanLoad: { ...plant, label: "Fans and ducts", symbol: "q_fan" },
  uncreditedLoad: {
    ...plant,
    label: "Uncredited losses and moisture not removed",
    symbol: "q_nc",
    help: "Losses of one room are not credited to the unit of another. Negative: moisture that the supply air cannot carry, which stays in the rooms.",
  },
  heatingLoad: {
    ...heating,
    label: "Heating load",
    symbol: "Φ",
    help: "At the outdoor design temperature, without credit for sun and gains.",
  },
  heatingTransmissionLoad: { ...heating, label: "Transmission", symbol: "Φ_Ta" },
  heatingVentilationLoad: { ...heating, label: "Ventilation and infiltration", symbol: "Φ_Va" },
  heatingOutdoorAirLoad: {
    ...heating,
    label: "Ventilation outdoor air",
    symbol: "Φ_oa",
    help: "Included in ventilation and infiltration: what air handlers deliver. Outdoor air after heat recovery is brought to the temperature of the rooms.",
  },
  heatingRoomsLoad: {
    ...heating,
    label: "Room heaters",
    symbol: "Φ_h",
    help: "Transmission, infiltration and pick-up: what radiators deliver where air handlers warm the outdoor air.",
  },
  heatingPickUpLoad: { ...heating, label: "Pick-up after setback", symbol: "Φ_hua" },
  heatingSafetyLoad: { ...heating, label: "Safety allowance", symbol: "Φ_safety", help: "Included in the heating load." },
  roomResults: {
    type: "rows",
    label: "Rooms",
    optional: true,
    row: {
      name: { label: "Room", quantity: "text" },
      load: { label: "Peak load", symbol: "q_pk", quantity: "power", help: "Of one room, without ventilation." },
      sensible: { label: "Sensible", symbol: "q_rs", quantity: "power" },
      latent: { label: "Latent", symbol: "q_rl", quantity: "power" },
      ...when,
      loadPerArea: { label: "Load per floor area", symbol: "q_A", quantity: "heatFlux" },
      supplyAirflow: { label: "Supply airflow", symbol: "Q_s", quantity: "airFlow" },
      heating: { label: "Heating load", symbol: "Φ_r", quantity: "power" },
      heatingTransmission: { label: "Transmission", symbol: "Φ_T", quantity: "power" },
      heatingVentilation: { label: "Ventilation and infiltration", symbol: "Φ_V", quantity: "power" },
      heatingOutdoorAir: { label: "Ventilation outdoor air", symbol: "Φ_o", quantity: "power" },
      heatingInRoom: { label: "Room heater", symbol: "Φ_h", quantity: "power", help: "Transmission, infiltration and pick-up." },
      heatingPickUp: { label: "Pick-up after setback", symbol: "Φ_hu", quantity: "power" },
    },
  },
  zoneResults: {
    type: "rows",
    label: "Zones",
    optional: true,
    row: {
      name: { label: "Zone", quantity: "text" },
      load: { label: "Block load", symbol: "q_z", quantity: "power", help: "Highest load of its rooms at the same hour." },
      ...when,
      supplyAirflow: {
        label: "Supply airflow",
        symbol: "Q_s",
        quantity: "airFlow",
        optional: true,
        help: "At the highest sensible load of its rooms at the same hour.",
      },
    },
  },
  systemResults: {
    type: "rows",
    label: "Systems",
    optional: true,
    row: {
      name: { label: "System", quantity: "text" },
      coilLoad: { label: "Peak coil load", symbol: "q_c", quantity: "power" },
      coilSensible: { label: "Sensible", symbol: "q_cs", quantity: "power" },
      coilLatent: { label: "Latent", symbol: "q_cl", quantity: "power" },
      ...when,
      peakDay,
      roomLoad: { label: "Rooms at that hour", symbol: "q_sr", quantity: "power" },
      reheat: { label: "Reheat at that hour", symbol: "q_rh", quantity: "power" },
      supplyAirflow: { label: "Supply airflow", symbol: "Q_n", quantity: "airFlow" },
      outdoorAirflow: { label: "Outdoor airflow", symbol: "Q_o", quantity: "airFlow" },
      enteringDryBulb: { label: "Entering dry bulb", symbol: "t_m", quantity: "temperature" },
      enteringHumidityRatio: { label: "Entering humidity ratio", symbol: "W_m", quantity: "humidityRatio" },
      leavingDryBulb: { label: "Leaving dry bulb", symbol: "t_l", quantity: "temperature" },
      leavingHumidityRatio: { label: "Leaving humidity ratio", symbol: "W_l", quantity: "humidityRatio" },
      roomRelativeHumidity: { label: "Resulting room humidity", symbol: "RH_r", quantity: "ratio", optional: true },
    },
  },
} as const satisfies ResultFields;
