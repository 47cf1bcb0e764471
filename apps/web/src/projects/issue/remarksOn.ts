import type { FileRef, FileSummary, Workspace } from "@org/data";
import type { ReadyFile } from "@org/data/store";
import { pathSegments } from "@org/hvac-core/kernel";
import type { AnyCalculator } from "@org/ui/surface";
import { remarkOn } from "../chain/followed.ts";
import { readFollowed } from "../chain/readFollowed.ts";
import { placeLabel } from "../file/valueText.ts";
import { texts } from "./texts.ts";

/** So many of a kind are told of a file; its page tells all. */
const most = 3;

const { together } = texts;

const withMore = (some: readonly string[]): readonly string[] =>
  some.length <= most ? some : [...some.slice(0, most), together.more(some.length - most)];

/** What the page of a file says first, in words: nobody should issue it without having seen that. @param known files of the project */
export async function remarksOn(
  workspace: Workspace,
  ref: FileRef,
  definition: AnyCalculator,
  { input: stated, file, notes, resultChanges }: ReadyFile,
  known: readonly FileSummary[],
): Promise<readonly string[]> {
  const input = definition.complete(stated);
  const own = { id: ref.fileId, collection: ref.collection, ref, calculator: definition, input };
  const { numbers } = await readFollowed(workspace, own, (fileId) => known.find(({ id }) => id === fileId)?.name);
  const following = numbers.flatMap((number) => {
    const remark = remarkOn(number, own);
    return remark === undefined ? [] : [`${placeLabel(definition, pathSegments(number.path), input)}: ${remark}`];
  });
  return [
    ...withMore(notes),
    ...(resultChanges.length === 0 ? [] : [together.olderResults(file.engineVersion, resultChanges.length)]),
    ...withMore(following),
  ];
}
