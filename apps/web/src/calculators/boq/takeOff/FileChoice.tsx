import { isFileCollection, kindOfCollection } from "@org/data";
import type { ReactNode } from "react";
import type { ProjectFile } from "@org/hvac-core/exchange/project";
import styles from "./takeOff.module.css";
import { texts } from "./texts.ts";

interface FileChoiceProps {
  readonly files: readonly ProjectFile[];
  readonly excluded: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** Selection of the files to take off, with the reason where a file cannot be. */
export function FileChoice({ files, excluded, onToggle }: FileChoiceProps): ReactNode {
  return (
    <fieldset className={styles.files}>
      <legend>{texts.files.title}</legend>
      {files.map(({ id, name, collection, problem }) => (
        <label key={id}>
          <input
            type="checkbox"
            checked={problem === undefined && !excluded.has(id)}
            disabled={problem !== undefined}
            onChange={() => onToggle(id)}
          />
          <span>
            <bdi>{name}</bdi> <small>{isFileCollection(collection) && kindOfCollection(collection).title}</small>
            {problem !== undefined && <small className={styles.problem}>{texts.files.noResults(problem)}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Parts of the files that have no quantity. */
export function NotMeasured({ files }: Pick<FileChoiceProps, "files">): ReactNode {
  const incomplete = files.filter(({ measured }) => measured && measured.notMeasured.length > 0);
  if (incomplete.length === 0) return null;
  return (
    <details className={styles.notMeasured}>
      <summary>{texts.files.notMeasured}</summary>
      {incomplete.map(({ id, name, measured }) => (
        <div key={id}>
          <h4 dir="auto">{name}</h4>
          <ul>
            {measured!.notMeasured.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      ))}
    </details>
  );
}
