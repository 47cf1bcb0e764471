/** Pixels; as in grid.module.css. */
export const lineHeight = 32;
/** Height of a line with three lines of text. */
export const wrappedLineHeight = 64;
export const headHeight = 40;
export const groupedHeadHeight = 62;
export const rowHeadWidth = 48;
