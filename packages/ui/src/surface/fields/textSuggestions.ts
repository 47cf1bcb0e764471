import { createContext } from "react";
import type { CalculatorState } from "../state/useCalculator.ts";

/** A text that may be meant while another is typed. */
export interface Suggestion {
  readonly value: string;
  /** What it stands for: the title of a section by its number. */
  readonly label?: string;
}

/** What a text field suggests; asked for when somebody begins to type. */
export type Suggest = (state: Pick<CalculatorState, "complete">) => readonly Suggestion[];

/** What text fields suggest, by their names without the ids of rows, such as `items.workSection`. */
export const TextSuggestions = createContext<Readonly<Record<string, Suggest>>>({});
