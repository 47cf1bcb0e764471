import { engineVersion } from "@org/hvac-core";
import type { ReactNode } from "react";
import type { CalculatorState } from "@org/form/state";
import { texts } from "./texts.ts";
import styles from "./print.module.css";

/** Project and company of the printed page. Empty entries are omitted. */
export interface TitleBlock {
  readonly project: string;
  readonly company: {
    readonly name: string;
    readonly location: string;
    /** Image as data URL. */
    readonly logo: string | null;
  };
}

interface PrintHeadProps {
  readonly state: CalculatorState;
  /** Title of the page: the file name, or the name in the input. */
  readonly title: string;
  readonly titleBlock: TitleBlock | undefined;
  /** Address that opens the printed calculation; `undefined` if none fits on paper. */
  readonly link: string | undefined;
  /** Time of printing; `undefined` until then. */
  readonly printedAt: Date | undefined;
}

/** Title block of the printed page. The logo is always in the document: an image added when printing begins would load too late. */
export function PrintHead({ state, title, titleBlock, link, printedAt }: PrintHeadProps): ReactNode {
  const { definition, input } = state;
  const { project, company } = titleBlock ?? {};
  return (
    <div className={`${styles.head} print-only`}>
      {printedAt && (
        <div className={styles.title}>
          {project && <p dir="auto">{project}</p>}
          <h1 dir="auto">{title}</h1>
          <p>
            {title !== definition.title && `${definition.title} · `}
            {texts.head(input.unitSystem, printedAt.toLocaleDateString(undefined, { dateStyle: "long" }), engineVersion)}
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
          {printedAt && (
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
