import { Button, commonTexts, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import { useEffect, useRef, useState, type DragEvent, type ReactNode } from "react";
import { runAction } from "../../../page/runAction.ts";
import styles from "./climateTool.module.css";
import { texts } from "./texts.ts";

/** Opens weather files one after another: the next one ends the one before. */
function useYear({ complete, change }: CalculatorState) {
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const [warnings, setWarnings] = useState<string>();
  const opening = useRef<AbortController>(undefined);
  useEffect(() => () => opening.current?.abort(), []);
  const open = async (file: File): Promise<void> => {
    opening.current?.abort();
    const controller = new AbortController();
    opening.current = controller;
    setProblem(undefined);
    setWarnings(undefined);
    setProgress(0);
    try {
      const { openEpw } = await import("../../climate/openEpw.ts");
      const { climateValues } = await import("@org/hvac-core/exchange/energy");
      const read = await openEpw(file, "energyYear", setProgress, controller.signal);
      if (!read || controller.signal.aborted) return;
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
      if (!controller.signal.aborted) setProgress(undefined);
    }
  };
  const cancel = (): void => {
    opening.current?.abort();
    setProgress(undefined);
  };
  return { progress, problem, warnings, open, cancel };
}

/** Fills the climate of every method from the hours of a weather file. */
export function ClimateTool({ state }: { readonly state: CalculatorState }): ReactNode {
  const { progress, problem, warnings, open, cancel } = useYear(state);
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    setOver(false);
    if (!file) return;
    event.preventDefault();
    runAction(() => open(file));
  };
  return (
    <div
      className={`${styles.climate} screen-only`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Button small onClick={() => input.current?.click()}>
        {texts.climate.open}
      </Button>
      <span>{texts.climate.hint}</span>
      <input
        ref={input}
        type="file"
        accept=".epw,.zip"
        hidden
        aria-label={texts.climate.file}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) runAction(() => open(file));
        }}
      />
      {progress !== undefined && (
        <div>
          <progress value={progress} max={1} aria-label={texts.climate.reading} />
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
