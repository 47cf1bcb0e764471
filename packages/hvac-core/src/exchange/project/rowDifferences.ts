import { isActive, type CompleteInput } from "../../kernel/index.ts";
import { calculatedFile, type LinkedFile } from "../../links/index.ts";
import {
  compareRows,
  differingRows,
  importRecordOf,
  isFromFile,
  type ComparedRow,
  type FileContent,
  type FileReference,
  type ImportedRow,
  type StoredInput,
} from "../index.ts";
import { differingFields, importedDuty, pipeDuties } from "../pumps/index.ts";
import { calculatedRooms, roomLists, terminalRow, zoneRow, type CalculatedLoad, type LoadRoom } from "../rooms/index.ts";
import { comparePaths, differingElements, ductPaths } from "../sound/index.ts";

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

type Compared = Pick<ComparedImport, "compared" | "count">;

/** What files of one kind import from those of another. */
interface ImportOfKind {
  /** Collection of the importing files, and the list of their records. */
  readonly collection: string;
  readonly list: string;
  /** Collection of the other files. */
  readonly source: string;
  /** Compares the files; undefined where nothing was imported. */
  readonly compare: (target: LinkedFile, source: LinkedFile, file: FileReference) => Compared | undefined;
}

/** An import of rooms of a heat load to a list. */
const roomsTo = (
  collection: string,
  list: string,
  rowsOf: (room: LoadRoom, file: { readonly fileId: string }) => readonly ImportedRow[],
): ImportOfKind => ({
  collection,
  list,
  source: "calculations",
  compare: ({ input }, source, file) => {
    const record = importRecordOf(input, list, file);
    if (!record && !hasRowsOf(input, list, file)) return undefined;
    const calculated = calculatedFile(source);
    if (!calculated) return undefined;
    const imported = calculatedRooms(calculated as CalculatedLoad).rooms.flatMap((room) => rowsOf(room, file));
    const compared = compareRows(listOf(input, list), imported, { file, lists: roomLists, unitSystem: input.unitSystem, record });
    return { compared, count: differingRows(compared) };
  },
});

/** What was read of a file, by its input: while one file is edited, the others are not read again. */
function readOnce<T>(read: (stored: StoredInput) => FileContent<T>): (source: LinkedFile) => T | undefined {
  const earlier = new WeakMap<CompleteInput, FileContent<T>>();
  return ({ input, calculator }) => {
    const content = earlier.get(input) ?? read({ input, calculatorVersion: calculator.version });
    earlier.set(input, content);
    return "content" in content ? content.content : undefined;
  };
}
const pathsOf = readOnce(ductPaths);
const dutiesOf = readOnce(pipeDuties);

const importing: readonly ImportOfKind[] = [
  roomsTo("ventilationCalculations", "zones", (room, file) => [zoneRow(room, file)]),
  roomsTo("ductCalculations", "sections", (room, file) => [terminalRow(room, file)]),
  // Their numbers are copies, and rooms keep their ids. A room by the quick method has no surfaces to import.
  roomsTo("energyCalculations", "rooms", ({ id, row, name }) => (row === "" ? [] : [{ id, source: id, name, cells: {} }])),
  {
    collection: "acousticCalculations",
    list: "elements",
    source: "ductCalculations",
    compare: ({ input }, source, file) => {
      const paths = hasRowsOf(input, "elements", file) ? pathsOf(source) : undefined;
      const compared = paths && comparePaths({ paths, input, file, projectId: file.projectId });
      return compared && { compared, count: differingElements(compared) };
    },
  },
  {
    collection: "pumpHeadCalculations",
    list: "duty",
    source: "pipeCalculations",
    compare: ({ input }, source, file) => {
      const row = importRecordOf(input, "duty", file) && importedDuty(dutiesOf(source) ?? [], input, file);
      return row && { compared: [row], count: differingFields(row) };
    },
  },
];

const listOf = (input: CompleteInput, list: string): readonly Row[] => (Array.isArray(input[list]) ? (input[list] as readonly Row[]) : []);

function hasRowsOf(input: CompleteInput, list: string, file: FileReference): boolean {
  const isFromSource = isFromFile(file);
  return listOf(input, list).some(({ id }) => isFromSource(id));
}

/** Rows of a file that were imported from another one, compared with it. */
export interface ComparedImport {
  /** Id of the other file. */
  readonly source: string;
  /** List that the rows are in; `duty` of a pump, whose row are its fields. */
  readonly list: string;
  readonly compared: readonly ComparedRow[];
  /** Number of rows, of a pump of fields, that differ in a way that links do not show. */
  readonly count: number;
}

/**
 * Compares the rows of a file with those of the files that they were imported from. Rows that a user linked by hand are of no import.
 *
 * @param target file with the rows
 * @param files files of its project, at least those that rows were imported from
 * @returns each import whose source is among the files and can be calculated
 * @example
 * ```ts
 * import { ventilationCalc } from "@org/hvac-core";
 * import { comparedImports } from "@org/hvac-core/exchange/project";
 * const input = ventilationCalc.complete({ unitSystem: "Metric", scope: "zones", zones: [{ id: "a" }] });
 * const file = { collection: "ventilationCalculations", id: "v", calculator: ventilationCalc, input };
 * comparedImports(file, [file]).length; // 0
 * ```
 */
export function comparedImports(target: LinkedFile, files: readonly LinkedFile[]): readonly ComparedImport[] {
  const { input, calculator } = target;
  return importing.flatMap(({ collection, list, source: kind, compare }): readonly ComparedImport[] => {
    const field = calculator.fields[list];
    if (target.collection !== collection || (field && !isActive(field, { values: input }))) return [];
    return files.flatMap((source): readonly ComparedImport[] => {
      if (source.collection !== kind) return [];
      // Both are of one project.
      const compared = compare(target, source, { projectId: "", collection: source.collection, fileId: source.id });
      return compared ? [{ source: source.id, list, ...compared }] : [];
    });
  });
}
