import { acceptancesIn, acceptedKey } from "./accepted.ts";
import { importRecordsIn, importsKey } from "./importRecords.ts";
import { unreadKey, unreadTextsIn } from "./unreadTexts.ts";

interface InputList {
  /** No field can have this name. */
  readonly name: string;
  readonly read: (input: Readonly<Record<string, unknown>>) => readonly unknown[];
  /** What it must be, in words. */
  readonly message: string;
}

/** The lists of an input that belong to no field. */
export const inputLists: readonly InputList[] = [
  { name: acceptedKey, read: acceptancesIn, message: "Accepted warnings must be a list of their ids, reasons and facts." },
  { name: importsKey, read: importRecordsIn, message: "Imports must be a list of the files, lists and rows that they are of." },
  { name: unreadKey, read: unreadTextsIn, message: "Texts that cannot be read must be a list of their fields and texts." },
];

/** Their names. */
export const inputListNames: ReadonlySet<string> = new Set(inputLists.map(({ name }) => name));
