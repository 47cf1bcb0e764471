export { climateOfEpw, knownClimates, searchClimates, type Climate } from "./climate.ts";
export { inDisplayUnits, findClimate, tauValues, climateValues, type FieldValues, type ClimateMatch } from "./climateValues.ts";
export { openEpw } from "../../climate/openEpw.ts";
