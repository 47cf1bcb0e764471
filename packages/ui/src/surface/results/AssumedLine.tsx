import { fieldAt, isTypedQuantity, typedText, valueAt, type CompleteInput, type Path } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { decimalMark } from "../../elements/numbers.ts";
import { Popup } from "../../elements/Popup.tsx";
import type { AnyCalculator } from "../state/formInput.ts";
import { placeName } from "../state/labels.ts";
import styles from "./results.module.css";

interface AssumedLineProps {
  readonly definition: AnyCalculator;
  readonly complete: CompleteInput;
  readonly assumed: readonly Path[];
}

/** As many as stand in one line. */
const named = 3;

/** An assumption in words: "Outdoor temperature 35 °C", "The wall faces: West". */
function assumptionText(definition: AnyCalculator, complete: CompleteInput, path: Path): string {
  const name = placeName(definition.fields, complete, path) ?? path;
  const value = valueAt(complete, path);
  if (isTypedQuantity(value)) return `${name} ${typedText(value, decimalMark())}`;
  const field = fieldAt(definition.fields, path);
  return field?.type === "choice" && typeof value === "string" ? `${name}: ${field.options[value] ?? value}` : name;
}

/** Which fields were left to their defaults, so that nobody takes an assumption for a statement: a few by name, the rest on demand. */
export function AssumedLine({ definition, complete, assumed }: AssumedLineProps): ReactNode {
  const isNumber = (path: Path): boolean => isTypedQuantity(valueAt(complete, path));
  // Numbers first: they are what an engineer checks.
  const ordered = [...assumed.filter(isNumber), ...assumed.filter((path) => !isNumber(path))];
  const names = new Map(ordered.map((path) => [path, assumptionText(definition, complete, path)]));
  if (names.size === 0) return null;
  const rest = names.size - named;
  return (
    <div className={styles.assumed}>
      Assumed: {[...names.values()].slice(0, named).join(", ")}{" "}
      {rest > 0 && <span className="print-only">, {[...names.values()].slice(named).join(", ")}</span>}
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
