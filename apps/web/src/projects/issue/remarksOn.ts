import { isDocumentId, isFileCollection, type FileRef, type FileSummary, type Workspace } from "@org/data";
import type { ReadyFile } from "@org/data/store";
import type { ProjectFile } from "@org/hvac-core/exchange/project";
import { pathSegments, type CompleteInput } from "@org/hvac-core/kernel";
import { readSource } from "@org/hvac-core/take-off";
import type { AnyCalculator } from "@org/form/state";
import { countText } from "../../calculators/boq/takeOff/differenceText.ts";
import { remarkOn } from "../chain/followed.ts";
import { readFile, type NamedFile } from "../chain/readFiles.ts";
import { readFollowed, type FollowedFiles } from "../chain/readFollowed.ts";
import { placeLabel } from "../file/valueText.ts";
import { differencesFromProject, bills } from "../outOfDate/findOutOfDate.ts";
import { texts } from "./texts.ts";

/** So many of a kind are told of a file; its page tells all. */
const most = 3;

const { together } = texts;

const withMore = (some: readonly string[]): readonly string[] =>
  some.length <= most ? some : [...some.slice(0, most), together.more(some.length - most)];

/** What is to act on in the results, limits first. */
function warningsOf(definition: AnyCalculator, input: CompleteInput): readonly string[] {
  const outcome = definition.calculate(input, { strict: false });
  if (!outcome.ok) return [];
  const warnings = (["limit", "caution"] as const).flatMap((severity) =>
    outcome.warnings.flatMap((warning) => (warning.severity === severity ? [`${texts.severity[severity]}: ${warning.message}`] : [])),
  );
  return [...new Set(warnings)];
}

/** The files that lines of a bill were taken off. */
const takenFrom = ({ items }: Readonly<Record<string, unknown>>): readonly (readonly [collection: string, fileId: string])[] =>
  (Array.isArray(items) ? (items as readonly Readonly<Record<string, unknown>>[]) : []).flatMap(({ source }) =>
    typeof source === "string" ? readSource(source).flatMap(({ files }) => files) : [],
  );

/** What a file follows, or is taken off, that is itself out of date, as far up as there are links: a file that is as its sources may be as old as they. */
async function staleSources(
  { workspace, known }: ProjectToCompare,
  own: Omit<NamedFile, "name">,
  read: FollowedFiles,
): Promise<readonly string[]> {
  const nameOf = (fileId: string): string | undefined => known.find(({ id }) => id === fileId)?.name;
  const remarks: string[] = [];
  const seen = new Set([own.id]);
  const open: Omit<NamedFile, "name">[] = [own];
  const { projectId } = own.ref;
  for (let next = open.shift(); next; next = open.shift()) {
    // oxlint-disable-next-line no-await-in-loop -- what it follows says what is read next
    const { numbers, files } = await readFollowed(workspace, next, nameOf, read);
    const count = numbers.filter(({ state }) => state !== "current").length;
    if (count > 0 && next !== own) remarks.push(together.staleSource(nameOf(next.id) ?? next.id, count));
    const sources = [...files.values()];
    if (next.ref.collection === bills)
      for (const [collection, fileId] of takenFrom(next.input)) {
        if (seen.has(fileId) || !isDocumentId(fileId) || !isFileCollection(collection)) continue;
        const reading = read.get(fileId) ?? readFile(workspace, { projectId, collection, fileId }, nameOf(fileId) ?? fileId);
        read.set(fileId, reading);
        // oxlint-disable-next-line no-await-in-loop -- few, and mostly known
        const found = await reading;
        if (found.ok) sources.push(found.file);
      }
    for (const source of sources) {
      if (seen.has(source.id)) continue;
      seen.add(source.id);
      open.push(source);
    }
  }
  return remarks;
}

/** The files of a project that a file is compared with. */
interface ProjectToCompare {
  readonly workspace: Workspace;
  /** All of the project. */
  readonly known: readonly FileSummary[];
  /** What they measure, once it is asked for. */
  readonly measure: () => Promise<readonly ProjectFile[]>;
}

/**
 * What speaks against issuing a file, in words: what its page says first, which inputs and lines are out of date, and what its results warn of.
 * Nobody should issue it without having seen that.
 */
export async function remarksOn(
  { workspace, known, measure }: ProjectToCompare,
  ref: FileRef,
  definition: AnyCalculator,
  { input: stated, file, notes, resultChanges }: ReadyFile,
): Promise<readonly string[]> {
  const input = definition.complete(stated);
  const own = { id: ref.fileId, collection: ref.collection, ref, calculator: definition, input };
  const read: FollowedFiles = new Map();
  const { numbers } = await readFollowed(workspace, own, (fileId) => known.find(({ id }) => id === fileId)?.name, read);
  const following = numbers.flatMap((number) => {
    const remark = remarkOn(number, own);
    return remark === undefined ? [] : [`${placeLabel(definition, pathSegments(number.path), input)}: ${remark}`];
  });
  const differences = await differencesFromProject({ ref, input }, measure);
  return [
    ...withMore(notes),
    ...(resultChanges.length === 0 ? [] : [together.olderResults(file.engineVersion, resultChanges.length)]),
    ...withMore(following),
    ...(differences.length === 0 ? [] : [`${countText(differences.length)}.`]),
    ...withMore(await staleSources({ workspace, known, measure }, own, read)),
    ...withMore(warningsOf(definition, input)),
  ];
}
