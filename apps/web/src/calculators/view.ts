import type { AnyCalculator, ApartCalculator, CalculatorSurfaceProps } from "@org/ui/surface";

/** What the surface draws of a calculator's own. */
export type CalculatorParts = Pick<CalculatorSurfaceProps, "figure" | "sectionTools" | "chooseRow" | "toneOf" | "pickers">;

/** A calculator as the application shows it: on its own page and in saved files. */
export interface CalculatorView extends CalculatorParts {
  readonly definition: AnyCalculator;
  /** Loads what would come a moment after the rest. */
  readonly load?: () => Promise<void>;
  /** Calculates what is too large for the page. */
  readonly apart?: ApartCalculator;
}
