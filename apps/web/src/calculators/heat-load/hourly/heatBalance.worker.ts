import { heatBalanceOfRooms } from "@org/hvac-core/calculators/heat-load/balance";
import type { BalanceAnswer, BalanceQuestion } from "./balanceMessages.ts";

const answer = (message: BalanceAnswer): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its page, whose origin is its own
  self.postMessage(message);
};

// The worker remembers its rooms by their content: after an edit it calculates one.
self.addEventListener("message", ({ data: { id, values } }: MessageEvent<BalanceQuestion>) => {
  try {
    answer({ id, rooms: heatBalanceOfRooms(values) });
  } catch (error) {
    answer({ id, problem: error instanceof Error ? error.message : String(error) });
  }
});
