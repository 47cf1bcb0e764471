import { parseDdy, parseStat, WeatherFileError, weatherText } from "@org/hvac-core/weather";
import { openEpw } from "../../climate/openEpw.ts";
import { texts as fileTexts } from "../../climate/texts.ts";
import { weatherFilesIn } from "../../climate/weatherPackage.ts";
import { openedDdy, openedEpw, openedStat, type OpenedClimate } from "./fileSites.ts";
import { texts } from "./texts.ts";

/** Statistics and design days have some hundred kilobytes at most. */
const maxTextBytes = 3_000_000;

async function openText(file: File, read: (text: string) => OpenedClimate): Promise<OpenedClimate | { readonly problem: string }> {
  if (file.size === 0) return { problem: fileTexts.empty };
  if (file.size > maxTextBytes) return { problem: texts.file.tooLarge };
  try {
    return read(weatherText(new Uint8Array(await file.arrayBuffer())));
  } catch (error) {
    if (!(error instanceof WeatherFileError) && !(error instanceof RangeError)) throw error;
    return { problem: error.message };
  }
}

type Opened = OpenedClimate | { readonly problem: string };

async function openOne(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Opened | undefined> {
  const { name } = file;
  if (/\.stat$/i.test(name)) return openText(file, (text) => openedStat(name, parseStat(text)));
  if (/\.ddy$/i.test(name)) return openText(file, (text) => openedDdy(name, parseDdy(text)));
  const read = await openEpw(file, "summary", onProgress, signal);
  return !read || "problem" in read ? read : openedEpw(name, read);
}

/** Published design days first, then statistics, then the hours that both are made of. */
const packageOrder = ["ddy", "stat", "epw"];
const placeOf = ({ name }: File): number => packageOrder.indexOf(name.split(".").at(-1)!.toLowerCase());

/** Conditions of several files of one place: each from the first file that has it. */
function combined(opened: readonly Opened[]): Opened {
  const read = opened.filter((each): each is OpenedClimate => !("problem" in each));
  const [first] = read;
  if (!first) return opened[0]!;
  return {
    climate: read.find(({ climate }) => climate)?.climate,
    climateLack: first.climateLack,
    site: read.find(({ site }) => site)?.site,
    siteLack: first.siteLack,
  };
}

/**
 * Reads a weather file: hours of a year (EPW), their statistics (STAT), design days (DDY), or the package of them that is handed out.
 *
 * @param onProgress called with the share that is done, 0…1
 * @param signal ends the reading
 * @returns the climate, or a message that says why it cannot be read; `undefined` once it was ended
 */
export async function openWeather(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<Opened | undefined> {
  const held = await weatherFilesIn(file);
  if ("problem" in held) return held;
  const files = held.files.toSorted((a, b) => placeOf(a) - placeOf(b));
  if (files.length > packageOrder.length || new Set(files.map(placeOf)).size < files.length)
    return { problem: texts.file.several(files.length) };
  const opened: Opened[] = [];
  for (const each of files) {
    const read = await openOne(each, onProgress, signal);
    if (!read) return undefined;
    opened.push(read);
  }
  return opened.length === 1 ? opened[0] : combined(opened);
}
