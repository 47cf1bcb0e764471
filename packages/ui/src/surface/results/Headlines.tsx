import type { ScalarResultField } from "@org/hvac-core/kernel";
import { unitSymbol, type QuantityKind, type UnitSystem } from "@org/hvac-core/quantity";
import { memo, type ReactNode } from "react";
import { copyInFull } from "./copyInFull.ts";
import { readingUnits, type ShownResult } from "@org/form/results";
import { StepLink } from "./StepLink.tsx";
import { useFlash } from "./useFlash.ts";
import { useCurrency } from "../state/currencyContext.ts";
import { texts } from "../texts.ts";
import styles from "./results.module.css";

/** Units in which the user reads results. */
export interface UnitChoice {
  readonly unitSystem: UnitSystem;
  readonly chooseUnit: (kind: QuantityKind, unit: string) => void;
}

interface HeadlineProps extends UnitChoice, Omit<ShownResult, "field"> {
  readonly field: ScalarResultField;
}

/** An amount with its currency sign in smaller type, after a minus sign. */
function Amount({ text, sign }: { readonly text: string; readonly sign: string }): ReactNode {
  const minus = text.startsWith("−") ? "−" : "";
  return (
    <>
      {minus}
      <small>{sign}</small>
      {text.slice(minus.length)}
    </>
  );
}

/** Rendered again only when a value it shows has changed: its props are values. */
const Headline = memo(function Headline({ name, field, value, unit, full, unitSystem, chooseUnit }: HeadlineProps): ReactNode {
  const flash = useFlash<HTMLSpanElement>(value + unit);
  const kind = field.quantity;
  // A share is shown in percent: as a plain number it has no unit to select.
  const units = kind === "text" ? [] : readingUnits(kind, unitSystem).filter((each) => unitSymbol(each) !== "");
  const inCurrency = useCurrency();
  // An amount of money has its currency sign first.
  const isMoney = kind === "money" && unit !== "";
  return (
    <div className={styles.headline}>
      <dt>
        {field.label}
        {kind !== "text" && <StepLink result={name} label={field.label} isFirst />}
      </dt>
      <dd>
        <span ref={flash} className={styles.figure} data-result={name} title={full} onCopy={copyInFull(full)}>
          {isMoney ? <Amount text={value} sign={unit} /> : value}
          {unit && !isMoney && <small> {unit}</small>}
        </span>
        {kind !== "text" && unit !== "" && units.length > 1 && (
          <fieldset className={`${styles.alternatives} screen-only`}>
            <legend className="sr-only">{texts.unit.menu(field.label)}</legend>
            {units.map((each) => {
              const symbol = inCurrency(unitSymbol(each));
              return (
                <button key={each} type="button" aria-pressed={symbol === unit} onClick={() => chooseUnit(kind, each)}>
                  {symbol}
                </button>
              );
            })}
          </fieldset>
        )}
      </dd>
    </div>
  );
});

/** The one or two main results in the largest type, with a menu of their other units. */
export function Headlines({ headlines, ...choice }: { readonly headlines: readonly ShownResult[] } & UnitChoice): ReactNode {
  return (
    <dl className={styles.headlines}>
      {headlines.map((shown) => (
        <Headline key={shown.name} {...shown} {...choice} />
      ))}
    </dl>
  );
}
