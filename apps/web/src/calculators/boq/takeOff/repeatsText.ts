import type { ProjectFile } from "@org/hvac-core/exchange/project";
import type { RepeatedLine } from "@org/hvac-core/take-off";
import { listed, texts } from "./texts.ts";

/** Maximum number of lines of another file that a sentence names; it counts the others. */
const maxNamedLines = 2;

function linesText(repeats: readonly RepeatedLine[]): string {
  const names = [...new Set(repeats.map(({ description }) => `“${description}”`))];
  const more = names.length - maxNamedLines;
  return listed([...names.slice(0, maxNamedLines), ...(more > 0 ? [texts.repeats.moreLines(more)] : [])]);
}

/** Files and lines that list the same things as a line, or may: by their tags where both have them. @param known ids of lines in the bill */
export function repeatsText(repeats: readonly RepeatedLine[], known: ReadonlySet<string>, files: readonly ProjectFile[]): string {
  const sentences = [
    ...Map.groupBy(repeats, ({ collection, fileId, lineId }) => `${collection}/${fileId}/${known.has(lineId)}`).values(),
  ].map((sameFile) => {
    const { collection, fileId, lineId } = sameFile[0]!;
    const name = files.find((file) => file.id === fileId && file.collection === collection)?.name ?? fileId;
    const place = known.has(lineId) ? texts.repeats.inBill(name) : texts.repeats.inFile(name);
    const tagged = sameFile.filter(({ tag }) => tag !== undefined);
    const others = sameFile.filter(({ tag }) => tag === undefined);
    const tags = [...new Set(tagged.map(({ tag }) => tag!))];
    return [
      ...(tagged.length > 0 ? [texts.repeats.tagged({ tags: listed(tags), count: tags.length, place, lines: linesText(tagged) })] : []),
      ...(others.length > 0 ? [texts.repeats.untagged(place, linesText(others))] : []),
    ].join(" ");
  });
  return sentences.join(" ");
}
