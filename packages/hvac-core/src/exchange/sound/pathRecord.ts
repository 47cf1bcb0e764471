import { importRecordsIn, isTypedQuantity, type ImportRecord } from "../../kernel/index.ts";
import { digest, factsText, hasNoLink, knownFacts, leftText } from "../internal.ts";
import { importRecordOf, importedId, type CellDifference, type ComparedRow, type FileReference } from "../index.ts";
import type { PlannedRow } from "./mergeRows.ts";
import type { AcousticForm, Row } from "./rows.ts";

/** List of the elements, in the input and in records of imports. */
export const elementsList = "elements";

/** Word of a record: the copies that the duct file had at the last import. */
const copiesWord = "copies";

/** Digits of copies: less than the rounding of conversions. */
const digits = 9;

/** Whether links show all differences of an element: its linked numbers have changed, and nothing else. */
export const areShownByLinks = (differences: readonly CellDifference[]): boolean =>
  differences.every((cell) => isTypedQuantity(cell.now) && cell.now.link !== undefined && !hasNoLink(cell));

/** The cells of an element that are copies, as a short text: an element whose duct is unchanged has the entries of its user. */
function copiesOf({ element, beginning }: Pick<PlannedRow, "element" | "beginning">): string {
  const cells = Object.entries({ ...element.always, ...beginning }).flatMap(([name, cell]) => {
    // Sources are a choice of the user.
    if (name === "source") return [];
    return [[name, typeof cell === "object" ? (cell.result ?? cell.value.toPrecision(digits)) : cell]];
  });
  return digest(JSON.stringify(cells));
}

/** What is known of the elements of a file from the last import. */
export interface KnownElements {
  readonly isListed: (id: string) => boolean;
  /** Whether the user deleted the element after it was imported, and not what it belongs to. */
  readonly isDeleted: (planned: Pick<PlannedRow, "id" | "belongsTo">) => boolean;
  /** Whether the user left the element out: a new one of an end that was not imported, or one that was kept though its duct is gone. */
  readonly isLeft: (id: string) => boolean;
  /** Whether the duct file has what it had at the last import. */
  readonly isUnchanged: (planned: PlannedRow) => boolean;
}

/** What is known of the elements of a list. @param record of the last import, if the list still has elements of it */
export function knownElements(before: readonly Row[], record: ImportRecord | undefined): KnownElements {
  const ids = new Set(before.map(({ id }) => id));
  const isListed = (id: string): boolean => ids.has(id);
  const copies = (id: string): string | undefined => knownFacts(record, id).options.get(copiesWord);
  return {
    isListed,
    isDeleted: ({ id, belongsTo }) => copies(id) !== undefined && !isListed(id) && isListed(belongsTo),
    isLeft: (id) => knownFacts(record, id).isDecided && (!isListed(id) || knownFacts(record, id).isLeft),
    isUnchanged: (planned) => copies(planned.id) === copiesOf(planned),
  };
}

/**
 * The record of an input after an import of paths: of each element of the duct file what it copied, or that it was left out; and the elements that were
 * kept though their ducts are gone.
 *
 * @param all elements of all ends
 * @param after elements of the list after the import
 * @param gone elements whose ducts are gone
 */
export function recordedElements(all: readonly PlannedRow[], after: readonly Row[], gone: readonly Row[]): ImportRecord["rows"] {
  const listed = new Set(after.map(({ id }) => id));
  const copied = (planned: PlannedRow): string => factsText({ leftCells: new Set(), options: new Map([[copiesWord, copiesOf(planned)]]) });
  // Of an element that the user deleted it says that it was imported.
  return Object.fromEntries([
    ...all.map((planned) => [planned.id, listed.has(planned.belongsTo) ? copied(planned) : leftText] as const),
    ...gone.flatMap(({ id }) => (listed.has(id) ? [[id, leftText] as const] : [])),
  ]);
}

/** The records of an input with that of an import of paths. */
export function withPathRecord(input: AcousticForm, file: FileReference, rows: ImportRecord["rows"]): readonly ImportRecord[] {
  const before = importRecordOf(input, elementsList, file);
  const record: ImportRecord = {
    id: before?.id ?? importedId(file, "import", elementsList),
    list: elementsList,
    link: { collection: file.collection, fileId: file.fileId, result: "sections" },
    rows,
  };
  return [...importRecordsIn(input).filter((each) => each !== before), record];
}

/**
 * Number of elements that differ from the duct file in a way that their links do not show: new, gone, or with another copy. What a user left as it is
 * does not count.
 *
 * @param compared from `comparePaths`
 * @returns number of elements
 * @example
 * ```ts
 * import { differingElements } from "@org/hvac-core/exchange/sound";
 * differingElements([{ state: "new", id: "a", name: "Duct", differences: [], entries: [] }]); // 1
 * ```
 */
export const differingElements = (compared: readonly ComparedRow[]): number =>
  compared.filter(({ state, isLeft, differences }) => {
    if (isLeft || state === "current") return false;
    return state !== "changed" || !areShownByLinks(differences);
  }).length;
