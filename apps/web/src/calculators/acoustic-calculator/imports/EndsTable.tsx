import type { PathChoice, PathOptions } from "@org/hvac-core/exchange/sound";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { quantityText } from "@org/form/numbers";
import { useId, type ReactNode } from "react";
import styles from "./pathsDialog.module.css";
import { texts } from "./texts.ts";

interface EndsTableProps {
  readonly options: PathOptions;
  readonly choice: PathChoice;
  readonly unitSystem: UnitSystem;
  readonly onChoose: (choice: PathChoice) => void;
}

/** Value of the option without a room: ids of rows are not empty. */
const nowhere = "";

/** The ends of the ducts: which are imported, and into which rooms they open. */
export function EndsTable({ options: { ends, rooms }, choice, unitSystem, onChoose }: EndsTableProps): ReactNode {
  const heading = useId();
  const put = (run: string, room: string | null | undefined): void => {
    const chosen = new Map(choice.rooms);
    if (room === undefined) chosen.delete(run);
    else chosen.set(run, room);
    onChoose({ ...choice, rooms: chosen });
  };
  const { columns } = texts.ends;
  const count = choice.rooms.size;
  const all = new Map(ends.map(({ run, room }) => [run.id, choice.rooms.has(run.id) ? choice.rooms.get(run.id)! : room]));
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading}>{texts.ends.title}</h3>
      <div className={styles.table}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={texts.ends.all}
                  checked={count === ends.length}
                  ref={(input) => {
                    if (input) input.indeterminate = count > 0 && count < ends.length;
                  }}
                  onChange={() => onChoose({ ...choice, rooms: count === ends.length ? new Map() : all })}
                />
              </th>
              <th scope="col">{columns.end}</th>
              <th scope="col">{columns.airflow}</th>
              <th scope="col">{columns.room}</th>
            </tr>
          </thead>
          <tbody>
            {ends.map(({ run, room }) => (
              <tr key={run.id}>
                <td>
                  <input
                    type="checkbox"
                    aria-label={texts.ends.path(run.name)}
                    checked={choice.rooms.has(run.id)}
                    onChange={() => put(run.id, choice.rooms.has(run.id) ? undefined : room)}
                  />
                </td>
                <th scope="row">{run.name}</th>
                <td>{quantityText(run.delivered, "airFlow", unitSystem).text}</td>
                <td>
                  <select
                    aria-label={texts.ends.room(run.name)}
                    disabled={!choice.rooms.has(run.id)}
                    value={(choice.rooms.has(run.id) ? choice.rooms.get(run.id) : room) ?? nowhere}
                    onChange={({ target: { value } }) => put(run.id, value === nowhere ? null : value)}
                  >
                    {rooms.map(({ id, name, isNew }) => (
                      <option key={id} value={id}>
                        {isNew ? texts.ends.newRoom(name) : name}
                      </option>
                    ))}
                    <option value={nowhere}>{texts.ends.noRoom}</option>
                  </select>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
