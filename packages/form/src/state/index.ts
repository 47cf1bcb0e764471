export { type WorkerCalculator, workerCalculator } from "./workerCalculator.ts";
export { type WorkerCalculations, type WorkerEvent, changeWorkerCalculations, noWorkerCalculations } from "./workerCalculations.ts";
export { type CalculatedState, type CalculatorState, lacksEntries, unitAt, unparsedErrors } from "./calculatorState.ts";
export { currencyOf, withCurrency } from "./currency.ts";
export { amountText, signBeforeAmount, withSign } from "./currencySign.ts";
export { type Debounced, debounce } from "./debounce.ts";
export { type Edit, type Entry, applyEdit, completeInUnits, withoutSampleRows } from "./editing.ts";
export { openFileInput } from "./fileInput.ts";
export {
  type AnyCalculator,
  type AnyOutcome,
  type AnySuccess,
  type FormInput,
  type Row,
  type WorkedExample,
  complete,
  isRecord,
  isSame,
  isStart,
  openInput,
  quantityIn,
  startInput,
  inUnitSystem,
} from "./formInput.ts";
export { holdsEntries } from "./holdsEntries.ts";
export { placeName } from "./labels.ts";
export { spelledDefinition } from "./spelledDefinition.ts";
export {
  indented,
  movedAmongSiblings,
  movedBefore,
  outdented,
  withBranches,
  withBranchesCopied,
  withChild,
  withRowAbove,
  withRowBeside,
  withoutBranches,
} from "./outline.ts";
export { readFieldText } from "./readFieldText.ts";
export type { LinkTexts } from "./resultLinks.ts";
export { unknownResult } from "./texts.ts";
export { withRowCopied } from "./rowCopies.ts";
export { rowNamesById } from "./rowNames.ts";
export { newRowId, withNewRow, withRowMoved } from "./rows.ts";
export { inTreeOrder } from "./treeOrder.ts";
export { type Change, type EditId, type History, changeHistory, openHistory } from "./undo.ts";
