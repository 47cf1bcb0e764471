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
import { plural } from "@org/form/numbers";
import { Button } from "@org/ui/elements";
import { useId, useMemo, useState, type ReactNode } from "react";
import layout from "../../imports/imports.module.css";
import { EndsTable } from "./EndsTable.tsx";
import styles from "./pathsDialog.module.css";
import { RunsTable } from "./RunsTable.tsx";

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

const elements = (count: number): string => `${count} ${count === 1 ? "element" : plural("element")}`;

interface SourcesProps {
  readonly options: PathOptions;
  readonly choice: PathChoice;
  readonly onChoose: (choice: PathChoice) => void;
}

/** Choice of the source for each fan of the file. */
function Sources({ options, choice, onChoose }: SourcesProps): ReactNode {
  return options.fans.map(({ fan, sources }) => (
    <label key={fan.id} className={styles.choice}>
      {`${fan.name} of the duct file`}
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
      <legend>{`${elements(options.others)} of this calculation`}</legend>
      {[false, true].map((keepsOthers) => (
        <label key={String(keepsOthers)}>
          <input
            type="radio"
            name={name}
            checked={choice.keepsOthers === keepsOthers}
            onChange={() => onChoose({ ...choice, keepsOthers })}
          />
          {keepsOthers ? "Keep: where they begin at the same source, sound divides among them and the imported ducts" : "Remove"}
        </label>
      ))}
    </fieldset>
  );
}

/** Parts of the file that are not imported or differ, and removed elements. */
function Notes({ omissions, removed }: Pick<ImportedPaths, "omissions" | "removed">): ReactNode {
  const heading = useId();
  const texts = [...omissions.map(({ name, text }) => `${name}: ${text}`), ...removed.map((name) => `${name}: removed.`)];
  if (texts.length === 0) return null;
  return (
    <section className={styles.notes} aria-labelledby={heading}>
      <h3 id={heading}>Notes</h3>
      <ul>
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** The paths of one duct file: their elements, sources and rooms, and what is not imported. */
export function PathChooser({ paths, file, target, input, onImport, onClose }: PathChooserProps): ReactNode {
  const options = useMemo(() => pathOptions(paths, input, file), [paths, input, file]);
  const [choice, setChoice] = useState(() => firstChoice(options));
  const imported = useMemo(
    () => importPaths({ paths, input, choice, file, projectId: target.projectId }),
    [paths, input, choice, file, target],
  );
  const problem = lengthProblem(imported);
  if (options.ends.length === 0)
    return <p>No path of this duct file has an end: its sections need an airflow, and sizes within the range of elements.</p>;
  const isPart = choice.rooms.size < options.ends.length;
  return (
    <>
      <div className={styles.scroll}>
        {options.isUpdate && (
          <p className={layout.hint}>
            Imported before: sizes, lengths, airflows and losses are updated. Silencers, linings, levels, rooms and names that you entered
            are kept.
          </p>
        )}
        <div className={styles.choices}>
          <Sources options={options} choice={choice} onChoose={setChoice} />
        </div>
        {options.others > 0 && <Others options={options} choice={choice} onChoose={setChoice} />}
        <EndsTable options={options} choice={choice} unitSystem={input.unitSystem} onChoose={setChoice} />
        <RunsTable paths={paths} unitSystem={input.unitSystem} />
        <Notes omissions={imported.omissions} removed={imported.removed} />
        <p className={layout.hint}>
          A duct file has no order within a section: fittings come after their duct, where the fewest elements attenuate their noise. Enter
          the sizes of new rooms and the levels of new sources.
          {isPart && " Ducts that are not imported still take their share of the sound; the noise of their take-offs is not included."}
        </p>
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className={layout.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" disabled={imported.count === 0 || problem !== undefined} onClick={() => onImport(imported)}>
          {`Import ${elements(imported.count)}`}
        </Button>
      </div>
    </>
  );
}
