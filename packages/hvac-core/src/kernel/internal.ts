/* What calculators use besides the published kernel. */

export { enteredOf, enteredRows, isEntered, moved, withFields, type Entered } from "./movedFields.ts";
export { beyondText } from "./limitTexts.ts";
export { outlineOf } from "./outline.ts";
export { plural } from "./plural.ts";
export { bareUnit } from "./quantities.ts";
export { compileReader } from "./read.ts";
