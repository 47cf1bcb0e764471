import type { StatedChoice, Step } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { Formula } from "./Formula.tsx";
import styles from "./sheet.module.css";

/** What the user gave and a part of the sheet goes by: name, symbol and value, as many beside each other as there is room for. */
export function GivenTable({ entries }: { readonly entries: readonly (Step | StatedChoice)[] }): ReactNode {
  return (
    <dl className={styles.given}>
      {entries.map((entry) =>
        entry.kind === "choice" ? (
          <div key={entry.field} data-kind="choice">
            <dt>{entry.name}</dt>
            <dd>{entry.text}</dd>
          </div>
        ) : (
          <div key={entry.symbol} data-kind={entry.kind} data-step={entry.symbol}>
            <dt>
              {entry.name} <Formula text={entry.symbol} />
            </dt>
            <dd>{entry.substitution}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
