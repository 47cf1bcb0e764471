/** Functions for laws in tests of applications. */
export { default as fc } from "fast-check";
