import { importRecordsIn, type ImportRecord } from "../../kernel/index.ts";
import { importRecordOf, importedId, isFromFile, type ComparedRow, type FileReference } from "../index.ts";
import { acousticCalculator } from "../../calculators/acoustic-calculator/index.ts";
import type { DuctFan, DuctPaths, DuctRun } from "./ductPaths.ts";
import type { Cells, Omission } from "./fittingElements.ts";
import { allElements, comparedRows, goneRows } from "./compareElements.ts";
import { beginningOf, mergeRows, othersIn } from "./mergeRows.ts";
import { elementsList, knownElements, recordedElements, withPathRecord, type KnownElements } from "./pathRecord.ts";
import { nameOf, parentOf, rowsOf, enteredCells, under, type AcousticForm, type Row, type ImportContext } from "./rows.ts";
import { fanOf, placedRuns, planRows, type PathChoice, type Place } from "./planRows.ts";

/** A room or source to choose, existing or new. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly isNew: boolean;
}

/** An end of the ducts. */
export interface PathEnd {
  readonly run: DuctRun;
  /** Id of the room that is selected at first; null for none. */
  readonly room: string | null;
  /** Whether it was left out at the last import, or its outlet deleted since. */
  readonly isLeft?: true;
}

/** A fan with the sources to choose from. */
export interface FanOptions {
  readonly fan: DuctFan;
  readonly sources: readonly Candidate[];
  /** Id of the source that is selected at first. */
  readonly source: string;
}

/** The choices of an import, with the defaults. */
export interface PathOptions {
  readonly ends: readonly PathEnd[];
  readonly rooms: readonly Candidate[];
  readonly fans: readonly FanOptions[];
  /** Whether the list has rows of the file from an earlier import. */
  readonly isUpdate: boolean;
  /** Number of elements that do not come from the file. */
  readonly others: number;
}

/** An import: its source and its target. */
export interface PathImport {
  /** From `ductPaths`. */
  readonly paths: DuctPaths;
  /** Input of the acoustic calculation. */
  readonly input: AcousticForm;
  /** Choices among `pathOptions`. */
  readonly choice: PathChoice;
  /** The duct file. */
  readonly file: FileReference;
  /** Project of the acoustic file; numbers of a file of another project have no links. */
  readonly projectId: string;
}

/** An acoustic calculation after an import. */
export interface ImportedPaths {
  /** Lists of the input. */
  readonly values: Readonly<Record<"sources" | "elements" | "rooms", readonly Row[]>>;
  /** Number of elements that come from the duct file. */
  readonly count: number;
  /** Names of removed elements. */
  readonly removed: readonly string[];
  /** Elements of the file compared with those of the list; those that are gone from the file last. */
  readonly compared: readonly ComparedRow[];
  /** Records of the input after the import; a file of another project has none. */
  readonly imports: readonly ImportRecord[];
  readonly omissions: readonly Omission[];
}

type File = Pick<FileReference, "fileId">;

const normal = (name: string): string => name.trim().toLowerCase();
const candidates = (rows: readonly Row[], kind: string): Candidate[] =>
  rows.map((row, index) => ({ id: row.id, name: nameOf(row, kind, index), isNew: false }));

/** New sources for a fan: estimated, where its pressure is known, and by the manufacturer's levels. */
function newSources({ id, name, pressure }: DuctFan, file: File): Candidate[] {
  const measured = { id: importedId(file, id, "fan"), name: `New: ${name.toLowerCase()}, measured`, isNew: true };
  return pressure
    ? [{ id: importedId(file, id, "estimate"), name: `New: ${name.toLowerCase()}, estimated`, isNew: true }, measured]
    : [measured];
}

/**
 * The choices of an import: the fans and the ends of a duct file, each with its sources or rooms.
 *
 * @param paths from `ductPaths`
 * @param input input of the acoustic calculation
 * @param file the duct file
 * @returns choices; rooms with the name of an end are selected at first
 * @example
 * ```ts
 * import { ductPaths, pathOptions } from "@org/hvac-core/exchange/sound";
 * const read = ductPaths({ input: { unitSystem: "Metric", calculationName: "Office", airflow: 100, ductLength: 6 }, calculatorVersion: 1 });
 * const file = { projectId: "p", collection: "ductCalculations", fileId: "f" };
 * const input = { unitSystem: "Metric", rooms: [{ id: "r", name: "office" }] } as const;
 * const options = "content" in read ? pathOptions(read.content, input, file) : undefined;
 * options?.ends[0]?.room; // "r"
 * options?.fans[0]?.sources.map(({ name }) => name); // ["New: fan, measured"]
 * ```
 */
export function pathOptions(paths: DuctPaths, input: AcousticForm, file: FileReference): PathOptions {
  const placed = placedRuns(paths);
  const listed = rowsOf(input, "elements");
  const byId = new Map(listed.map((row) => [row.id, row]));
  const isFromDucts = isFromFile(file);
  const rooms = candidates(rowsOf(input, "rooms"), "Room");
  const isUpdate = listed.some(({ id }) => isFromDucts(id));
  const earlier = earlierElements(input, file);
  const ends = placed.flatMap(({ run, elements, isUsable }): PathEnd[] => {
    if (!isUsable || elements!.end.length === 0) return [];
    const outlet = byId.get(importedId(file, run.id, "outlet"));
    if (outlet) return [{ run, room: rooms.find(({ id }) => id === outlet["room"])?.id ?? null }];
    const left = earlier.isLeft(importedId(file, run.id, "outlet")) && ({ isLeft: true } as const);
    let room = rooms.find(({ name }) => normal(name) === normal(run.name));
    if (!room) rooms.push((room = { id: importedId(file, run.id, "room"), name: run.name, isNew: true }));
    return [{ run, room: room.id, ...left }];
  });
  const sources = candidates(rowsOf(input, "sources"), "Source");
  const fans = paths.fans.flatMap((fan): FanOptions[] => {
    const roots = placed.filter(({ run, isUsable }) => run.parent < 0 && isUsable && fanOf(run) === fan.id);
    if (roots.length === 0) return [];
    const known = roots.flatMap(({ run }) => {
      const row = byId.get(importedId(file, run.id, "duct"));
      return row ? (beginningOf(row, listed, isFromDucts)["source"] ?? sources[0]?.id ?? []) : [];
    })[0];
    const added = newSources(fan, file).filter(({ id }) => !sources.some((source) => source.id === id));
    const chosen = sources.find(({ id }) => id === known) ?? added[0] ?? sources[0]!;
    return [{ fan, sources: [...sources, ...added], source: chosen.id }];
  });
  return { ends, rooms, fans, isUpdate, others: othersIn(listed, isFromDucts).length };
}

/** What the last import knew; nothing where the list has none of its elements any more, and the user begins again. */
function earlierElements(input: AcousticForm, file: FileReference): KnownElements {
  const before = rowsOf(input, "elements");
  const isFromDucts = isFromFile(file);
  const isUpdate = before.some(({ id }) => isFromDucts(id));
  return knownElements(before, isUpdate ? importRecordOf(input, elementsList, file) : undefined);
}

/** Ranges of the numbers of estimated fans: m³/s and Pa. */
const estimated = { airflow: { min: 0.001, max: 500 }, pressure: { min: 1, max: 15_000 } } as const;

function fanCells({ airflow, pressure }: DuctFan): Cells {
  return Object.fromEntries(
    Object.entries({ airflow, pressure }).flatMap(([name, number]) => {
      const { min, max } = estimated[name as keyof typeof estimated];
      return number && number.value >= min && number.value <= max ? [[name, number]] : [];
    }),
  );
}

function withSources({ fans }: DuctPaths, input: AcousticForm, { sources: chosen }: PathChoice, context: ImportContext): readonly Row[] {
  const sources = [...rowsOf(input, "sources")];
  for (const fan of fans) {
    const id = chosen.get(fan.id);
    const isEstimate = id === importedId(context.file, fan.id, "estimate");
    const index = sources.findIndex((row) => row.id === id);
    const known = sources[index];
    const cells = isEstimate ? enteredCells("sources", fanCells(fan), known, context) : {};
    if (known) sources[index] = { ...known, ...cells };
    else if (id !== undefined && newSources(fan, context.file).some((source) => source.id === id))
      sources.push({ id, name: fan.name, kind: isEstimate ? "fan" : "bands", ...cells });
  }
  return sources;
}

const maxNameLength = 80;

function withRooms(input: AcousticForm, { rooms }: PathOptions, choice: PathChoice): readonly Row[] {
  const chosen = new Set(choice.rooms.values());
  const added = rooms.filter(({ id, isNew }) => isNew && chosen.has(id));
  return [...rowsOf(input, "rooms"), ...added.map(({ id, name }) => ({ id, name: name.slice(0, maxNameLength) }))];
}

function isLined(row: Row | undefined): boolean {
  const lining = row?.["liningThickness"];
  return typeof lining === "object" && lining !== null && "value" in lining && lining.value !== 0;
}

/**
 * The lists of an acoustic calculation with the paths of a duct file. An earlier import of the file is updated: sizes, lengths, airflows and
 * losses are those of the file except in elements that keep their numbers, other entries remain.
 *
 * @param request duct file, acoustic calculation and choices
 * @returns lists of the input, and what of the duct file is omitted
 * @example
 * ```ts
 * import { ductPaths, importPaths } from "@org/hvac-core/exchange/sound";
 * const read = ductPaths({ input: { unitSystem: "Metric", airflow: 100, ductLength: 6 }, calculatorVersion: 1 });
 * const file = { projectId: "p", collection: "ductCalculations", fileId: "f" };
 * const choice = { rooms: new Map([["duct", null]]), sources: new Map(), keepsOthers: true, removesGone: false };
 * const input = { unitSystem: "Metric" } as const;
 * const imported = "content" in read ? importPaths({ paths: read.content, input, choice, file, projectId: "p" }) : undefined;
 * imported?.values.elements.map(({ kind }) => kind); // ["duct", "outlet"]
 * ```
 */
export function importPaths({ paths, input, choice, file, projectId }: PathImport): ImportedPaths {
  const context: ImportContext = { file, projectId, unitSystem: input.unitSystem };
  const before = rowsOf(input, "elements");
  const earlier = earlierElements(input, file);
  const isHeard = ({ id, element }: Place): boolean => element.isSilent !== true || earlier.isListed(id);
  const { planned, omissions } = planRows(paths, choice, file, (place) => isHeard(place) && !earlier.isDeleted(place));
  const gone = goneRows(paths, before, file);
  const keptGone = new Set(choice.removesGone ? [] : gone.map(({ id }) => id));
  const { rows, removed } = mergeRows(before, planned, context, { keepsOthers: choice.keepsOthers, keptGone });
  const byId = new Map(before.map((row) => [row.id, row]));
  const withNumbers = (row: Row): Row => {
    const was = choice.keepsNumbers?.has(row.id) === true ? byId.get(row.id) : undefined;
    return was ? { ...under(was, parentOf(row)), ...("room" in row && { room: row["room"] }) } : row;
  };
  const lined = planned.flatMap(({ id, element: { first, always } }): Omission[] =>
    first.kind === "duct" && !("liningThickness" in always) && isLined(byId.get(id))
      ? [{ name: first.name, text: "It is lined here and not in the duct file: its lining remains." }]
      : [],
  );
  const elements = rows.map(withNumbers);
  const chosen = new Map(planned.map((each) => [each.id, each]));
  const all = allElements(paths, file, isHeard).map((each) => chosen.get(each.id) ?? each);
  const record = recordedElements(all, elements, gone);
  return {
    values: {
      sources: withSources(paths, input, choice, context),
      elements,
      rooms: withRooms(input, pathOptions(paths, input, file), choice),
    },
    count: planned.length,
    removed: removed.map((row) => nameOf(row, "Element", before.indexOf(row))),
    compared: comparedRows(before, rows, planned, gone, earlier),
    imports: file.projectId === projectId ? withPathRecord(input, file, record) : importRecordsIn(input),
    omissions: [...omissions, ...lined],
  };
}

const { fields } = acousticCalculator;

/**
 * The reason why an import is too long for the lists of an acoustic calculation.
 *
 * @param imported from `importPaths`
 * @returns reason in words; undefined where the lists are short enough
 * @example
 * ```ts
 * import { lengthProblem } from "@org/hvac-core/exchange/sound";
 * const rooms = Array.from({ length: 100 }, (_, index) => ({ id: `${index}` }));
 * lengthProblem({ values: { sources: [], elements: [], rooms }, count: 0, removed: [], compared: [], imports: [], omissions: [] }); // "That would be 100 rooms; the maximum is 60. Leave ends out."
 * ```
 */
export function lengthProblem({ values }: ImportedPaths): string | undefined {
  const lists = [
    ["elements", fields.elements.maxRows],
    ["rooms", fields.rooms.maxRows],
    ["sources", fields.sources.maxRows],
  ] as const;
  const over = lists.find(([name, maxRows]) => values[name].length > maxRows);
  return over && `That would be ${values[over[0]].length} ${over[0]}; the maximum is ${over[1]}. Leave ends out.`;
}
