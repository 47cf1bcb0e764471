export { type CopiedCell, type CopiedTable, blockOf, harmlessText } from "./copiedTable.ts";
export { type NumberMarks, marksOf } from "./decimalMarks.ts";
export { readBlock, readDelimitedFile } from "./delimited.ts";
export {
  citationText,
  decimalMark,
  formatNumber,
  formatQuantity,
  groupedDigits,
  parseQuantity,
  pointLanguages,
  presentation,
  prose,
  quantityText,
  typedText,
  writePipeSizesAs,
  writeWordsFor,
} from "./numbers.ts";
export { plural, withArticle } from "./plural.ts";
export { type Block, writeBlock, writeTable } from "./tableText.ts";
