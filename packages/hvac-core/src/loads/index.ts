export { solAirTemperature, type SolAirInput } from "./solAir.ts";
export {
  conductionTimeSeries,
  periodicCharacteristics,
  summerFilms,
  transmittance,
  type ConductionTimeSeries,
  type Films,
  type Layer,
  type PeriodicCharacteristics,
} from "./construction.ts";
export { conductionHeatGain, radiantCoolingLoad } from "./timeSeries.ts";
export { representativeRadiantSeries, seriesFromPercent, type RadiantSeries, type RoomWeight } from "./radiantSeries.ts";
export {
  dailyRangeFractions,
  designDays,
  designDayTemperatures,
  monthsFromAnnualDesign,
  type AnnualDesign,
  type DesignDays,
  type DesignMonth,
  type Site,
} from "./designDay.ts";
export {
  loadComponents,
  type InteriorShade,
  type InternalGain,
  type LoadComponent,
  type OpaqueSurface,
  type Partition,
  type Room,
  type Window,
} from "./room.ts";
export { loadAtHour, roomCoolingLoad, type ComponentShare, type HourlyLoad, type PeakLoad, type RoomCoolingLoad } from "./coolingLoad.ts";
export { coolingCoil, type AirState, type CoilInput, type CoolingCoil, type SupplyAir } from "./coil.ts";
export { designCoil, type DesignCoil } from "./designCoil.ts";
export { blockCoolingLoad, type BlockCoolingLoad } from "./blockLoad.ts";
export { heatingLoad, type GroundSurface, type HeatingConditions, type HeatingLoad, type SlabEdge } from "./heatingLoad.ts";
