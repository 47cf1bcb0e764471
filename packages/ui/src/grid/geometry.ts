/** Pixels; as in grid.module.css. */
export const lineHeight = 32;
export const headHeight = 40;
