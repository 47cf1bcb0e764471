import { compareTakeOff, repeatedLines, takeOff, type IgnoredLine, type RepeatedLine } from "@org/hvac-core/take-off";
import type { CalculatorState } from "@org/form/state";
import { ignoredOf, itemLike, itemsOf, optionsOf, type Taking, type TakenProposal } from "./bill.ts";
import type { ShownLine } from "./LineTable.tsx";
import type { ProjectFile } from "./measureProject.ts";

export type DuctsBy = "mass" | "area" | "length";

/** What somebody chose in the dialog; everything else is as it is proposed. */
export interface Choices {
  /** Files that are left out. */
  readonly leftFiles: ReadonlySet<string>;
  /** What ducts are measured by that are not in the bill; as the others of the bill when left out. */
  readonly ductsBy?: DuctsBy;
  /** Lines that were ticked or unticked. */
  readonly ticks: ReadonlyMap<string, boolean>;
  readonly merges: ReadonlyMap<string, Taking["as"]>;
  readonly ignored: readonly IgnoredLine[];
}

/** What the dialog shows, and what becomes of the bill. */
export interface Proposal {
  readonly lines: readonly ShownLine[];
  /** Lines that are in the bill already. */
  readonly inBill: number;
  readonly taken: readonly TakenProposal[];
  readonly ductsBy: DuctsBy;
  /** Whether there are ducts that could be measured otherwise. */
  readonly hasAlternatives: boolean;
}

/** What a file measures, for the engine. */
export const measuredFiles = (files: readonly ProjectFile[]) =>
  files.flatMap(({ collection, id, measured }) => (measured ? [{ collection, fileId: id, measured }] : []));

const listed = (words: readonly string[]): string => new Intl.ListFormat("en-GB", { type: "conjunction" }).format(words);

/** Lines of another file that a sentence names; of more it says how many. */
const maxNamedLines = 2;

function linesText(repeats: readonly RepeatedLine[]): string {
  const names = [...new Set(repeats.map(({ description }) => `“${description}”`))];
  const more = names.length - maxNamedLines;
  return listed([...names.slice(0, maxNamedLines), ...(more > 0 ? [`${more} more ${more === 1 ? "line" : "lines"}`] : [])]);
}

/** Which file and line list the same things, or may: by their tags where both have them. */
function repeatsText(repeats: readonly RepeatedLine[], known: ReadonlyMap<string, string>, files: readonly ProjectFile[]): string {
  const sentences = [
    ...Map.groupBy(repeats, ({ collection, fileId, lineId }) => `${collection}/${fileId}/${known.has(lineId)}`).values(),
  ].map((own) => {
    const { collection, fileId, lineId } = own[0]!;
    const name = files.find((file) => file.id === fileId && file.collection === collection)?.name ?? fileId;
    const place = known.has(lineId) ? `in the bill already, from ${name}` : `in ${name}`;
    const tagged = own.filter(({ tag }) => tag !== undefined);
    const others = own.filter(({ tag }) => tag === undefined);
    const tags = [...new Set(tagged.map(({ tag }) => tag!))];
    return [
      ...(tagged.length > 0 ? [`${listed(tags)} ${tags.length === 1 ? "is" : "are"} also ${place}: ${linesText(tagged)}.`] : []),
      ...(others.length > 0 ? [`May also be ${place}: ${linesText(others)}.`] : []),
    ].join(" ");
  });
  return sentences.join(" ");
}

/** The lines that are neither in the bill nor ignored, with what somebody chose of them. */
export function proposalOf(state: Pick<CalculatorState, "complete">, files: readonly ProjectFile[], choices: Choices): Proposal {
  const { leftFiles, ductsBy, ticks, merges, ignored } = choices;
  const items = itemsOf(state);
  const chosen = measuredFiles(files.filter(({ id }) => !leftFiles.has(id)));
  // Ducts of the bill stay measured as they are in it.
  const {
    lines: all,
    owners: known,
    ductsBy: usual,
  } = compareTakeOff(
    items,
    takeOff(chosen, { ...optionsOf(state), ductsBy: "every" }),
    ductsBy === undefined ? {} : { newDuctsBy: ductsBy },
  );
  const without = new Set(ignored.map(({ id }) => id));
  const repeats = repeatedLines(all, new Set(known.keys()));
  // Many lines share what they repeat.
  const texts = new Map<readonly RepeatedLine[], string>();
  const textOf = (repeated: readonly RepeatedLine[]): string => {
    const text = texts.get(repeated) ?? repeatsText(repeated, known, files);
    texts.set(repeated, text);
    return text;
  };
  const offered = new Set<string>();
  const lines = all
    .filter(({ id }) => !known.has(id) && !without.has(id))
    .map((line): ShownLine => {
      const repeated = repeats.get(line.id);
      const caution = repeated && textOf(repeated);
      const isTaken = ticks.get(line.id) ?? caution === undefined;
      const item = itemLike(line, items);
      if (!item) return { line, caution, item, isTaken, as: "new" };
      // What another line gave an item stays in it.
      const usual = item.source !== "" || offered.has(item.id) ? "part" : "quantity";
      offered.add(item.id);
      return { line, caution, item, isTaken, as: merges.get(line.id) ?? usual };
    });
  return {
    lines,
    inBill: all.filter(({ id }) => known.has(id)).length,
    taken: lines.flatMap(({ line, isTaken, item, as }) =>
      isTaken ? [{ line, taking: item && as !== "new" ? { as, item } : ({ as: "new" } as const) }] : [],
    ),
    ductsBy: ductsBy ?? usual,
    // By their length are flexible ducts as well, which have no sheet.
    hasAlternatives: files.some(({ measured }) => measured?.elements.some(({ alternative }) => alternative === "area")),
  };
}

/** What was not chosen yet. */
export const noChoices = (state: Pick<CalculatorState, "complete">): Choices => ({
  leftFiles: new Set(),
  ticks: new Map(),
  merges: new Map(),
  ignored: ignoredOf(state),
});
