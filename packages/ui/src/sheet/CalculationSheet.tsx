import { bibliography, type Source, type Step } from "@org/hvac-core/kernel";
import { defaultUnit, siUnit, type UnitSystem } from "@org/hvac-core/quantity";
import type { ReactNode } from "react";
import { citationText, formatQuantity } from "../locale/numbers.ts";
import { Formula } from "./Formula.tsx";
import styles from "./sheet.module.css";

export interface CalculationSheetProps {
  readonly steps: readonly Step[];
  readonly unitSystem: UnitSystem;
}

/** Digits of a value that later steps go on with. */
const carried = 6;

function siText(step: Step, unitSystem: UnitSystem): string {
  return formatQuantity(step.value, step.quantity, unitSystem, { unit: siUnit(step.quantity), digits: carried, decimals: 9, trimZeros: true });
}

function StepLine({ step, unitSystem }: { readonly step: Step; readonly unitSystem: UnitSystem }): ReactNode {
  const si = siText(step, unitSystem);
  const own = defaultUnit(step.quantity, unitSystem) === siUnit(step.quantity) ? undefined : formatQuantity(step.value, step.quantity, unitSystem);
  return (
    <li className={styles.step} data-kind={step.kind} data-step={step.symbol}>
      <div className={styles.name}>
        <p>
          {step.name}
          {step.kind === "input" && <span className={styles.source}> input</span>}
        </p>
        {step.source && step.source.source !== "mathematics" && <p className={styles.source}>{citationText(step.source)}</p>}
      </div>
      <div className={styles.work}>
        <span className={styles.symbol}>
          <Formula text={step.symbol} />
        </span>
        {step.kind === "formula" && (
          <>
            <span className={styles.equals}>=</span>
            <span className={styles.formula}>
              <Formula text={step.expression} />
            </span>
            <span className={styles.equals}>=</span>
            <span className={styles.formula}>
              <Formula text={step.substitution} />
            </span>
          </>
        )}
        <span className={styles.equals}>=</span>
        <span className={styles.result}>
          {step.kind === "input" ? step.substitution : si}
          {step.kind === "input" ? step.substitution.replace(/\s/g, "") !== si.replace(/\s/g, "") && <small>{si}</small> : own && <small>{own}</small>}
        </span>
      </div>
    </li>
  );
}

/** Every step from the inputs to the results, grouped by part: name, formula, numbers put in, value, source. */
function CalculationSheet({ steps, unitSystem }: CalculationSheetProps): ReactNode {
  const parts = Map.groupBy(steps, (step) => step.part ?? "");
  const cited = [...new Set(steps.flatMap((step) => step.source?.source ?? []))].filter((key) => key !== "mathematics");
  return (
    <div className={styles.sheet}>
      <p className={styles.note}>Numbers put into a formula are in SI units. A value in your own units stands beside the SI value.</p>
      {[...parts].map(([part, own]) => (
        <div key={part}>
          {part && <h3 className={styles.part}>{part}</h3>}
          <ol>
            {own.map((step) => (
              <StepLine key={step.symbol} step={step} unitSystem={unitSystem} />
            ))}
          </ol>
        </div>
      ))}
      <div>
        <h3 className={styles.part}>Sources</h3>
        <ul className={styles.sources}>
          {cited.map((key) => {
            const { title, publisher, edition, url }: Source = bibliography[key];
            return (
              <li key={key}>
                {title}. {publisher}
                {edition && `, ${edition}`}. {url && <a href={url}>{new URL(url).hostname}</a>}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

export function renderSheet(props: CalculationSheetProps): ReactNode {
  return <CalculationSheet {...props} />;
}
