import type { FileSummary, Project, Workspace } from "@org/data";
import { isDocumentId, isFileCollection, kindOfCollection } from "@org/data";
import { decimalMark } from "@org/ui/elements";
import { linkedNumbers } from "@org/hvac-core/chain";
import { reportContent, stillState } from "@org/ui/report";
import type { CalculatorState, LinkTexts } from "@org/ui/surface";
import { followedNumbers, remarkOn } from "../chain/followed.ts";
import { resultName } from "../chain/linkName.ts";
import { readFile, unreadText, type NamedFile, type ReadFile } from "../chain/readFiles.ts";
import { loadView } from "../../calculators/views.ts";
import { reportDate } from "../../reports/CalculationReport.tsx";
import { printedCompany } from "../../reports/company.ts";
import type { ReportOptions } from "../../reports/keptOptions.ts";
import { ReportError } from "../../reports/makeDocument.ts";
import type { Report, ReportCompany, ReportPart } from "../../reports/report.ts";
import { stillFigures } from "../../reports/stillFigures.tsx";
import { texts } from "../../reports/texts.ts";
import type { OnCollected } from "../../reports/useReport.ts";

interface ProjectToReport {
  readonly workspace: Workspace;
  readonly project: Project;
  /** Those that are printed. */
  readonly files: readonly FileSummary[];
  /** All of the project, for what a file is called that is left out and followed. */
  readonly known: readonly FileSummary[];
  readonly company: ReportCompany;
}

/** Files that numbers of others follow, by their ids: each is read once for a report. */
type FollowedFiles = Map<string, Promise<ReadFile>>;

/** How the numbers of a file stand to the results of others that they follow. */
async function linkTexts(
  { workspace, known }: ProjectToReport,
  own: Pick<NamedFile, "id" | "collection" | "ref">,
  { definition, complete }: CalculatorState,
  read: FollowedFiles,
): Promise<LinkTexts> {
  const { projectId } = own.ref;
  const links = new Map(linkedNumbers(definition.fields, complete).map(({ stated: { link } }) => [link.fileId, link]));
  const files = new Map<string, NamedFile>();
  const unread = new Map<string, string>();
  for (const [fileId, { collection }] of links) {
    if (!isDocumentId(fileId) || !isFileCollection(collection)) continue;
    const name = known.find(({ id }) => id === fileId)?.name ?? "A file that it follows";
    const reading = read.get(fileId) ?? readFile(workspace, { projectId, collection, fileId }, name);
    read.set(fileId, reading);
    // Few, and mostly known from another file.
    // oxlint-disable-next-line no-await-in-loop
    const found = await reading;
    if (found.ok) files.set(fileId, found.file);
    else unread.set(fileId, unreadText(found.unread));
  }
  const numbers = followedNumbers(
    { ...own, calculator: definition, input: complete },
    { files, unread, elsewhere: new Map(), isWaiting: () => false },
  );
  const remarks = new Map(numbers.map((number) => [number.path, remarkOn(number, { calculator: definition, input: complete })]));
  return { nameOf: (link) => resultName(link, files.get(link.fileId)), remarkOn: (path) => remarks.get(path) };
}

type Read = { readonly part: ReportPart } | { readonly problem: string };

/** A file as its page would show it. Its figures are drawn beside the page. */
async function readPart(
  from: ProjectToReport,
  { id, name, collection }: FileSummary,
  hasSheet: boolean,
  followed: FollowedFiles,
): Promise<Read> {
  const { workspace, project } = from;
  const { route } = kindOfCollection(collection);
  const view = await loadView(route);
  if (!view) return { problem: `“${name}” is of a kind that cannot be calculated here.` };
  const ref = { projectId: project.id, collection, fileId: id };
  const stored = await workspace.files.read(ref);
  if (!stored.ok) return { problem: `“${name}”: ${stored.message}` };
  const { definition, figure } = view;
  const { input, calculatorVersion } = stored.content;
  if (calculatorVersion > definition.version) return { problem: `“${name}” was saved by a newer version of Plenum.` };
  const state = stillState(definition, input, calculatorVersion);
  const content = reportContent({
    state,
    explanation: hasSheet ? await definition.explanation() : undefined,
    preferredUnits: {},
    title: name,
    link: `${location.origin}/projects/${project.id}/${route}/${id}`,
    links: await linkTexts(from, { id, collection, ref }, state, followed),
  });
  return { part: { content, ...(await stillFigures(figure, state)) } };
}

/**
 * Collects the report of a project: what its files say today, calculated by today's engine.
 *
 * @throws {ReportError} when one of the files cannot be read: a report that lacks one says nothing of it
 */
export async function collectProject(
  from: ProjectToReport,
  { paper, sheets, ...titleBlock }: ReportOptions,
  onProgress: OnCollected,
  signal: AbortSignal,
): Promise<Report> {
  const { project, files, company } = from;
  const parts: ReportPart[] = [];
  const followed: FollowedFiles = new Map();
  for (const [index, file] of files.entries()) {
    if (signal.aborted) break;
    onProgress(index / files.length, texts.reading(index + 1, files.length));
    // One after the other: each takes the page a moment, in which it stays usable.
    // oxlint-disable-next-line no-await-in-loop
    const read = await readPart(from, file, sheets !== "none", followed);
    if ("problem" in read) throw new ReportError(`${read.problem} Leave it out, or try again.`);
    parts.push(read.part);
  }
  return {
    kind: "project",
    title: project.name,
    project: project.name,
    company: await printedCompany(company),
    titleBlock: { ...titleBlock, date: reportDate(new Date()) },
    paper,
    sheets,
    decimalMark: decimalMark(),
    parts,
  };
}
