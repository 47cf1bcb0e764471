import { isSelectedAtFirst, type RevisedRow, type RevisionChoice } from "@org/hvac-core/exchange/building";
import type { Path } from "@org/hvac-core/kernel";

/** What a user has chosen otherwise than it is at first, by paths of rows. */
export interface RevisionToggles {
  /** Rows whose check box is not as at first. */
  readonly toggled: ReadonlySet<Path>;
  /** Rows whose edits are replaced by the values of the model. */
  readonly replaced: ReadonlySet<Path>;
}

export const noToggles: RevisionToggles = { toggled: new Set(), replaced: new Set() };

/** Groups of rows, in the order in which they are listed. */
export const groups = ["new", "changed", "gone", "entered", "left", "current"] as const;
export type Group = (typeof groups)[number];

/** Group of a row. Rows that a user left as they were at an earlier import are together. */
export const groupOf = ({ state }: RevisedRow): Group => (state === "kept" ? "left" : state);

/** Whether a row has anything to select: not what is current, and not what differs by edits alone. */
export const isSelectable = ({ state, differences }: RevisedRow): boolean =>
  state !== "current" && state !== "entered" && (state !== "changed" || differences.length > 0);

/** Whether a row is selected before anybody selects. Rooms that were left out are compared only once they are included. */
const isSelectedBefore = (row: RevisedRow): boolean => isSelectedAtFirst(row) || (row.list === "rooms" && row.state === "left");

export const isSelected = (row: RevisedRow, { toggled }: RevisionToggles): boolean =>
  isSelectable(row) && isSelectedBefore(row) !== toggled.has(row.path);

/** The choice for an import. */
export const choiceOf = (rows: readonly RevisedRow[], toggles: RevisionToggles): RevisionChoice => ({
  selected: new Set(rows.filter((row) => isSelected(row, toggles)).map(({ path }) => path)),
  replaced: toggles.replaced,
});

/** Toggles after some rows are selected or not. */
export function withSelected(toggles: RevisionToggles, rows: readonly RevisedRow[], selected: boolean): RevisionToggles {
  const toggled = new Set(toggles.toggled);
  for (const row of rows) {
    if (!isSelectable(row) || isSelected(row, toggles) === selected) continue;
    if (!toggled.delete(row.path)) toggled.add(row.path);
  }
  return { ...toggles, toggled };
}

/** Toggles after the edits of some rows are replaced or kept. */
export function withReplaced(toggles: RevisionToggles, rows: readonly RevisedRow[], replaces: boolean): RevisionToggles {
  const replaced = new Set(toggles.replaced);
  for (const { path, edits } of rows)
    if (edits.length > 0 && replaces) replaced.add(path);
    else replaced.delete(path);
  return { ...toggles, replaced };
}

/** Number of rooms that an import adds. */
export const addedRooms = (rows: readonly RevisedRow[], toggles: RevisionToggles): number =>
  rows.filter((row) => row.list === "rooms" && (row.state === "new" || row.state === "left") && isSelected(row, toggles)).length;
