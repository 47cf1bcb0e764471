import { IconCloud, IconX } from "@tabler/icons-react";
import { Button, IconButton, notify } from "@org/ui/elements";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { runAction } from "../../page/runAction.ts";
import type { Weather } from "./weatherHours.ts";
import { texts } from "./texts.ts";

interface WeatherButtonProps {
  readonly weather: Weather | undefined;
  readonly setWeather: (weather: Weather | undefined) => void;
}

/** Opens a weather file and shows its hours on the chart; the file stays on this device. */
export function WeatherButton({ weather, setWeather }: WeatherButtonProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const opening = useRef<AbortController>(undefined);
  const [progress, setProgress] = useState<number>();
  useEffect(() => () => opening.current?.abort(), []);
  const openFile = async (file: File): Promise<void> => {
    opening.current?.abort();
    const controller = new AbortController();
    opening.current = controller;
    setProgress(0);
    try {
      const { openEpw } = await import("../climate/openEpw.ts");
      const read = await openEpw(file, "outdoorAir", setProgress, controller.signal);
      if (!read || controller.signal.aborted) return;
      if ("problem" in read) notify({ key: "weather", message: `${file.name}: ${read.problem}`, tone: "error" });
      else {
        const { dryBulb, humidityRatio, elevation, design, warnings } = read;
        setWeather({ fileName: file.name, air: { dryBulb, humidityRatio }, elevation, design, warnings });
      }
    } finally {
      if (!controller.signal.aborted) setProgress(undefined);
    }
  };
  return (
    <>
      <Button small look="quiet" disabled={progress !== undefined} onClick={() => input.current?.click()}>
        <IconCloud size={15} stroke={1.6} aria-hidden />
        {texts.weather.open}
      </Button>
      {progress !== undefined && <progress value={progress} max={1} aria-label={texts.weather.reading} />}
      {weather && (
        <IconButton small label={texts.weather.remove} onClick={() => setWeather(undefined)}>
          <IconX size={15} stroke={1.6} aria-hidden />
        </IconButton>
      )}
      <input
        ref={input}
        type="file"
        accept=".epw,.zip"
        hidden
        aria-label={texts.weather.file}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) runAction(() => openFile(file));
        }}
      />
    </>
  );
}
