import { decimalMark } from "@org/form/numbers";
import { complete, openInput, type AnyCalculator, type CalculatorState } from "@org/form/state";

/**
 * A stored input as a calculator page would show it, without a page: to be drawn and reported on, not to be changed.
 *
 * @param stored an input of a file
 * @param version the calculator's version that it is of
 * @throws {OutOfRangeError} when the version is newer than this calculator's
 */
export function stillState(definition: AnyCalculator, stored: object, version: number): CalculatorState {
  const { input } = openInput(definition, stored, version);
  return {
    definition,
    input,
    complete: complete(definition, input),
    unparsed: {},
    blankUnits: {},
    // Names that are no fields are of other versions, and left alone.
    outcome: definition.calculate(input, { decimalMark: decimalMark(), strict: false, partial: true }),
    isCalculating: false,
    errors: {},
    canUndo: false,
    canRedo: false,
    change: () => 0,
  };
}
