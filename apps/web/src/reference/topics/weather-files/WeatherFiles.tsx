import { Button, commonTexts, useLatestRun, useObservable } from "@org/ui/elements";
import { Dropzone, Progress } from "@org/ui/kit";
import { IconX } from "@tabler/icons-react";
import { useRef, useState, type ReactNode } from "react";
import { runAction } from "../../../page/runAction.ts";
import { AnalysisFigures } from "./AnalysisFigures.tsx";
import { DesignTable } from "./DesignTable.tsx";
import { MonthsTable } from "./MonthsTable.tsx";
import { closeFile, openedFiles, openFile } from "./openedFiles.ts";
import { UseWeather } from "./UseWeather.tsx";
import { texts } from "./texts.ts";
import styles from "./weather.module.css";

interface Opening {
  readonly progress: number | undefined;
  readonly problem: string | undefined;
  readonly open: (files: readonly File[]) => Promise<void>;
  readonly cancel: () => void;
  readonly say: (problem: string) => void;
}

/** Opens files one after the other; a new selection cancels the files that are still being read. */
function useOpening(): Opening {
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const { begin, abort } = useLatestRun();
  return {
    progress,
    problem,
    open: async (files) => {
      const signal = begin();
      setProblem(undefined);
      setProgress(0);
      const problems: string[] = [];
      try {
        for (const [index, file] of files.entries()) {
          const problem = await openFile(file, (share) => setProgress((index + share) / files.length), signal);
          if (signal.aborted) return;
          if (problem !== undefined) problems.push(problem);
        }
      } finally {
        if (!signal.aborted) setProgress(undefined);
      }
      if (problems.length > 0) setProblem(problems.join(" "));
    },
    cancel: () => {
      abort();
      setProgress(undefined);
    },
    say: setProblem,
  };
}

function FileDrop({ opening }: { readonly opening: Opening }): ReactNode {
  const openPicker = useRef<() => void>(null);
  const { progress } = opening;
  return (
    <div className="screen-only">
      <Dropzone
        className={styles.drop ?? ""}
        maxFiles={2}
        openRef={openPicker}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ "aria-label": texts.drop.label }}
        onDrop={(files) => runAction(() => opening.open(files))}
        onReject={() => opening.say(texts.drop.tooMany)}
      >
        <div className={styles.dropped}>
          <p>{texts.drop.lead}</p>
          <Button onClick={() => openPicker.current?.()}>{texts.drop.choose}</Button>
        </div>
      </Dropzone>
      {progress !== undefined && (
        <div className={styles.progress}>
          <Progress value={100 * progress} aria-label={texts.drop.reading} />
          <Button small onClick={opening.cancel}>
            {commonTexts.cancel}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Contents of a weather file, or a comparison of two. The files are read in the browser. */
export function WeatherFiles(): ReactNode {
  const files = useObservable(openedFiles);
  const opening = useOpening();
  const analysed = files.flatMap(({ name, analysis }) => (analysis ? [{ name, analysis }] : []));
  return (
    <>
      <FileDrop opening={opening} />
      {opening.problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {opening.problem}
        </p>
      )}
      {files.length === 0 ? (
        <p className={styles.empty}>{texts.empty}</p>
      ) : (
        <>
          <ul className={styles.files} aria-label={texts.openedFiles}>
            {files.map(({ name, location, analysis, warnings }) => (
              <li key={name}>
                <strong>{location.name || name}</strong> {name}
                {analysis && texts.hours(analysis.hours.dryBulb.length, analysis.source)}
                <Button small look="quiet" className="screen-only" aria-label={texts.close(name)} onClick={() => closeFile(name)}>
                  <IconX size={14} stroke={1.6} aria-hidden />
                </Button>
                {warnings.length > 0 && <p className={styles.remark}>{warnings.join(" ")}</p>}
              </li>
            ))}
          </ul>
          <DesignTable files={files} />
          {files.map((file) => (
            <UseWeather key={file.name} file={file} isNamed={files.length > 1} />
          ))}
          {analysed.length > 0 && (
            <>
              <AnalysisFigures files={analysed} />
              {analysed.map((file) => (
                <MonthsTable key={file.name} {...file} isNamed={analysed.length > 1} />
              ))}
            </>
          )}
        </>
      )}
    </>
  );
}
