import type { FileRef } from "@org/data";
import type { LoadRoom } from "@org/hvac-core/exchange/rooms";
import type { CalculatorState } from "@org/form/state";
import { commonTexts, notify } from "@org/ui/elements";
import { useCallback, useMemo, type ReactNode } from "react";
import type { ImportedRooms } from "./importedRooms.ts";
import { RoomsDialog } from "./RoomsDialog.tsx";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

interface ImportRoomsProps {
  readonly target: FileRef;
  readonly state: CalculatorState;
  readonly imported: ImportedRooms;
  /** Id of the heat load that is selected at first. */
  readonly source?: string;
  readonly onClose: () => void;
}

/** The import of rooms, as an edit of the open file. */
export function ImportRooms({ target, state, imported, source, onClose }: ImportRoomsProps): ReactNode {
  const { definition, input, complete, change } = state;
  const { path, rowLabel, hint, rowOf, first } = imported;
  const list = input[path];
  const entered = useMemo(() => (Array.isArray(list) ? (list as readonly Row[]) : []), [list]);
  const rows = useMemo(() => (entered.length === 0 && first ? [first] : entered), [entered, first]);
  const [start] = rows;
  const rowOfRoom = useCallback((room: LoadRoom, file: FileRef) => rowOf(room, file, start), [rowOf, start]);
  return (
    <RoomsDialog
      target={target}
      first={source}
      definition={definition}
      complete={complete}
      path={path}
      rows={rows}
      rowLabel={rowLabel}
      hint={hint}
      rowOf={rowOfRoom}
      onImport={(next, imports, message) => {
        const edit = change({ type: "rows", path, rows: next === rows ? entered : next, imports });
        notify({ key: "import", message, action: { label: commonTexts.undo, run: () => change({ type: "undo", id: edit }) } });
      }}
      onClose={onClose}
    />
  );
}
