/* What a worker needs that makes documents: nothing of React. */
export { columnWidth, lineWidth, paperParts } from "../print/paperParts.ts";
export type {
  ReportBlock,
  ReportCell,
  ReportContent,
  ReportLine,
  ReportRow,
  ReportStep,
  ReportTable,
  ReportWarning,
  SheetBlock,
} from "./content.ts";
export { formulaFamily, type TextMark } from "./formulaBoxes.ts";
export { equationDrawing, stepDrawing, type DrawingSetting, type FormulaDrawing } from "./stepDrawing.ts";
