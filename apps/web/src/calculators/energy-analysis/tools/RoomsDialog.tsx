import type { FileRef } from "@org/data";
import { importRecordOf, recordImport, type ComparedRow } from "@org/hvac-core/exchange";
import { compareEnergyRooms, importEnergyRooms, type EnergyRooms } from "@org/hvac-core/exchange/energy";
import { energyAnalysis } from "@org/hvac-core/calculators/energy-analysis";
import type { CompleteInput, ImportRecord } from "@org/hvac-core/kernel";
import { quantityText } from "@org/form/numbers";
import { GridDialog } from "@org/ui/grid";
import { useMemo, type ReactNode } from "react";
import { FileSource } from "../../imports/FileSource.tsx";
import { ImportComparison } from "../../imports/ImportComparison.tsx";
import { texts as comparisonTexts } from "../../imports/comparisonTexts.ts";
import layout from "../../imports/imports.module.css";
import { roomFiles } from "./heatLoadFiles.ts";
import styles from "./tariffTools.module.css";
import { texts } from "./dialogTexts.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type Input = Readonly<Record<string, unknown>>;

interface RoomsDialogProps {
  readonly target: FileRef;
  /** Id of the heat load that is selected at first. */
  readonly first?: string | undefined;
  /** Entries of the form. */
  readonly input: Input;
  readonly complete: CompleteInput;
  readonly onTake: (
    lists: Readonly<Record<"rooms" | "constructions" | "profiles", readonly Row[]>>,
    imports: readonly ImportRecord[],
    message: string,
  ) => void;
  readonly onClose: () => void;
}

const list = "rooms";
const { rooms: roomList } = energyAnalysis.fields;
/** Cells that are shown of each room, besides those that differ. */
const shown = ["count", "floorArea", "people", "outdoorAir", "surfaces"];

const rowsOf = (input: Input, name: string): readonly Row[] => (Array.isArray(input[name]) ? (input[name] as readonly Row[]) : []);
const countOf = (compared: readonly ComparedRow[], ...states: readonly ComparedRow["state"][]): number =>
  compared.filter(({ state }) => states.includes(state)).length;

interface RoomTableProps extends Omit<RoomsDialogProps, "target" | "first"> {
  readonly rooms: EnergyRooms;
  readonly file: FileRef;
}

function RoomTable({ rooms: { names, floorArea, omissions, rowsIn }, file, input, complete, onTake, onClose }: RoomTableProps): ReactNode {
  const { unitSystem } = complete;
  const imported = useMemo(() => rowsIn(unitSystem), [rowsIn, unitSystem]);
  const before = { rooms: rowsOf(input, "rooms"), constructions: rowsOf(input, "constructions"), profiles: rowsOf(input, "profiles") };
  const context = { file, lists: [list], unitSystem, record: importRecordOf(complete, list, file) };
  const compared = compareEnergyRooms(before.rooms, imported, context);
  const differing = compared.flatMap(({ state, differences }) => (state === "new" ? [] : differences.map(({ name }) => name)));
  return (
    <>
      <p>{texts.rooms.floor(names, quantityText(floorArea, "area", unitSystem).text)}</p>
      <ul className={styles.omissions}>
        {omissions.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
      <ImportComparison
        compared={compared}
        rows={before.rooms}
        columns={[...new Set([...shown, ...differing.filter((name) => name !== "name")])]}
        fields={roomList.row}
        title={texts.rooms.room}
        rowLabel={texts.rooms.row}
        hint={texts.rooms.lead}
        entries={0}
        replacesEntries={false}
        onReplaceEntries={() => undefined}
        problemOf={(selected) =>
          importEnergyRooms(before, imported, { compared, selected }).rooms.length > roomList.maxRows
            ? comparisonTexts.tooMany(texts.rooms.row, roomList.maxRows)
            : undefined
        }
        onImport={(selected) => {
          const chosen = compared.filter(({ id }) => selected.has(id));
          onTake(
            chosen.length === 0 ? before : importEnergyRooms(before, imported, { compared, selected }),
            recordImport(complete, { list, context, compared, selected }),
            chosen.length === 0
              ? comparisonTexts.leftAll
              : comparisonTexts.applied(texts.rooms.row, {
                  added: countOf(chosen, "new"),
                  updated: countOf(chosen, "changed", "entered"),
                  removed: countOf(chosen, "gone"),
                }),
          );
          onClose();
        }}
        onClose={onClose}
      />
    </>
  );
}

/** Rooms of a heat load of the project, compared with those of the energy calculation. */
export function RoomsDialog({ target, first, ...props }: RoomsDialogProps): ReactNode {
  return (
    <GridDialog title={texts.rooms.title} wide onClose={props.onClose}>
      <div className={`${styles.content} ${layout.content}`}>
        <FileSource files={roomFiles} target={target} first={first}>
          {(rooms, file) => <RoomTable key={file.fileId} {...props} rooms={rooms} file={file} />}
        </FileSource>
      </div>
    </GridDialog>
  );
}
