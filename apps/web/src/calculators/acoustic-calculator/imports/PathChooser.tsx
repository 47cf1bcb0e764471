import type { FileRef } from "@org/data";
import {
  importPaths,
  lengthProblem,
  pathOptions,
  type AcousticForm,
  type DuctPaths,
  type ImportedPaths,
  type PathChoice,
  type PathOptions,
} from "@org/hvac-core/exchange/sound";
import { Button, commonTexts } from "@org/ui/elements";
import { useId, useMemo, useState, type ReactNode } from "react";
import layout from "../../imports/imports.module.css";
import { EndsTable } from "./EndsTable.tsx";
import styles from "./pathsDialog.module.css";
import { RunsTable } from "./RunsTable.tsx";
import { texts } from "./texts.ts";

interface PathChooserProps {
  readonly paths: DuctPaths;
  readonly file: FileRef;
  readonly target: FileRef;
  readonly input: AcousticForm;
  readonly onImport: (imported: ImportedPaths) => void;
  readonly onClose: () => void;
}

/** Choices of a new dialog. */
const firstChoice = ({ ends, fans, isUpdate }: PathOptions): PathChoice => ({
  rooms: new Map(ends.map(({ run, room }) => [run.id, room])),
  sources: new Map(fans.map(({ fan, source }) => [fan.id, source])),
  keepsOthers: isUpdate,
});

interface SourcesProps {
  readonly options: PathOptions;
  readonly choice: PathChoice;
  readonly onChoose: (choice: PathChoice) => void;
}

/** Choice of the source for each fan of the file. */
function Sources({ options, choice, onChoose }: SourcesProps): ReactNode {
  return options.fans.map(({ fan, sources }) => (
    <label key={fan.id} className={styles.choice}>
      {texts.fan(fan.name)}
      <select
        value={choice.sources.get(fan.id)}
        onChange={({ target: { value } }) => onChoose({ ...choice, sources: new Map([...choice.sources, [fan.id, value]]) })}
      >
        {sources.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  ));
}

/** Choice to keep or remove the other elements. */
function Others({ options, choice, onChoose }: SourcesProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.others}>
      <legend>{texts.others.title(options.others)}</legend>
      {[false, true].map((keepsOthers) => (
        <label key={String(keepsOthers)}>
          <input
            type="radio"
            name={name}
            checked={choice.keepsOthers === keepsOthers}
            onChange={() => onChoose({ ...choice, keepsOthers })}
          />
          {keepsOthers ? texts.others.keep : texts.others.remove}
        </label>
      ))}
    </fieldset>
  );
}

/** Parts of the file that are not imported or differ, and removed elements. */
function Notes({ omissions, removed }: Pick<ImportedPaths, "omissions" | "removed">): ReactNode {
  const heading = useId();
  const notes = [...omissions.map(({ name, text }) => texts.notes.omission(name, text)), ...removed.map(texts.notes.removed)];
  if (notes.length === 0) return null;
  return (
    <section className={styles.notes} aria-labelledby={heading}>
      <h3 id={heading}>{texts.notes.title}</h3>
      <ul>
        {[...new Set(notes)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** The paths of one duct file: their elements, sources and rooms, and parts that are not imported. */
export function PathChooser({ paths, file, target, input, onImport, onClose }: PathChooserProps): ReactNode {
  const options = useMemo(() => pathOptions(paths, input, file), [paths, input, file]);
  const [choice, setChoice] = useState(() => firstChoice(options));
  const imported = useMemo(
    () => importPaths({ paths, input, choice, file, projectId: target.projectId }),
    [paths, input, choice, file, target],
  );
  const problem = lengthProblem(imported);
  if (options.ends.length === 0) return <p>{texts.noEnd}</p>;
  const isPart = choice.rooms.size < options.ends.length;
  return (
    <>
      <div className={styles.scroll}>
        {options.isUpdate && <p className={layout.hint}>{texts.updateLead}</p>}
        <div className={styles.choices}>
          <Sources options={options} choice={choice} onChoose={setChoice} />
        </div>
        {options.others > 0 && <Others options={options} choice={choice} onChoose={setChoice} />}
        <EndsTable options={options} choice={choice} unitSystem={input.unitSystem} onChoose={setChoice} />
        <RunsTable paths={paths} unitSystem={input.unitSystem} />
        <Notes omissions={imported.omissions} removed={imported.removed} />
        <p className={layout.hint}>
          {texts.orderHint}
          {isPart && ` ${texts.partHint}`}
        </p>
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className={layout.buttons}>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button look="primary" disabled={imported.count === 0 || problem !== undefined} onClick={() => onImport(imported)}>
          {texts.import(imported.count)}
        </Button>
      </div>
    </>
  );
}
