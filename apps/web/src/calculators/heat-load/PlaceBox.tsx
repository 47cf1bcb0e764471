import { Button, commonTexts, useFileDrop, useFilePicker } from "@org/ui/elements";
import type { ReactNode } from "react";
import { runAction } from "../../page/runAction.ts";
import { weatherFileTexts } from "../climate/weatherFileTexts.ts";
import type { WeatherFile } from "./useWeatherFile.ts";
import styles from "./place.module.css";
import { texts } from "./texts.tsx";

/** As `openWeather` tells them apart. */
const weatherFileTypes = ".epw,.stat,.ddy,.zip";

interface PlaceBoxProps {
  readonly file: WeatherFile;
  readonly search: ReactNode;
  /** Next to the button that opens a file. */
  readonly choice?: ReactNode;
  /** Description of the selected place. */
  readonly children?: ReactNode;
}

/** Choice of a climate: a search for cities, and weather files that are selected or dropped. */
export function PlaceBox({ file, search, choice, children }: PlaceBoxProps): ReactNode {
  const { progress, problem, open, cancel } = file;
  const onFile = (chosen: File): void => runAction(() => open(chosen));
  const { pick, input } = useFilePicker({ accept: weatherFileTypes, label: texts.weatherFile.label, onFile });
  return (
    <div className={`${styles.place} screen-only`} {...useFileDrop(onFile)}>
      {search}
      <div className={styles.row}>
        {choice}
        <Button small title={texts.weatherFile.hint} onClick={pick}>
          {weatherFileTexts.open}
        </Button>
        {input}
      </div>
      {progress !== undefined && (
        <div className={styles.row}>
          <progress value={progress} max={1} aria-label={weatherFileTexts.reading} />
          <Button small onClick={cancel}>
            {commonTexts.cancel}
          </Button>
        </div>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {children}
    </div>
  );
}
