// Calculators
export { defineCalculator } from "./defineCalculator.ts";
export { atPath, mapRows } from "./fieldRefusal.ts";
export type { Calculator } from "./calculator.ts";
export type { CalculateOptions, CalculatorStatement, Example, LongParts, Section } from "./calculatorStatement.ts";
export type { CalculatorOf, ConditionalCalculator, ResultsWith } from "./conditionalCalculator.ts";
export { cardGroups, defineCard, type Card, type CardGroup } from "./card.ts";

// Fields
export {
  axes,
  defineFields,
  type Axis,
  type BlankMeaning,
  type BySystem,
  type CellField,
  type ChoiceField,
  type Condition,
  type ConditionalDefault,
  type DefaultsByOption,
  type OptionDefault,
  type DateField,
  type Field,
  type Fields,
  type FlagField,
  type GroupField,
  type ListField,
  type TableLayout,
  type TableResults,
  type ColumnGroup,
  type MatrixField,
  type QuantityField,
  type ReferenceField,
  type SeriesField,
  type SiteSource,
  type PerQuantity,
  type TextField,
} from "./fields.ts";
export type {
  CalculatorInput,
  FieldValue,
  ImportRecord,
  UnreadText,
  ResultLink,
  RowValues,
  SIValues,
  Entries,
  RowEntries,
  TypedQuantity,
  TypedSeries,
  UnitOf,
  Values,
} from "./inputs.ts";
export { choice, date, flag, quantity, reference, text } from "./fieldBuilders.ts";
export { group, list, matrix, series } from "./nestedFieldBuilders.ts";
export { citing, fieldIs, inSection, onlyWhen } from "./sharedFields.ts";
export { isActive, type Scope } from "./conditions.ts";
export { optionOf } from "./optionOf.ts";
export { siteParts, type SitePart } from "./sitePart.ts";

// Inputs
export type { CompletedRows, CompleteInput } from "./complete.ts";
export type { ExampleInBothSystems, InputInBothSystems } from "./bothSystems.ts";
export { displayedQuantity, isResultLink, isTypedQuantity, enteredKind, typedQuantity } from "./quantities.ts";
export { acceptedKey } from "./accepted.ts";
export { assumedKey, assumedNames, isAssumed, withAssumed, withEntered } from "./assumed.ts";
export { leavingOut, type LeavingOut } from "./leavingOut.ts";
export type { LeavingOutRows } from "./omittableRows.ts";
export { isRowId, joinPath, pathSegments, valueAt, type Path } from "./path.ts";
export type { Migrations, Opened, StoredData } from "./open.ts";

// Results line by line
export { defineNumbers, inGroup, numbersOf, ofPart, type NumberLine, type NumberLines, type Numbers } from "./numbers.ts";

// Outcomes
export type {
  FieldError,
  LeftOut,
  Outcome,
  Refusal,
  Severity,
  Success,
  Table,
  TableColumn,
  TableRow,
  Warning,
  WarningPlace,
} from "./outcome.ts";
export {
  defineResults,
  type AnyResult,
  type Calculated,
  type Result,
  type ResultField,
  type ResultFields,
  type Results,
  type ResultValue,
  type ResultValues,
  type RowsResultField,
  type ScalarResultField,
  type SeriesResultField,
} from "./results.ts";
export type { Acceptance } from "./acceptance.ts";
export { importRecordsIn, importsKey } from "./importRecords.ts";
export { unreadKey, unreadTextsIn } from "./unreadTexts.ts";
export { warningsByPlace, type WarningStatement } from "./groupWarnings.ts";
export { rowName } from "./rowName.ts";
export { columnsOf } from "./tableColumns.ts";
export { tableTexts, type TableFormat, type TableTexts } from "./tableTexts.ts";
export type { Say } from "./say.ts";
export type { PipeSizeNames, Presentation, Spelling } from "./prose.ts";

// Errors
export { OutOfRangeError, requireInRange, requireKnown, UnknownNameError } from "../refusals/errors.ts";

// Comparison of numbers
export { difference, isAbove, isAtMost, isBelow, relativeTolerance } from "../quantity/tolerance.ts";

// Formulas
export {
  callsIn,
  ExpressionError,
  mathFunctions,
  parseExpression,
  symbolsIn,
  type Expression,
  type MathFunction,
} from "../formulas/expression.ts";
export type { FunctionBranch, FunctionDefinition, FunctionEquation, SheetFunction } from "../formulas/sheetFunction.ts";

// Sheets
export { SheetBuilder, type RowsDescription } from "./sheet.ts";
export { symbolAt } from "./sheetResults.ts";
export type { StepOptions, TableDescription } from "./sheetStatements.ts";
export {
  allEntries,
  allSteps,
  isStep,
  type RowsBlock,
  type SheetColumn,
  type SheetTable,
  type Sheet,
  type SheetEntry,
  type SheetRow,
  type ChoiceEntry,
  type Step,
} from "./sheetEntries.ts";
export { defineExplanation, type Explanation, type ExplanationStatement } from "./explanation.ts";

// Sources and worked examples
export { evidenceOf, type Expectation, type WorkedExample } from "./cases.ts";
export { citationText, sourceText } from "./citations.ts";

// Quantities of work
export type {
  AmountKind,
  DescribedSize,
  Description,
  Measured,
  MeasuredElement,
  MeasureQuantities,
  VagueList,
  WorkKind,
} from "./measured.ts";
