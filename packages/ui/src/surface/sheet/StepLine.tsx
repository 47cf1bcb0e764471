import type { Step } from "@org/hvac-core/kernel";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { memo, type ReactNode } from "react";
import { citationText } from "@org/form/numbers";
import { Formula } from "./Formula.tsx";
import { FunctionFolds } from "./FunctionFolds.tsx";
import { useGoal } from "./SheetGoal.tsx";
import { factorTexts, isPublished, oneNumber, shortCitation, stepValues } from "@org/documents/content";
import { useCurrency } from "../state/currencyContext.ts";
import { texts } from "./texts.tsx";
import styles from "./sheet.module.css";

interface StepLineProps {
  readonly step: Step;
  readonly unitSystem: UnitSystem;
  /** The full citation of its source is further up. */
  readonly isSourceKnown: boolean;
}

function isSameStep(before: StepLineProps, after: StepLineProps): boolean {
  const [a, b] = [before.step, after.step];
  return (
    before.unitSystem === after.unitSystem &&
    before.isSourceKnown === after.isSourceKnown &&
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

/** One step: name, symbol = formula = numbers = value, and its source. */
export const StepLine = memo(function StepLine({ step, unitSystem, isSourceKnown }: StepLineProps): ReactNode {
  const ref = useGoal<HTMLLIElement>(step.result);
  const inCurrency = useCurrency();
  const [value, shown] = stepValues(step, unitSystem);
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
        {step.inSI && <p className={styles.remark}>{texts.step.inSI}</p>}
        {step.factors && <p className={styles.remark}>{factorTexts(step.factors)}</p>}
        {step.kind === "formula" && <FunctionFolds expression={step.expression} />}
      </div>
    </li>
  );
}, isSameStep);
