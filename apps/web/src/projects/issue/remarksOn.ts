import type { FileRef, FileSummary, Workspace } from "@org/data";
import type { ReadyFile } from "@org/data/store";
import { pathSegments, type CompleteInput } from "@org/hvac-core/kernel";
import type { AnyCalculator } from "@org/ui/surface";
import { countText } from "../../calculators/boq/takeOff/differences.ts";
import type { ProjectFile } from "../../calculators/boq/takeOff/measureProject.ts";
import { remarkOn } from "../chain/followed.ts";
import { readFollowed } from "../chain/readFollowed.ts";
import { placeLabel } from "../file/valueText.ts";
import { billDifferences } from "../outOfDate/findOutOfDate.ts";
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
  return (["limit", "caution"] as const).flatMap((severity) =>
    outcome.warnings.flatMap((warning) => (warning.severity === severity ? [`${texts.severity[severity]}: ${warning.message}`] : [])),
  );
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
  const { numbers } = await readFollowed(workspace, own, (fileId) => known.find(({ id }) => id === fileId)?.name);
  const following = numbers.flatMap((number) => {
    const remark = remarkOn(number, own);
    return remark === undefined ? [] : [`${placeLabel(definition, pathSegments(number.path), input)}: ${remark}`];
  });
  const differences = await billDifferences({ ref, input }, measure);
  return [
    ...withMore(notes),
    ...(resultChanges.length === 0 ? [] : [together.olderResults(file.engineVersion, resultChanges.length)]),
    ...withMore(following),
    ...(differences.length === 0 ? [] : [`${countText(differences.length)}.`]),
    ...withMore(warningsOf(definition, input)),
  ];
}
