/* Used by other folders of the engine, and not published. */
export { insideFilm, type RoomSurface, roomYear } from "./roomYear.ts";
export { layersOfClass, outsideFilm, wallChain, type WallChain } from "./wallChain.ts";
export { YearClimate } from "./yearClimate.ts";
