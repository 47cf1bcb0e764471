import { matching } from "../search/words.ts";
import type { CalculatorState } from "../state/calculatorState.ts";

/** A text that is offered while another is typed. */
export interface Suggestion {
  readonly value: string;
  /** Its meaning: the title of a section by its number. */
  readonly label?: string;
}

/** Suggestions of a text field; loaded when the user begins to type. */
export type Suggest = (state: Pick<CalculatorState, "complete">) => readonly Suggestion[];

/** Suggestions that have every word of a text, in their value or label, without the text itself. */
export function otherSuggestions(suggestions: readonly Suggestion[], text: string): readonly Suggestion[] {
  return matching(suggestions, text, ({ value, label = "" }) => [value, label]).filter(({ value }) => value !== text.trim());
}

/** A text with its meaning: "23 31 HVAC ducts and casings". */
export function textWithLabel(text: string, suggestions: readonly Suggestion[]): string {
  const label = suggestions.find(({ value }) => value === text.trim())?.label;
  return label === undefined ? text : `${text.trim()} ${label}`;
}
