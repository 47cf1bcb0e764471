import type { FileRef } from "@org/data";
import { acousticCalculator } from "@org/hvac-core/calculators/acoustic-calculator";
import type { DuctFan, DuctPaths, DuctRun } from "./ductRuns.ts";
import type { Cells, Untaken } from "./fittingElements.ts";
import { beginningOf, mergeRows, othersIn } from "./mergeRows.ts";
import { comesFrom, rowsOf, enteredCells, takenId, type AcousticForm, type Row, type Writing } from "./pathRows.ts";
import { fanOf, placedRuns, planRows, type PathChoice } from "./planRows.ts";

/** A row to choose: one that is there, or one that would be new. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly isNew: boolean;
}

/** An end of the ducts, and the room that it opens into at first: null for none. */
interface PathEnd {
  readonly run: DuctRun;
  readonly room: string | null;
}

interface FanOffer {
  readonly fan: DuctFan;
  readonly sources: readonly Candidate[];
  /** Id of the source that is chosen at first. */
  readonly source: string;
}

/** What there is to choose before paths are taken over. */
export interface PathOffer {
  readonly ends: readonly PathEnd[];
  readonly rooms: readonly Candidate[];
  readonly fans: readonly FanOffer[];
  /** Whether rows of the file are in the list. */
  readonly wasTaken: boolean;
  /** Number of elements that have nothing to do with the file. */
  readonly others: number;
}

/** What becomes of an acoustic file. */
export interface TakenPaths {
  readonly values: Readonly<Record<"sources" | "elements" | "rooms", readonly Row[]>>;
  /** Number of elements that come from the duct file. */
  readonly count: number;
  /** What elements were called that go. */
  readonly removed: readonly string[];
  readonly untaken: readonly Untaken[];
}

type File = Pick<FileRef, "fileId">;

const normal = (name: string): string => name.trim().toLowerCase();
const nameOf = (row: Row, kind: string, index: number): string =>
  typeof row["name"] === "string" && row["name"].trim() !== "" ? row["name"] : `${kind} ${index + 1}`;
const candidates = (rows: readonly Row[], kind: string): Candidate[] =>
  rows.map((row, index) => ({ id: row.id, name: nameOf(row, kind, index), isNew: false }));

/** A fan as new sources: estimated, where its pressure is known, and by the manufacturer's levels. */
function newSources({ id, name, pressure }: DuctFan, file: File): Candidate[] {
  const measured = { id: takenId(file, id, "fan"), name: `New: ${name.toLowerCase()}, measured`, isNew: true };
  return pressure
    ? [{ id: takenId(file, id, "estimate"), name: `New: ${name.toLowerCase()}, estimated`, isNew: true }, measured]
    : [measured];
}

/** What there is to choose: the fans and the ends of a file, with the sources and rooms that they could be. */
export function offerOf(paths: DuctPaths, input: AcousticForm, file: FileRef): PathOffer {
  const placed = placedRuns(paths);
  const listed = rowsOf(input, "elements");
  const byId = new Map(listed.map((row) => [row.id, row]));
  const isOurs = comesFrom(file);
  const rooms = candidates(rowsOf(input, "rooms"), "Room");
  const ends = placed.flatMap(({ run, elements, isUsable }): PathEnd[] => {
    if (!isUsable || elements!.end.length === 0) return [];
    const outlet = byId.get(takenId(file, run.id, "outlet"));
    if (outlet) return [{ run, room: rooms.find(({ id }) => id === outlet["room"])?.id ?? null }];
    let room = rooms.find(({ name }) => normal(name) === normal(run.name));
    if (!room) rooms.push((room = { id: takenId(file, run.id, "room"), name: run.name, isNew: true }));
    return [{ run, room: room.id }];
  });
  const sources = candidates(rowsOf(input, "sources"), "Source");
  const fans = paths.fans.flatMap((fan): FanOffer[] => {
    const roots = placed.filter(({ run, isUsable }) => run.parent < 0 && isUsable && fanOf(run) === fan.id);
    if (roots.length === 0) return [];
    const known = roots.flatMap(({ run }) => {
      const row = byId.get(takenId(file, run.id, "duct"));
      return row ? (beginningOf(row, listed, isOurs)["source"] ?? sources[0]?.id ?? []) : [];
    })[0];
    const added = newSources(fan, file).filter(({ id }) => !sources.some((source) => source.id === id));
    const chosen = sources.find(({ id }) => id === known) ?? added[0] ?? sources[0]!;
    return [{ fan, sources: [...sources, ...added], source: chosen.id }];
  });
  return { ends, rooms, fans, wasTaken: listed.some(({ id }) => isOurs(id)), others: othersIn(listed, { file }).length };
}

/** Numbers that sources of estimated fans state. */
const estimated = { airflow: { min: 0.001, max: 500 }, pressure: { min: 1, max: 15_000 } } as const;

function fanCells({ airflow, pressure }: DuctFan): Cells {
  return Object.fromEntries(
    Object.entries({ airflow, pressure }).flatMap(([name, number]) => {
      const { min, max } = estimated[name as keyof typeof estimated];
      return number && number.value >= min && number.value <= max ? [[name, number]] : [];
    }),
  );
}

function withSources({ fans }: DuctPaths, input: AcousticForm, { sources: chosen }: PathChoice, writing: Writing): readonly Row[] {
  const sources = [...rowsOf(input, "sources")];
  for (const fan of fans) {
    const id = chosen.get(fan.id);
    const isEstimate = id === takenId(writing.file, fan.id, "estimate");
    const index = sources.findIndex((row) => row.id === id);
    const known = sources[index];
    const cells = isEstimate ? enteredCells("sources", fanCells(fan), known, writing) : {};
    if (known) sources[index] = { ...known, ...cells };
    else if (id !== undefined && newSources(fan, writing.file).some((source) => source.id === id))
      sources.push({ id, name: fan.name, kind: isEstimate ? "fan" : "bands", ...cells });
  }
  return sources;
}

const longestName = 80;

function withRooms(input: AcousticForm, { rooms }: PathOffer, choice: PathChoice): readonly Row[] {
  const chosen = new Set(choice.rooms.values());
  const added = rooms.filter(({ id, isNew }) => isNew && chosen.has(id));
  return [...rowsOf(input, "rooms"), ...added.map(({ id, name }) => ({ id, name: name.slice(0, longestName) }))];
}

function isLined(row: Row | undefined): boolean {
  const lining = row?.["liningThickness"];
  return typeof lining === "object" && lining !== null && "value" in lining && lining.value !== 0;
}

/** The lists of an acoustic file with the paths of a duct file in them. `projectId` is that of the acoustic file. */
export function takePaths(paths: DuctPaths, input: AcousticForm, choice: PathChoice, file: FileRef, projectId: string): TakenPaths {
  const writing: Writing = { file, projectId, unitSystem: input.unitSystem };
  const { planned, untaken } = planRows(paths, choice, file);
  const before = rowsOf(input, "elements");
  const { rows, removed } = mergeRows(before, planned, writing, choice.keepsOthers);
  const byId = new Map(before.map((row) => [row.id, row]));
  const lined = planned.flatMap(({ id, element: { first, always } }): Untaken[] =>
    first.kind === "duct" && !("liningThickness" in always) && isLined(byId.get(id))
      ? [{ name: first.name, text: "It is lined here and not in the duct file: its lining stays." }]
      : [],
  );
  return {
    values: {
      sources: withSources(paths, input, choice, writing),
      elements: rows,
      rooms: withRooms(input, offerOf(paths, input, file), choice),
    },
    count: planned.length,
    removed: removed.map((row) => nameOf(row, "Element", before.indexOf(row))),
    untaken: [...untaken, ...lined],
  };
}

const { sources, elements, rooms } = acousticCalculator.fields;

/** Why the lists would be too long; undefined where they are not. */
export function tooLong({ values }: TakenPaths): string | undefined {
  const lists = [
    ["elements", elements.maxRows],
    ["rooms", rooms.maxRows],
    ["sources", sources.maxRows],
  ] as const;
  const over = lists.find(([name, most]) => values[name].length > most);
  return over && `That would be ${values[over[0]].length} ${over[0]}, and there is room for ${over[1]}. Leave ends out.`;
}
