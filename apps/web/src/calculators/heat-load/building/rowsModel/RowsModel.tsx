import type { CalculatorState } from "@org/form/state";
import type { Drawing } from "@org/hvac-core/building/drawing";
import type { HeatLoadValues } from "@org/hvac-core/calculators/heat-load";
import { Button } from "@org/ui/elements";
import { GridDialog } from "@org/ui/grid";
import { useEffect, useMemo, useState, type ReactNode } from "react";
import { fileNameOf, saveFile } from "../../../../export/saveFile.ts";
import styles from "../back/modelResults.module.css";
import { recordedDrawing } from "../drawingFile.ts";
import { importedRooms } from "./importedRooms.ts";
import type { RowsModelAnswer, RowsModelQuestion } from "./rowsModelMessages.ts";
import { texts } from "./texts.ts";

type ModelState = RowsModelAnswer | "creating" | "failed";

/** The model of the rooms, made in a worker, and again whenever they change. */
function useRowsModel(values: HeatLoadValues | undefined, drawing: Drawing | undefined): ModelState {
  const [result, setResult] = useState<{ readonly values: HeatLoadValues; readonly model: ModelState }>();
  useEffect(() => {
    if (!values) return;
    const worker = new Worker(new URL("./rowsModel.worker.ts", import.meta.url), { type: "module" });
    worker.addEventListener("error", () => setResult({ values, model: "failed" }));
    worker.addEventListener("message", ({ data }: MessageEvent<RowsModelAnswer>) => setResult({ values, model: data }));
    const question: RowsModelQuestion = { values, drawing };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin but the page's
    worker.postMessage(question);
    return () => worker.terminate();
  }, [values, drawing]);
  return result?.values === values && result ? result.model : "creating";
}

function Summary({ rooms }: Pick<RowsModelAnswer, "rooms">): ReactNode {
  const taller = rooms.filter(({ isTaller }) => isTaller).map(({ name, id }) => name || id);
  const panels = rooms.reduce((sum, { separatePanels }) => sum + separatePanels, 0);
  return (
    <output className={styles.known}>
      <strong>{texts.rooms(rooms.length)}</strong> {taller.length > 0 && texts.taller(taller)} {panels > 0 && texts.panels(panels)}
    </output>
  );
}

interface TracedDownloadProps {
  /** Undefined where no room was traced. */
  readonly text: string | undefined;
  readonly onSave: (text: string, name: string) => void;
}

function TracedDownload({ text, onSave }: TracedDownloadProps): ReactNode {
  return text !== undefined && <Button onClick={() => onSave(text, texts.tracedFileName)}>{texts.downloadTraced}</Button>;
}

/** What shades windows of the rooms and is not in the file. */
function LeftOut({ rooms }: Pick<RowsModelAnswer, "rooms">): ReactNode {
  return (["overhang", "fins", "obstruction"] as const).map((shade) => {
    const windows = rooms.flatMap(({ id, name, leftOut }) =>
      leftOut.filter((each) => each.shade === shade).map((each) => `${each.name || each.windowId} (${name || id})`),
    );
    return windows.length > 0 && <li key={shade}>{texts.leftOutOf(texts.leftOut[shade], windows)}</li>;
  });
}

interface RowsModelProps {
  readonly state: CalculatorState;
  readonly onClose: () => void;
}

/** Exports the rooms as a model whose shells are made from the rows. */
export function RowsModel({ state: { input, outcome, isCalculating }, onClose }: RowsModelProps): ReactNode {
  const values = outcome.ok && !isCalculating ? (outcome.values as HeatLoadValues) : undefined;
  const imported = useMemo(() => importedRooms(input), [input]);
  const drawing = useMemo(() => (imported.some(({ isTraced }) => isTraced) ? recordedDrawing(input) : undefined), [imported, input]);
  const model = useRowsModel(values, drawing);
  const save = (text: string, name: string): void => {
    saveFile(fileNameOf(name, "xml"), new Blob([text], { type: "application/xml" }));
  };
  return (
    <GridDialog title={texts.title} onClose={onClose}>
      <div className={styles.content}>
        <p>{texts.lead}</p>
        {imported.map(({ id, fileName, count, isTraced }) => (
          <p key={id}>{isTraced ? texts.traced(count) : texts.imported(count, fileName)}</p>
        ))}
        {isCalculating && <output className={styles.known}>{texts.calculating}</output>}
        {(!outcome.ok || outcome.leftOut !== undefined) && <p className={styles.problem}>{texts.incomplete}</p>}
        {values && model === "creating" && <output className={styles.known}>{texts.creating}</output>}
        {model === "failed" && <p role="alert">{texts.workerMissing}</p>}
        {typeof model === "object" && <Summary rooms={model.rooms} />}
        <h3>{texts.kept}</h3>
        <ul>
          {typeof model === "object" && <LeftOut rooms={model.rooms} />}
          {texts.notKept.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
        {typeof model === "object" && (
          <div className={styles.actions}>
            <Button look="primary" data-begin onClick={() => save(model.text, texts.fileName(values?.site.place ?? ""))}>
              {texts.download}
            </Button>
            <TracedDownload text={model.traced} onSave={save} />
          </div>
        )}
      </div>
    </GridDialog>
  );
}
