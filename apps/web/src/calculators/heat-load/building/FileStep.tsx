import { prose } from "@org/form/numbers";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { Button, useFilePicker } from "@org/ui/elements";
import { useId, useState, type ReactNode } from "react";
import type { FileProblem } from "./buildingMessages.ts";
import styles from "./building.module.css";
import { texts } from "./texts.ts";

const buildingFileTypes = ".xml,.gbxml,.ifc,.ifcxml,.ifczip";

interface FileStepProps {
  /** Why the last file was not read. */
  readonly problem: FileProblem | undefined;
  readonly file: File | undefined;
  readonly onFile: (file: File) => void;
}

/** Choice of the file, and why the last one could not be read. */
export function FileStep({ problem, file, onFile }: FileStepProps): ReactNode {
  const { pick, input } = useFilePicker({ accept: buildingFileTypes, label: texts.file.label, onFile });
  return (
    <div className={styles.choosing}>
      <p>{texts.file.lead}</p>
      {problem && (
        <div role="alert" className={styles.problem}>
          <p>
            <strong>{texts.file.problem(file?.name)}.</strong> {texts.problems[problem.problem]}
          </p>
          {problem.message !== "" && <p>{problem.message}</p>}
        </div>
      )}
      <p>{texts.file.drop}</p>
      <Button look="primary" data-begin onClick={pick}>
        {texts.file.choose}
      </Button>
      {input}
    </div>
  );
}

interface UnrelatedStepProps {
  /** Name of the file that was imported before. */
  readonly earlierName: string;
  readonly onAdd: () => void;
  readonly onCompare: () => void;
  readonly onAnother: () => void;
}

const AnotherFile = ({ onAnother }: { readonly onAnother: () => void }): ReactNode => (
  <Button look="quiet" onClick={onAnother}>
    {texts.file.another}
  </Button>
);

/** Asks whether a file that shares nothing with the one imported before is another building. */
export function UnrelatedStep({ earlierName, onAdd, onCompare, onAnother }: UnrelatedStepProps): ReactNode {
  return (
    <div className={styles.choosing}>
      <p>{texts.unrelated.lead(earlierName)}</p>
      <Button look="primary" data-begin onClick={onAdd}>
        {texts.unrelated.add}
      </Button>
      <Button onClick={onCompare}>{texts.unrelated.compare}</Button>
      <AnotherFile onAnother={onAnother} />
    </div>
  );
}

/** Says that lengths are in the unit that was answered before. */
export function RecalledUnit({ unit, onChange }: { readonly unit: string; readonly onChange: () => void }): ReactNode {
  const name = texts.unit.options[unit as keyof typeof texts.unit.options] ?? unit;
  return (
    <p className={styles.hint}>
      {prose(texts.unit.recalled(name))}{" "}
      <Button look="quiet" onClick={onChange}>
        {texts.unit.change}
      </Button>
    </p>
  );
}

interface UnitStepProps {
  readonly file: File;
  readonly unitSystem: UnitSystem;
  readonly onUnit: (unit: string) => void;
  readonly onAnother: () => void;
}

/** Asks for the unit of the lengths of a file that names none. */
export function UnitStep({ file, unitSystem, onUnit, onAnother }: UnitStepProps): ReactNode {
  const [unit, setUnit] = useState(unitSystem === "Imperial" ? "Feet" : "Meters");
  const id = useId();
  return (
    <form
      className={styles.choosing}
      onSubmit={(event) => {
        event.preventDefault();
        onUnit(unit);
      }}
    >
      <p>{texts.unit.lead(file.name)}</p>
      <div className={styles.choice}>
        <label htmlFor={id}>{texts.unit.label}</label>
        <select id={id} data-begin value={unit} onChange={(event) => setUnit(event.target.value)}>
          {Object.entries(texts.unit.options).map(([name, label]) => (
            <option key={name} value={name}>
              {prose(label)}
            </option>
          ))}
        </select>
      </div>
      <p className={styles.hint}>{texts.unit.hint}</p>
      <Button look="primary" type="submit">
        {texts.unit.read}
      </Button>
      <AnotherFile onAnother={onAnother} />
    </form>
  );
}
