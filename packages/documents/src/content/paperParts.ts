/** Width between the margins of A4, the narrower of the two papers, points. */
const paperWidth = 516;
/** A letter of the size in which tables are printed, on average, and the room between two columns, points. */
const letter = 5;
const gap = 9;
/** Lines that a text may take before its column becomes wider. */
const lines = 3;

/** A longer word is broken, letters. */
const longestWord = 30;

/** The width that a text asks for, points: its longest word whole, and not too many lines. Narrow spaces bind a number to its unit. */
function widthOfText(text: string): number {
  const words = text.split(/[ \n-]/);
  return letter * Math.max(...words.map(({ length }) => Math.min(length, longestWord)), Math.ceil(text.length / lines));
}

/** The width of a column that has a text on one line, points. */
export function lineWidth(text: string): number {
  return gap + letter * text.length;
}

/** The width of a column, points. */
export function columnWidth(texts: readonly string[]): number {
  return gap + texts.reduce((widest, text) => Math.max(widest, widthOfText(text)), letter);
}

/** Columns one after the other, as many beside each other as the width takes. */
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
 * The columns of a table that is wider than the paper, in parts that go below each other, each with the heads of the rows: of about one width.
 *
 * @param head width of the heads of the rows, points
 * @param widths of the columns beside them
 * @returns indices of the columns; one part where all fit
 */
export function paperParts(head: number, widths: readonly number[]): readonly (readonly number[])[] {
  const room = Math.max(paperWidth - head, ...widths);
  const { length } = filled(widths, room);
  // The narrowest that needs no part more.
  let parts = filled(widths, room);
  for (let narrower = room - gap; narrower > 0; narrower -= gap) {
    const tried = filled(widths, narrower);
    if (tried.length > length) break;
    parts = tried;
  }
  return parts.length > 0 ? parts : [[]];
}
