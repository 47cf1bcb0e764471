import { createObservable } from "@org/device/observable";
import {
  annualConditionsFromDdy,
  parseDdy,
  parseStat,
  weatherText,
  type PartialDesignConditions,
  type WeatherLocation,
} from "@org/hvac-core/weather";
import { openEpw, type WeatherAnalysis } from "../../../calculators/climate/openEpw.ts";
import { weatherFilesIn } from "../../../calculators/climate/weatherPackage.ts";
import { texts } from "./texts.ts";

/** A file that was opened, with its name. */
export interface OpenedFile {
  readonly name: string;
  readonly location: WeatherLocation;
  /** Analysis of the hours of an EPW. */
  readonly analysis?: WeatherAnalysis;
  /** Design conditions printed in the file, and their source. */
  readonly printed?: PartialDesignConditions;
  readonly printedSource?: string;
  /** Corrections made while reading the file, and missing data. */
  readonly warnings: readonly string[];
}

/** Compared files in their order. They are only in the memory of the page. */
export const openedFiles = createObservable<readonly OpenedFile[]>([]);

export const maxFiles = 2;

export function closeFile(name: string): void {
  openedFiles.set(openedFiles.getSnapshot().filter((file) => file.name !== name));
}

/** Adds a file; a third file replaces the second. */
function add(file: OpenedFile): void {
  const others = openedFiles.getSnapshot().filter(({ name }) => name !== file.name);
  openedFiles.set([...others.slice(0, maxFiles - 1), file]);
}

function readText(file: File, text: string): OpenedFile {
  if (/\.ddy$/i.test(file.name)) {
    const ddy = parseDdy(text);
    const printed = annualConditionsFromDdy(ddy);
    return { name: file.name, location: ddy.location, warnings: ddy.warnings, ...(printed && { printed }) };
  }
  const stat = parseStat(text);
  return {
    name: file.name,
    location: stat.location,
    warnings: stat.warnings ?? [],
    ...(stat.designConditions && { printed: stat.designConditions }),
    ...(stat.source !== undefined && { printedSource: stat.source }),
  };
}

/**
 * Opens a weather file: EPW in a worker, STAT and DDY here, which are short.
 *
 * @returns the problem, in words, where the file cannot be used
 */
export async function openFile(packed: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<string | undefined> {
  const held = await weatherFilesIn(packed);
  if ("problem" in held) return `${packed.name}: ${held.problem}`;
  const { files: inside } = held;
  // The hours are the most useful file of an archive.
  const file = inside.find(({ name }) => /\.epw$/i.test(name)) ?? inside[0]!;
  if (/\.(stat|ddy)$/i.test(file.name)) {
    if (file.size > 5_000_000) return texts.tooLarge(file.name);
    try {
      add(readText(file, weatherText(new Uint8Array(await file.arrayBuffer()))));
      return undefined;
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof RangeError) return `${file.name}: ${error.message}`;
      throw error;
    }
  }
  const read = await openEpw(file, "analysis", onProgress, signal);
  if (!read) return undefined;
  if ("problem" in read) return `${file.name}: ${read.problem}`;
  const { location, designConditions, warnings } = read;
  add({
    name: file.name,
    location,
    warnings,
    analysis: read,
    ...(designConditions && { printed: designConditions, printedSource: designConditions.source }),
  });
  return undefined;
}
