import { type QuantityField } from "@org/hvac-core/kernel";
import { unitsOfField } from "@org/hvac-core/internal";
import { unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";
import { IconCompass } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { MenuItem, Popup } from "../../elements/Popup.tsx";
import { useCurrency } from "../state/currencyContext.ts";
import { texts } from "../texts.ts";
import styles from "./fields.module.css";

interface UnitMenuProps {
  readonly label: string;
  /** Field whose number has the unit. */
  readonly field: Pick<QuantityField, "quantity" | "per">;
  readonly unit: string;
  readonly unitSystem: UnitSystem;
  readonly choose: (unit: string) => void;
  /** Whether Tab stops here; not next to a number, where Alt and the down arrow open the menu. */
  readonly isTabStop?: boolean;
  /** The number is shown with its unit; a point of the compass is not. */
  readonly isShown?: boolean;
  /** One more action for the number. */
  readonly more?: { readonly label: string; readonly onSelect: () => void } | undefined;
}

function otherSystem(unitSystem: UnitSystem): UnitSystem {
  return unitSystem === "Imperial" ? "Metric" : "Imperial";
}

/** The unit at the edge of an input; it opens the other units of its kind. */
export function UnitMenu({ label, field, unit, unitSystem, choose, isTabStop = true, isShown = true, more }: UnitMenuProps): ReactNode {
  const inCurrency = useCurrency();
  const symbol = inCurrency(unitSymbol(unit));
  const units: string[] = [...new Set([...unitsOfField(field, unitSystem), ...unitsOfField(field, otherSystem(unitSystem))])];
  if (units.length <= 1 && !more) {
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
      aria-label={texts.unit.button(label, symbol)}
      popupLabel={texts.unit.menu(label)}
      renderContent={(close) => (
        <>
          {units.map((each) => (
            <MenuItem
              key={each}
              checked={each === unit}
              onSelect={() => {
                close();
                choose(each);
              }}
            >
              {inCurrency(unitSymbol(each)) || texts.unit.none}
            </MenuItem>
          ))}
          {more && (
            <MenuItem
              onSelect={() => {
                close();
                more.onSelect();
              }}
            >
              {more.label}
            </MenuItem>
          )}
        </>
      )}
    >
      {isShown ? symbol || "–" : <IconCompass size={14} stroke={1.6} aria-hidden />}
    </Popup>
  );
}
