import type { Block } from "../numbers/tableText.ts";

/** A block that says which of its rows are under which others, without what said so. */
export interface LevelledBlock {
  readonly block: Block;
  /** For each row, the row of the block that it is under; `undefined` where the block does not say. */
  readonly parents: readonly (number | undefined)[];
}

const blanksBefore = (text: string): string => /^\s*/.exec(text)![0];
/** Tabs within a cell stand for as many spaces as text editors draw. */
const widthOf = (blanks: string): number => blanks.replaceAll("\t", "    ").length;

/** The nearest row before each that stands further left. */
function parentsByIndent(indents: readonly number[]): readonly (number | undefined)[] {
  const above: number[] = [];
  return indents.map((indent, index) => {
    while (above.length > 0 && indents[above.at(-1)!]! >= indent) above.pop();
    const parent = above.at(-1);
    above.push(index);
    return parent;
  });
}

const differ = (numbers: readonly number[]): boolean => numbers.some((number) => number !== numbers[0]);

/** Names that are indented by spaces. */
function bySpaces(block: Block, column: number): LevelledBlock | undefined {
  const indents = block.map((row) => widthOf(blanksBefore(row[column] ?? "")));
  if (!differ(indents)) return undefined;
  return { block: block.map((row) => row.map((cell, at) => (at === column ? cell.trim() : cell))), parents: parentsByIndent(indents) };
}

/** Rows that are indented by tabs, or by a column for each level. */
function byTabs(block: Block): LevelledBlock | undefined {
  const indents = block.map((row) => row.findIndex((cell) => cell.trim() !== ""));
  if (indents.includes(-1) || !differ(indents)) return undefined;
  const deepest = Math.max(...indents);
  const lengths = block.map(({ length }) => length);
  const parents = parentsByIndent(indents);
  const hasColumns = !differ(lengths) && block.every((row) => row.slice(0, deepest + 1).filter((cell) => cell.trim() !== "").length === 1);
  if (hasColumns) return { block: block.map((row, index) => [row[indents[index]!]!, ...row.slice(deepest + 1)]), parents };
  const own = block.map((row, index) => row.slice(indents[index]));
  return differ(own.map(({ length }) => length)) ? undefined : { block: own, parents };
}

const numbered = /^\s*(\d+(?:\.\d+)*)\.?(?:\s|$)/;

/** Names that begin with numbers of chapters: 1, 1.1, 1.1.2. They stay part of the names. */
function byNumbers(block: Block, column: number): LevelledBlock | undefined {
  const numbers = block.map((row) => numbered.exec(row[column] ?? "")?.[1]);
  if (numbers.includes(undefined)) return undefined;
  const parents = numbers.map((number, index) => {
    const above = number!.split(".").slice(0, -1).join(".");
    const found = above === "" ? -1 : numbers.lastIndexOf(above, index - 1);
    return index === 0 || found === -1 ? undefined : found;
  });
  // A decimal that no number before it leads to is a number, and no chapter.
  const isChapter = numbers.every((number, index) => !number!.includes(".") || parents[index] !== undefined || index === 0);
  return isChapter && parents.some((parent) => parent !== undefined) ? { block, parents } : undefined;
}

/**
 * Reads the tree that a block of cells shows: by spaces before the names, by tabs, by a column for each level, or by the numbers of chapters.
 *
 * @param column the column of the block that holds the names
 * @returns `undefined` where the block shows none
 */
export function readLevels(block: Block, column: number): LevelledBlock | undefined {
  if (block.length < 2) return undefined;
  return bySpaces(block, column) ?? (column === 0 ? byTabs(block) : undefined) ?? byNumbers(block, column);
}
