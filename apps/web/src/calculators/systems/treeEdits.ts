import { fieldAt } from "@org/hvac-core/kernel";
import { notify } from "@org/ui/elements";
import { withBranches, withChild, withoutBranches, type CalculatorState } from "@org/ui/surface";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const path = "sections";

function listOf({ definition }: CalculatorState) {
  const list = fieldAt(definition.fields, path);
  if (list?.type !== "list") throw new Error("A system has a list of sections.");
  return list;
}

const statedRows = ({ input }: CalculatorState): readonly Row[] => (input[path] ?? []) as readonly Row[];

/** Whether a section can be added. */
export const canAdd = (state: CalculatorState): boolean => statedRows(state).length < listOf(state).maxRows;

/** Adds a section at the end of another. @returns its id */
export function addAfter(state: CalculatorState, parent: string): string {
  const { complete, change } = state;
  const around = { values: complete, unitSystem: complete.unitSystem };
  const { rows, id } = withChild(listOf(state), statedRows(state), complete[path] as readonly Row[], parent, around);
  change({ type: "rows", path, rows });
  return id;
}

/** Removes a section with all that is connected to it, with a notice that takes it back. */
export function removeSection(state: CalculatorState, id: string, name: string): void {
  const { change } = state;
  const list = listOf(state);
  const rows = statedRows(state);
  const others = withBranches(list, rows, [id]).length - 1;
  const edit = change({ type: "rows", path, rows: withoutBranches(list, rows, [id]) });
  notify({
    key: "section",
    message: others === 0 ? `${name} was removed.` : `${name} was removed with ${others} connected to it.`,
    action: { label: "Undo", run: () => change({ type: "undo", id: edit }) },
  });
}
