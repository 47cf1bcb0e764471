import type { SkippedValue } from "@org/hvac-core/building";
import type { CalculatedRooms } from "@org/hvac-core/exchange/building";
import type { CalculatorState } from "@org/form/state";
import { csvOf } from "@org/documents/csv";
import { Button, commonTexts, useFileDrop, useFilePicker } from "@org/ui/elements";
import { GridDialog } from "@org/ui/grid";
import { useId, useState, type ReactNode } from "react";
import { fileNameOf, saveFile } from "../../../../export/saveFile.ts";
import { runAction } from "../../../../page/runAction.ts";
import { roomSchedule } from "./roomSchedule.ts";
import type { ResultsProblem, WrittenModel } from "./resultsMessages.ts";
import styles from "./modelResults.module.css";
import { texts } from "./texts.ts";
import { useModelResults } from "./useModelResults.ts";

interface ChoiceProps {
  readonly file: File | undefined;
  readonly problem: ResultsProblem | undefined;
  readonly onFile: (file: File) => void;
}

function FileChoice({ file, problem, onFile }: ChoiceProps): ReactNode {
  const { pick, input } = useFilePicker({ accept: ".xml,.gbxml,.ifc", label: texts.fileLabel, onFile });
  return (
    <>
      <p>{texts.lead}</p>
      {problem && (
        <p role="alert" className={styles.problem}>
          <strong>{texts.problem(file?.name)}.</strong> {problem.message}
        </p>
      )}
      <p>{texts.drop}</p>
      <div className={styles.actions}>
        <Button look="primary" data-begin onClick={pick}>
          {texts.choose}
        </Button>
        {input}
      </div>
    </>
  );
}

function UnitChoice({ file, onUnit }: { readonly file: File; readonly onUnit: (unit: string) => void }): ReactNode {
  const [unit, setUnit] = useState("Meters");
  const id = useId();
  return (
    <>
      <p>{texts.unit.lead(file.name)}</p>
      <div className={styles.actions}>
        <label htmlFor={id}>{texts.unit.label}</label>
        <select id={id} data-begin value={unit} onChange={(event) => setUnit(event.target.value)}>
          {Object.entries(texts.unit.options).map(([name, label]) => (
            <option key={name} value={name}>
              {label}
            </option>
          ))}
        </select>
        <Button look="primary" onClick={() => onUnit(unit)}>
          {texts.unit.read}
        </Button>
      </div>
    </>
  );
}

/** Skipped values by element and reason. */
function Skipped({ values }: { readonly values: readonly SkippedValue[] }): ReactNode {
  const groups = new Map<string, SkippedValue[]>();
  for (const value of values) {
    const key = `${value.element} ${value.reason}`;
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return (
    <details>
      <summary>{texts.skipped(values.length)}</summary>
      <ul>
        {[...groups].map(([key, group]) => (
          <li key={key}>
            {texts.skippedValue(
              group[0]!.element,
              group[0]!.reason,
              group.map(({ id }) => id),
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Summary({ model }: { readonly model: WrittenModel }): ReactNode {
  const { rooms, otherSpaces, content, added, replaced, skipped } = model;
  const otherRooms = rooms.filter(({ space }) => !space).map(({ name, id }) => name || id);
  const known = rooms.length - otherRooms.length;
  const multiplied = rooms.filter(({ multiplier, space }) => space && multiplier > 1).length;
  if (known === 0) return <output className={styles.known}>{texts.none}</output>;
  return (
    <>
      <output className={styles.known}>
        <strong>{texts.known(known, rooms.length)}</strong> {otherRooms.length > 0 && texts.otherRooms(otherRooms)}{" "}
        {otherSpaces.length > 0 && texts.otherSpaces(otherSpaces)} {multiplied > 0 && texts.multiplied(multiplied)}
      </output>
      {content ? (
        <>
          <h3>{texts.contents}</h3>
          <ul>
            <li>{texts.results}</li>
            <li>{texts.zones}</li>
            <li>{texts.gains}</li>
            <li>{texts.setPoints}</li>
          </ul>
          <p>{texts.counts(added, replaced)}</p>
        </>
      ) : (
        <p>{texts.ifc}</p>
      )}
      {skipped.length > 0 && <Skipped values={skipped} />}
    </>
  );
}

interface DownloadsProps {
  readonly file: File;
  readonly model: WrittenModel;
  readonly unitSystem: CalculatorState["input"]["unitSystem"];
  readonly onAnother: () => void;
}

function Downloads({ file, model, unitSystem, onAnother }: DownloadsProps): ReactNode {
  const [, name = file.name, ending = "xml"] = /^(.*)\.([^.]+)$/.exec(file.name) ?? [];
  const rows = roomSchedule(model.rooms, unitSystem);
  const title = texts.scheduleName(name);
  const saveWorkbook = (): void =>
    runAction(async () => {
      const { saveTable } = await import("../../../../export/calculationFile.ts");
      await saveTable("xlsx", { title, sheet: texts.schedule.sheet, rows });
    });
  const { content, rooms: matched } = model;
  const isKnown = matched.some(({ space }) => space);
  return (
    <div className={styles.actions}>
      {isKnown && content && (
        <Button
          look="primary"
          data-begin
          onClick={() => saveFile(fileNameOf(texts.fileName(name), ending), new Blob([content], { type: "application/xml" }))}
        >
          {texts.download}
        </Button>
      )}
      {isKnown && <Button onClick={saveWorkbook}>{texts.asXlsx}</Button>}
      {isKnown && <Button onClick={() => saveFile(fileNameOf(title, "csv"), csvOf(rows))}>{texts.asCsv}</Button>}
      <Button look="quiet" onClick={onAnother}>
        {texts.another}
      </Button>
    </div>
  );
}

interface ModelResultsProps {
  readonly state: CalculatorState;
  readonly onClose: () => void;
}

/** Writes the loads of the rooms into a copy of the model that they came from, or lists them by its ids. */
export function ModelResults({ state: { outcome, input, isCalculating }, onClose }: ModelResultsProps): ReactNode {
  const { shown, open, cancel } = useModelResults();
  const calculated = outcome.ok && !isCalculating ? ({ values: outcome.values, results: outcome.results } as CalculatedRooms) : undefined;
  const choose = (file: File, unit?: string): void => {
    if (calculated) open(file, { calculated, input }, unit);
  };
  const drop = useFileDrop((file) => choose(file));
  return (
    <GridDialog title={texts.title} onClose={onClose}>
      <div className={styles.content} {...(calculated ? drop : {})}>
        {isCalculating && <output className={styles.known}>{texts.calculating}</output>}
        {(!outcome.ok || outcome.leftOut !== undefined) && <p className={styles.problem}>{texts.incomplete}</p>}
        {shown.phase === "choosing" && calculated && <FileChoice file={shown.file} problem={shown.problem} onFile={choose} />}
        {shown.phase === "unit" && <UnitChoice file={shown.file} onUnit={(unit) => choose(shown.file, unit)} />}
        {shown.phase === "reading" && (
          <>
            <p>{texts.reading(shown.file.name)}</p>
            <progress value={shown.progress} max={1} aria-label={texts.reading(shown.file.name)} />
            <div className={styles.actions}>
              <Button onClick={cancel}>{commonTexts.cancel}</Button>
            </div>
          </>
        )}
        {shown.phase === "written" && (
          <>
            <Summary model={shown.model} />
            <Downloads file={shown.file} model={shown.model} unitSystem={input.unitSystem} onAnother={cancel} />
          </>
        )}
      </div>
    </GridDialog>
  );
}
