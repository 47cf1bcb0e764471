import type { ResultFields } from "../../kernel/index.ts";

const envelope = { quantity: "power", optional: true, group: "Envelope", table: "breakdown" } as const;
const plant = { quantity: "power", optional: true, group: "Plant", table: "breakdown" } as const;
const peak = { optional: true, group: "Peaks" } as const;
const heating = { quantity: "power", optional: true, group: "Heating" } as const;

/** Month, 1…12, and hour of the day, local standard time, at which a load is highest. */
const when = {
  peakMonth: { label: "Month of the peak", quantity: "month" },
  peakHour: { label: "Hour of the peak, local standard time", quantity: "time" },
} as const;

/** On which kind of design day a coil or the plant peaks, where the site has humid days too. */
const peakDay = {
  label: "Design day of the peak",
  quantity: "text",
  optional: true,
  help: "The most humid days count for coils and outdoor air; rooms and airflows are those of the dry-bulb days.",
} as const;

/** What the hourly method gives beside the quick one's results, which are those of the plant at its own peak hour. */
export const hourlyResults = {
  peakMonth: { ...peak, ...when.peakMonth, symbol: "M" },
  peakHour: { ...peak, ...when.peakHour, symbol: "h" },
  peakDay: { ...peak, ...peakDay },
  blockLoad: {
    ...peak,
    label: "Rooms together at one hour (block)",
    symbol: "q_block",
    quantity: "power",
    help: "Highest load of all rooms at one and the same hour, without ventilation and plant.",
  },
  sumOfRoomPeaks: {
    ...peak,
    label: "Sum of the rooms’ own peaks",
    symbol: "q_sum",
    quantity: "power",
    help: "Each room at its own hour: never less than the block load, and no size for a common plant.",
  },
  diversity: { ...peak, label: "Diversity", symbol: "d", quantity: "ratio", help: "Block load over the sum of the rooms’ own peaks." },
  partitionLoad: { ...envelope, label: "Partitions", symbol: "q_pa" },
  lightingGainLoad: { label: "Lighting", symbol: "q_li", quantity: "power", optional: true, group: "Internal", table: "breakdown" },
  equipmentGainLoad: { label: "Equipment", symbol: "q_eq", quantity: "power", optional: true, group: "Internal", table: "breakdown" },
  returnAirLoad: { ...plant, label: "Lights, to the return air", symbol: "q_ra" },
  reheatLoad: { ...plant, label: "Reheat", symbol: "q_rh", help: "Of rooms whose minimum airflow cools more than they need." },
  fanLoad: { ...plant, label: "Fans and ducts", symbol: "q_fan" },
  uncreditedLoad: {
    ...plant,
    label: "Uncredited losses, latent not removed",
    symbol: "q_nc",
    help: "Heat that one room loses is not credited to the unit of another. Negative: moisture that the supply air cannot carry, which stays in the rooms.",
  },
  heatingLoad: { ...heating, label: "Heating", symbol: "Φ", help: "At the outdoor design temperature, without credit for sun and gains." },
  heatingTransmissionLoad: { ...heating, label: "Transmission", symbol: "Φ_T" },
  heatingVentilationLoad: { ...heating, label: "Ventilation and infiltration", symbol: "Φ_V" },
  heatingOutdoorAirLoad: {
    ...heating,
    label: "Outdoor air of the ventilation, included above",
    symbol: "Φ_oa",
    help: "What air handlers deliver: outdoor air behind the heat recovery is brought to the temperature of the rooms.",
  },
  heatingRoomsLoad: {
    ...heating,
    label: "Heaters in the rooms",
    symbol: "Φ_h",
    help: "Transmission, infiltration and heating-up: what radiators deliver, where air handlers warm the outdoor air.",
  },
  heatingPickUpLoad: { ...heating, label: "Heating-up", symbol: "Φ_hu" },
  heatingSafetyLoad: { ...heating, label: "Safety, included in the heating", symbol: "Φ_safety" },
  roomResults: {
    type: "rows",
    label: "Rooms",
    optional: true,
    row: {
      name: { label: "Room", quantity: "text" },
      load: { label: "Load at its peak", symbol: "q_pk", quantity: "power", help: "Of one such room, without ventilation." },
      sensible: { label: "Sensible", quantity: "power" },
      latent: { label: "Latent", quantity: "power" },
      ...when,
      loadPerArea: { label: "Load per floor area", quantity: "heatFlux" },
      supplyAirflow: { label: "Supply airflow", quantity: "airFlow" },
      heating: { label: "Heating", symbol: "Φ_r", quantity: "power" },
      heatingTransmission: { label: "Transmission", quantity: "power" },
      heatingVentilation: { label: "Ventilation and infiltration", quantity: "power" },
      heatingOutdoorAir: { label: "Outdoor air of the ventilation", quantity: "power" },
      heatingInRoom: { label: "Heater in the room", quantity: "power", help: "Transmission, infiltration and heating-up." },
      heatingPickUp: { label: "Heating-up", quantity: "power" },
    },
  },
  zoneResults: {
    type: "rows",
    label: "Zones",
    optional: true,
    row: {
      name: { label: "Zone", quantity: "text" },
      load: { label: "Rooms together at one hour", quantity: "power" },
      ...when,
      supplyAirflow: {
        label: "Supply airflow",
        quantity: "airFlow",
        optional: true,
        help: "At the highest sensible load of its rooms together.",
      },
    },
  },
  systemResults: {
    type: "rows",
    label: "Systems",
    optional: true,
    row: {
      name: { label: "System", quantity: "text" },
      coilLoad: { label: "Cooling coil at its peak", symbol: "q_c", quantity: "power" },
      coilSensible: { label: "Sensible", quantity: "power" },
      coilLatent: { label: "Latent", quantity: "power" },
      ...when,
      peakDay,
      roomLoad: { label: "Rooms at that hour", quantity: "power" },
      reheat: { label: "Reheat at that hour", quantity: "power" },
      supplyAirflow: { label: "Supply airflow", quantity: "airFlow" },
      outdoorAirflow: { label: "Outdoor air", quantity: "airFlow" },
      enteringDryBulb: { label: "Entering dry bulb", quantity: "temperature" },
      enteringHumidityRatio: { label: "Entering humidity ratio", quantity: "humidityRatio" },
      leavingDryBulb: { label: "Leaving dry bulb", quantity: "temperature" },
      leavingHumidityRatio: { label: "Leaving humidity ratio", quantity: "humidityRatio" },
      roomRelativeHumidity: { label: "Resulting room humidity", quantity: "ratio", optional: true },
    },
  },
} as const satisfies ResultFields;
