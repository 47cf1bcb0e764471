export { differences, type Difference } from "./differences.ts";
export { heldAt, placeAt, withMarkOf } from "./place.ts";
export { mergeThreeWay, type Choose, type Conflict, type Merged } from "./threeWay.ts";
export { isSame, isSamePhysically, isSameQuantity, type Held, type Plain, type PlainRecord } from "./values.ts";
