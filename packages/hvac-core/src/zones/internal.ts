/* Used by other folders of the engine, and not published. */
export { WeatherDrive } from "./balance/weatherDrive.ts";
export { insideFilm, layersOfClass, outsideFilm } from "./ratedWall.ts";
export { type RoomSurface, roomYear } from "./roomYear.ts";
export { innerHalf } from "./balance/conduction.ts";
export { radiantCoefficient } from "./balance/films.ts";
export { Star } from "./balance/radiation.ts";
export { ratedWindow } from "./balance/ratedWindow.ts";
export { addProduct, addScaled, emptySpectrum, harmonics, hoursOf, spectrumOf, type Spectrum } from "./designDay/fourier.ts";
export { intermittentLoad, type OffHours } from "./designDay/intermittent.ts";
export { zoneTransfer, type PeriodicFace, type ZoneTransfer } from "./designDay/zoneTransfer.ts";
export { wallResponse, type WallResponse } from "./designDay/wallResponse.ts";
