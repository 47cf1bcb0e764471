import type { ConversionFactor, Step } from "@org/hvac-core/kernel";
import { defaultUnit, unitSymbol, type UnitSystem } from "@org/hvac-core/quantity";
import type { Citation } from "@org/hvac-core/sources";
import { memo, type ReactNode } from "react";
import { citationText, formatNumber, formatQuantity, prose } from "../../elements/numbers.ts";
import { Formula } from "./Formula.tsx";
import { FunctionFolds } from "./FunctionFolds.tsx";
import { useGoal } from "./SheetGoal.tsx";
import { isPublished } from "./Sources.tsx";
import { useCurrency } from "../state/currency.ts";
import styles from "./sheet.module.css";

/** Digits of a value that later steps go on with. */
const carried = { digits: 5, decimals: 9, trimZeros: true } as const;

/** The value in the unit of the formula, and as results show it where that differs. */
function valuesOf({ kind, substitution, value, quantity, unit }: Step, unitSystem: UnitSystem): readonly string[] {
  const inFormula = kind === "formula" ? formatQuantity(value, quantity, unitSystem, { ...carried, unit }) : substitution;
  if (kind !== "formula" || unit === defaultUnit(quantity, unitSystem)) return [inFormula];
  return [inFormula, formatQuantity(value, quantity, unitSystem)];
}

/** Units in words: "cfm and ft³/lb". */
function listed(units: readonly string[]): string {
  const symbols = [...new Set(units.map((unit) => unitSymbol(unit)))].filter((symbol) => symbol !== "");
  return new Intl.ListFormat("en", { type: "conjunction" }).format(symbols);
}

function factorText({ value, of, from, to }: ConversionFactor): string {
  const [sources, target] = [listed(from), to === undefined ? "" : unitSymbol(to)];
  const number = formatNumber(value, { digits: 6, trimZeros: true });
  const converts = [sources && ` from ${sources}`, target && ` to ${target}`].join("");
  if (of === undefined) return `${number} converts${converts}.`;
  return `${number} is the formula's ${formatNumber(of, { digits: 9, trimZeros: true })}, converted${converts}.`;
}

/** One number, or a sum of one: it says nothing that the value does not say. */
const oneNumber = /^(?:sum\()?[\d.e-]+(?: \[[^\]]*\])?\)?$/;

/** A source that was named before in the same part: who, when and where. */
function shortCitation({ source: { publisher, edition }, locator }: Citation): string {
  return prose([[publisher, edition].filter(Boolean).join(" "), locator].filter(Boolean).join(", "));
}

interface StepLineProps {
  readonly step: Step;
  readonly unitSystem: UnitSystem;
  /** Its source stands in full further up. */
  readonly isSourceKnown: boolean;
}

function isSameStep(one: StepLineProps, other: StepLineProps): boolean {
  const [a, b] = [one.step, other.step];
  return (
    one.unitSystem === other.unitSystem &&
    one.isSourceKnown === other.isSourceKnown &&
    a.kind === b.kind &&
    a.name === b.name &&
    a.expression === b.expression &&
    a.substitution === b.substitution &&
    a.value === b.value &&
    a.quantity === b.quantity &&
    a.result === b.result &&
    a.source?.source.key === b.source?.source.key &&
    a.source?.locator === b.source?.locator
  );
}

/** One step: name, symbol = formula = numbers = value, and where it comes from. */
export const StepLine = memo(function StepLine({ step, unitSystem, isSourceKnown }: StepLineProps): ReactNode {
  const ref = useGoal<HTMLLIElement>(step.result);
  const inCurrency = useCurrency();
  const [value, shown] = valuesOf(step, unitSystem);
  return (
    <li ref={ref} tabIndex={-1} className={styles.step} data-kind={step.kind} data-step={step.symbol} data-step-result={step.result}>
      <div className={styles.name}>
        <p>{step.name}</p>
        {step.source && isPublished(step.source.source) && (
          <p className={styles.source}>{isSourceKnown ? shortCitation(step.source) : citationText(step.source)}</p>
        )}
      </div>
      <div className={styles.work}>
        <span className={styles.symbol}>
          <Formula text={step.symbol} />
        </span>
        <div className={styles.chain}>
          {step.kind === "formula" && (
            <span className={styles.link} data-link>
              <Formula text={step.expression} />
            </span>
          )}
          {step.kind === "formula" && !oneNumber.test(step.substitution) && (
            <span className={styles.link} data-link>
              <Formula text={step.substitution} />
            </span>
          )}
          <span className={styles.link} data-link>
            <strong>{inCurrency(value!)}</strong>
            {shown && <small>{inCurrency(shown)}</small>}
          </span>
        </div>
        {step.inSI && <p className={styles.remark}>This formula uses SI units; its numbers are inserted in SI.</p>}
        {step.factors && <p className={styles.remark}>{[...new Set(step.factors.map(factorText))].join(" ")}</p>}
        {step.kind === "formula" && <FunctionFolds expression={step.expression} />}
      </div>
    </li>
  );
}, isSameStep);
