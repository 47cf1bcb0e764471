/* Fields of the place and its weather that calculators have too. */
export { weatherFields } from "./weatherFields.ts";
