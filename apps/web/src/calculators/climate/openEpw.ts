import type {
  AnnualDesignConditions,
  EpwFile,
  HumidDesign,
  MonthlyPercent,
  MonthOfWeather,
  WeatherBin,
  WeatherHours,
  WindRose,
} from "@org/hvac-core/weather";
import { oneFileIn } from "./weatherPackage.ts";

/** Design air of twelve months, °C and K: of the hottest days, and of the most humid ones where they are known. */
export interface MonthlyAir extends Partial<HumidDesign> {
  readonly dryBulb: readonly number[];
  readonly wetBulb: readonly number[];
  readonly dryBulbRange: readonly number[];
  readonly wetBulbRange?: readonly number[];
}

/** What is read of a weather file. */
export interface EpwSummary extends Pick<EpwFile, "location" | "source" | "designConditions" | "warnings"> {
  /** Percentiles of its own hours, or in words why there are none. */
  readonly own: AnnualDesignConditions | { readonly lack: string };
  /** By the share of the month's hours in which its dry bulb is exceeded; none where a whole month is missing. */
  readonly monthly: Readonly<Record<MonthlyPercent, MonthlyAir>> | undefined;
  readonly hours: number;
}

/** The outdoor air of a year, hour by hour; hours in which the file lacks a quantity are left out. */
export interface OutdoorAir extends Pick<EpwFile, "warnings"> {
  /** °C */
  readonly dryBulb: Float64Array;
  /** kg of water per kg of dry air */
  readonly humidityRatio: Float64Array;
  /** Of the site, m above sea level. */
  readonly elevation: number;
  /** As printed in the file, or else of its own hours where it has most of a year. */
  readonly design?: Pick<AnnualDesignConditions, "cooling" | "heating"> | undefined;
}

/** Quantities whose usual day of each month is told. */
export type DayQuantity = "dryBulb" | "relativeHumidity" | "windSpeed" | "skyCover" | "globalHorizontal";

/** Everything that the hours of a year tell, SI. */
export interface WeatherAnalysis extends Pick<EpwFile, "location" | "source" | "designConditions" | "warnings"> {
  /** Percentiles of its own hours; none where too few of a year are there. */
  readonly own: AnnualDesignConditions | undefined;
  /** Wet bulbs and dew points exceeded for 0.4, 1 and 2 % of the hours, °C; none without humidity. */
  readonly wetBulbs: readonly number[] | undefined;
  readonly dewPoints: readonly number[] | undefined;
  readonly months: readonly MonthOfWeather[];
  /** Of the year, then of each month; none where no wind was measured. */
  readonly windRoses: readonly (WindRose | undefined)[];
  /** In bins of 3 K and of 5 °F. */
  readonly bins: Readonly<Record<"Metric" | "Imperial", readonly WeatherBin[]>>;
  /** Twelve months of 24 hours; `undefined` where no value is. */
  readonly usualDays: Readonly<Record<DayQuantity, readonly (readonly (number | undefined)[])[]>>;
  /** For degree days to any base. */
  readonly hours: Pick<WeatherHours, "month" | "day" | "dryBulb">;
}

/** A year of hours for the energy of buildings. */
export interface EnergyYear extends Pick<EpwFile, "location" | "source" | "warnings"> {
  /** Of 8760 hours, °C. */
  readonly dryBulb: readonly number[];
  /** How many of them were bridged, where the file lacks them. */
  readonly filled: number;
  /** All that is calculated by the hour, packed into a line of text. */
  readonly packed?: string;
  /** Why it is not packed. */
  readonly lack?: string;
}

/** What of a file is read. */
interface EpwReadings {
  readonly energyYear: EnergyYear;
  readonly summary: EpwSummary;
  readonly outdoorAir: OutdoorAir;
  readonly analysis: WeatherAnalysis;
}

/** What the worker is asked. */
export interface EpwQuestion {
  readonly file: File;
  readonly wanted: keyof EpwReadings;
}

/** What the worker says. */
export type EpwAnswer = { readonly progress: number } | { readonly read: EpwReadings[keyof EpwReadings] } | { readonly problem: string };

/** An hourly year has 1.5 MB, one in steps of minutes some twenty times as much: nothing that is larger is an EPW of hours. */
const maxBytes = 20_000_000;

function refusal(file: File): string | undefined {
  if (file.size === 0) return "The file is empty.";
  if (file.size > maxBytes) return "The file is larger than 20 MB; an EPW of a year of hours has about 1.5 MB.";
  return undefined;
}

/**
 * Reads a weather file in a worker, also out of the package that it is handed out in.
 *
 * @param wanted its design conditions, or the air of its hours
 * @param onProgress called with the share that is done, 0…1
 * @param signal ends the worker
 * @returns what is read, or in words why it cannot be; `undefined` once it was ended
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
      worker.addEventListener("error", () =>
        resolve({ problem: "The weather file reader could not be loaded. Try again when you are connected." }),
      );
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
