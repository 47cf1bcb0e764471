import { fieldAt } from "@org/hvac-core/internal";
import { Button, commonTexts, lazyPart, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import { useState, type ReactNode } from "react";
import type { ReferenceList, ReferenceRow } from "./referenceRows.ts";
import styles from "./hourly.module.css";
import { texts } from "./libraryTexts.ts";

const ReferencePicker = lazyPart(async () => (await import("./ReferencePicker.tsx")).ReferencePicker);

const lists = ["constructions", "windowTypes", "schedules"] as const satisfies readonly ReferenceList[];

/** Adds constructions, window types and schedules of the reference tables to the project, where they can be changed. */
export function LibraryTool({ state }: { readonly state: CalculatorState }): ReactNode {
  const { definition, input, change } = state;
  const [open, setOpen] = useState<ReferenceList>();
  const rowsOf = (list: ReferenceList): readonly { readonly id: string }[] =>
    Array.isArray(input[list]) ? (input[list] as { readonly id: string }[]) : [];
  const full = lists.flatMap((list) => {
    const field = fieldAt(definition.fields, list);
    return field?.type === "list" && rowsOf(list).length >= field.maxRows ? [{ list, label: field.label, maxRows: field.maxRows }] : [];
  });
  const add = (list: ReferenceList, { label, row }: ReferenceRow): void => {
    const edit = change({ type: "rows", path: list, rows: [...rowsOf(list), row()] });
    notify({
      key: "library",
      message: texts.added(label),
      action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
    });
  };
  return (
    <div className={`${styles.library} screen-only`}>
      <span>{texts.lead}</span>
      {lists.map((each) => (
        <Button key={each} small disabled={full.some(({ list }) => list === each)} onClick={() => setOpen(each)}>
          {texts.lists[each].button}
        </Button>
      ))}
      {full.map(({ list, label, maxRows }) => (
        <span key={list}>{texts.full(label, maxRows)}</span>
      ))}
      {open && (
        <ReferencePicker
          list={open}
          unitSystem={input.unitSystem}
          title={texts.lists[open].title}
          onChoose={(row) => add(open, row)}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  );
}
