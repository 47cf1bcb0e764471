import type { FileRef } from "@org/data";
import { Button, plural } from "@org/ui/elements";
import { useId, useMemo, useState, type ReactNode } from "react";
import layout from "../../takeOver/takeOver.module.css";
import type { DuctPaths } from "./ductRuns.ts";
import { EndsTable } from "./EndsTable.tsx";
import type { AcousticForm } from "./pathRows.ts";
import styles from "./pathsDialog.module.css";
import type { PathChoice } from "./planRows.ts";
import { RunsTable } from "./RunsTable.tsx";
import { offerOf, takePaths, tooLong, type PathOffer, type TakenPaths } from "./soundPaths.ts";

interface PathChooserProps {
  readonly paths: DuctPaths;
  readonly file: FileRef;
  readonly target: FileRef;
  readonly input: AcousticForm;
  readonly onTake: (taken: TakenPaths) => void;
  readonly onClose: () => void;
}

/** What is chosen before anybody chooses. */
const firstChoice = ({ ends, fans, wasTaken }: PathOffer): PathChoice => ({
  rooms: new Map(ends.map(({ run, room }) => [run.id, room])),
  sources: new Map(fans.map(({ fan, source }) => [fan.id, source])),
  keepsOthers: wasTaken,
});

const elements = (count: number): string => `${count} ${count === 1 ? "element" : plural("element")}`;

interface SourcesProps {
  readonly offer: PathOffer;
  readonly choice: PathChoice;
  readonly onChoose: (choice: PathChoice) => void;
}

/** Which source each fan of the file is. */
function Sources({ offer, choice, onChoose }: SourcesProps): ReactNode {
  return offer.fans.map(({ fan, sources }) => (
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
function Others({ offer, choice, onChoose }: SourcesProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.others}>
      <legend>{`${elements(offer.others)} of this calculation`}</legend>
      {[false, true].map((keepsOthers) => (
        <label key={String(keepsOthers)}>
          <input
            type="radio"
            name={name}
            checked={choice.keepsOthers === keepsOthers}
            onChange={() => onChoose({ ...choice, keepsOthers })}
          />
          {keepsOthers ? "Keep: where they begin at the same source, sound divides among them and the ducts taken over" : "Remove"}
        </label>
      ))}
    </fieldset>
  );
}

/** What of the file is not taken over, by name. */
function Untaken({ untaken, removed }: Pick<TakenPaths, "untaken" | "removed">): ReactNode {
  const heading = useId();
  const texts = [...untaken.map(({ name, text }) => `${name}: ${text}`), ...removed.map((name) => `${name}: removed.`)];
  if (texts.length === 0) return null;
  return (
    <section className={styles.untaken} aria-labelledby={heading}>
      <h3 id={heading}>To know</h3>
      <ul>
        {[...new Set(texts)].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** The paths of one duct file: what they are, where they begin and end, and what of them is no element. */
export function PathChooser({ paths, file, target, input, onTake, onClose }: PathChooserProps): ReactNode {
  const offer = useMemo(() => offerOf(paths, input, file), [paths, input, file]);
  const [choice, setChoice] = useState(() => firstChoice(offer));
  const taken = useMemo(() => takePaths(paths, input, choice, file, target.projectId), [paths, input, choice, file, target]);
  const problem = tooLong(taken);
  if (offer.ends.length === 0)
    return <p>No path of this duct file ends anywhere: its sections need an airflow and sizes that elements have.</p>;
  const isPart = choice.rooms.size < offer.ends.length;
  return (
    <>
      <div className={styles.scroll}>
        {offer.wasTaken && (
          <p className={layout.hint}>
            Taken over before: sizes, lengths, airflows and losses are brought up to date. Silencers, linings, levels, rooms and names that
            you entered are kept.
          </p>
        )}
        <div className={styles.choices}>
          <Sources offer={offer} choice={choice} onChoose={setChoice} />
        </div>
        {offer.others > 0 && <Others offer={offer} choice={choice} onChoose={setChoice} />}
        <EndsTable offer={offer} choice={choice} unitSystem={input.unitSystem} onChoose={setChoice} />
        <RunsTable paths={paths} unitSystem={input.unitSystem} />
        <Untaken untaken={taken.untaken} removed={taken.removed} />
        <p className={layout.hint}>
          The duct file has no order within a section: fittings come after their duct, where their noise is damped the least. Sizes of new
          rooms and levels of new sources are yours to enter.
          {isPart && " What is left out still takes its share of the sound, but the noise of its take-offs is not included."}
        </p>
      </div>
      {problem !== undefined && <p role="alert">{problem}</p>}
      <div className={layout.buttons}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" disabled={taken.count === 0 || problem !== undefined} onClick={() => onTake(taken)}>
          {`Take over ${elements(taken.count)}`}
        </Button>
      </div>
    </>
  );
}
