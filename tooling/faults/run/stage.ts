import type { Page } from "@playwright/test";
import type { Finding } from "../model/classify.ts";
import { quantityOf } from "../model/fields.ts";
import { History, type Write } from "../model/history.ts";
import { blank, numberIn, unitOfSymbol, type Value } from "../model/values.ts";
import { randomFrom, type Random } from "../plan/random.ts";
import type { Plan } from "../plan/steps.ts";
import type { Device } from "./device.ts";
import type { ShownField, ShownPage } from "./page.ts";
import type { Servers } from "./servers.ts";
import { readStored, type EpisodeFile } from "./stored.ts";

export interface Tab {
  /** "A1"; a tab that takes the place of a closed or crashed one has the same name. */
  readonly name: string;
  page: Page;
  /** Index of its present or last file. */
  file: number;
  isOnFile: boolean;
  isFrozen: boolean;
  /** Closed or crashed. */
  isGone: boolean;
  /** Its file could not be opened, and a fault has ended since then. */
  mayRetry: boolean;
  reloads: number;
}

export interface OnDevice {
  readonly device: Device;
  readonly letter: string;
  tabs: Tab[];
  /** Whether it has a network, however slow. */
  isConnected: boolean;
  /** Its storage is full. */
  isFull: boolean;
}

/** State of a running episode. */
export interface Stage {
  readonly servers: Servers;
  readonly settleTimeout: number;
  readonly history: History;
  readonly devices: OnDevice[];
  /** For answers: separate from the plan's, since the number of conflicts is not planned. */
  readonly random: Random;
  readonly files: () => readonly EpisodeFile[];
  /** Reads the initial values of the files. */
  readonly begin: (files: readonly EpisodeFile[]) => Promise<void>;
  readonly note: (text: string) => void;
  readonly find: (kind: Finding["kind"], text: string) => void;
  readonly findings: () => readonly Finding[];
  readonly trace: () => readonly string[];
  /** Counts another conflict; without an argument returns the count. */
  readonly questions: (more?: number) => number;
  /** Names that somebody gave to a file, and revisions that a page said it kept. */
  readonly names: Map<number, Set<string>>;
  readonly revisions: Map<number, number>;
  readonly now: () => number;
}

export function openStage(plan: Plan, servers: Servers, settleTimeout: number): Stage {
  const history = new History();
  const findings: Finding[] = [];
  const trace: string[] = [];
  const names = new Map<number, Set<string>>();
  let files: readonly EpisodeFile[] = [];
  let questions = 0;
  const started = performance.now();
  const now = (): number => performance.now() - started;
  const note = (text: string): void => void trace.push(`${(now() / 1000).toFixed(2).padStart(7)} s  ${text}`);
  return {
    servers,
    settleTimeout,
    history,
    devices: [],
    random: randomFrom(plan.seed ^ 0x5f5f),
    files: () => files,
    begin: async (given) => {
      files = given;
      for (const [index, file] of files.entries()) {
        const stored = await readStored(servers, file);
        names.set(index, new Set([stored.name]));
        for (const path of file.kind.fields) history.begin(placeOf(index, path), stored.valueAt(path) ?? blank);
      }
    },
    note,
    find: (kind, text) => {
      if (findings.some((each) => each.kind === kind && each.text === text)) return;
      findings.push({ kind, text });
      note(`!! ${kind}: ${text}`);
    },
    findings: () => findings,
    trace: () => trace,
    questions: (more = 0) => (questions += more),
    names,
    revisions: new Map(),
    now,
  };
}

export const placeOf = (file: number, path: string): string => `${file}:${path}`;

/** The value that an input shows, with the unit in its label. */
export function shownValue({ kind }: EpisodeFile, { path, text, label }: ShownField): Value {
  const quantity = quantityOf(kind, path);
  if (text === "") return quantity ? blank : { type: "text", text };
  if (!quantity) return { type: "text", text };
  const value = numberIn(text);
  const symbol = label.includes(", ") ? label.slice(label.lastIndexOf(", ") + 2) : "";
  const unit = unitOfSymbol(quantity, symbol) ?? unitOfSymbol(quantity, "");
  return value === undefined || unit === undefined ? { type: "text", text } : { type: "quantity", value, unit };
}

/** Whether campaigns edit a path of a file. */
export function isEdited({ kind }: EpisodeFile, path: string): boolean {
  const [name = "", , column] = path.split(".");
  return column === undefined ? kind.fields.includes(name) : name === kind.list && kind.columns.includes(column);
}

/** Paths of the rows that a page shows, in their order: `fittings.elbows`. */
export function rowsOf({ kind }: EpisodeFile, { fields }: ShownPage): readonly string[] {
  const rows = fields.flatMap(({ path }) => {
    const [list, row, column] = path.split(".");
    return list === kind.list && column !== undefined ? [`${list}.${row}`] : [];
  });
  return [...new Set(rows)];
}

/** The write that a page shows; new rows and their fields are recorded as displayed. */
export function writeShown(stage: Stage, fileIndex: number, field: ShownField): Write {
  const file = stage.files()[fileIndex]!;
  const place = placeOf(fileIndex, field.path);
  const shown = shownValue(file, field);
  const known = stage.history.shown(place, shown);
  if (known) return known;
  if (stage.history.writesTo(place).length > 0) stage.find("changed", `${place}: ${field.label} shows ${field.text}, which nobody typed`);
  return stage.history.begin(place, shown);
}
