import type { FieldError, Path } from "@org/hvac-core/kernel";
import { useState, type ReactNode } from "react";
import { errorText } from "@org/form/results";
import type { CalculatorState } from "@org/form/state";
import { SeverityIcon } from "./SeverityIcon.tsx";
import { texts } from "./texts.ts";
import styles from "./results.module.css";

interface RefusalProps {
  readonly state: Pick<CalculatorState, "definition" | "complete">;
  readonly errors: readonly FieldError[];
  /** Whether the results of the last complete input are shown meanwhile. */
  readonly hasLatest: boolean;
  readonly goTo: (path: Path) => void;
}

/** Why there are no results, as a button that leads to the first field with an error, and then to the next. */
export function Refusal({ state, errors, hasLatest, goTo }: RefusalProps): ReactNode {
  const [visited, setVisited] = useState<Path>();
  const index = errors.findIndex(({ field }) => field === visited);
  const shown = errors[Math.max(index, 0)]!;
  const next = errors[(index + 1) % errors.length]!;
  const message = errorText(state, shown);
  return (
    <div className={styles.refused}>
      <button
        type="button"
        className="screen-only"
        onClick={() => {
          setVisited(next.field);
          goTo(next.field);
        }}
      >
        <SeverityIcon severity="limit" size={15} />
        <span>
          {errors.length > 1 && (
            <strong>{index === -1 ? texts.refusal.count(errors.length) : texts.refusal.place(index + 1, errors.length)}</strong>
          )}{" "}
          {message}
        </span>
      </button>
      {hasLatest && <p className="screen-only">{texts.refusal.latest}</p>}
      <p className="print-only">{texts.refusal.onPaper([...new Set(errors.map((error) => errorText(state, error)))].join(" "))}</p>
    </div>
  );
}
