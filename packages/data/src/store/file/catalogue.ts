/** The calculators, apart: they are loaded when one is first looked for, not with the store. */
export { catalogue } from "@org/hvac-core";
