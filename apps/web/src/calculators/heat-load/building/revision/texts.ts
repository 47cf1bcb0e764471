import type { RevisedRow } from "@org/hvac-core/exchange/building";
import type { Group } from "./toggles.ts";

const counted = (count: number, noun: string, plural = `${noun}s`): string => `${count} ${count === 1 ? noun : plural}`;

const groups: Readonly<Record<Group, string>> = {
  new: "New in the model",
  changed: "Changed in the model",
  gone: "Gone from the model",
  entered: "Already here",
  left: "Left out or kept before",
  current: "Unchanged",
};

const words: Readonly<Record<Group, string>> = {
  new: "new",
  changed: "changed",
  gone: "gone",
  entered: "already here",
  left: "left out or kept before",
  current: "unchanged",
};

const hints: Readonly<Partial<Record<Group, string>>> = {
  gone: "Rooms that are gone stay unless you select them: other files may follow them. Surfaces and windows that are gone are removed, unless you edited them.",
  entered: "These rows have identifiers of the model, and no import is recorded for them. They stay as they are.",
  left: "You left these out, deleted them, or kept them although the model lacks them.",
};

const verbs: Readonly<Record<RevisedRow["state"], string>> = {
  new: "Import",
  left: "Import",
  changed: "Update",
  gone: "Remove",
  kept: "Remove",
  entered: "Update",
  current: "Update",
};

/** Texts of a model that is imported again. */
export const texts = {
  apply: "Apply the changes",
  applied: (
    file: string,
    { added, changed, removed }: { readonly added: number; readonly changed: ReadonlySet<string>; readonly removed: ReadonlySet<string> },
    followers: readonly string[],
  ): string => {
    const parts = [
      `${counted(changed.size, "room")} updated`,
      ...(added > 0 ? [`${added} added`] : []),
      ...(removed.size > 0 ? [`${removed.size} removed`] : []),
    ];
    const rooms = `${file}: ${parts.join(", ")}.`;
    return followers.length === 0 ? rooms : `${rooms} Out of date now: ${followers.join(", ")}.`;
  },
  groups,
  hints,
  /** "2 new, 12 changed, 1 gone, 80 unchanged." */
  summary: (file: string, counts: Readonly<Record<Group, number>>, edits: number): string => {
    const parts = (Object.keys(words) as Group[]).flatMap((group) => (counts[group] === 0 ? [] : [`${counts[group]} ${words[group]}`]));
    const differing =
      edits === 0 ? "" : ` ${counted(edits, "entry differs", "entries differ")} because you edited ${edits === 1 ? "it" : "them"}.`;
    return `Compared with the import of ${file}: ${parts.join(", ")}.${differing}`;
  },
  nothing: "Nothing has changed in the model since the last import.",
  all: (group: Group): string => `All rows: ${groups[group]}`,
  select: ({ state }: RevisedRow, name: string): string => `${verbs[state]} ${name}`,
  within: (room: string, name: string): string => `${room}: ${name}`,
  place: "Place and north",
  was: (label: string): string => `${label} `,
  now: (value: string): string => ` ${value}`,
  mine: (label: string, value: string): string => `${label} ${value}`,
  inModel: (now: string): string => `in the model ${now}`,
  inModelWas: (now: string, then: string): string => `in the model ${now}, was ${then}`,
  fileValues: "Use the model’s",
  fileValuesFor: (name: string): string => `Use the model’s values for ${name}`,
  edits: { title: "Your edits", keep: "Keep all of mine", use: "Use the model’s for all" },
  more: (count: number): string => `Show all ${count}`,
  othersUnchanged: (count: number): string => `${counted(count, "row is", "rows are")} as the model has ${count === 1 ? "it" : "them"}.`,
  followers: {
    title: (count: number): string => `${counted(count, "file follows", "files follow")} rooms that change`,
    lead: "These files show that they are out of date after the import, and are updated there or by “Update all” of the project.",
    changed: (count: number): string => `${counted(count, "room")} changed`,
    removed: (count: number): string => `${counted(count, "room")} removed`,
    totals: "totals",
    indirect: "after the files above are updated",
    unread: (count: number): string => `${counted(count, "file")} could not be read.`,
    reading: "Looking for files that follow the rooms",
  },
} as const;
