import { kindOfCollection, type FileSummary, type Project, type Workspace } from "@org/data";
import { doLongParts, openInput } from "@org/data/store";
import { decimalMark } from "@org/form/numbers";
import { resultUnitsOf } from "@org/ui/surface";
import { reportContent, stillState } from "@org/documents/content";
import type { CalculatorState, LinkTexts } from "@org/form/state";
import { remarkOn } from "../links/checkedNumbers.ts";
import { resultName } from "../links/linkName.ts";
import type { NamedFile } from "../links/readFiles.ts";
import { readLinks, type FileReads } from "../links/readLinks.ts";
import { measuresOf } from "../outOfDate/findOutOfDate.ts";
import { outOfDateCautions } from "../outOfDate/outOfDateCautions.ts";
import { loadView } from "../../calculators/views.ts";
import { reportDate } from "../../reports/CalculationReport.tsx";
import { printedCompany } from "../../reports/company.ts";
import type { ReportOptions } from "../../reports/reportOptions.ts";
import { ReportError } from "../../reports/makeDocument.ts";
import type { Report, ReportCompany, ReportContent, ReportPart } from "@org/documents/content";
import { stillFigures, type StillDrawing } from "../../reports/stillFigures.tsx";
import { texts } from "../../reports/texts.ts";
import type { OnCollected } from "../../reports/useReport.ts";

interface ProjectToReport {
  readonly workspace: Workspace;
  readonly project: Project;
  /** Files to print. */
  readonly files: readonly FileSummary[];
  /** All files of the project, to name linked files that are not printed. */
  readonly known: readonly FileSummary[];
  readonly company: ReportCompany;
}

/** Texts of the links from a file's numbers to results of other files. */
async function linkTexts(
  { workspace, known }: ProjectToReport,
  ids: Pick<NamedFile, "id" | "collection" | "ref">,
  { definition, complete }: CalculatorState,
  read: FileReads,
): Promise<LinkTexts> {
  const whole = { ...ids, calculator: definition, input: complete };
  const { numbers, files } = await readLinks(workspace, whole, (fileId) => known.find(({ id }) => id === fileId)?.name, read);
  const remarks = new Map(numbers.map((number) => [number.path, remarkOn(number, whole)]));
  return { nameOf: (link) => resultName(link, files.get(link.fileId)), remarkOn: (path) => remarks.get(path) };
}

interface ReadFile extends StillDrawing {
  readonly content: ReportContent;
}

/** Reads a file as its page would show it. */
async function readFile(
  from: ProjectToReport,
  { id, name, collection }: FileSummary,
  hasSheet: boolean,
  reads: FileReads,
  measure: ReturnType<typeof measuresOf>,
): Promise<ReadFile | { readonly problem: string }> {
  const { workspace, project } = from;
  const { route } = kindOfCollection(collection);
  const view = await loadView(route);
  if (!view) return { problem: texts.unreadFile.kind(name) };
  const ref = { projectId: project.id, collection, fileId: id };
  const stored = await workspace.files.read(ref);
  if (!stored.ok) return { problem: texts.unreadFile.data(name, stored.message) };
  const { definition, figure } = view;
  const { input, calculatorVersion } = stored.content;
  if (calculatorVersion > definition.version) return { problem: texts.unreadFile.newer(name) };
  await doLongParts(definition, openInput(definition, input, calculatorVersion).input);
  const state = stillState(definition, input, calculatorVersion);
  const target = { id, collection, ref, calculator: definition, input: state.complete };
  const content = reportContent({
    state,
    explanation: hasSheet ? await definition.explanation() : undefined,
    preferredUnits: resultUnitsOf(state.complete.unitSystem),
    title: name,
    link: `${location.origin}/projects/${project.id}/${route}/${id}`,
    links: await linkTexts(from, { id, collection, ref }, state, reads),
    ...(await outOfDateCautions({ workspace, known: from.known, measure }, target, reads)),
  });
  return { content, figure, state };
}

/**
 * Number of files whose figures are drawn at the same time, outside the visible page. They share one wait for frames without a change; more of
 * them would block the page for longer. A compromise, not a measured optimum.
 */
const drawnTogether = 4;

/**
 * Collects the report of a project: its files as they are now, calculated by today's engine.
 *
 * @throws {ReportError} when one of the files cannot be read: a report without it would not say so
 */
export async function collectProject(
  from: ProjectToReport,
  { paper, level, ...titleBlock }: ReportOptions,
  onProgress: OnCollected,
  signal: AbortSignal,
): Promise<Report> {
  const { project, files, company } = from;
  const parts: ReportPart[] = [];
  let toDraw: ReadFile[] = [];
  const reads: FileReads = new Map();
  const measure = measuresOf(from.workspace, from.known);
  for (const [index, file] of files.entries()) {
    if (signal.aborted) break;
    onProgress(index / files.length, texts.reading(index + 1, files.length));
    // One at a time: each blocks the page for a moment, and the page stays usable between them.
    // oxlint-disable-next-line no-await-in-loop
    const read = await readFile(from, file, level === "tables" || level === "full", reads, measure);
    if ("problem" in read) throw new ReportError(texts.unreadFile.remedy(read.problem));
    toDraw.push(read);
    if (toDraw.length < drawnTogether && index < files.length - 1) continue;
    // oxlint-disable-next-line no-await-in-loop -- the figures of a large project are not on the page all at once
    const figures = await stillFigures(toDraw);
    parts.push(...toDraw.map(({ content }, place) => ({ content, ...figures[place]! })));
    toDraw = [];
  }
  return {
    kind: "project",
    title: project.name,
    project: project.name,
    company: await printedCompany(company),
    titleBlock: { ...titleBlock, date: reportDate(new Date()) },
    paper,
    level,
    decimalMark: decimalMark(),
    parts,
  };
}
