export { comfortTemperature, comfortZone, type ComfortZoneInput, type Occupants, type ZonePoint } from "./comfortZone.ts";
export { dataCentreZone } from "./dataCentreZone.ts";
export { clo, dissatisfiedAt, met, predictedMeanVote, type ThermalEnvironment, type ThermalSensation } from "./predictedMeanVote.ts";
