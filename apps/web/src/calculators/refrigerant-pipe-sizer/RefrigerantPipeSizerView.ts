import { refrigerantPipeSizer } from "@org/hvac-core/calculators/refrigerant-pipe-sizer";
import type { CalculatorView } from "../view.ts";
import { chooseTube } from "./chooseTube.ts";
import { RefrigerantFigures } from "./RefrigerantFigures.tsx";

export const view: CalculatorView = { definition: refrigerantPipeSizer, figure: RefrigerantFigures, chooseRow: { sizes: chooseTube } };
