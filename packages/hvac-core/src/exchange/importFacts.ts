import { isTypedQuantity, type ImportRecord } from "../kernel/index.ts";
import type { CellDifference } from "./rowImport.ts";

/** What a record of imports says of one row. */
export interface RowFacts {
  /** Whether an import had the row: one that is not in the list was left out then, or deleted by the user. */
  readonly isDecided: boolean;
  /** Whether the user left it as it was. */
  readonly isLeft: boolean;
  /** Names of cells that the user left as they were. */
  readonly leftCells: ReadonlySet<string>;
  /** The options that the last import wrote, by name of the cell. */
  readonly options: ReadonlyMap<string, string>;
}

/** Begins what was left as it was. */
const leftMark = "-";
/** A row that is imported, and of which there is nothing else. */
const importedMark = "+";

/** Name of a row in a record: the id of its source; the only row of a file has none. */
export const recordedName = (source: string): string => (source === "" ? "file" : source);

/** What a record says of a row. @param source id of the source row, or of a row of the list whose source is gone */
export function knownFacts(record: ImportRecord | undefined, source: string): RowFacts {
  const rows = record?.rows ?? {};
  const name = recordedName(source);
  const words = Object.hasOwn(rows, name) ? rows[name]!.split(" ").filter((word) => word !== "") : [];
  const left = words.flatMap((word) => (word.startsWith(leftMark) && word !== leftMark ? [word.slice(leftMark.length)] : []));
  const options = words.flatMap((word): (readonly [string, string])[] => {
    const [cell, option] = word.split("=");
    return cell === undefined || option === undefined ? [] : [[cell, decodeURIComponent(option)]];
  });
  return { isDecided: words.length > 0, isLeft: words.includes(leftMark), leftCells: new Set(left), options: new Map(options) };
}

/** The facts of a row of the list, as a record has them. */
export function factsText({ leftCells, options }: Pick<RowFacts, "leftCells" | "options">): string {
  const words = [
    ...[...leftCells].map((cell) => `${leftMark}${cell}`),
    ...[...options].map(([cell, option]) => `${cell}=${encodeURIComponent(option)}`),
  ];
  return words.length === 0 ? importedMark : words.join(" ");
}

/** Text of a row that was not imported, or is kept though its source is gone. */
export const leftText = leftMark;

/** Whether no link shows a difference: it is not between a number and what it is linked to. Names are entries. */
export function hasNoLink({ name, was, now }: CellDifference): boolean {
  if (name === "name") return false;
  if (!isTypedQuantity(was)) return true;
  // A number without a link was unlinked by a user.
  return was.link !== undefined && !(isTypedQuantity(now) && now.link?.result === was.link.result);
}
