export { climateOfEpw, knownClimates, searchClimates, type Climate } from "./climate.ts";
export { asShown, recognise, tauFilling, wholeFilling, type Filling, type Recognised } from "./filling.ts";
export { openEpw } from "./openEpw.ts";
