export { type TextMark, formulaFamily } from "./formulaBoxes.ts";
export { formulaParts } from "./formulaLines.ts";
export { toMarkup, type FunctionWords, type MathNode } from "./mathml.ts";
export { type DrawingSetting, type FormulaDrawing, equationDrawing, stepDrawing } from "./stepDrawing.ts";
