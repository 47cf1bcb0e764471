/** A door of its own, loaded when somebody is there to ask how the numbers came about. */
export { heatLoad } from "@org/hvac-core/calculators/heat-load";
