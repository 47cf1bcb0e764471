import { inputBlocks, listTables, type ReportList } from "@org/documents/content";
import type { PreferredUnits } from "@org/form/results";
import type { CalculatorState } from "@org/form/state";
import { use, useId, type ReactNode } from "react";
import { ResultLinksContext } from "../state/resultLinksContext.ts";
import { ContentBlocks } from "./ContentBlocks.tsx";
import { contentTexts } from "./contentTexts.ts";
import styles from "./print.module.css";

interface PrintedInputsProps {
  readonly state: CalculatorState;
  readonly preferredUnits: PreferredUnits;
}

/** The inputs on paper, and the lists printed with their results: as in a report. */
export function PrintedInputs({ state, preferredUnits }: PrintedInputsProps): ReactNode {
  const id = useId();
  const links = use(ResultLinksContext);
  const { outcome } = state;
  const lists = outcome.ok ? listTables({ ...state, outcome, preferredUnits }) : [];
  return (
    <>
      <section className={styles.inputs} aria-labelledby={id}>
        <h2 id={id}>{contentTexts.inputs}</h2>
        <ContentBlocks blocks={inputBlocks(state, links)} isPaper />
      </section>
      {lists.map((list) => (
        <PrintedList key={list.table.title} list={list} />
      ))}
    </>
  );
}

function PrintedList({ list: { table, parts, origins } }: { readonly list: ReportList }): ReactNode {
  const id = useId();
  const { title, ...rows } = table;
  return (
    <section className={`${styles.inputs} ${styles.withResults}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ContentBlocks blocks={[{ ...rows, title: "" }, ...(parts ? [parts] : []), ...(origins ? [origins] : [])]} isPaper />
    </section>
  );
}
