/* Used by other folders of the engine, and not published. */
export { WeatherDrive } from "./balance/weatherDrive.ts";
export { insideFilm, layersOfClass, outsideFilm } from "./ratedWall.ts";
export { type RoomSurface, roomYear } from "./roomYear.ts";
