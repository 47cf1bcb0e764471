import type { CalculatorState } from "../state/calculatorState.ts";

/** A text that may be meant while another is typed. */
export interface Suggestion {
  readonly value: string;
  /** What it stands for: the title of a section by its number. */
  readonly label?: string;
}

/** What a text field suggests; asked for when somebody begins to type. */
export type Suggest = (state: Pick<CalculatorState, "complete">) => readonly Suggestion[];

const plain = (text: string): string => text.trim().toLowerCase();

/** Suggestions that hold every word, in their value or in what it stands for; those that begin with the text first. */
export function matchingSuggestions(suggestions: readonly Suggestion[], text: string): readonly Suggestion[] {
  const wanted = plain(text);
  if (wanted === "") return suggestions;
  const words = wanted.split(/\s+/);
  const found = suggestions.filter(({ value, label = "" }) => {
    const said = plain(`${value} ${label}`);
    return words.every((word) => said.includes(word));
  });
  const begins = ({ value, label = "" }: Suggestion): boolean => plain(value).startsWith(wanted) || plain(label).startsWith(wanted);
  return found.toSorted((a, b) => Number(begins(b)) - Number(begins(a)));
}

/** The same without the text itself: what stands there already is not suggested. */
export function otherSuggestions(suggestions: readonly Suggestion[], text: string): readonly Suggestion[] {
  return matchingSuggestions(suggestions, text).filter(({ value }) => value !== text.trim());
}

/** A text with what it stands for: "23 31 HVAC ducts and casings". */
export function textWithLabel(text: string, suggestions: readonly Suggestion[]): string {
  const label = suggestions.find(({ value }) => value === text.trim())?.label;
  return label === undefined ? text : `${text.trim()} ${label}`;
}
