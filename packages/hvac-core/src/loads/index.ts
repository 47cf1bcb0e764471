// Design days
export {
  dailyRangeFractions,
  designDays,
  designDayTemperatures,
  designHour,
  monthsFromAnnualDesign,
  type AnnualDesign,
  type EstimatedMonth,
  type DesignDays,
  type DesignMonth,
  type Site,
} from "./designDay.ts";
export { clearSkyHour, type ClearSkyHourInput, type HourWeather } from "./hourWeather.ts";
export { humidDayCitation, humidDesignMonth, type DayKind, type HumidCondition } from "./humidDay.ts";

// Walls and roofs
export { conductionTimeSeries, periodicCharacteristics, type ConductionTimeSeries, type PeriodicCharacteristics } from "./construction.ts";
export { conductionHeatGain, radiantCoolingLoad, type ConductionGainInput } from "./timeSeries.ts";
export { representativeRadiantSeries, seriesFromPercent, type RadiantSeries, type RoomWeight } from "./radiantSeries.ts";
export { solAirTemperature, type SolAirInput } from "./solAir.ts";
export {
  absorptanceRatio,
  absorptanceRatios,
  longwaveCorrection,
  opaqueSurfaceGain,
  solAirCitation,
  type OpaqueSurfaceGain,
  type OpaqueSurfaceInput,
  type SurfaceColour,
} from "./opaqueSurface.ts";

// Windows
export { windowGain, type WindowGain } from "./windowGain.ts";

// Transmission and the ground
export {
  transmissionGain,
  slabEdgeLoss,
  transmissionCitation,
  pickUpPower,
  safetyAllowance,
  pickUpCitation,
  type TransmissionInput,
  type SlabEdgeInput,
} from "./transmission.ts";

// People, lights and equipment
export {
  equipmentGain,
  lightingGain,
  occupantHeat,
  peopleCitation,
  peopleGain,
  type EquipmentInput,
  type GainWithReturnAir,
  type LightingInput,
  type OccupantHeatInput,
  type PeopleInput,
  type SensibleAndLatent,
} from "./internalGain.ts";
export { radiantFractions, radiantFractionsCitation } from "./radiantFractions.ts";

// Outdoor air
export {
  outdoorAirCitation,
  outdoorAirGain,
  outdoorAirMassFlow,
  standardAirCitation,
  standardAirDensity,
  type AirflowBasis,
  type AirState,
  type OutdoorAirGain,
  type OutdoorAirInput,
} from "./outdoorAir.ts";

// Allowances

// Cooling loads of rooms
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
export {
  loadAtHour,
  roomCoolingLoad,
  type ComponentShare,
  type DesignDayLoads,
  type PeakLoad,
  type RoomCoolingLoad,
} from "./coolingLoad.ts";
export { loadResponses, type LoadResponses } from "./loadResponses.ts";

// Heating loads
export { heatingLoad, type GroundSurface, type HeatingConditions, type HeatingLoad, type SlabEdge } from "./heatingLoad.ts";

// Loads of a building
export { projectLoads, type ProjectLoads, type ProjectLoadsInput, type ProjectRoom } from "./projectLoads.ts";
export { blockCoolingLoad, type BlockCoolingLoad } from "./blockLoad.ts";

// Supply air and coils
export { supplyAirCitation, supplyAirFlow, type SupplyAirFlow, type SupplyAirInput } from "./supplyAir.ts";
export { coolingCoil, type CoolingCoil, type CoolingCoilInput, type SupplyAir } from "./coil.ts";
export { designCoil, type DesignCoil, type DesignCoilInput } from "./designCoil.ts";
