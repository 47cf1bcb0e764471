import { commonTexts, notify } from "@org/ui/elements";
import type { FigureContext } from "@org/ui/surface";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

/** Puts a row at the end of the states, with a notice that takes it back. */
export function addState(
  { state: { change, input } }: Pick<FigureContext, "state">,
  row: Row,
  message: (position: number) => string,
): void {
  const rows = (input["states"] ?? []) as readonly Row[];
  const edit = change({ type: "rows", path: "states", rows: [...rows, row] });
  notify({
    key: "state",
    message: message(rows.length + 1),
    action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) },
  });
}
