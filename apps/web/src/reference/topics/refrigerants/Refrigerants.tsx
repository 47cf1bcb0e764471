import type { ReactNode } from "react";
import { useMemo } from "react";
import { PrintButton } from "../../fields/PrintButton.tsx";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { useTopicState } from "../../topicState.ts";
import { readCycle, type CycleParams } from "./compareState.ts";
import { compareTable, comparedRows } from "./compareTable.ts";
import { CycleFields } from "./CycleFields.tsx";
import { useChunks } from "./useChunks.ts";
import { texts } from "./texts.ts";
import fields from "../../fields/referenceFields.module.css";

/** All refrigerants side by side: what they are, and what they do in one cycle. */
export function Refrigerants(): ReactNode {
  const [state, changeState] = useTopicState(readCycle);
  const change = changeState as (changes: Partial<CycleParams>) => void;
  const { value: rows, isCurrent } = useChunks(JSON.stringify(["compare", state]), () => comparedRows(state));
  const table = useMemo(() => rows && compareTable(rows, state), [rows, state]);
  return (
    <>
      <div className={`${fields.fields} screen-only`}>
        <CycleFields state={state} change={change} />
        <PrintButton />
      </div>
      <p className={fields.remark}>{texts.lead}</p>
      {table && (
        <div aria-busy={!isCurrent}>
          <ReferenceTable table={table} />
        </div>
      )}
    </>
  );
}
