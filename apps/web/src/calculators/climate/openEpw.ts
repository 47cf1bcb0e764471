import type { AnnualDesignConditions, EnergyYear, EpwFile, HourlyAnalysis, HourlyDesign, WeatherHours } from "@org/hvac-core/weather";
import { oneFileIn } from "./weatherPackage.ts";
import { texts } from "./texts.ts";

/** Place and source of a weather file. */
type EpwHead = Pick<EpwFile, "location" | "source" | "designConditions" | "warnings">;

/** Design conditions of a weather file. */
export interface EpwSummary extends EpwHead, HourlyDesign {
  readonly hours: number;
}

/** The outdoor air of a year, hour by hour; hours in which the file lacks a quantity are left out. */
export interface OutdoorAir extends Pick<EpwFile, "warnings"> {
  /** °C */
  readonly dryBulb: readonly number[];
  /** kg of water per kg of dry air */
  readonly humidityRatio: readonly number[];
  /** Elevation of the site, m above sea level. */
  readonly elevation: number;
  /** Design days printed in the file, or computed from its hours where it covers most of a year. */
  readonly design?: Pick<AnnualDesignConditions, "cooling" | "heating"> | undefined;
}

/** Statistics of a weather file, SI. */
export interface WeatherAnalysis extends EpwHead, HourlyAnalysis {
  /** For degree days to any base. */
  readonly hours: Pick<WeatherHours, "month" | "day" | "dryBulb">;
}

/** A year of hours for the energy of buildings, with the place. */
export type FileYear = EnergyYear & Pick<EpwFile, "location" | "source" | "warnings">;

/** Results of reading a file, by the reader's purpose. */
interface EpwReadings {
  readonly energyYear: FileYear;
  readonly summary: EpwSummary;
  readonly outdoorAir: OutdoorAir;
  readonly analysis: WeatherAnalysis;
}

/** Request to the worker. */
export interface EpwQuestion {
  readonly file: File;
  readonly wanted: keyof EpwReadings;
}

/** Message from the worker. */
export type EpwAnswer = { readonly progress: number } | { readonly read: EpwReadings[keyof EpwReadings] } | { readonly problem: string };

/** Maximum size: an hourly EPW has 1.5 MB, one with steps of a few minutes some twenty times as much. */
const maxBytes = 20_000_000;

function refusal(file: File): string | undefined {
  if (file.size === 0) return texts.empty;
  if (file.size > maxBytes) return texts.tooLarge;
  return undefined;
}

/**
 * Reads a weather file in a worker, also from the archive in which it is published.
 *
 * @param wanted the reading to make of it
 * @param onProgress called with the share that is read, 0…1
 * @param signal aborts the reading and ends the worker
 * @returns the reading, or a message that says why the file cannot be read; `undefined` after an abort
 */
export async function openEpw<Wanted extends keyof EpwReadings>(
  packed: File,
  wanted: Wanted,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<EpwReadings[Wanted] | { readonly problem: string } | undefined> {
  const only = await oneFileIn(packed, "epw");
  if ("problem" in only) return only;
  const { file } = only;
  const problem = refusal(file);
  if (problem !== undefined) return { problem };
  const worker = new Worker(new URL("epw.worker.ts", import.meta.url), { type: "module" });
  try {
    return await new Promise((resolve) => {
      signal.addEventListener("abort", () => resolve(undefined), { once: true });
      worker.addEventListener("error", () => resolve({ problem: texts.readerMissing }));
      worker.addEventListener("message", ({ data }: MessageEvent<EpwAnswer>) => {
        if ("progress" in data) onProgress(data.progress);
        else resolve("read" in data ? (data.read as EpwReadings[Wanted]) : data);
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
      worker.postMessage({ file, wanted } satisfies EpwQuestion);
    });
  } finally {
    worker.terminate();
  }
}
