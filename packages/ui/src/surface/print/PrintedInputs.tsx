import {
  inputBlocks,
  linkCautions,
  linkedTitle,
  listTables,
  schedulesOf,
  scheduleTitles,
  withoutResults,
  type LevelParts,
  type ReportBlock,
  type ReportList,
  type ReportWarning,
} from "@org/documents/content";
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
  /** Title of the page. */
  readonly title: string;
  readonly parts: LevelParts;
}

/** The inputs on paper, and the lists printed with their results: as in a report of the same level of detail. */
export function PrintedInputs({ state, preferredUnits, title, parts }: PrintedInputsProps): ReactNode {
  const links = use(ResultLinksContext);
  const { outcome } = state;
  const reading = outcome.ok && { ...state, outcome, preferredUnits };
  // Where results are printed they have the same rows.
  const schedules = reading && parts.schedules && !parts.results ? schedulesOf(reading, title) : [];
  const lists = reading && parts.lists ? listTables(reading) : [];
  return (
    <>
      {parts.inputs && <PrintedBlocks title={contentTexts.inputs} blocks={inputBlocks(state, links)} />}
      {parts.internal && !parts.inputs && <OutdatedNumbers cautions={linkCautions(state, links)} />}
      {schedules.map(({ kind, table }) => (
        <PrintedBlocks key={kind} title={scheduleTitles[kind]} blocks={[{ ...table, title: "" }]} />
      ))}
      {lists.map((list) => (
        <PrintedBlocks key={list.table.title} title={list.table.title} blocks={blocksOf(list, parts)} isList />
      ))}
    </>
  );
}

/** Numbers that differ from their linked results, where the inputs, which say the same, are not printed. */
function OutdatedNumbers({ cautions }: { readonly cautions: readonly ReportWarning[] }): ReactNode {
  const id = useId();
  return (
    cautions.length > 0 && (
      <section className={styles.inputs} aria-labelledby={id}>
        <h2 id={id}>{linkedTitle}</h2>
        {cautions.map(({ word, message }) => (
          <p key={message} dir="auto">
            <strong>{word}.</strong> {message}
          </p>
        ))}
      </section>
    )
  );
}

function blocksOf({ table, parts, origins }: ReportList, { money, inputs }: LevelParts): readonly ReportBlock[] {
  const { title: _title, ...rows } = money ? table : withoutResults(table);
  return [{ ...rows, title: "" }, ...(inputs && parts ? [parts] : []), ...(inputs && origins ? [origins] : [])];
}

interface PrintedBlocksProps {
  readonly title: string;
  readonly blocks: readonly ReportBlock[];
  /** A list with its results, which are not printed again. */
  readonly isList?: boolean;
}

function PrintedBlocks({ title, blocks, isList = false }: PrintedBlocksProps): ReactNode {
  const id = useId();
  return (
    <section className={isList ? `${styles.inputs} ${styles.withResults}` : styles.inputs} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ContentBlocks blocks={blocks} isPaper />
    </section>
  );
}
