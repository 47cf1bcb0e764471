import { presentation, writeWordsFor } from "@org/form/numbers";
import { complete, openInput, spelledDefinition, type AnyCalculator, type CalculatorState } from "@org/form/state";

/**
 * State of a calculator page for a stored input, without the page: for drawing and reports, not for changes. Words that are drawn next are in its
 * spelling.
 *
 * @param stored an input of a file
 * @param version the calculator's version of the input
 * @throws {OutOfRangeError} when the version is newer than this calculator's
 */
export function stillState(definition: AnyCalculator, stored: object, version: number): CalculatorState {
  const { input } = openInput(definition, stored, version);
  writeWordsFor(input.unitSystem);
  return {
    definition: spelledDefinition(definition, input.unitSystem),
    input,
    complete: complete(definition, input),
    unparsed: {},
    blankUnits: {},
    // Unknown names come from other versions and are ignored.
    outcome: definition.calculate(input, { ...presentation(), strict: false, partial: true }),
    isCalculating: false,
    errors: {},
    canUndo: false,
    canRedo: false,
    change: () => 0,
  };
}
