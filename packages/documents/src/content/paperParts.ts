/** Width between the margins of A4, the narrower of the two papers, points. */
const paperWidth = 516;
/** Average letter of a printed table, and the gap between two columns, points. */
const letter = 5;
const gap = 9;
/** Lines that a text may take before its column becomes wider. */
const lines = 3;

/** Maximum length of a word before it is broken, letters. */
const longestWord = 30;

/** Width of a text, points: enough for its longest word and its maximum number of lines. Narrow spaces bind a number to its unit. */
function widthOfText(text: string): number {
  const words = text.split(/[ \n-]/);
  return letter * Math.max(...words.map(({ length }) => Math.min(length, longestWord)), Math.ceil(text.length / lines));
}

/** Width of a column with its text on one line, points. */
export function lineWidth(text: string): number {
  return gap + letter * text.length;
}

/** Width of a column, points. */
export function columnWidth(texts: readonly string[]): number {
  return gap + texts.reduce((widest, text) => Math.max(widest, widthOfText(text)), letter);
}

/** Fills parts with columns in their order, each part up to the width. */
function filled(widths: readonly number[], room: number): number[][] {
  const parts: number[][] = [];
  let left = 0;
  widths.forEach((width, index) => {
    left -= width;
    const part = parts.at(-1);
    if (part && left >= 0) return part.push(index);
    left = room - width;
    return parts.push([index]);
  });
  return parts;
}

/**
 * Splits the columns of a table that is wider than the paper into parts below each other, of about equal width. Each part repeats the row heads.
 *
 * @param head width of the heads of the rows, points
 * @param widths of the other columns
 * @returns indices of the columns; one part where all fit
 */
export function paperParts(head: number, widths: readonly number[]): readonly (readonly number[])[] {
  const room = Math.max(paperWidth - head, ...widths);
  const { length } = filled(widths, room);
  // The narrowest width with the same number of parts.
  let parts = filled(widths, room);
  for (let narrower = room - gap; narrower > 0; narrower -= gap) {
    const tried = filled(widths, narrower);
    if (tried.length > length) break;
    parts = tried;
  }
  return parts.length > 0 ? parts : [[]];
}
