// Calculators
export { defineCalculator } from "./defineCalculator.ts";
export { atPath } from "./fieldRefusal.ts";
export type { Calculator } from "./calculator.ts";
export type { CalculateOptions, CalculatorStatement, Example, Section } from "./calculatorStatement.ts";
export type { CalculatorOf, ConditionalCalculator, ResultsWith } from "./conditionalCalculator.ts";
export { cardGroups, defineCard } from "./card.ts";
export type { Card, CardGroup } from "./card.ts";

// Fields
export { axes, defineFields } from "./fields.ts";
export type {
  Axis,
  BlankMeaning,
  BySystem,
  CellField,
  ChoiceField,
  Condition,
  ConditionalDefault,
  DateField,
  Field,
  Fields,
  FlagField,
  GroupField,
  ListField,
  MatrixField,
  QuantityField,
  ReferenceField,
  SeriesField,
  PerQuantity,
  TextField,
} from "./fields.ts";
export type {
  CalculatorInput,
  FieldValue,
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
export { isActive } from "./conditions.ts";
export type { Scope } from "./conditions.ts";
export { optionOf } from "./optionOf.ts";

// Inputs
export type { CompletedRows, CompleteInput } from "./complete.ts";
export type { ExampleInBothSystems, InputInBothSystems } from "./bothSystems.ts";
export { displayedQuantity, isResultLink, isTypedQuantity, enteredKind, typedQuantity } from "./quantities.ts";
export { assumedKey, assumedNames, isAssumed, withAssumed, withEntered } from "./assumed.ts";
export { leavingOut } from "./leavingOut.ts";
export type { LeavingOut } from "./leavingOut.ts";
export type { LeavingOutRows } from "./omittableRows.ts";
export { isRowId, joinPath, pathSegments, valueAt } from "./path.ts";
export type { Path } from "./path.ts";
export type { Migrations, Opened, StoredData } from "./open.ts";

// Results line by line
export { defineNumbers, inGroup, numbersOf, ofPart } from "./numbers.ts";
export type { NumberLine, NumberLines, Numbers } from "./numbers.ts";

// Outcomes
export type { FieldError, Outcome, Refusal, Severity, Success, Table, TableColumn, TableRow, Warning, WarningPlace } from "./outcome.ts";
export { defineResults } from "./results.ts";
export type {
  AnyResult,
  Calculated,
  Result,
  ResultField,
  ResultFields,
  Results,
  ResultValue,
  ResultValues,
  RowsResultField,
  ScalarResultField,
  SeriesResultField,
} from "./results.ts";
export { warningsByPlace } from "./groupWarnings.ts";
export type { WarningStatement } from "./groupWarnings.ts";
export { rowName } from "./rowName.ts";
export { columnsOf } from "./tableColumns.ts";
export { tableTexts } from "./tableTexts.ts";
export type { TableFormat, TableTexts } from "./tableTexts.ts";
export type { Say } from "./say.ts";
export type { Presentation } from "./prose.ts";

// Errors
export { OutOfRangeError, requireInRange, requireKnown, UnknownNameError } from "../refusals/errors.ts";

// Comparison of numbers
export { difference, isAbove, isAtMost, isBelow, relativeTolerance } from "../quantity/tolerance.ts";

// Formulas
export { callsIn, ExpressionError, mathFunctions, parseExpression, symbolsIn } from "../formulas/expression.ts";
export type { Expression, MathFunction } from "../formulas/expression.ts";
export type { FunctionBranch, FunctionDefinition, FunctionEquation, SheetFunction } from "../formulas/sheetFunction.ts";

// Sheets
export { SheetBuilder } from "./sheet.ts";
export type { RowsDescription } from "./sheet.ts";
export { symbolAt } from "./sheetResults.ts";
export type { StepOptions, TableDescription } from "./sheetStatements.ts";
export { allEntries, allSteps, isStep } from "./sheetEntries.ts";
export type { RowsBlock, SheetColumn, SheetTable, Sheet, SheetEntry, SheetRow, ChoiceEntry, Step } from "./sheetEntries.ts";
export { defineExplanation } from "./explanation.ts";
export type { Explanation, ExplanationStatement } from "./explanation.ts";

// Sources and worked examples
export { evidenceOf } from "./cases.ts";
export type { Expectation, WorkedExample } from "./cases.ts";
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
