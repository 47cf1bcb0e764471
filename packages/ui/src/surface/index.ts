export type { SectionTools } from "./fields/CalculatorForm.tsx";
export { goToField } from "./fields/goToField.ts";
export { ChoicePickers, type ChoicePicker, type PickerProps } from "./fields/choicePickers.ts";
export type { Suggest, Suggestion } from "./fields/suggestions.ts";
export { inputText } from "./fields/inputText.ts";
export { resultAmount, resultText, showResult, type FigureAmount, type PreferredUnits } from "./results/shown.ts";
export { formulaParts } from "./sheet/formulaLines.ts";
export { toMarkup, type MathNode } from "./sheet/mathml.ts";
export { workerCalculator, type ApartCalculator } from "./state/apart.ts";
export { currencyOf, withCurrency } from "./state/currency.ts";
export type { Entry } from "./state/editing.ts";
export { openFileInput } from "./state/fileInput.ts";
export {
  isSame,
  isStart,
  openInput,
  startInput,
  statedShownIn,
  type AnyCalculator,
  type AnyOutcome,
  type FormInput,
} from "./state/formInput.ts";
export { holdsEntries } from "./state/holdsEntries.ts";
export { newPageInput } from "./state/newPageInput.ts";
export { placeName } from "./state/labels.ts";
export { newPageAddress, saveUnitSystem, preferredUnitSystem } from "./state/preferredUnitSystem.ts";
export { fromSearchParams, hasState, isTooLong, toSearchParams, type SearchParams } from "./state/searchParams.ts";
export { withBranches, withChild, withoutBranches, withRowAbove } from "./state/outline.ts";
export { newRowId } from "./state/rows.ts";
export { ResultLinksContext, type ResultLinks } from "./state/resultLinksContext.ts";
export { unknownResult, type LinkTexts } from "./state/resultLinks.ts";
export { rebaseHistory } from "./state/rebase.ts";
export { unitAt, type CalculatorState } from "./state/calculatorState.ts";
export { useCalculator } from "./state/useCalculator.ts";
export { openShortLink } from "./state/openShortLink.ts";
export { shortKey } from "./state/shortKey.ts";
export { FileTitle, type RenameResult } from "./FileTitle.tsx";
export { ResultTable, type ChooseRow } from "./results/ResultTables.tsx";
export type { FigureContext } from "./results/Results.tsx";
export type { FileFormat } from "./MoreMenu.tsx";
export { CalculatorSurface, type CalculationSource, type CalculatorSurfaceProps } from "./CalculatorSurface.tsx";
