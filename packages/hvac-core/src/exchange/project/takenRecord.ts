import { importRecordsIn, type ImportRecord } from "../../kernel/index.ts";
import { takenLine, type ProposedLine } from "../../take-off/index.ts";
import { importedId } from "../index.ts";
import { factsText } from "../internal.ts";

/** List of the items of a bill, in records of imports. */
const itemsList = "items";
/** Text of a line that a take-off had. */
const hadText = factsText({ leftCells: new Set(), options: new Map() });

/**
 * The records of a bill after a take-off: the lines that the files had then, whether they were taken or not. A later line is new.
 *
 * @param complete complete input of the bill
 * @param lines every line of the files, ducts by every amount
 * @returns all records of the input
 * @example
 * ```ts
 * import { recordTakeOff } from "@org/hvac-core/exchange/project";
 * recordTakeOff({ items: [] }, []); // []
 * ```
 */
export function recordTakeOff(complete: Readonly<Record<string, unknown>>, lines: readonly ProposedLine[]): readonly ImportRecord[] {
  const files = new Map<string, { readonly collection: string; readonly rows: Record<string, string> }>();
  for (const line of lines)
    for (const [collection, fileId] of takenLine(line).files) {
      const file = files.get(fileId) ?? { collection, rows: {} };
      file.rows[line.id] = hadText;
      files.set(fileId, file);
    }
  return [
    ...importRecordsIn(complete).filter(({ list, link }) => list !== itemsList || !files.has(link.fileId)),
    ...[...files].map(([fileId, { collection, rows }]): ImportRecord => ({
      id: importedId({ fileId }, "import", itemsList),
      list: itemsList,
      link: { collection, fileId, result: "" },
      rows,
    })),
  ];
}

/** Whether a line is of a file that was taken off, which did not have it then. */
export function isNewLine(complete: Readonly<Record<string, unknown>>): (line: ProposedLine) => boolean {
  const records = new Map(
    importRecordsIn(complete).flatMap(({ list, link, rows }) => (list === itemsList ? [[link.fileId, rows] as const] : [])),
  );
  if (records.size === 0) return () => false;
  return (line) => {
    const known = takenLine(line)
      .files.map(([, fileId]) => records.get(fileId))
      .filter((rows) => rows !== undefined);
    return known.length > 0 && known.every((rows) => !Object.hasOwn(rows, line.id));
  };
}
