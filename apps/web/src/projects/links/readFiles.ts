import { kindOfCollection, type FileRef, type FileSummary, type PlainRecord, type Workspace } from "@org/data";
import { doLongParts, openInput } from "@org/data/store";
import type { Calculator } from "@org/hvac-core";
import type { CompleteInput } from "@org/hvac-core/kernel";
import type { LinkedFile } from "@org/hvac-core/links";
import { loadCalculator } from "@org/hvac-core/loading";
import "../../calculators/energy-analysis/energyElsewhere.ts";
import { texts } from "./texts.tsx";

/** A file of a project with its name. */
export interface NamedFile extends LinkedFile {
  readonly name: string;
  readonly ref: FileRef;
}

/** A file that cannot be read, and why. */
export interface UnreadFile {
  readonly ref: FileRef;
  readonly name: string;
  readonly message: string;
}

export type ReadFile = { readonly ok: true; readonly file: NamedFile } | { readonly ok: false; readonly unread: UnreadFile };

/** A stored input as a file whose links are read. @throws {OutOfRangeError} when it is of a later version */
export function linkedFile(ref: FileRef, name: string, calculator: Calculator, input: object, version: number): NamedFile {
  const opened = openInput(calculator, input as PlainRecord, version);
  return { collection: ref.collection, id: ref.fileId, ref, name, calculator, input: opened.input as CompleteInput };
}

/** Reads a file as it is on this device, including unsent changes. */
export async function readFile(workspace: Workspace, ref: FileRef, knownName: string): Promise<ReadFile> {
  const calculator = await loadCalculator(kindOfCollection(ref.collection).route);
  if (!calculator) return { ok: false, unread: { ref, name: knownName, message: texts.file.unknownKind } };
  const read = await workspace.files.read(ref);
  if (!read.ok) return { ok: false, unread: { ref, name: knownName, message: read.message } };
  const { name, input, calculatorVersion } = read.content;
  try {
    return { ok: true, file: linkedFile(ref, name, calculator, input, calculatorVersion) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, unread: { ref, name, message: texts.file.laterVersion } };
  }
}

/** The same for a file whose results are needed: what takes long of them is calculated in its worker, and not on the page when they are asked for. */
export async function readFileWithResults(...file: Parameters<typeof readFile>): Promise<ReadFile> {
  const read = await readFile(...file);
  if (read.ok) await doLongParts(read.file.calculator, read.file.input);
  return read;
}

/** Maximum number of files that are read at the same time. */
const concurrentReads = 12;

export interface ReadProject {
  readonly files: readonly NamedFile[];
  readonly unread: readonly UnreadFile[];
}

/**
 * Reads files of a project, in their order.
 *
 * @param onRead called with the number of files read so far
 * @param signal stops it; the files read until then are returned
 * @param readOne reads a file, with or without what takes long of the results
 */
export async function readProject(
  workspace: Workspace,
  summaries: readonly FileSummary[],
  onRead: (count: number) => void,
  signal: AbortSignal,
  readOne: typeof readFile = readFile,
): Promise<ReadProject> {
  const read: ReadFile[] = [];
  for (let start = 0; start < summaries.length && !signal.aborted; start += concurrentReads) {
    const some = summaries.slice(start, start + concurrentReads);
    read.push(
      ...(await Promise.all(
        some.map(({ id, projectId, collection, name }) => readOne(workspace, { projectId, collection, fileId: id }, name)),
      )),
    );
    onRead(read.length);
  }
  return { files: read.flatMap((each) => (each.ok ? [each.file] : [])), unread: read.flatMap((each) => (each.ok ? [] : [each.unread])) };
}
