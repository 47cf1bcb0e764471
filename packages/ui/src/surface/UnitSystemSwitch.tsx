import type { UnitSystem } from "@org/hvac-core/quantity";
import { useId, type ReactNode } from "react";
import { texts } from "./texts.ts";
import styles from "./surface.module.css";

interface UnitSystemSwitchProps {
  readonly value: UnitSystem;
  readonly onChange: (unitSystem: UnitSystem) => void;
}

const systems: readonly UnitSystem[] = ["Imperial", "Metric"];

/** Changes the units of all fields and results; the quantities stay the same. */
export function UnitSystemSwitch({ value, onChange }: UnitSystemSwitchProps): ReactNode {
  const name = useId();
  return (
    <div className={styles.units} role="radiogroup" aria-label={texts.bar.unitSystem}>
      {systems.map((system) => (
        <label key={system}>
          <input type="radio" name={name} value={system} checked={system === value} onChange={() => onChange(system)} />
          {system}
        </label>
      ))}
    </div>
  );
}
