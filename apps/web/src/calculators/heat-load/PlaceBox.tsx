import { Button, commonTexts } from "@org/ui/elements";
import { useRef, useState, type DragEvent, type ReactNode } from "react";
import { runAction } from "../../page/runAction.ts";
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
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { progress, problem, open, cancel } = file;
  const drop = (event: DragEvent): void => {
    const [dropped] = event.dataTransfer.files;
    setOver(false);
    if (!dropped) return;
    event.preventDefault();
    runAction(() => open(dropped));
  };
  return (
    <div
      className={`${styles.place} screen-only`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {search}
      <div className={styles.row}>
        {choice}
        <Button small title={texts.weatherFile.hint} onClick={() => input.current?.click()}>
          {texts.weatherFile.open}
        </Button>
        <input
          ref={input}
          type="file"
          accept={weatherFileTypes}
          hidden
          aria-label={texts.weatherFile.label}
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = "";
            if (chosen) runAction(() => open(chosen));
          }}
        />
      </div>
      {progress !== undefined && (
        <div className={styles.row}>
          <progress value={progress} max={1} aria-label={texts.weatherFile.reading} />
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
