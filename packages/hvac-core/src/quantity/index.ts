// Conversion
export { convert, fromSI, toSI, unitSymbol } from "./convert.ts";
export { reciprocalQuantity } from "./reciprocal.ts";

// Units and kinds
export { kinds, type KindRow, type QuantityKind, type UnitSystem } from "./kinds.ts";
export { defaultUnit, isUnitOf, siUnit, stepOf, unitIdOf, unitsOf } from "./unitsOf.ts";
export { unitGroups, type UnitGroup, type UnitId, type UnitName } from "./units.ts";
export { UnitMismatchError, UnknownUnitError } from "./errors.ts";

// Reading
export { parseQuantity, type ParsedQuantity, type ParseErrorCode, type ParseOptions } from "./parse.ts";
export { largestNumber } from "./readNumber.ts";

// Formatting
export {
  formatNumber,
  formatQuantity,
  quantityText,
  type CurrencyFormat,
  type DecimalMark,
  type Grouping,
  type NumberFormat,
  type QuantityFormat,
  type QuantityText,
} from "./format.ts";
export { editableNumber, withoutRoundoff } from "./digits.ts";
export { sumTexts, type SumAndParts, type SumFormat } from "./sums.ts";
export { monthNames, shortMonthNames } from "./months.ts";
