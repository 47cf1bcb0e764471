import type { UnitSystem } from "@org/hvac-core/quantity";
import { formatQuantity } from "@org/form/numbers";
import { useId, type ReactNode } from "react";
import { texts } from "../texts.ts";
import styles from "../trace.module.css";

const foot = 0.3048;

/** Steps of the grid, m. */
export const gridSteps: Readonly<Record<UnitSystem, readonly number[]>> = {
  Metric: [0, 0.01, 0.05, 0.1, 0.25, 0.5, 1],
  Imperial: [0, foot / 12, foot / 4, foot / 2, foot, 2 * foot],
};

interface GridChoiceProps {
  readonly grid: number;
  readonly unitSystem: UnitSystem;
  readonly onChange: (grid: number) => void;
}

export function GridChoice({ grid, unitSystem, onChange }: GridChoiceProps): ReactNode {
  const id = useId();
  return (
    <label className={styles.inline} htmlFor={id}>
      {texts.grid.label}
      <select id={id} value={grid} onChange={(event) => onChange(Number(event.target.value))}>
        {gridSteps[unitSystem].map((step) => (
          <option key={step} value={step}>
            {step === 0 ? texts.grid.off : formatQuantity(step, "length", unitSystem, { decimals: 2 })}
          </option>
        ))}
      </select>
    </label>
  );
}
