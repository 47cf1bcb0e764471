// Moist air
export { moistAir } from "./moistAir.ts";
export type { MoistAir, MoistAirInput } from "./moistAir.ts";
export { moistAirFromPair } from "./moistAirFromPair.ts";
export type { MoistAirPair, PairQuantity } from "./moistAirFromPair.ts";
export { saturationPressure } from "./saturation.ts";

// Atmospheric pressure
export { altitudeAtPressure, pressureAtAltitude } from "./atmosphere.ts";

// Heating and mixing
export { fan, heat } from "./heating.ts";
export type { FanInput, HeatedStream } from "./heating.ts";
export { mix } from "./mixing.ts";
export { recover } from "./recovery.ts";
export type { RecoveryInput, RecoveryResult } from "./recovery.ts";
export type { AirStream, FogStream } from "./stream.ts";

// Cooling and dehumidifying
export { cool } from "./coil.ts";
export type { CoilInput, CooledStream } from "./coil.ts";
export { coolBy } from "./coolBy.ts";
export type { CoilCapacity } from "./coolBy.ts";
export { apparatusDewPoint, coolTo } from "./coolTo.ts";
export type { ExplainedCoil } from "./coolTo.ts";
export { dehumidify } from "./desiccant.ts";
export type { DesiccantInput, DriedStream } from "./desiccant.ts";

// Humidifying
export { humidify } from "./humidifying.ts";
export type { HumidifiedStream, HumidifierInput } from "./humidifying.ts";

// Rooms and their supply air
export { roomOfSupply, supplyForRoom } from "./room.ts";
export type { RoomLoad } from "./room.ts";
