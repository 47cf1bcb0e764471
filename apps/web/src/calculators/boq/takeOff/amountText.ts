import { formatNumber } from "@org/form/numbers";
import { measures, type Measure } from "@org/hvac-core/calculators/boq";

/** A unit as bills write it. */
export const unitText = (unit: string): string => (Object.hasOwn(measures, unit) ? measures[unit as Measure] : unit);

/** A quantity in the unit of a bill. */
export const amountText = (quantity: number, unit: string): string =>
  `${formatNumber(quantity, { digits: 5, trimZeros: true })} ${unitText(unit)}`;
