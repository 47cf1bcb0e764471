import type { FileRef } from "@org/data";
import {
  compareRows,
  importRecordOf,
  importRows,
  recordImport,
  type ComparedRow,
  type ImportedRow,
  type RowImport,
} from "@org/hvac-core/exchange";
import { roomLists, type LoadRoom } from "@org/hvac-core/exchange/rooms";
import { fieldAt } from "@org/hvac-core/internal";
import type { CompleteInput, ImportRecord } from "@org/hvac-core/kernel";
import type { AnyCalculator } from "@org/form/state";
import { GridDialog } from "@org/ui/grid";
import { useMemo, useState, type ReactNode } from "react";
import { FileSource } from "../imports/FileSource.tsx";
import { ImportComparison } from "../imports/ImportComparison.tsx";
import { texts as comparisonTexts } from "../imports/comparisonTexts.ts";
import layout from "../imports/imports.module.css";
import { heatLoadFiles } from "./heatLoadFiles.ts";
import { texts } from "./dialogTexts.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

interface RoomsDialogProps {
  readonly target: FileRef;
  /** Id of the heat load that is selected at first. */
  readonly first?: string | undefined;
  readonly definition: AnyCalculator;
  readonly complete: CompleteInput;
  /** The list that rooms are imported to, and its rows. */
  readonly path: string;
  readonly rows: readonly Row[];
  /** Row of an imported room: "zone". */
  readonly rowLabel: string;
  readonly hint: string;
  readonly rowOf: (room: LoadRoom, file: FileRef) => ImportedRow;
  readonly onImport: (rows: readonly Row[], imports: readonly ImportRecord[], message: string) => void;
  readonly onClose: () => void;
}

interface RoomTableProps extends Omit<RoomsDialogProps, "target" | "first"> {
  readonly rooms: readonly LoadRoom[];
  readonly file: FileRef;
}

const countOf = (compared: readonly ComparedRow[], ...states: readonly ComparedRow["state"][]): number =>
  compared.filter(({ state }) => states.includes(state)).length;

function RoomTable({ rooms, file, definition, complete, path, rows, rowLabel, hint, rowOf, onImport, onClose }: RoomTableProps): ReactNode {
  const [replacesEntries, setReplacesEntries] = useState(false);
  const imported = useMemo(() => rooms.map((room) => rowOf(room, file)), [rooms, rowOf, file]);
  const context = useMemo(
    (): RowImport => ({ file, lists: roomLists, unitSystem: complete.unitSystem, record: importRecordOf(complete, path, file) }),
    [file, complete, path],
  );
  const withEntries = useMemo(() => compareRows(rows, imported, context), [rows, imported, context]);
  const compared = useMemo(
    () => (replacesEntries ? compareRows(rows, imported, { ...context, replacesEntries }) : withEntries),
    [rows, imported, context, replacesEntries, withEntries],
  );
  const field = fieldAt(definition.fields, path);
  if (field?.type !== "list") return null;
  const shown = [
    ...imported.map(({ cells }) => cells),
    ...compared.flatMap(({ differences }) => differences.map(({ name }) => ({ [name]: true }))),
  ];
  const names = [...new Set(shown.flatMap((cells) => Object.keys(cells).filter((name) => name !== "name" && cells[name] !== undefined)))];
  const by = fieldAt(definition.fields, "spaceTypesBy");
  const other = rooms.find(({ spaceTypesBy }) => spaceTypesBy !== undefined && spaceTypesBy !== complete["spaceTypesBy"])?.spaceTypesBy;
  const isOther = other !== undefined && by?.type === "choice" && "spaceType" in field.row;
  const note = isOther ? ` ${texts.rooms.otherTypes(by.options[other]!, by.options[String(complete["spaceTypesBy"])]!)}` : "";
  return (
    <ImportComparison
      compared={compared}
      rows={rows}
      columns={names}
      fields={field.row}
      title={texts.rooms.room}
      rowLabel={rowLabel}
      hint={hint + note}
      entries={withEntries.reduce((sum, { entries }) => sum + entries.length, 0)}
      replacesEntries={replacesEntries}
      onReplaceEntries={setReplacesEntries}
      problemOf={(selected) =>
        importRows(rows, compared, selected).length > field.maxRows ? comparisonTexts.tooMany(rowLabel, field.maxRows) : undefined
      }
      onImport={(selected) => {
        const chosen = compared.filter(({ id }) => selected.has(id));
        onImport(
          chosen.length === 0 ? rows : importRows(rows, compared, selected),
          recordImport(complete, { list: path, context, compared, selected }),
          chosen.length === 0
            ? comparisonTexts.leftAll
            : comparisonTexts.applied(rowLabel, {
                added: countOf(chosen, "new"),
                updated: countOf(chosen, "changed", "entered"),
                removed: countOf(chosen, "gone"),
              }),
        );
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** Rooms of a heat load of the project as rows of another file, compared with the rows that it has. */
export function RoomsDialog({ target, first, ...props }: RoomsDialogProps): ReactNode {
  return (
    <GridDialog title={texts.rooms.title} wide onClose={props.onClose}>
      <div className={`${layout.content} ${layout.scrolled}`}>
        <FileSource files={heatLoadFiles} target={target} first={first}>
          {({ rooms }, file) => <RoomTable key={file.fileId} {...props} rooms={rooms} file={file} />}
        </FileSource>
      </div>
    </GridDialog>
  );
}
