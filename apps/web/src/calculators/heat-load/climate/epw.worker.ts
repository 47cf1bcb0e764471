import { annualDesignConditions, parseEpw } from "@org/hvac-core/weather";
import type { EpwAnswer } from "./openEpw.ts";

/** Reads a weather file beside the page: a year of hours takes longer than a page may stand still. */
function answer(message: EpwAnswer): void {
  self.postMessage(message);
}

async function read(file: File): Promise<void> {
  try {
    const text = await file.text();
    const { location, source, designConditions, hours } = parseEpw(text, (share) => answer({ progress: 0.8 * share }));
    answer({ progress: 0.85 });
    const own = annualDesignConditions(hours);
    answer({
      read: { location, source, own, hours: hours.dryBulb.length, ...(designConditions && { designConditions }) },
    });
  } catch (error) {
    answer({ problem: error instanceof Error ? error.message : String(error) });
  }
}

self.addEventListener("message", ({ data }: MessageEvent<File>) => void read(data));
