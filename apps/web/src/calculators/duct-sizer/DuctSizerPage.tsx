import { ductSizer } from "@org/hvac-core/calculators/duct-sizer";
import type { ReactNode } from "react";
import { CalculatorPage } from "../CalculatorPage.tsx";
import type { CalculatorView } from "../view.ts";
import { DuctFigures } from "./DuctFigures.tsx";

export const view: CalculatorView = { definition: ductSizer, figure: DuctFigures };

export function DuctSizerPage(): ReactNode {
  return <CalculatorPage {...view} />;
}
