import { OutOfRangeError } from "@org/hvac-core/kernel";
import { pressureAtAltitude } from "@org/hvac-core/psychrometrics";
import {
  annualDesignConditions,
  energyYear,
  hourlyAir,
  hourlyAnalysis,
  hourlyDesign,
  parseEpw,
  weatherText,
  type AnnualDesignConditions,
  type WeatherHours,
} from "@org/hvac-core/weather";
import type { EpwAnswer, EpwQuestion } from "./openEpw.ts";

function answer(message: EpwAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its page, whose origin is its own
  self.postMessage(message);
}

/** Why a file cannot be used. */
function problemOf(error: unknown): string {
  if (error instanceof OutOfRangeError) return error.reason ?? error.message;
  return error instanceof Error ? error.message : String(error);
}

/** Design conditions computed from the hours; `undefined` where too much of a year is missing. */
function calculatedDesign(hours: WeatherHours, pressure: number): AnnualDesignConditions | undefined {
  try {
    return annualDesignConditions(hours, pressure);
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return undefined;
  }
}

/** Reads a weather file in a worker: a year of hours takes longer than a page may be blocked. */
async function read({ file, wanted }: EpwQuestion): Promise<void> {
  const text = weatherText(new Uint8Array(await file.arrayBuffer()));
  const epw = parseEpw(text, (share) => answer({ progress: 0.8 * share }));
  const { location, source, designConditions, hours, warnings } = epw;
  answer({ progress: 0.85 });
  if (wanted === "energyYear") return answer({ read: { location, source, warnings, ...energyYear(epw) } });
  const pressure = pressureAtAltitude(location.elevation);
  const head = { location, source, warnings, ...(designConditions && { designConditions }) };
  if (wanted === "analysis") {
    const { month, day, dryBulb } = hours;
    return answer({ read: { ...head, ...hourlyAnalysis(hours, pressure), hours: { month, day, dryBulb } } });
  }
  if (wanted === "outdoorAir") {
    const design = designConditions ?? calculatedDesign(hours, pressure);
    return answer({ read: { ...hourlyAir(hours), elevation: location.elevation, design, warnings } });
  }
  answer({ read: { ...head, ...hourlyDesign(hours, pressure), hours: hours.dryBulb.length } });
}

self.addEventListener("message", ({ data }: MessageEvent<EpwQuestion>) => {
  read(data).catch((error: unknown) => answer({ problem: problemOf(error) }));
});
