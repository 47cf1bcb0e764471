/** A fault that an editor has to mend, and its place. */
export interface Fault {
  /** From the folder of the site: `content/blog/glycol.mdx`. */
  readonly file: string;
  /** Counted from 1; missing for a file as a whole. */
  readonly line?: number;
  /** The fault and the remedy, as a sentence without its full stop. */
  readonly message: string;
}

export function faultText({ file, line, message }: Fault): string {
  return line === undefined ? `${file}: ${message}` : `${file}, line ${String(line)}: ${message}`;
}

/** By file, and within it from top to bottom. */
export function sorted(faults: readonly Fault[]): readonly Fault[] {
  return faults.toSorted((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || a.message.localeCompare(b.message));
}

/** The one of the known words that was probably meant, as an addition to a sentence. */
export function suggestionFor(word: string, known: Iterable<string>): string {
  const near = [...known]
    .map((other) => ({ other, distance: edits(word.toLowerCase(), other.toLowerCase()) }))
    .filter(({ other, distance }) => distance <= Math.max(2, other.length / 4))
    .toSorted((a, b) => a.distance - b.distance)[0];
  return near ? `. Did you mean ${near.other}?` : "";
}

/** Number of letters that must be added, left out or changed to make one word of another (Levenshtein's distance). */
function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of from.split("").entries()) {
    const next = [index + 1];
    for (const [column, other] of to.split("").entries()) {
      next.push(Math.min(row[column]! + (letter === other ? 0 : 1), row[column + 1]! + 1, next[column]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
