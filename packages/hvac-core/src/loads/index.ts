// Design days
export { dailyRangeFractions, designDays, designDayTemperatures, designHour, monthsFromAnnualDesign } from "./designDay.ts";
export type { AnnualDesign, EstimatedMonth, DesignDays, DesignMonth, Site } from "./designDay.ts";
export { clearSkyHour } from "./hourWeather.ts";
export type { ClearSkyHourInput, HourWeather } from "./hourWeather.ts";
export { humidDayCitation, humidDesignMonth } from "./humidDay.ts";
export type { DayKind, HumidCondition } from "./humidDay.ts";

// Walls and roofs
export { conductionTimeSeries, periodicCharacteristics } from "./construction.ts";
export type { ConductionTimeSeries, PeriodicCharacteristics } from "./construction.ts";
export { conductionHeatGain, radiantCoolingLoad } from "./timeSeries.ts";
export type { ConductionGainInput } from "./timeSeries.ts";
export { representativeRadiantSeries, seriesFromPercent } from "./radiantSeries.ts";
export type { RadiantSeries, RoomWeight } from "./radiantSeries.ts";
export { solAirTemperature } from "./solAir.ts";
export type { SolAirInput } from "./solAir.ts";
export { absorptanceRatio, absorptanceRatios, longwaveCorrection, opaqueSurfaceGain, solAirCitation } from "./opaqueSurface.ts";
export type { OpaqueSurfaceGain, OpaqueSurfaceInput, SurfaceColour } from "./opaqueSurface.ts";

// Windows
export { windowGain } from "./windowGain.ts";
export type { WindowGain } from "./windowGain.ts";

// Transmission and the ground
export { transmissionGain, slabEdgeLoss, transmissionCitation } from "./transmission.ts";
export type { TransmissionInput, SlabEdgeInput } from "./transmission.ts";

// People, lights and equipment
export { equipmentGain, lightingGain, occupantHeat, peopleCitation, peopleGain } from "./internalGain.ts";
export type {
  EquipmentInput,
  GainWithReturnAir,
  LightingInput,
  OccupantHeatInput,
  PeopleInput,
  SensibleAndLatent,
} from "./internalGain.ts";
export { radiantFractions, radiantFractionsCitation } from "./radiantFractions.ts";

// Outdoor air
export { outdoorAirCitation, outdoorAirGain, outdoorAirMassFlow, standardAirCitation, standardAirDensity } from "./outdoorAir.ts";
export type { AirflowBasis, AirState, OutdoorAirGain, OutdoorAirInput } from "./outdoorAir.ts";

// Allowances
export { pickUpPower, safetyAllowance, pickUpCitation } from "./transmission.ts";

// Cooling loads of rooms
export { loadComponents } from "./room.ts";
export type { InteriorShade, InternalGain, LoadComponent, OpaqueSurface, Partition, Room, Window } from "./room.ts";
export { loadAtHour, roomCoolingLoad } from "./coolingLoad.ts";
export type { ComponentShare, DesignDayLoads, PeakLoad, RoomCoolingLoad } from "./coolingLoad.ts";
export { loadResponses } from "./loadResponses.ts";
export type { LoadResponses } from "./loadResponses.ts";

// Heating loads
export { heatingLoad } from "./heatingLoad.ts";
export type { GroundSurface, HeatingConditions, HeatingLoad, SlabEdge } from "./heatingLoad.ts";

// Loads of a building
export { projectLoads } from "./projectLoads.ts";
export type { ProjectLoads, ProjectLoadsInput, ProjectRoom } from "./projectLoads.ts";
export { blockCoolingLoad } from "./blockLoad.ts";
export type { BlockCoolingLoad } from "./blockLoad.ts";

// Supply air and coils
export { supplyAirCitation, supplyAirFlow } from "./supplyAir.ts";
export type { SupplyAirFlow, SupplyAirInput } from "./supplyAir.ts";
export { coolingCoil } from "./coil.ts";
export type { CoolingCoil, CoolingCoilInput, SupplyAir } from "./coil.ts";
export { designCoil } from "./designCoil.ts";
export type { DesignCoil, DesignCoilInput } from "./designCoil.ts";
