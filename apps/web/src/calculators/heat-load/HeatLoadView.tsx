import { heatLoad } from "@org/hvac-core/calculators/heat-load";
import { viewOf } from "./viewOf.tsx";

export const view = viewOf(heatLoad);
