import { Button, commonTexts, notify, useFileDrop, useFilePicker, useLatestRun } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import { useState, type ReactNode } from "react";
import { runAction } from "../../../page/runAction.ts";
import { weatherFileTexts } from "../../climate/weatherFileTexts.ts";
import styles from "./climateTool.module.css";
import { texts } from "./texts.ts";

/** Reads one weather file at a time: opening another aborts the reading of the previous one. */
function useYear({ complete, change }: CalculatorState) {
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [warnings, setWarnings] = useState<string>();
  const { begin, abort } = useLatestRun();
  const open = async (file: File): Promise<void> => {
    const signal = begin();
    setProblem(undefined);
    setWarnings(undefined);
    setProgress(0);
    try {
      const { openEpw } = await import("../../climate/openEpw.ts");
      const { climateValues } = await import("@org/hvac-core/exchange/energy");
      const read = await openEpw(file, "energyYear", setProgress, signal);
      if (!read || signal.aborted) return;
      if ("problem" in read) return setProblem(`${file.name}: ${read.problem}`);
      const edit = change({ type: "values", values: climateValues(read, complete) });
      notify({
        key: "climate",
        message: texts.climate.filled(read.location.name || file.name),
        action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
      });
      const messages = [
        ...read.warnings,
        ...(read.filled > 0 ? [texts.climate.interpolated(read.filled)] : []),
        ...(read.lack === undefined ? [] : [texts.climate.notHourly(read.lack)]),
      ];
      if (messages.length > 0) setWarnings([`${file.name}:`, ...messages].join(" "));
    } finally {
      if (!signal.aborted) setProgress(undefined);
    }
  };
  const cancel = (): void => {
    abort();
    setProgress(undefined);
  };
  return { progress, problem, warnings, open, cancel };
}

/** Fills the climate of every method from the hours of a weather file. */
export function ClimateTool({ state }: { readonly state: CalculatorState }): ReactNode {
  const { progress, problem, warnings, open, cancel } = useYear(state);
  const onFile = (file: File): void => runAction(() => open(file));
  const { pick, input } = useFilePicker({ accept: ".epw,.zip", label: weatherFileTexts.epw, onFile });
  return (
    <div className={`${styles.climate} screen-only`} {...useFileDrop(onFile)}>
      <Button small onClick={pick}>
        {weatherFileTexts.open}
      </Button>
      <span>{texts.climate.hint}</span>
      {input}
      {progress !== undefined && (
        <div>
          <progress value={progress} max={1} aria-label={weatherFileTexts.reading} />
          <Button small onClick={cancel}>
            {commonTexts.cancel}
          </Button>
        </div>
      )}
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      {warnings !== undefined && <p>{warnings}</p>}
    </div>
  );
}
