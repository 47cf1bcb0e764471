/** A door of its own: the package's root is also imported by pages for visitors, and would bring all calculators with it if it were loaded as a whole. */
export { catalogue } from "@org/hvac-core";
