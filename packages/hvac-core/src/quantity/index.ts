// Conversion
export { convert, fromSI, toSI, unitSymbol } from "./convert.ts";

// Units and kinds
export { kinds } from "./kinds.ts";
export type { KindRow, QuantityKind, UnitSystem } from "./kinds.ts";
export { defaultUnit, isUnitOf, siUnit, stepOf, unitIdOf, unitsOf } from "./unitsOf.ts";
export { unitGroups } from "./units.ts";
export type { UnitGroup, UnitId, UnitName } from "./units.ts";
export { UnitMismatchError, UnknownUnitError } from "./errors.ts";

// Reading
export { parseQuantity } from "./parse.ts";
export type { ParsedQuantity, ParseErrorCode, ParseOptions } from "./parse.ts";
export { largestNumber } from "./readNumber.ts";

// Formatting
export { formatNumber, formatQuantity, quantityText } from "./format.ts";
export type { CurrencyFormat, DecimalMark, NumberFormat, QuantityFormat, QuantityText } from "./format.ts";
export { editableNumber, withoutRoundoff } from "./digits.ts";
export { sumTexts } from "./sums.ts";
export type { SumAndParts, SumFormat } from "./sums.ts";
export { monthNames, shortMonthNames } from "./months.ts";
