import { heatLoad } from "../../calculators/heat-load/index.ts";
import type { FileContent, StoredInput } from "../index.ts";
import { calculatedRooms, type RoomLoads } from "./calculatedRooms.ts";

/**
 * The rooms and airflows of a stored heat load: one room of the quick method, or those of the hourly method.
 *
 * @param stored input of the heat load
 * @returns rooms and airflows, or why the file cannot be calculated
 * @example
 * ```ts
 * import { roomLoads } from "@org/hvac-core/exchange/rooms";
 * const rooms = [{ id: "a", name: "Office", floorArea: 20, multiplier: 3 }];
 * const read = roomLoads({ input: { unitSystem: "Metric", method: "hourly", rooms }, calculatorVersion: 1 });
 * const [room] = "content" in read ? read.content.rooms : [];
 * room?.multiplier; // 3
 * room?.result; // "roomResults.a.supplyAirflow"
 * ```
 */
export function roomLoads({ input: stored, calculatorVersion }: StoredInput): FileContent<RoomLoads> {
  const { input } = heatLoad.open(stored, calculatorVersion);
  const outcome = heatLoad.calculate(input, { strict: false });
  if (!outcome.ok) return { problem: outcome.errors[0]?.message ?? "It cannot be calculated." };
  return { content: calculatedRooms(outcome) };
}
