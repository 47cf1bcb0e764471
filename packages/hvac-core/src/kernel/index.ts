export type { Expectation, PublishedCase } from "./cases.ts";
export type { AnsweringDefinition, AnsweringStatement, Calculated, CalculatorDefinition, CalculatorStatement, ResultValues, Section } from "./definition.ts";
export { defineAnswering } from "./definition.ts";
export { nearestName, OutOfRangeError, requireInRange, requireKnown, UnknownNameError } from "./errors.ts";
export type { Expression, SheetFunction } from "./expression.ts";
export { defineCalculator } from "./explanation.ts";
export { ExpressionError, parseExpression, sheetFunctions, symbolsIn } from "./expression.ts";
export type {
  CalculatorInput,
  ChoiceField,
  CompleteInput,
  Condition,
  Field,
  Fields,
  FieldValue,
  FlagField,
  ListField,
  QuantityField,
  ResultField,
  ResultFields,
  RowField,
  RowFields,
  SIValues,
  TextField,
} from "./fields.ts";
export { defineFields, defineResults } from "./fields.ts";
export { completeInput, convertInput, isActive, readInput, typedUnit } from "./input.ts";
export type { Answer, FieldError, Outcome, Refusal, Result, Results, Severity, Success, Table, Warning } from "./outcome.ts";
export { markDecimals, type Presentation } from "./prose.ts";
export { isUnitOf } from "./shape.ts";
export type { Step } from "./sheet.ts";
export { SheetBuilder } from "./sheet.ts";
export type { Citation, Source, SourceKey } from "./sources.ts";
export { bibliography, citationText } from "./sources.ts";
