export { coolTo, type ExplainedCoil } from "./coolTo.ts";
export { dehumidify, type DesiccantInput, type DriedStream } from "./desiccant.ts";
export { moistAirFromPair, type MoistAirPair, type PairQuantity } from "./moistAirFromPair.ts";
export { type RoomLoad, supplyForRoom } from "./room.ts";
