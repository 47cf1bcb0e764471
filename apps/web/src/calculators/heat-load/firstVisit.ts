import { quickHeatLoad } from "@org/hvac-core/calculators/heat-load/quick";
import { viewOf } from "./viewOf.tsx";

/** As a newcomer finds it: what computes the hours of a project comes with the first move of pointer or key. */
export const firstView = viewOf(quickHeatLoad);
