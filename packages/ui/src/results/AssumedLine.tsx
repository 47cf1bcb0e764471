import type { CompleteInput, Path } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { Popup } from "../overlay/Popup.tsx";
import type { AnyCalculator } from "../state/formInput.ts";
import { placeName } from "../state/labels.ts";
import styles from "./results.module.css";

interface AssumedLineProps {
  readonly definition: AnyCalculator;
  readonly complete: CompleteInput;
  readonly assumed: readonly Path[];
}

/** As many as stand in one line. */
const named = 2;

/** Which fields were left to their defaults, so that nobody takes an assumption for a statement: a few by name, the rest on demand. */
export function AssumedLine({ definition, complete, assumed }: AssumedLineProps): ReactNode {
  const names = new Map(assumed.map((path) => [path, placeName(definition.fields, complete, path) ?? path]));
  if (names.size === 0) return null;
  const rest = names.size - named;
  return (
    <div className={styles.assumed}>
      Assumed: {[...names.values()].slice(0, named).join(", ")}
      {rest > 0 && <span className="print-only">{[...names.values()].slice(named).join(", ")}</span>}
      {rest > 0 && (
        <Popup
          className={`${styles.more} screen-only`}
          popupLabel="Assumed"
          renderContent={() => (
            <ul className={styles.assumedList}>
              {[...names].map(([path, name]) => (
                <li key={path}>{name}</li>
              ))}
            </ul>
          )}
        >
          and {rest} more
        </Popup>
      )}
    </div>
  );
}
