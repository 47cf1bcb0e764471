export { convert, fromSI, toSI, unitSymbol } from "./convert.ts";
export { editableNumber, withoutNoise } from "./digits.ts";
export { UnitMismatchError, UnknownUnitError } from "./errors.ts";
export {
  formatNumber,
  formatQuantity,
  quantityText,
  type CurrencyFormat,
  type DecimalMark,
  type NumberFormat,
  type QuantityFormat,
  type QuantityText,
} from "./format.ts";
export { kinds, type KindRow, type QuantityKind, type UnitSystem } from "./kinds.ts";
export { monthNames, shortMonthNames } from "./months.ts";
export { parseQuantity, type ParsedQuantity, type ParseErrorCode, type ParseOptions } from "./parse.ts";
export { sumTexts, type SumFormat } from "./sums.ts";
export { unitGroups, type UnitGroup, type UnitId, type UnitName } from "./units.ts";
export { largestNumber } from "./readNumber.ts";
export { defaultUnit, isUnitOf, kindName, siUnit, stepOf, unitIdOf, unitsOf } from "./unitsOf.ts";
