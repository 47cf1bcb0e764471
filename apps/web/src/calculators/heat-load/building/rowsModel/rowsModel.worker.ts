import { writeGbxml } from "@org/hvac-core/building";
import { drawnBuilding } from "@org/hvac-core/building/drawing";
import { rowsBuilding } from "@org/hvac-core/exchange/building";
import type { RowsModelAnswer, RowsModelQuestion } from "./rowsModelMessages.ts";

self.addEventListener("message", ({ data: { values, drawing } }: MessageEvent<RowsModelQuestion>) => {
  const { building, rooms } = rowsBuilding(values);
  const traced = drawing && writeGbxml(drawnBuilding(drawing).building);
  const answer: RowsModelAnswer = { text: writeGbxml(building), rooms, traced };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its page, whose origin is its own
  self.postMessage(answer);
});
