/* What other rooms of the engine use beside the published door. */
export { insideFilm, type RoomSurface, roomYear } from "./roomYear.ts";
export { layersOfClass, outsideFilm, wallChain, type WallChain } from "./wallChain.ts";
export { YearClimate } from "./yearClimate.ts";
