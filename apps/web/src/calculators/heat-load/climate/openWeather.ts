import { parseDdy, parseStat, WeatherFileError, weatherText } from "@org/hvac-core/weather";
import { openEpw } from "../../climate/openEpw.ts";
import { openedDdy, openedEpw, openedStat, type OpenedClimate } from "./fileSites.ts";

/** Statistics and design days have some hundred kilobytes at most. */
const maxTextBytes = 3_000_000;

async function openText(file: File, read: (text: string) => OpenedClimate): Promise<OpenedClimate | { readonly problem: string }> {
  if (file.size === 0) return { problem: "The file is empty." };
  if (file.size > maxTextBytes) return { problem: "The file is larger than 3 MB; STAT and DDY files are usually under 300 kB." };
  try {
    return read(weatherText(new Uint8Array(await file.arrayBuffer())));
  } catch (error) {
    if (!(error instanceof WeatherFileError) && !(error instanceof RangeError)) throw error;
    return { problem: error.message };
  }
}

/**
 * Reads a weather file: hours of a year (EPW), their statistics (STAT), or design days (DDY).
 *
 * @param onProgress called with the share that is done, 0…1
 * @param signal ends the reading
 * @returns the climate, or in words why there is none; `undefined` once it was ended
 */
export async function openWeather(
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<OpenedClimate | { readonly problem: string } | undefined> {
  const { name } = file;
  if (/\.stat$/i.test(name)) return openText(file, (text) => openedStat(name, parseStat(text)));
  if (/\.ddy$/i.test(name)) return openText(file, (text) => openedDdy(name, parseDdy(text)));
  const read = await openEpw(file, "summary", onProgress, signal);
  return !read || "problem" in read ? read : openedEpw(name, read);
}
