import type { RevisedCell, RevisedRow } from "@org/hvac-core/exchange/building";
import type { Field, Fields } from "@org/hvac-core/kernel";
import type { ReactNode } from "react";
import { differenceTexts } from "../../../imports/differenceTexts.ts";
import styles from "./revision.module.css";
import { texts } from "./texts.ts";
import { isSelectable } from "./toggles.ts";

/** Names that a comparison shows for ids. */
export interface RevisionNames {
  /** Fields of the rows of each list. */
  readonly fields: Readonly<Record<RevisedRow["list"], Fields>>;
  /** Names of rooms by id. */
  readonly rooms: ReadonlyMap<string, string>;
  /** Names of constructions, window types, schedules and zones by id. */
  readonly library: ReadonlyMap<string, string>;
}

interface RevisionLineProps {
  readonly row: RevisedRow;
  readonly names: RevisionNames;
  readonly isSelected: boolean;
  readonly isReplaced: boolean;
  readonly onSelect: (isSelected: boolean) => void;
  readonly onReplace: (isReplaced: boolean) => void;
}

/** Cells that tell of a new row what it is. */
const tellingCells: Readonly<Partial<Record<RevisedRow["list"], readonly string[]>>> = {
  rooms: ["floorArea", "height"],
  surfaces: ["kind", "area", "azimuth"],
  windows: ["kind", "width", "height", "count", "azimuth"],
};

/** A row of a model with what would change, and the user's edits of it. */
export function RevisionLine({ row, names, isSelected, isReplaced, onSelect, onReplace }: RevisionLineProps): ReactNode {
  const { list, state, differences, edits, roomId } = row;
  const rowName = list === "site" ? texts.place : row.name;
  const name = roomId === undefined ? rowName : texts.within(names.rooms.get(roomId) ?? roomId, rowName);
  const isAdded = state === "new" || state === "left";
  const shown = isAdded ? differences.filter((cell) => tellingCells[list]?.includes(cell.name)) : differences;
  const isGone = state === "gone" || state === "kept";
  return (
    <tr data-state={state}>
      <td>
        {isSelectable(row) && (
          <input
            type="checkbox"
            aria-label={texts.select(row, name)}
            checked={isSelected}
            onChange={({ target }) => onSelect(target.checked)}
          />
        )}
      </td>
      <th scope="row" dir="auto">
        {name}
      </th>
      <td>
        <ul>
          {shown.map((cell) => (
            <li key={cell.name}>
              <Difference cell={cell} field={names.fields[list][cell.name]} names={names} />
            </li>
          ))}
        </ul>
      </td>
      <td>
        {edits.length > 0 && (
          <>
            <ul>
              {edits.map((cell) => (
                <li key={cell.name}>
                  <Edit cell={cell} field={names.fields[list][cell.name]} names={names} isGone={isGone} />
                </li>
              ))}
            </ul>
            {!isGone && (
              <label className={styles.replace}>
                <input
                  type="checkbox"
                  aria-label={texts.fileValuesFor(name)}
                  checked={isReplaced}
                  onChange={({ target }) => onReplace(target.checked)}
                />
                {texts.fileValues}
              </label>
            )}
          </>
        )}
      </td>
    </tr>
  );
}

interface CellProps {
  readonly cell: RevisedCell;
  readonly field: Field | undefined;
  readonly names: RevisionNames;
}

/** Two values as texts; rows that they refer to by their names. */
function pairOf(name: string, was: unknown, now: unknown, field: Field | undefined, { library }: RevisionNames): readonly [string, string] {
  const named = (value: unknown): unknown =>
    field?.type === "reference" && typeof value === "string" ? (library.get(value) ?? value) : value;
  return differenceTexts({ name, was: named(was), now: named(now) }, field);
}

const labelOf = (name: string, field: Field | undefined): string => (field && "label" in field && field.label) || name;

function Difference({ cell: { name, then, now, isChanged }, field, names }: CellProps): ReactNode {
  const [was, text] = pairOf(name, then, now, field, names);
  const label = labelOf(name, field);
  return then === undefined || !isChanged ? (
    texts.mine(label, text)
  ) : (
    <>
      {texts.was(label)}
      <del>{was}</del>
      <strong>{texts.now(text)}</strong>
    </>
  );
}

function Edit({ cell: { name, then, now, mine, isChanged }, field, names, isGone }: CellProps & { readonly isGone: boolean }): ReactNode {
  const [here, there] = pairOf(name, mine, now, field, names);
  const [was] = pairOf(name, then, now, field, names);
  return (
    <>
      {texts.mine(labelOf(name, field), here)}{" "}
      {!isGone && <small>{isChanged && then !== undefined ? texts.inModelWas(there, was) : texts.inModel(there)}</small>}
    </>
  );
}
