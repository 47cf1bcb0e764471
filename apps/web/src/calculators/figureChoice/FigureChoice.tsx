import { useId, type ReactNode } from "react";
import styles from "./figureChoice.module.css";

interface FigureChoiceProps<Key extends string> {
  readonly label: string;
  /** Keys and names, in the order they are offered; those of a group are consecutive. */
  readonly options: readonly (readonly [key: Key, name: string, group?: string])[];
  readonly chosen: Key;
  readonly choose: (key: Key) => void;
}

/** Selects the content of a figure; nothing without a choice. */
export function FigureChoice<Key extends string>({ label, options, chosen, choose }: FigureChoiceProps<Key>): ReactNode {
  const id = useId();
  if (options.length < 2) return null;
  return (
    <div className={`${styles.choice} screen-only`}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen} onChange={(event) => choose(event.target.value as Key)}>
        {[...Map.groupBy(options, ([, , group]) => group)].map(([group, members]) => {
          const drawn = members.map(([key, name]) => (
            <option key={key} value={key}>
              {name}
            </option>
          ));
          return group === undefined ? (
            drawn
          ) : (
            <optgroup key={group} label={group}>
              {drawn}
            </optgroup>
          );
        })}
      </select>
    </div>
  );
}
