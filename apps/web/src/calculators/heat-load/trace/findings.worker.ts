import { drawnBuilding, type Drawing } from "@org/hvac-core/building/drawing";

// Findings of a drawing: with hundreds of rooms they take longer than a frame.
self.addEventListener("message", ({ data }: MessageEvent<Drawing>) => {
  const { findings } = drawnBuilding(data);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its page, whose origin is its own
  self.postMessage(findings);
});
