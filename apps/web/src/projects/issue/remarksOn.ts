import type { FileRef } from "@org/data";
import type { ReadyFile } from "@org/data/store";
import { pathSegments, type CompleteInput, type Warning } from "@org/hvac-core/kernel";
import { acceptanceOf } from "@org/hvac-core/internal";
import { warningText } from "@org/form/results";
import type { AnyCalculator } from "@org/form/state";
import { texts as takeOffTexts } from "../../calculators/boq/takeOff/texts.ts";
import { remarkOn } from "../links/checkedNumbers.ts";
import { readLinks, type FileReads } from "../links/readLinks.ts";
import { placeLabel } from "../file/valueText.ts";
import { differenceTexts } from "../site/differenceTexts.ts";
import { openedSite } from "../site/openedSite.ts";
import { texts as siteTexts } from "../site/texts.ts";
import { differencesFromProject } from "../outOfDate/findOutOfDate.ts";
import { readUpstream, type ProjectToCompare } from "../outOfDate/upstream.ts";
import { texts as listTexts } from "../texts.ts";
import { texts } from "./texts.ts";

/** Maximum number of remarks of one kind; the page of the file shows all. */
const maxOfKind = 3;

const { severalFiles } = texts;

const withMore = (some: readonly string[]): readonly string[] =>
  some.length <= maxOfKind ? some : [...some.slice(0, maxOfKind), severalFiles.more(some.length - maxOfKind)];

/** Limits and cautions of the results: open ones first, limits before cautions. */
function warningsOf(definition: AnyCalculator, input: CompleteInput): readonly string[] {
  const outcome = definition.calculate(input, { strict: false });
  if (!outcome.ok) return [];
  const isAccepted = (warning: Warning): boolean => acceptanceOf(outcome, warning) !== undefined;
  const severities = ["limit", "caution"] as const;
  const warnings = [false, true].flatMap((wanted) =>
    severities.flatMap((severity) =>
      outcome.warnings
        .filter((warning) => warning.severity === severity && isAccepted(warning) === wanted)
        .map((warning) => texts.warning[severity](warningText(outcome, warning))),
    ),
  );
  return [...new Set(warnings)];
}

/**
 * Remarks to check before a file is issued: the notes of its page, differences from the site of the project, inputs and lines that are
 * out of date, and warnings of its results.
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
  const storedSite = await workspace.sites.read(ref.projectId);
  const site = openedSite(storedSite);
  const siteRemarks = site
    ? differenceTexts(definition, input, site).map(({ text }) => siteTexts.issue(text))
    : storedSite
      ? [siteTexts.later]
      : [];
  const upstream = await readUpstream({ workspace, known, measure }, target, read);
  return [
    ...withMore(notes),
    ...(resultChanges.length === 0 ? [] : [severalFiles.olderResults(file.engineVersion, resultChanges.length)]),
    ...withMore(siteRemarks),
    ...withMore(outdated),
    ...(upstream.rows === 0 ? [] : [`${listTexts.outOfDate.rows(upstream.rows)}.`]),
    ...(differences.length === 0 ? [] : [`${takeOffTexts.differences.title(differences.length)}.`]),
    ...withMore(upstream.outOfDate.map(({ name, differences: each }) => severalFiles.staleSource(name, listTexts.outOfDate.file(each)))),
    ...withMore(warningsOf(definition, input)),
  ];
}
