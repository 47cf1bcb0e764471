import type { Block } from "../numbers/tableText.ts";

/** A block with the parents of its rows, without the indents or columns that showed them. */
export interface LevelledBlock {
  readonly block: Block;
  /** Parent of each row within the block; `undefined` if the block does not show one. */
  readonly parents: readonly (number | undefined)[];
}

const blanksBefore = (text: string): string => /^\s*/.exec(text)![0];
/** Width of blanks; a tab is as wide as in text editors. */
const widthOf = (blanks: string): number => blanks.replaceAll("\t", "    ").length;

/** Nearest earlier row with a smaller indent, for each row. */
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

/** Reads names indented by spaces. */
function bySpaces(block: Block, column: number): LevelledBlock | undefined {
  const indents = block.map((row) => widthOf(blanksBefore(row[column] ?? "")));
  if (!differ(indents)) return undefined;
  return {
    block: block.map((row) => row.map((cell, index) => (index === column ? cell.trim() : cell))),
    parents: parentsByIndent(indents),
  };
}

/** Reads rows indented by tabs, or by a column for each level. */
function byTabs(block: Block): LevelledBlock | undefined {
  const indents = block.map((row) => row.findIndex((cell) => cell.trim() !== ""));
  if (indents.includes(-1) || !differ(indents)) return undefined;
  const deepest = Math.max(...indents);
  const lengths = block.map(({ length }) => length);
  const parents = parentsByIndent(indents);
  const hasColumns = !differ(lengths) && block.every((row) => row.slice(0, deepest + 1).filter((cell) => cell.trim() !== "").length === 1);
  if (hasColumns) return { block: block.map((row, index) => [row[indents[index]!]!, ...row.slice(deepest + 1)]), parents };
  const withoutIndents = block.map((row, index) => row.slice(indents[index]));
  return differ(withoutIndents.map(({ length }) => length)) ? undefined : { block: withoutIndents, parents };
}

const numbered = /^\s*(\d+(?:\.\d+)*)\.?(?:\s|$)/;

/** Reads names that begin with chapter numbers: 1, 1.1, 1.1.2. The numbers stay part of the names. */
function byNumbers(block: Block, column: number): LevelledBlock | undefined {
  const numbers = block.map((row) => numbered.exec(row[column] ?? "")?.[1]);
  if (numbers.includes(undefined)) return undefined;
  const parents = numbers.map((number, index) => {
    const above = number!.split(".").slice(0, -1).join(".");
    const parent = above === "" ? -1 : numbers.lastIndexOf(above, index - 1);
    return index === 0 || parent === -1 ? undefined : parent;
  });
  // A decimal without an earlier chapter number that leads to it is a number, not a chapter.
  const isChapter = numbers.every((number, index) => !number!.includes(".") || parents[index] !== undefined || index === 0);
  return isChapter && parents.some((parent) => parent !== undefined) ? { block, parents } : undefined;
}

/**
 * Reads the tree that a block of cells shows: by spaces before the names, by tabs, by a column for each level, or by chapter numbers.
 *
 * @param column the column of the block that holds the names
 * @returns `undefined` if the block shows no tree
 */
export function readLevels(block: Block, column: number): LevelledBlock | undefined {
  if (block.length < 2) return undefined;
  return bySpaces(block, column) ?? (column === 0 ? byTabs(block) : undefined) ?? byNumbers(block, column);
}
