import type { ProjectFile } from "@org/hvac-core/exchange/project";
import type { RepeatedLine } from "@org/hvac-core/take-off";

const listed = (words: readonly string[]): string => new Intl.ListFormat("en-GB", { type: "conjunction" }).format(words);

/** Maximum number of lines of another file that a sentence names; it counts the others. */
const maxNamedLines = 2;

function linesText(repeats: readonly RepeatedLine[]): string {
  const names = [...new Set(repeats.map(({ description }) => `“${description}”`))];
  const more = names.length - maxNamedLines;
  return listed([...names.slice(0, maxNamedLines), ...(more > 0 ? [`${more} more ${more === 1 ? "line" : "lines"}`] : [])]);
}

/** Files and lines that list the same things as a line, or may: by their tags where both have them. @param known ids of lines in the bill */
export function repeatsText(repeats: readonly RepeatedLine[], known: ReadonlySet<string>, files: readonly ProjectFile[]): string {
  const sentences = [
    ...Map.groupBy(repeats, ({ collection, fileId, lineId }) => `${collection}/${fileId}/${known.has(lineId)}`).values(),
  ].map((sameFile) => {
    const { collection, fileId, lineId } = sameFile[0]!;
    const name = files.find((file) => file.id === fileId && file.collection === collection)?.name ?? fileId;
    const place = known.has(lineId) ? `in the bill already, from ${name}` : `in ${name}`;
    const tagged = sameFile.filter(({ tag }) => tag !== undefined);
    const others = sameFile.filter(({ tag }) => tag === undefined);
    const tags = [...new Set(tagged.map(({ tag }) => tag!))];
    return [
      ...(tagged.length > 0 ? [`${listed(tags)} ${tags.length === 1 ? "is" : "are"} also ${place}: ${linesText(tagged)}.`] : []),
      ...(others.length > 0 ? [`May also be ${place}: ${linesText(others)}.`] : []),
    ].join(" ");
  });
  return sentences.join(" ");
}
