import { equipmentTypes, listNames, ratingConditions, withTags, type InputRow, type ListName } from "@org/hvac-core/calculators/schedules";
import { Button, commonTexts, notify } from "@org/ui/elements";
import { newRowId, type CalculatorState } from "@org/form/state";
import { type SectionTools } from "@org/ui/surface";
import type { ReactNode } from "react";
import styles from "./schedules.module.css";
import { texts } from "./texts.ts";

const maxRows = 500;

/** Buttons of one type of equipment: add a unit with the next tag, empty or at rating conditions; tag units without a tag. */
function EquipmentTool({ state, list }: { readonly state: CalculatorState; readonly list: ListName }): ReactNode {
  const { input, complete, change } = state;
  const { rowLabel } = equipmentTypes[list];
  const rows = (input[list] ?? []) as readonly InputRow[];
  const untagged = rows.filter(({ tag }) => typeof tag !== "string" || tag.trim() === "").length;
  const conditions = ratingConditions[list]?.[complete.unitSystem];
  const isFull = rows.length >= maxRows;
  const write = (next: readonly InputRow[], message: string): void => {
    const edit = change({ type: "rows", path: list, rows: next });
    notify({ key: `equipment-${list}`, message, action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) } });
  };
  const add = (values: Readonly<Record<string, number>>, message: (tag: string) => string): void => {
    const [row] = withTags(complete, list, [{ id: newRowId(), ...values }]);
    write([...rows, row!], message(String(row!["tag"])));
  };
  return (
    <div className={`${styles.tools} screen-only`}>
      <Button small disabled={isFull} onClick={() => add({}, texts.added)}>
        {texts.add}
      </Button>
      {conditions && (
        <Button small disabled={isFull} onClick={() => add(conditions.temperatures, (tag) => texts.addedRated(tag, conditions.standard))}>
          {texts.addRated(conditions.standard)}
        </Button>
      )}
      {untagged > 0 && (
        <Button small onClick={() => write(withTags(complete, list, rows), texts.tagged(untagged, rowLabel))}>
          {texts.tag(untagged)}
        </Button>
      )}
    </div>
  );
}

/** The tool of each type, by the section it is in. */
export const equipmentTools: SectionTools = Object.fromEntries(
  listNames.map((list) => [
    list,
    function TypeTool({ state }: { readonly state: CalculatorState }): ReactNode {
      return <EquipmentTool state={state} list={list} />;
    },
  ]),
);
