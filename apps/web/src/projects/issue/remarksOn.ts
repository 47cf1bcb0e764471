import { isDocumentId, isFileCollection, type FileRef, type FileSummary, type Workspace } from "@org/data";
import type { ReadyFile } from "@org/data/store";
import type { ProjectFile } from "@org/hvac-core/exchange/project";
import { pathSegments, type CompleteInput } from "@org/hvac-core/kernel";
import { readSource } from "@org/hvac-core/take-off";
import type { AnyCalculator } from "@org/form/state";
import { texts as takeOffTexts } from "../../calculators/boq/takeOff/texts.ts";
import { remarkOn } from "../links/checkedNumbers.ts";
import { readFile, type NamedFile } from "../links/readFiles.ts";
import { readLinks, type FileReads } from "../links/readLinks.ts";
import { placeLabel } from "../file/valueText.ts";
import { differencesFromProject, bills } from "../outOfDate/findOutOfDate.ts";
import { texts } from "./texts.ts";

/** Maximum number of remarks of one kind; the page of the file shows all. */
const maxOfKind = 3;

const { severalFiles } = texts;

const withMore = (some: readonly string[]): readonly string[] =>
  some.length <= maxOfKind ? some : [...some.slice(0, maxOfKind), severalFiles.more(some.length - maxOfKind)];

/** Limits and cautions of the results, limits first. */
function warningsOf(definition: AnyCalculator, input: CompleteInput): readonly string[] {
  const outcome = definition.calculate(input, { strict: false });
  if (!outcome.ok) return [];
  const warnings = (["limit", "caution"] as const).flatMap((severity) =>
    outcome.warnings.flatMap((warning) => (warning.severity === severity ? [texts.warning[severity](warning.message)] : [])),
  );
  return [...new Set(warnings)];
}

/** The files from which lines of a bill were taken off. */
const takenFrom = ({ items }: Readonly<Record<string, unknown>>): readonly (readonly [collection: string, fileId: string])[] =>
  (Array.isArray(items) ? (items as readonly Readonly<Record<string, unknown>>[]) : []).flatMap(({ source }) =>
    typeof source === "string" ? readSource(source).flatMap(({ files }) => files) : [],
  );

/** Files that a file is linked to, directly or through others, and that are out of date: a file that agrees with them may be as old as they are. */
async function staleSources(
  { workspace, known }: ProjectToCompare,
  target: Omit<NamedFile, "name">,
  read: FileReads,
): Promise<readonly string[]> {
  const nameOf = (fileId: string): string | undefined => known.find(({ id }) => id === fileId)?.name;
  const remarks: string[] = [];
  const seen = new Set([target.id]);
  const open: Omit<NamedFile, "name">[] = [target];
  const { projectId } = target.ref;
  for (let next = open.shift(); next; next = open.shift()) {
    // oxlint-disable-next-line no-await-in-loop -- its links decide what is read next
    const { numbers, files } = await readLinks(workspace, next, nameOf, read);
    const count = numbers.filter(({ state }) => state !== "current").length;
    if (count > 0 && next !== target) remarks.push(severalFiles.staleSource(nameOf(next.id) ?? next.id, count));
    const linkedFiles = [...files.values()];
    if (next.ref.collection === bills)
      for (const [collection, fileId] of takenFrom(next.input)) {
        if (seen.has(fileId) || !isDocumentId(fileId) || !isFileCollection(collection)) continue;
        const reading = read.get(fileId) ?? readFile(workspace, { projectId, collection, fileId }, nameOf(fileId) ?? fileId);
        read.set(fileId, reading);
        // oxlint-disable-next-line no-await-in-loop -- few, and mostly known
        const result = await reading;
        if (result.ok) linkedFiles.push(result.file);
      }
    for (const linked of linkedFiles) {
      if (seen.has(linked.id)) continue;
      seen.add(linked.id);
      open.push(linked);
    }
  }
  return remarks;
}

/** The project of a file, for comparisons. */
interface ProjectToCompare {
  readonly workspace: Workspace;
  /** All files of the project. */
  readonly known: readonly FileSummary[];
  /** Measures the project's files, when first called. */
  readonly measure: () => Promise<readonly ProjectFile[]>;
}

/**
 * Remarks to check before a file is issued: the notes of its page, inputs and lines that are out of date, and warnings of its results.
 * Nobody should issue a file without having seen them.
 */
export async function remarksOn(
  { workspace, known, measure }: ProjectToCompare,
  ref: FileRef,
  definition: AnyCalculator,
  { input: enteredInput, file, notes, resultChanges }: ReadyFile,
): Promise<readonly string[]> {
  const input = definition.complete(enteredInput);
  const target = { id: ref.fileId, collection: ref.collection, ref, calculator: definition, input };
  const read: FileReads = new Map();
  const { numbers } = await readLinks(workspace, target, (fileId) => known.find(({ id }) => id === fileId)?.name, read);
  const outdated = numbers.flatMap((number) => {
    const remark = remarkOn(number, target);
    return remark === undefined ? [] : [`${placeLabel(definition, pathSegments(number.path), input)}: ${remark}`];
  });
  const differences = await differencesFromProject({ ref, input }, measure);
  return [
    ...withMore(notes),
    ...(resultChanges.length === 0 ? [] : [severalFiles.olderResults(file.engineVersion, resultChanges.length)]),
    ...withMore(outdated),
    ...(differences.length === 0 ? [] : [`${takeOffTexts.differences.title(differences.length)}.`]),
    ...withMore(await staleSources({ workspace, known, measure }, target, read)),
    ...withMore(warningsOf(definition, input)),
  ];
}
