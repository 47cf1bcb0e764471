export { CalculatorForm, type SectionTools } from "./fields/CalculatorForm.tsx";
export { goToField } from "./fields/goToField.ts";
export { ChoicePickers, type ChoicePicker, type PickerProps } from "./fields/choicePickers.ts";

export { newPageInput } from "./state/newPageInput.ts";

export { imperialLanguages, newPageAddress, saveUnitSystem, preferredUnitSystem } from "./state/preferredUnitSystem.ts";

export { ResultLinksContext, type ResultLinks } from "./state/resultLinksContext.ts";

export { useCalculator, useCalculatorState, useEdits } from "./state/useCalculator.ts";

export { FileTitle, type RenameResult } from "./FileTitle.tsx";
export { chooseResultUnit, resultUnitsOf } from "./results/resultUnits.ts";
export { usePreferredUnits } from "./results/usePreferredUnits.ts";
export { ResultTable, type ChooseRow } from "./results/ResultTables.tsx";
export type { FigureContext } from "./results/Results.tsx";
export type { FileFormat } from "./MoreMenu.tsx";
export { CalculatorSurface, preloadTable, type CalculationSource, type CalculatorSurfaceProps } from "./CalculatorSurface.tsx";
