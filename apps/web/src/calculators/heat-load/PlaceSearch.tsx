import type { CalculatorState } from "@org/ui/surface";
import { Button, notify } from "@org/ui/elements";
import { useCallback, useEffect, useId, useRef, useState, type DragEvent, type ReactNode } from "react";
import { runAction } from "../../pageParts/runAction.ts";
import type * as ClimateModule from "./climate/index.ts";
import type { Climate } from "./climate/index.ts";
import { defaultPercentile, percentilesOf, percentileText, type Mode, type Percentile } from "./climate/percentiles.ts";
import { ClimateLine, monthNames } from "./ClimateLine.tsx";
import { PlaceInput } from "./PlaceInput.tsx";
import styles from "./place.module.css";

type ClimateData = typeof ClimateModule;

interface ClimateLoading {
  readonly data: ClimateData | undefined;
  readonly load: () => Promise<ClimateData>;
}

/** The table of cities, loaded when it is asked for; pages that open with a place ask at once. */
function useClimateData(isNeeded: boolean): ClimateLoading {
  const [data, setData] = useState<ClimateData>();
  const load = useCallback(async (): Promise<ClimateData> => {
    const loaded = await import("./climate/index.ts");
    setData(loaded);
    return loaded;
  }, []);
  useEffect(() => {
    if (isNeeded) runAction(load);
  }, [isNeeded, load]);
  return { data, load };
}

const filledFields = (mode: Mode, climate: Climate, month: number): string =>
  [
    mode === "Cooling" ? "outdoor temperature, wet bulb" : "outdoor temperature",
    "altitude, latitude, longitude, time zone",
    ...(mode === "Cooling" && climate.tau ? [`optical depths of ${monthNames[month - 1]!}`] : []),
  ].join(", ");

/** Fills the climate of a room from a table of cities or a weather file: temperatures, place and optical depths. */
export function PlaceSearch({ state }: { readonly state: CalculatorState }): ReactNode {
  const { input, complete, change } = state;
  const mode = complete["calculationMode"] as Mode;
  const month = Number(complete["month"]);
  const { data, load } = useClimateData(input["latitude"] !== undefined);
  const found = data?.findClimate(input, mode, month, data.knownClimates());
  const [wanted, setWanted] = useState<Percentile>();
  const percentile = found?.percentile ?? (wanted && percentilesOf(mode).includes(wanted) ? wanted : defaultPercentile[mode]);
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);
  const opening = useRef<AbortController>(undefined);
  const file = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => () => opening.current?.abort(), []);

  const fill = (climate: Climate, chosen: Percentile, loaded = data): void => {
    if (!loaded) return;
    const edit = change({ type: "values", values: loaded.inDisplayUnits(loaded.climateValues(climate, mode, chosen, month), complete) });
    setProblem(undefined);
    notify({
      message: `Climate of ${climate.name}: ${filledFields(mode, climate, month)} filled.`,
      key: "climate",
      action: { label: "Undo", run: () => change({ type: "undo", id: edit }) },
    });
  };
  const choosePercentile = (next: Percentile): void => {
    setWanted(next);
    if (found) fill(found.climate, next);
  };
  const openFile = async (chosen: File): Promise<void> => {
    opening.current?.abort();
    const own = new AbortController();
    opening.current = own;
    setProblem(undefined);
    setProgress(0);
    try {
      const loaded = await load();
      const read = await loaded.openEpw(chosen, "summary", setProgress, own.signal);
      if (!read || own.signal.aborted) return;
      if ("problem" in read) setProblem(`${chosen.name}: ${read.problem}`);
      else fill(loaded.climateOfEpw(chosen.name, read), percentile, loaded);
    } finally {
      if (!own.signal.aborted) setProgress(undefined);
    }
  };
  const drop = (event: DragEvent): void => {
    const [dropped] = event.dataTransfer.files;
    setOver(false);
    if (!dropped) return;
    event.preventDefault();
    runAction(() => openFile(dropped));
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
      <PlaceInput search={data?.searchClimates} load={() => runAction(load)} choose={(climate) => fill(climate, percentile)} />
      <div className={styles.row}>
        <label htmlFor={`${id}-percentile`}>Exceeded for</label>
        <select id={`${id}-percentile`} value={percentile} onChange={(event) => choosePercentile(event.target.value as Percentile)}>
          {percentilesOf(mode).map((each) => (
            <option key={each} value={each}>
              {percentileText(each)} of the year
            </option>
          ))}
        </select>
        <Button small onClick={() => file.current?.click()}>
          From an EPW file…
        </Button>
        <input
          ref={file}
          type="file"
          accept=".epw"
          hidden
          aria-label="Weather file (EPW)"
          onChange={(event) => {
            const [chosen] = event.target.files ?? [];
            event.target.value = "";
            if (chosen) runAction(() => openFile(chosen));
          }}
        />
      </div>
      {progress !== undefined && (
        <div className={styles.row}>
          <progress value={progress} max={1} aria-label="Reading the weather file" />
          <Button
            small
            onClick={() => {
              opening.current?.abort();
              setProgress(undefined);
            }}
          >
            Cancel
          </Button>
        </div>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {found && data && (
        <ClimateLine
          found={found}
          mode={mode}
          month={month}
          fillTemperatures={() => fill(found.climate, percentile)}
          fillTau={() => change({ type: "values", values: data.tauValues(found.climate, month) })}
        />
      )}
    </div>
  );
}
