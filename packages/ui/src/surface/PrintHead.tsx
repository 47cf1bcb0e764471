import { engineVersion } from "@org/hvac-core";
import type { ReactNode } from "react";
import type { CalculatorState } from "./state/useCalculator.ts";
import { linkTo } from "./actions.ts";
import styles from "./surface.module.css";

/** Whose page is printed, and what for. What is empty is left out. */
export interface TitleBlock {
  readonly project: string;
  readonly company: {
    readonly name: string;
    readonly location: string;
    /** Picture as data URL. */
    readonly logo: string | null;
  };
}

interface PrintHeadProps {
  readonly state: CalculatorState;
  readonly titleBlock: TitleBlock | undefined;
  readonly fileName: string | undefined;
  readonly sharePath: string | undefined;
  /** When the page is printed; `undefined` until then. */
  readonly at: Date | undefined;
}

/** Title block of the printed page. The logo stands on the page at all times: a picture that comes with the print comes too late for it. */
export function PrintHead({ state, titleBlock, fileName, sharePath, at }: PrintHeadProps): ReactNode {
  const { project, company } = titleBlock ?? {};
  return (
    <div className={`${styles.printHead} print-only`} aria-hidden>
      {at && (
        <div>
          {project && <p dir="auto">{project}</p>}
          <p>
            {fileName && (
              <>
                <strong dir="auto">{fileName}</strong> ·{" "}
              </>
            )}
            {state.input.unitSystem} units · {at.toLocaleDateString()}
          </p>
          <p>Plenum, engine {engineVersion}</p>
          <p>{linkTo(state, sharePath) ?? "The inputs are too many for a link."}</p>
        </div>
      )}
      {company && (
        <div className={styles.company}>
          {company.logo !== null && <img src={company.logo} alt="" />}
          {at && (
            <>
              <p dir="auto">
                <strong>{company.name}</strong>
              </p>
              <p dir="auto">{company.location}</p>
            </>
          )}
        </div>
      )}
    </div>
  );
}
