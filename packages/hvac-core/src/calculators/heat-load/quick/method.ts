import { roomNumbers, type RoomCalculation, type roomResults } from "../roomResults.ts";
import type { Method } from "../method.ts";
import { roomAnswer } from "./answer.ts";
import { calculateRoom } from "./calculate.ts";
import { roomTables } from "./tables.ts";
import { roomWarnings } from "./warnings.ts";

/** One room at one hour. */
export const quickMethod: Method<typeof roomResults, RoomCalculation> = {
  calculate: (values) => roomNumbers.answer(calculateRoom(values)),
  warnings: roomWarnings,
  tables: roomTables,
  answer: roomAnswer,
};
