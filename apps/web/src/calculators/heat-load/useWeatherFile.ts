import { useLatestRun } from "@org/ui/elements";
import { useState } from "react";
import type { ClimateData, OpenedClimate } from "./climate/index.ts";

export interface WeatherFile {
  /** The share that is read, 0…1; `undefined` while no file is read. */
  readonly progress: number | undefined;
  /** Message that says why a file could not be used. */
  readonly problem: string | undefined;
  readonly open: (file: File) => Promise<void>;
  readonly cancel: () => void;
  readonly forgetProblem: () => void;
}

/**
 * Reads one weather file at a time: opening another aborts the reading of the previous one.
 *
 * @param take uses the data of a file, or returns a message that says what they lack
 */
export function useWeatherFile(
  load: () => Promise<ClimateData>,
  take: (read: OpenedClimate, data: ClimateData) => string | undefined,
): WeatherFile {
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const { begin, abort } = useLatestRun();
  const open = async (file: File): Promise<void> => {
    const signal = begin();
    setProblem(undefined);
    setProgress(0);
    try {
      const data = await load();
      const read = await data.openWeather(file, setProgress, signal);
      if (!read || signal.aborted) return;
      const lack = "problem" in read ? read.problem : take(read, data);
      if (lack !== undefined) setProblem(`${file.name}: ${lack}`);
    } finally {
      if (!signal.aborted) setProgress(undefined);
    }
  };
  return {
    progress,
    problem,
    open,
    cancel: () => {
      abort();
      setProgress(undefined);
    },
    forgetProblem: () => setProblem(undefined),
  };
}
