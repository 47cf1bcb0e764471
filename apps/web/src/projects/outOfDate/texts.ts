const inputsText = (count: number): string => (count === 1 ? "1 input" : `${count} inputs`);
const linesText = (count: number): string => (count === 1 ? "1 line" : `${count} lines`);
const filesText = (count: number): string => (count === 1 ? "1 file" : `${count} files`);

interface Counts {
  readonly inputs: number;
  readonly lines: number;
  readonly emptied: number;
}

/** Texts of the update of files that are out of date. */
export const texts = {
  updateAll: "Update all in order",
  comparing: "Comparing the files",
  updating: "Updating the files",
  step: (done: number, all: number, file: string): string => `Updating ${done} of ${all}: ${file}`,
  nothing: "Nothing can be updated: the remaining differences need a decision in their file.",
  lead: (files: number): string =>
    files === 1
      ? "This file is updated:"
      : "These files are updated, each after those that it depends on. Files that you leave out stay as they are.",
  /** "2 inputs, 12 lines of which 1 becomes zero" */
  counts: ({ inputs, lines, emptied }: Counts): string =>
    [
      ...(inputs > 0 ? [inputsText(inputs)] : []),
      ...(lines > 0
        ? [`${linesText(lines)}${emptied === 0 ? "" : ` of which ${emptied} ${emptied === 1 ? "becomes" : "become"} zero`}`]
        : []),
    ].join(", "),
  unchanged: "nothing to update without the files that you leave out",
  update: (files: number): string => `Update ${filesText(files)}`,
  updated: ({ inputs, lines }: Omit<Counts, "emptied">, files: readonly string[]): string => {
    const parts = [...(inputs > 0 ? [inputsText(inputs)] : []), ...(lines > 0 ? [linesText(lines)] : [])];
    const where = files.length === 1 ? `“${files[0]!}”` : filesText(files.length);
    return `${parts.join(" and ")} ${inputs + lines === 1 ? "was" : "were"} updated in ${where}.`;
  },
  done: "Updated",
  undo: (file: string): string => `Undo the update of ${file}`,
  undone: "undone",
  staleSources: (files: readonly string[]): string => {
    const names = new Intl.ListFormat("en-GB", { type: "conjunction" }).format(files.map((file) => `“${file}”`));
    return `${names}, on which this file depends, ${files.length === 1 ? "is" : "are"} out of date.`;
  },
  rows: {
    title: "Rows that differ",
    label: (source: string): string => `Rows imported from ${source}`,
    lead: (source: string, count: number): string =>
      `${count === 1 ? "1 row differs" : `${count} rows differ`} from “${source}”: new, gone or changed there in a way that no link shows.`,
    fields: (source: string, count: number): string =>
      `${count === 1 ? "1 value differs" : `${count} values differ`} from “${source}”: changed there in a way that no link shows.`,
    compare: "Compare and import…",
    /** @param count files */
    others: (count: number): string =>
      count === 1
        ? "Rows of this file were imported, and differ in a way that needs a decision:"
        : "Rows of these files were imported, and differ in a way that needs a decision:",
    open: (file: string): string => `Compare the rows of ${file}`,
  },
  sources: "Files that this file depends on",
} as const;
