import { IconCloud, IconX } from "@tabler/icons-react";
import { Button, IconButton, notify, useFilePicker, useLatestRun } from "@org/ui/elements";
import { useState, type ReactNode } from "react";
import { runAction } from "../../page/runAction.ts";
import { weatherFileTexts } from "../climate/weatherFileTexts.ts";
import type { Weather } from "./weatherHours.ts";
import { texts } from "./texts.ts";

interface WeatherButtonProps {
  readonly weather: Weather | undefined;
  readonly setWeather: (weather: Weather | undefined) => void;
}

/** Opens a weather file and shows its hours on the chart; the file stays on this device. */
export function WeatherButton({ weather, setWeather }: WeatherButtonProps): ReactNode {
  const { begin } = useLatestRun();
  const [progress, setProgress] = useState<number>();
  const openFile = async (file: File): Promise<void> => {
    const signal = begin();
    setProgress(0);
    try {
      const { openEpw } = await import("../climate/openEpw.ts");
      const read = await openEpw(file, "outdoorAir", setProgress, signal);
      if (!read || signal.aborted) return;
      if ("problem" in read) notify({ key: "weather", message: `${file.name}: ${read.problem}`, tone: "error" });
      else {
        const { dryBulb, humidityRatio, elevation, design, warnings } = read;
        setWeather({ fileName: file.name, air: { dryBulb, humidityRatio }, elevation, design, warnings });
      }
    } finally {
      if (!signal.aborted) setProgress(undefined);
    }
  };
  const { pick, input } = useFilePicker({
    accept: ".epw,.zip",
    label: weatherFileTexts.epw,
    onFile: (file) => runAction(() => openFile(file)),
  });
  return (
    <>
      <Button small look="quiet" disabled={progress !== undefined} onClick={pick}>
        <IconCloud size={15} stroke={1.6} aria-hidden />
        {texts.weather.open}
      </Button>
      {progress !== undefined && <progress value={progress} max={1} aria-label={weatherFileTexts.reading} />}
      {weather && (
        <IconButton small label={texts.weather.remove} onClick={() => setWeather(undefined)}>
          <IconX size={15} stroke={1.6} aria-hidden />
        </IconButton>
      )}
      {input}
    </>
  );
}
