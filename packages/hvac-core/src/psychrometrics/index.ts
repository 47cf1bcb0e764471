// Moist air
export { moistAir, type MoistAir, type MoistAirInput } from "./moistAir.ts";
export { areIndependent, moistAirFromPair, type MoistAirPair, type PairQuantity } from "./moistAirFromPair.ts";
export { saturationPressure } from "./saturation.ts";

// Atmospheric pressure
export { altitudeAtPressure, pressureAtAltitude } from "./atmosphere.ts";

// Heating and mixing
export { fan, heat, type FanInput, type HeatedStream } from "./heating.ts";
export { mix } from "./mixing.ts";
export { recover, type RecoveryInput, type RecoveryResult } from "./recovery.ts";
export type { AirStream, FogStream } from "./stream.ts";

// Cooling and dehumidifying
export { cool, type CoilInput, type CooledStream } from "./coil.ts";
export { coolBy, type CoilCapacity } from "./coolBy.ts";
export { apparatusDewPoint, coolTo, type ExplainedCoil } from "./coolTo.ts";
export { dehumidify, type DesiccantInput, type DriedStream } from "./desiccant.ts";

// Humidifying
export { humidify, type HumidifiedStream, type HumidifierInput } from "./humidifying.ts";

// Rooms and their supply air
export { roomOfSupply, supplyForRoom, type RoomLoad } from "./room.ts";

// Lines of psychrometric charts
export { airLine, airLineSpan, humidityLimit, type AirArea, type AirLineQuantity, type AirPoint } from "./airLines.ts";
