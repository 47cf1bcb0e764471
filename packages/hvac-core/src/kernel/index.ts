export { assumedKey, assumedNames, isAssumed, isListOfNames, withAssumed, withEntered } from "./assumed.ts";
export {
  at,
  defineCalculator,
  type CalculateOptions,
  type Calculator,
  type CalculatorStatement,
  type Example,
  type Section,
} from "./calculator.ts";
export type { ExampleInBothSystems, InputInBothSystems } from "./bothSystems.ts";
export { cardGroups, defineCard, type Card, type CardGroup } from "./card.ts";
export { evidenceOf, type Expectation, type WorkedExample } from "./cases.ts";
export { citationText, sourceText } from "./citations.ts";
export { newRow, type CompletedRows, type CompleteInput } from "./complete.ts";
export { isActive, type Scope } from "./conditions.ts";
export { withDisplayUnit } from "./display.ts";
export { optionOf } from "./optionOf.ts";
export { nearestName, OutOfRangeError, requireInRange, requireKnown, UnknownNameError } from "../refusals/errors.ts";
export { defineExplanation, type Explanation, type ExplanationStatement } from "./explanation.ts";
export type { Expression, MathFunction } from "../formulas/expression.ts";
export { callsIn, ExpressionError, mathFunctions, parseExpression, symbolsIn } from "../formulas/expression.ts";
export type {
  Axis,
  BlankMeaning,
  BySystem,
  CalculatorInput,
  CellField,
  ChoiceField,
  Condition,
  ConditionalDefault,
  DateField,
  Field,
  Fields,
  FieldValue,
  FlagField,
  GroupField,
  ListField,
  MatrixField,
  QuantityField,
  ReferenceField,
  ResultLink,
  RowValues,
  SeriesField,
  SIValues,
  Stated,
  StatedPer,
  StatedRow,
  TextField,
  TypedQuantity,
  TypedSeries,
  UnitOf,
  Values,
} from "./fields.ts";
export { axes, defineFields } from "./fields.ts";
export { choice, date, flag, group, list, matrix, quantity, reference, series, text } from "./fieldBuilders.ts";
export { citing, fieldIs, inSection, onlyWhen } from "./sharedFields.ts";
export { columnOf, fieldSteps, type FieldStep } from "./fieldSteps.ts";
export { fieldAt, type Migrations, type Opened, type StoredData } from "./open.ts";
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
export { outlineOf, type Outline } from "./outline.ts";
export { leavingOut, type LeavingOut, type LeavingOutRows } from "./leavingOut.ts";
export type { FieldError, Outcome, Refusal, Severity, Success, Table, TableColumn, TableRow, Warning, WarningPlace } from "./outcome.ts";
export { plural } from "./plural.ts";
export { warningsByPlace, type WarningStatement } from "./groupWarnings.ts";
export { isRowId, joinPath, pathSegments, valueAt, type Path } from "./path.ts";
export { markDecimals, type Presentation } from "./prose.ts";
export {
  bareUnit,
  displayedQuantity,
  isResultLink,
  isTypedQuantity,
  statedKind,
  typedQuantity,
  typedText,
  unitsOfField,
} from "./quantities.ts";
export type { Say } from "./say.ts";
export { difference, isAbove, isAtMost, isBelow, relativeTolerance } from "../quantity/tolerance.ts";
export { tableTexts, type TableFormat, type TableTexts } from "./tableTexts.ts";
export { isDay } from "../quantity/day.ts";
export { compileReader, type Reader, type Reading } from "./read.ts";
export type {
  AnyResult,
  Calculated,
  Result,
  ResultField,
  ResultFields,
  Results,
  ResultValue,
  ResultValues,
  PrintedRows,
  RowsResultField,
  ScalarResultField,
  SeriesResultField,
} from "./results.ts";
export { defineResults } from "./results.ts";
export { defineNumbers, inGroup, numbersOf, type NumberLine, type NumberLines, type Numbers } from "./numbers.ts";
export { packedTitle } from "./packedTitle.ts";
export { numberedRowName, rowKind, rowName } from "./rowName.ts";
export { SheetBuilder, type RowsDescription } from "./sheet.ts";
export type { StepOptions, TableDescription } from "./sheetStatements.ts";
export type { FunctionBranch, FunctionDefinition, FunctionEquation, SheetFunction } from "../formulas/sheetFunction.ts";
export { sheetFormat, sheetUnit, type ConversionFactor } from "./substitution.ts";
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
  type StatedChoice,
  type Step,
} from "./sheetEntries.ts";
