import { joinPath, type Path } from "@org/hvac-core/kernel";
import { fieldAt } from "@org/hvac-core/internal";
import { useMemo, useState } from "react";
import { commonRow, rowPath, scopeOf, valueOfMixed, type CommonRow, type ListSource } from "@org/form/rows";
import { readFieldText, unitAt, type CalculatorState, type Row } from "@org/form/state";

interface CommonRowState {
  readonly common: CommonRow;
  /** The state of the page, whose changes of the first row go into all rows. */
  readonly state: CalculatorState;
}

/** Messages about texts that cannot be read. */
function errorsOf(state: CalculatorState, unparsed: Readonly<Record<Path, string>>): Readonly<Record<string, string>> {
  const { definition, complete } = state;
  return Object.fromEntries(
    Object.entries(unparsed).flatMap(([path, text]) => {
      const field = fieldAt(definition.fields, path);
      if (field?.type !== "quantity" || text.trim() === "") return [];
      const read = readFieldText(text, field, complete.unitSystem, unitAt(state, path, field));
      return read.ok ? [] : [[path, read.message]];
    }),
  );
}

/** Several rows as one, at the path of the first of them. An entry goes into all rows as one step; a text that cannot be read goes into none. */
export function useCommonRow(whole: CalculatorState, source: ListSource, rows: readonly Row[]): CommonRowState {
  const [first] = rows;
  const within = rowPath(source, first);
  const [unparsed, setUnparsed] = useState<Readonly<Record<Path, string>>>({});
  const { list } = source;
  const fields = list.row;
  const common = useMemo(() => commonRow(fields, rows, (row) => scopeOf(source, row)), [fields, rows, source]);
  const forget = (path: Path): void =>
    setUnparsed((before) => Object.fromEntries(Object.entries(before).filter(([each]) => each !== path)));
  const change: CalculatorState["change"] = (edit) => {
    if (edit.type === "unparsed") {
      setUnparsed((before) => ({ ...before, [edit.path]: edit.text }));
      return -1;
    }
    if (edit.type !== "value" || !edit.path.startsWith(`${within}.`)) return whole.change(edit);
    const key = edit.path.slice(within.length + 1);
    const value = common.mixed.has(key) ? valueOfMixed(fieldAt(whole.definition.fields, edit.path), edit.value) : edit.value;
    forget(edit.path);
    if (value === undefined) return -1;
    const values = Object.fromEntries(rows.map((row) => [joinPath(rowPath(source, row), key), value]));
    return whole.change({ type: "values", values, run: edit.path });
  };
  return { common, state: { ...whole, unparsed, errors: errorsOf(whole, unparsed), change } };
}
