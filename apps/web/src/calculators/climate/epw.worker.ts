import { OutOfRangeError } from "@org/hvac-core/kernel";
import { pressureAtAltitude } from "@org/hvac-core/psychrometrics";
import {
  annualDesignConditions,
  humidDesignConditions,
  monthlyDesignConditions,
  parseEpw,
  weatherText,
  type AnnualDesignConditions,
  type WeatherHours,
} from "@org/hvac-core/weather";
import { energyYearOf } from "./energyYear.ts";
import type { EpwAnswer, EpwQuestion, EpwSummary, MonthlyAir } from "./openEpw.ts";
import { outdoorAirOf } from "./outdoorAir.ts";
import { analysisOf } from "./weatherAnalysis.ts";

function answer(message: EpwAnswer): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker answers its page, whose origin is its own
  self.postMessage(message);
}

function monthlyAirOf(hours: WeatherHours, percent: number, pressure: number): MonthlyAir {
  const months = monthlyDesignConditions(hours, percent / 100, pressure);
  return {
    dryBulb: months.map(({ dryBulb }) => dryBulb),
    wetBulb: months.map(({ wetBulb }) => wetBulb),
    dryBulbRange: months.map(({ dryBulbRange }) => dryBulbRange),
    ...humidDesignConditions(hours, percent / 100, pressure),
  };
}

/** Conditions of all twelve months; none where a whole month is missing, as a file with nine in ten hours of the year may have it. */
function monthlyOf(hours: WeatherHours, pressure: number): EpwSummary["monthly"] {
  try {
    return Object.fromEntries(
      (["0.4", "2", "5", "10"] as const).map((percent) => [percent, monthlyAirOf(hours, Number(percent), pressure)]),
    ) as EpwSummary["monthly"];
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return undefined;
  }
}

/** Percentiles of the file's own hours, or in words why there are none. */
function ownOf(hours: WeatherHours, pressure: number): AnnualDesignConditions | { readonly lack: string } {
  try {
    return annualDesignConditions(hours, pressure);
  } catch (error) {
    if (!(error instanceof OutOfRangeError)) throw error;
    return { lack: error.message };
  }
}

/** Reads a weather file beside the page: a year of hours takes longer than a page may stand still. */
async function read({ file, wanted }: EpwQuestion): Promise<void> {
  const text = weatherText(new Uint8Array(await file.arrayBuffer()));
  const epw = parseEpw(text, (share) => answer({ progress: 0.8 * share }));
  const { location, source, designConditions, hours, warnings } = epw;
  answer({ progress: 0.85 });
  if (wanted === "analysis") return answer({ read: analysisOf(epw) });
  if (wanted === "energyYear") {
    const year = energyYearOf(epw);
    return answer("problem" in year ? year : { read: year });
  }
  const pressure = pressureAtAltitude(location.elevation);
  const own = ownOf(hours, pressure);
  if (wanted === "outdoorAir") {
    const design = designConditions ?? ("lack" in own ? undefined : own);
    return answer({ read: { ...outdoorAirOf(hours), elevation: location.elevation, design, warnings } });
  }
  answer({ progress: 0.9 });
  const monthly = monthlyOf(hours, pressure);
  answer({
    read: { location, source, own, monthly, hours: hours.dryBulb.length, warnings, ...(designConditions && { designConditions }) },
  });
}

self.addEventListener("message", ({ data }: MessageEvent<EpwQuestion>) => {
  read(data).catch((error: unknown) => answer({ problem: error instanceof Error ? error.message : String(error) }));
});
