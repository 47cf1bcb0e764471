// Rooms by heat balance
export { heatBalanceOfRooms, type RoomBalance } from "./heatBalance.ts";
