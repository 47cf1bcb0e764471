import type { ComparedRow, ImportState } from "@org/hvac-core/exchange";
import { plural } from "@org/form/numbers";

const counted = (count: number, row: string): string => `${count} ${count === 1 ? row : plural(row)}`;

/** State of a row, which a user may have left as it is. */
export type ShownState = ImportState | "notImported" | "notUpdated" | "kept";

/** A state that a user left as it is. */
const left = { new: "notImported", changed: "notUpdated", entered: "kept", gone: "kept", current: "current" } as const satisfies Readonly<
  Record<ImportState, ShownState>
>;

export const shownState = ({ state, isLeft }: Pick<ComparedRow, "state" | "isLeft">): ShownState => (isLeft ? left[state] : state);

const words: Readonly<Record<ShownState, string>> = {
  new: "new",
  changed: "changed",
  entered: "entered here",
  gone: "gone from the other file",
  notImported: "not imported",
  notUpdated: "not updated",
  kept: "kept",
  current: "already here",
};

/** "2 new, 1 changed, 20 already here." */
function summaryOf(compared: readonly Pick<ComparedRow, "state" | "isLeft">[]): string {
  const states = compared.map(shownState);
  const parts = (Object.keys(words) as ShownState[]).flatMap((state) => {
    const count = states.filter((each) => each === state).length;
    return count === 0 ? [] : [`${count} ${words[state]}`];
  });
  const isCurrent = states.every((state) => state === "current");
  return `${parts.join(", ")}.${isCurrent ? " Nothing has changed since the last import." : ""}`;
}

/** Texts of the comparison of another file with a list, before rows are imported. */
export const texts = {
  label: "Rows to import",
  all: "All that are new or changed",
  state: "State",
  states: {
    new: "New",
    changed: "Changed",
    entered: "Entered here",
    gone: "Gone",
    notImported: "Not imported",
    notUpdated: "Not updated",
    kept: "Kept",
    current: "Already here",
  } satisfies Readonly<Record<ShownState, string>>,
  select: (state: ImportState, name: string): string =>
    ({ new: `Import ${name}`, changed: `Update ${name}`, entered: `Replace ${name}`, gone: `Remove ${name}`, current: name })[state],
  summaryOf,
  apply: (
    row: string,
    { added, updated, removed }: { readonly added: number; readonly updated: number; readonly removed: number },
  ): string => {
    const parts = [...(updated > 0 ? [["update", updated] as const] : []), ...(removed > 0 ? [["remove", removed] as const] : [])];
    if (added > 0 || parts.length === 0) parts.unshift(["add", added] as never);
    const [first, ...others] = parts.map(([verb, count], index) => (index === 0 ? `${verb} ${counted(count, row)}` : `${verb} ${count}`));
    const text = [first!, ...others].join(", ");
    return text.charAt(0).toUpperCase() + text.slice(1);
  },
  leave: (count: number): string => (count === 1 ? "Leave 1 difference as it is" : `Leave ${count} differences as they are`),
  leaveHint: "What you leave out stays out, and makes this file out of date only after it changes in another way.",
  leftAll: "The differences stay as they are.",
  nameWas: (name: string): string => `was “${name}” here`,
  nameHere: (name: string): string => `“${name}” here`,
  otherHere: (value: string): string => `here; in the other file ${value}`,
  enteredHere: (value: string): string => `entered here; in the other file ${value}`,
  replaceEntries: (count: number): string =>
    count === 1 ? "Replace 1 entry that differs here" : `Replace ${count} entries that differ here`,
  enteredHint: (row: string): string => `A ${row} that you entered here takes the numbers of the other file only if you select it.`,
  empty: "–",
  flag: (isSet: boolean): string => (isSet ? "yes" : "no"),
  rows: counted,
  otherRows: (rows: string): string => `${rows} that differ`,
  linkedFromNow: (value: string): string => `${value}, linked from now on`,
  showAll: (count: number): string => `Show all ${count}`,
  tooMany: (row: string, max: number): string => `A list has at most ${max} ${plural(row)}: select fewer.`,
  applied: (
    row: string,
    { added, updated, removed }: { readonly added: number; readonly updated: number; readonly removed: number },
  ): string => {
    const parts = [
      ...(added > 0 ? [`${counted(added, row)} added`] : []),
      ...(updated > 0 ? [`${counted(updated, row)} updated`] : []),
      ...(removed > 0 ? [`${counted(removed, row)} removed`] : []),
    ];
    return `${parts.join(", ")}.`;
  },
} as const;
