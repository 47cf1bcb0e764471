import { unitsOf, unitSymbol, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
import type { ReactNode } from "react";
import { MenuItem, Popup } from "../../elements/Popup.tsx";
import styles from "./fields.module.css";

interface UnitMenuProps {
  readonly label: string;
  readonly kind: QuantityKind;
  readonly unit: string;
  readonly unitSystem: UnitSystem;
  readonly choose: (unit: string) => void;
  /** Whether the Tab key stops here; beside a number it does not: Alt and the arrow down open the menu from there. */
  readonly isTabStop?: boolean;
}

function otherSystem(unitSystem: UnitSystem): UnitSystem {
  return unitSystem === "Imperial" ? "Metric" : "Imperial";
}

/** The unit at the edge of an input; it opens the other units of its kind. */
export function UnitMenu({ label, kind, unit, unitSystem, choose, isTabStop = true }: UnitMenuProps): ReactNode {
  const symbol = unitSymbol(unit);
  const units: string[] = [...new Set([...unitsOf(kind, unitSystem), ...unitsOf(kind, otherSystem(unitSystem))])];
  if (units.length <= 1) {
    return (
      symbol && (
        <span className={styles.unit} aria-hidden>
          {symbol}
        </span>
      )
    );
  }
  return (
    <Popup
      role="menu"
      align="end"
      className={styles.unit}
      tabIndex={isTabStop ? undefined : -1}
      aria-label={`Unit of ${label}: ${symbol || "none"}`}
      popupLabel={`Unit of ${label}`}
      renderContent={(close) =>
        units.map((each) => (
          <MenuItem
            key={each}
            checked={each === unit}
            onSelect={() => {
              close();
              choose(each);
            }}
          >
            {unitSymbol(each) || "no unit"}
          </MenuItem>
        ))
      }
    >
      {symbol || "–"}
    </Popup>
  );
}
