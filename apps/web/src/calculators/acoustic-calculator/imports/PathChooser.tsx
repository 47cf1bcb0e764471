import type { FileRef } from "@org/data";
import {
  firstPathChoice,
  importPaths,
  lengthProblem,
  pathOptions,
  type AcousticForm,
  type DuctPaths,
  type ImportedPaths,
  type PathChoice,
  type PathOptions,
} from "@org/hvac-core/exchange/sound";
import { acousticCalculator } from "@org/hvac-core/calculators/acoustic-calculator";
import type { Fields } from "@org/hvac-core/kernel";
import { Button, commonTexts } from "@org/ui/elements";
import { useId, useMemo, useState, type ReactNode } from "react";
import { texts as comparisonTexts } from "../../imports/comparisonTexts.ts";
import { differenceTexts } from "../../imports/differenceTexts.ts";
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

interface ChangesProps {
  readonly compared: ImportedPaths["compared"];
  readonly choice: PathChoice;
  readonly onChoose: (choice: PathChoice) => void;
}

const elementFields = acousticCalculator.fields.elements.row as Fields;

/** Elements of an earlier import that have changed, with old and new values, each updated unless its box is cleared, and those that are gone from the file. */
function Changes({ compared, choice, onChoose }: ChangesProps): ReactNode {
  const heading = useId();
  const { keepsNumbers = new Set(), removesGone } = choice;
  const toggle = (id: string): void => {
    const next = new Set(keepsNumbers);
    if (!next.delete(id)) next.add(id);
    onChoose({ ...choice, keepsNumbers: next });
  };
  const changed = compared.filter(({ state }) => state === "changed");
  const gone = compared.filter(({ state }) => state === "gone");
  return (
    <section className={styles.notes} aria-labelledby={heading}>
      <h3 id={heading}>{texts.changes.title}</h3>
      <output>{comparisonTexts.summaryOf(compared)}</output>
      {changed.length > 0 && (
        <ul>
          {changed.map(({ id, name, differences }) => (
            <li key={id}>
              <label>
                <input type="checkbox" checked={!keepsNumbers.has(id)} onChange={() => toggle(id)} /> <bdi>{name}</bdi>:{" "}
                {texts.changes.cells(
                  differences.map((difference) => {
                    const field = elementFields[difference.name];
                    return [field?.label ?? difference.name, ...differenceTexts(difference, field)] as const;
                  }),
                )}
              </label>
            </li>
          ))}
        </ul>
      )}
      {gone.length > 0 && (
        <label className={styles.gone}>
          <input type="checkbox" checked={removesGone} onChange={({ target }) => onChoose({ ...choice, removesGone: target.checked })} />
          {texts.changes.removeGone(gone.map(({ name }) => name))}
        </label>
      )}
    </section>
  );
}

/** The paths of one duct file: their elements, sources and rooms, and parts that are not imported. */
export function PathChooser({ paths, file, target, input, onImport, onClose }: PathChooserProps): ReactNode {
  const options = useMemo(() => pathOptions(paths, input, file), [paths, input, file]);
  const [choice, setChoice] = useState(() => firstPathChoice({ paths, input, file, projectId: target.projectId }));
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
        {options.isUpdate && (
          <>
            <p className={layout.hint}>{texts.updateLead}</p>
            <Changes compared={imported.compared} choice={choice} onChoose={setChoice} />
          </>
        )}
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
