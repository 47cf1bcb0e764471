import type { ReactNode } from "react";
import { useMemo } from "react";
import { PrintButton } from "../../fields/PrintButton.tsx";
import { ReferenceTable } from "../../table/ReferenceTable.tsx";
import { useTopicState } from "../../topicState.ts";
import { readCycle, type CycleParams } from "./compareState.ts";
import { compareTable, comparedRows } from "./compareTable.ts";
import { CycleFields } from "./CycleFields.tsx";
import { useChunks } from "./useChunks.ts";
import fields from "../../fields/referenceFields.module.css";

/** All refrigerants side by side: what they are, and what they do in one cycle. */
export function Refrigerants(): ReactNode {
  const [state, changeState] = useTopicState(readCycle);
  const change = changeState as (changes: Partial<CycleParams>) => void;
  const { value: rows, isCurrent } = useChunks(`compare ${JSON.stringify(state)}`, () => comparedRows(state));
  const table = useMemo(() => rows && compareTable(rows, state), [rows, state]);
  return (
    <>
      <div className={`${fields.fields} screen-only`}>
        <CycleFields state={state} change={change} />
        <PrintButton />
      </div>
      <p className={fields.remark}>
        One compressor, one stage, no pressure lost in lines and no heat lost by the compressor. The COP counts the work on the gas alone,
        without motor and fans. GWP over 100 years by IPCC’s fourth (AR4), fifth (AR5) and sixth report (AR6); blends by mass. Safety groups
        by ANSI/ASHRAE 34.
      </p>
      {table && (
        <div aria-busy={!isCurrent}>
          <ReferenceTable table={table} />
        </div>
      )}
    </>
  );
}
