export { pressureAtAltitude } from "./atmosphere.ts";
export { cool, type CoilInput, type CooledStream } from "./coil.ts";
export { fan, type FanInput, heat, type HeatedStream } from "./heating.ts";
export { type HumidifiedStream, type HumidifierInput, humidify } from "./humidifying.ts";
export { mix } from "./mixing.ts";
export { moistAir, type MoistAir, type MoistAirInput } from "./moistAir.ts";
export { recover, type RecoveryInput, type RecoveryResult } from "./recovery.ts";
export { saturationPressure } from "./saturation.ts";
export type { AirStream, FogStream } from "./stream.ts";
