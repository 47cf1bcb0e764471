/* Used by other folders of the engine, and not published. */
export { plainTag } from "./tags.ts";
