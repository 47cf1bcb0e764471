import { currencyFormat } from "@org/hvac-core/costing";
import { readTariffs, tariffProblem, tariffValues, type TariffRecord } from "@org/hvac-core/exchange/tariffs";
import type { CompleteInput, Path } from "@org/hvac-core/kernel";
import { Button, useFilePicker } from "@org/ui/elements";
import { GridDialog } from "@org/ui/grid";
import { useId, useMemo, useState, type DragEvent, type ReactNode } from "react";
import { runAction } from "../../../page/runAction.ts";
import layout from "../../imports/imports.module.css";
import { tariffFacts, tariffRemarks } from "./tariffFacts.ts";
import styles from "./tariffTools.module.css";
import { texts } from "./dialogTexts.ts";

interface ImportTariffDialogProps {
  readonly complete: CompleteInput;
  readonly onTake: (values: Readonly<Record<Path, unknown>>, title: string) => void;
  readonly onClose: () => void;
}

function Remarks({ title, lines }: { readonly title: string; readonly lines: readonly string[] }): ReactNode {
  if (lines.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

interface PreviewProps extends Pick<ImportTariffDialogProps, "complete"> {
  readonly record: TariffRecord;
  readonly onUse: (values: Readonly<Record<Path, unknown>>) => void;
}

/** Preview of a tariff and of the parts that are imported. */
function Preview({ record: { title, read }, complete, onUse }: PreviewProps): ReactNode {
  const id = useId();
  const { unitSystem } = complete;
  if ("problem" in read)
    return (
      <p role="alert" className={styles.problem}>
        {texts.tariffImport.unreadable(read.problem)}
      </p>
    );
  const values = tariffValues(read, unitSystem);
  const problem = tariffProblem(values, unitSystem);
  const { excluded, notes } = tariffRemarks(read);
  return (
    <section className={styles.preview} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl>
        {tariffFacts(read, { unitSystem, currency: currencyFormat(complete) }).map(([label, text]) => (
          <div key={label} style={{ display: "contents" }}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Remarks title={texts.tariffImport.notImported} lines={excluded} />
      <Remarks title={texts.tariffImport.notes} lines={notes} />
      {problem !== undefined && (
        <p role="alert" className={styles.problem}>
          {texts.tariffImport.doesNotFit(problem)}
        </p>
      )}
      <div className={layout.buttons}>
        <Button look="primary" disabled={problem !== undefined} onClick={() => onUse(values)}>
          {texts.tariffImport.use}
        </Button>
      </div>
    </section>
  );
}

/** Day of the device. */
const today = (): string => new Date().toISOString().slice(0, 10);
/** A record has some 20 kB, the answer of the web service for one utility up to some MB. */
const maxBytes = 20_000_000;

/** A tariff of the rate database: pasted, dropped or opened, looked at, and then put into the form as one step. */
export function ImportTariffDialog({ complete, onTake, onClose }: ImportTariffDialogProps): ReactNode {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState("0");
  const [fileProblem, setFileProblem] = useState<string>();
  const id = useId();
  const read = useMemo(() => (text.trim() === "" ? [] : readTariffs(text, today())), [text]);
  const problem = fileProblem ?? ("problem" in read ? read.problem : undefined);
  const records = "problem" in read ? [] : read;
  const record = records.find((each) => each.id === chosen) ?? records[0];
  const state = (next: string): void => {
    setFileProblem(undefined);
    setChosen("0");
    setText(next);
  };
  const openFile = async (file: File): Promise<void> => {
    if (file.size > maxBytes) setFileProblem(texts.tariffImport.tooLarge(file.name));
    else state(await file.text());
  };
  const { pick, input } = useFilePicker({
    accept: ".json,application/json",
    label: texts.tariffImport.file,
    onFile: (file) => runAction(() => openFile(file)),
  });
  const onDrop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    const dropped = event.dataTransfer.getData("text/plain");
    event.preventDefault();
    if (file) runAction(() => openFile(file));
    else if (dropped !== "") state(dropped);
  };
  return (
    <GridDialog title={texts.tariffImport.title} wide onClose={onClose}>
      <div className={styles.content} onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
        <label className={styles.label} htmlFor={id}>
          {texts.tariffJson}
        </label>
        <textarea
          id={id}
          data-begin
          spellCheck={false}
          autoComplete="off"
          value={text}
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? `${id}-hint` : `${id}-problem`}
          onChange={(event) => state(event.target.value)}
        />
        {problem !== undefined && (
          <p id={`${id}-problem`} role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
        <p id={`${id}-hint`} className={layout.hint}>
          {texts.tariffImport.hint}
        </p>
        <div>
          <Button small onClick={pick}>
            {texts.tariffImport.openFile}
          </Button>
          {input}
        </div>
        {records.length > 1 && (
          <div className={layout.source}>
            <label htmlFor={`${id}-choice`}>{texts.tariffImport.tariff}</label>
            <select id={`${id}-choice`} value={record?.id} onChange={(event) => setChosen(event.target.value)}>
              {records.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.title}
                </option>
              ))}
            </select>
          </div>
        )}
        {record && (
          <Preview
            record={record}
            complete={complete}
            onUse={(values) => {
              onTake(values, record.title);
              onClose();
            }}
          />
        )}
      </div>
    </GridDialog>
  );
}
