import { engineVersion } from "@org/hvac-core";
import type { ReactNode } from "react";
import type { CalculatorState } from "@org/form/state";
import styles from "./print.module.css";

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
  /** What is printed: the file, or what the input calls it. */
  readonly title: string;
  readonly titleBlock: TitleBlock | undefined;
  /** Address that opens what is printed; `undefined` where there is none that fits on paper. */
  readonly link: string | undefined;
  /** When the page is printed; `undefined` until then. */
  readonly at: Date | undefined;
}

/** Title block of the printed page. The logo stands on the page at all times: a picture that comes with the print comes too late for it. */
export function PrintHead({ state, title, titleBlock, link, at }: PrintHeadProps): ReactNode {
  const { definition, input } = state;
  const { project, company } = titleBlock ?? {};
  return (
    <div className={`${styles.head} print-only`}>
      {at && (
        <div className={styles.title}>
          {project && <p dir="auto">{project}</p>}
          <h1 dir="auto">{title}</h1>
          <p>
            {title !== definition.title && `${definition.title} · `}
            {input.unitSystem} units · {at.toLocaleDateString(undefined, { dateStyle: "long" })} · Plenum, engine {engineVersion}
          </p>
          {link !== undefined && (
            <p className={styles.link}>
              <a href={link}>{link}</a>
            </p>
          )}
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
