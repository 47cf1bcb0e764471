import { writeGbxml } from "@org/hvac-core/building";
import { rowsBuilding } from "@org/hvac-core/exchange/building";
import type { RowsModelAnswer, RowsModelQuestion } from "./rowsModelMessages.ts";

self.addEventListener("message", ({ data: { values } }: MessageEvent<RowsModelQuestion>) => {
  const { building, rooms } = rowsBuilding(values);
  const answer: RowsModelAnswer = { text: writeGbxml(building), rooms };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its page, whose origin is its own
  self.postMessage(answer);
});
