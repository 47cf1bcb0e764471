import { fieldAt } from "@org/hvac-core/internal";
import { Button, lazyPart, notify } from "@org/ui/elements";
import type { CalculatorState } from "@org/form/state";
import { useState, type ReactNode } from "react";
import type { ReferenceList, ReferenceRow } from "./referenceRows.ts";
import styles from "./hourly.module.css";

const ReferencePicker = lazyPart(async () => (await import("./ReferencePicker.tsx")).ReferencePicker);

const lists = [
  ["constructions", "Construction…", "Choose a construction"],
  ["windowTypes", "Window type…", "Choose a window"],
  ["schedules", "Schedule…", "Choose a schedule"],
] as const satisfies readonly (readonly [ReferenceList, string, string])[];

/** Adds constructions, window types and schedules of the reference tables to the project, where they can be changed. */
export function LibraryTool({ state }: { readonly state: CalculatorState }): ReactNode {
  const { definition, input, change } = state;
  const [open, setOpen] = useState<(typeof lists)[number]>();
  const rowsOf = (list: ReferenceList): readonly { readonly id: string }[] =>
    Array.isArray(input[list]) ? (input[list] as { readonly id: string }[]) : [];
  const full = lists.flatMap(([list]) => {
    const field = fieldAt(definition.fields, list);
    return field?.type === "list" && rowsOf(list).length >= field.maxRows ? [{ list, label: field.label, most: field.maxRows }] : [];
  });
  const add = (list: ReferenceList, { label, row }: ReferenceRow): void => {
    const edit = change({ type: "rows", path: list, rows: [...rowsOf(list), row()] });
    notify({ key: "library", message: `“${label}” added.`, action: { label: "Undo", run: () => change({ type: "undo", id: edit }) } });
  };
  return (
    <div className={`${styles.library} screen-only`}>
      <span>Add from the reference tables:</span>
      {lists.map((each) => (
        <Button key={each[0]} small disabled={full.some(({ list }) => list === each[0])} onClick={() => setOpen(each)}>
          {each[1]}
        </Button>
      ))}
      {full.map(({ list, label, most }) => (
        <span key={list}>
          {label}: the limit of {most} is reached.
        </span>
      ))}
      {open && <ReferencePicker list={open[0]} title={open[2]} onChoose={(row) => add(open[0], row)} onClose={() => setOpen(undefined)} />}
    </div>
  );
}
