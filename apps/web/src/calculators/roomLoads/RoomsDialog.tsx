import type { FileRef } from "@org/data";
import type { LoadRoom } from "@org/hvac-core/exchange/rooms";
import type { UnitSystem } from "@org/hvac-core/quantity";
import { Button, commonTexts } from "@org/ui/elements";
import { quantityText } from "@org/form/numbers";
import { GridDialog } from "@org/ui/grid";
import { useState, type ReactNode } from "react";
import { FileSource } from "../imports/FileSource.tsx";
import layout from "../imports/imports.module.css";
import { heatLoadFiles } from "./heatLoadFiles.ts";
import styles from "./roomLoads.module.css";
import { texts } from "./dialogTexts.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

interface RoomsDialogProps {
  readonly target: FileRef;
  readonly unitSystem: UnitSystem;
  /** Number of rows that the list has room for. */
  readonly maxRooms: number;
  /** Row of an imported room: "zone". */
  readonly rowLabel: string;
  readonly hint: string;
  readonly rowOf: (room: LoadRoom, file: FileRef) => Row;
  readonly onAdd: (rows: readonly Row[]) => void;
  readonly onClose: () => void;
}

/** Number of rooms that are listed at first; a project has thousands. */
const firstRooms = 100;

interface RoomTableProps extends Omit<RoomsDialogProps, "target"> {
  readonly rooms: readonly LoadRoom[];
  readonly file: FileRef;
}

function RoomTable({ rooms, file, unitSystem, maxRooms, rowLabel, hint, rowOf, onAdd, onClose }: RoomTableProps): ReactNode {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [showsAll, setShowsAll] = useState(false);
  const selected = rooms.filter(({ id }) => !left.has(id));
  const shown = showsAll ? rooms : rooms.slice(0, firstRooms);
  const toggle = (id: string): void => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  const add = (): void => {
    onAdd(selected.map((room) => rowOf(room, file)));
    onClose();
  };
  const text = (value: number | undefined, kind: "area" | "length" | "count" | "airFlow"): string =>
    value === undefined ? "–" : quantityText(value, kind, unitSystem).text;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must scroll by keyboard too */}
      <section className={styles.rooms} aria-label={texts.rooms.label} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <input
                  type="checkbox"
                  aria-label={texts.rooms.all}
                  checked={selected.length === rooms.length}
                  ref={(input) => {
                    if (input) input.indeterminate = selected.length > 0 && selected.length < rooms.length;
                  }}
                  onChange={() => setLeft(new Set(selected.length === rooms.length ? rooms.map(({ id }) => id) : []))}
                />
              </th>
              {texts.rooms.columns.map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, name, zone, multiplier, floorArea, height, people, airflow }) => (
              <tr key={id}>
                <td>
                  <input type="checkbox" aria-label={texts.rooms.import(name)} checked={!left.has(id)} onChange={() => toggle(id)} />
                </td>
                <th scope="row">
                  {name}
                  {zone !== "" && <small>{zone}</small>}
                </th>
                <td>{multiplier}</td>
                <td>{text(floorArea, "area")}</td>
                <td>{text(height, "length")}</td>
                <td>{text(people === 0 ? undefined : people, "count")}</td>
                <td>{text(airflow, "airFlow")}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {rooms.length > shown.length && (
          <Button small look="quiet" onClick={() => setShowsAll(true)}>
            {texts.rooms.showAll(rooms.length)}
          </Button>
        )}
      </section>
      <p className={layout.hint}>
        {hint}
        {selected.length > maxRooms && ` ${texts.rooms.tooMany(rowLabel, maxRooms)}`}
      </p>
      <div className={layout.buttons}>
        <Button onClick={onClose}>{commonTexts.cancel}</Button>
        <Button look="primary" disabled={selected.length === 0 || selected.length > maxRooms} onClick={add}>
          {texts.rooms.add(selected.length, rowLabel)}
        </Button>
      </div>
    </>
  );
}

/** Rooms of a heat load of the project as rows of another file: looked through before they are added. */
export function RoomsDialog({ target, ...props }: RoomsDialogProps): ReactNode {
  return (
    <GridDialog title={texts.rooms.title} wide onClose={props.onClose}>
      <div className={layout.content}>
        <FileSource files={heatLoadFiles} target={target}>
          {({ rooms }, file) => <RoomTable key={file.fileId} {...props} rooms={rooms} file={file} />}
        </FileSource>
      </div>
    </GridDialog>
  );
}
