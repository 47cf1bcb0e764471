import type { AnyCalculator, CalculatorSurfaceProps } from "@org/ui/surface";

/** A calculator as the application shows it: on its own page and in saved files. */
export interface CalculatorView {
  readonly definition: AnyCalculator;
  readonly figure?: NonNullable<CalculatorSurfaceProps["figure"]>;
  readonly sectionTools?: NonNullable<CalculatorSurfaceProps["sectionTools"]>;
}
