/*
 * For the application of this repository alone: what its forms, files and reports need of the engine. The published package has no such subpath
 * (`publishConfig.exports`), and the reference does not describe it.
 */
export { isListOfNames } from "../kernel/assumed.ts";
export { appliedOption } from "../kernel/conditions.ts";
export { defaultNumber } from "../kernel/defaultNumber.ts";
export { columnOf, fieldSteps, type FieldStep } from "../kernel/fieldSteps.ts";
export { fieldAt } from "../kernel/open.ts";
export { outlineOf, type Outline } from "../kernel/outline.ts";
export { plural, withArticle } from "../kernel/plural.ts";
export { acceptanceId, acceptanceOf, acceptancesIn, acceptWarning, withAcceptance } from "../kernel/accepted.ts";
export { presentNumbers } from "../kernel/prose.ts";
export { americanSpelling } from "../kernel/spelling.ts";
export { bareUnit, typedText, unitsOfField } from "../kernel/quantities.ts";
export { packedTitle } from "../kernel/packedTitle.ts";
export { isDay } from "../quantity/day.ts";
export { withGrouping, withGroups } from "../quantity/format.ts";
export { seriesText } from "../kernel/seriesText.ts";
export { numberedRowName, rowKind } from "../kernel/rowName.ts";
export type { PrintedRows } from "../kernel/printedRows.ts";
export { newRow } from "../kernel/complete.ts";
export { withDisplayUnit } from "../kernel/display.ts";
export { fixedChargeOf, minimumChargesOf, type StandingCharge } from "../energy/internal.ts";
export { sheetFormat, sheetUnit } from "../kernel/sheetUnits.ts";
export type { ConversionFactor } from "../kernel/formulaInUnits.ts";
export { compileReader, type Reader, type Reading } from "../kernel/read.ts";
export { pathFromSource, sumsFromSource, sumsTowardsSource, treeChildren, treeParents, valuesFromSource } from "../trees/tree.ts";
