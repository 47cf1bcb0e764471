import { fieldAt } from "@org/hvac-core/internal";
import { commonTexts, notify } from "@org/ui/elements";
import { withBranches, withChild, withoutBranches, withRowAbove, type CalculatorState } from "@org/form/state";
import { texts } from "./texts.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const path = "sections";

function listOf({ definition }: CalculatorState) {
  const list = fieldAt(definition.fields, path);
  if (list?.type !== "list") throw new Error("A system has a list of sections.");
  return list;
}

const enteredRows = ({ input }: CalculatorState): readonly Row[] => (input[path] ?? []) as readonly Row[];

/** Whether a section can be added. */
export const canAdd = (state: CalculatorState): boolean => enteredRows(state).length < listOf(state).maxRows;

const completeRows = ({ complete }: CalculatorState): readonly Row[] => complete[path] as readonly Row[];
const aroundOf = ({ complete, definition: { fields } }: CalculatorState) => ({
  scope: { values: complete, fields },
  unitSystem: complete.unitSystem,
});

/** Adds a section at the end of another. @returns its id */
export function addAfter(state: CalculatorState, parent: string): string {
  const { rows, id } = withChild(listOf(state), enteredRows(state), completeRows(state), parent, aroundOf(state));
  state.change({ type: "rows", path, rows });
  return id;
}

/** Adds a section at the fan or pump, which begins another tree. @returns its id */
export function addAtStart(state: CalculatorState, values: Readonly<Record<string, unknown>>): string {
  const { rows, id } = withChild(listOf(state), enteredRows(state), completeRows(state), undefined, aroundOf(state));
  state.change({ type: "rows", path, rows: rows.map((row) => (row.id === id ? { ...row, ...values } : row)) });
  return id;
}

/** Fields of the start of a section: its junction and, at the fan or pump, its air path or circuit. */
const ofBeginnings = ["airPath", "circuit", "junction", "branchAngle"];

/** Inserts a section between another and its parent. @returns its id */
export function addBefore(state: CalculatorState, section: string): string {
  const { rows, id } = withRowAbove(listOf(state), enteredRows(state), completeRows(state), section, aroundOf(state), ofBeginnings);
  state.change({ type: "rows", path, rows });
  return id;
}

/** The parent of a section, or else any section that remains after its removal. */
export function neighbourOf(state: CalculatorState, id: string): string | undefined {
  const rows = enteredRows(state);
  const gone = new Set(withBranches(listOf(state), rows, [id]).map((row) => row.id));
  const parent = rows.find((row) => row.id === id)?.["parent"];
  return rows.find((row) => row.id === parent)?.id ?? rows.find((row) => !gone.has(row.id))?.id;
}

/** Removes a section with all sections connected to it, and shows a notice that can undo it. */
export function removeSection(state: CalculatorState, id: string, name: string): void {
  const { change } = state;
  const list = listOf(state);
  const rows = enteredRows(state);
  const others = withBranches(list, rows, [id]).length - 1;
  const edit = change({ type: "rows", path, rows: withoutBranches(list, rows, [id]) });
  notify({
    key: "section",
    message: others === 0 ? texts.removed(name) : texts.removedWithOthers(name, others),
    action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
  });
}
