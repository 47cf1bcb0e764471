import { annualDesignConditions, parseEpw } from "@org/hvac-core/weather";
import type { EpwAnswer, EpwQuestion } from "./openEpw.ts";
import { outdoorAirOf } from "./outdoorAir.ts";

function answer(message: EpwAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its page, whose origin is its own
  self.postMessage(message);
}

/** Reads a weather file beside the page: a year of hours takes longer than a page may stand still. */
async function read({ file, wanted }: EpwQuestion): Promise<void> {
  const text = await file.text();
  const { location, source, designConditions, hours } = parseEpw(text, (share) => answer({ progress: 0.8 * share }));
  answer({ progress: 0.85 });
  if (wanted === "outdoorAir") return answer({ read: outdoorAirOf(hours) });
  const own = annualDesignConditions(hours);
  answer({ read: { location, source, own, hours: hours.dryBulb.length, ...(designConditions && { designConditions }) } });
}

self.addEventListener("message", ({ data }: MessageEvent<EpwQuestion>) => {
  read(data).catch((error: unknown) => answer({ problem: error instanceof Error ? error.message : String(error) }));
});
