import { defaultUnit, unitsOf, unitSymbol, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
import { NativeSelect } from "@org/ui/kit";
import { chooseResultUnit, usePreferredUnits } from "@org/ui/surface";
import type { ReactNode } from "react";
import { texts } from "./texts.ts";
import styles from "./settings.module.css";

/** The units of results that offices differ in. Others are chosen at the result itself. */
export function ResultUnits({ unitSystem }: { readonly unitSystem: UnitSystem }): ReactNode {
  const { preferredUnits } = usePreferredUnits(unitSystem);
  return (
    <div className={styles.units}>
      {Object.entries(texts.resultUnits.kinds).map(([name, label]) => {
        const kind = name as QuantityKind;
        return (
          <NativeSelect
            key={kind}
            label={label}
            data={unitsOf(kind, unitSystem).map((unit) => ({ value: unit, label: unitSymbol(unit) }))}
            value={preferredUnits[kind] ?? defaultUnit(kind, unitSystem)}
            onChange={({ currentTarget: { value } }) =>
              chooseResultUnit(unitSystem, kind, value === defaultUnit(kind, unitSystem) ? undefined : value)
            }
          />
        );
      })}
    </div>
  );
}
