import type { PdfNode } from "./nodes.ts";

/** A table of more rows, its heads among them, is not kept in one piece. */
const wholeRows = 12;
/** Room below headings in which a long table begins: its heads and the lines that stay with them, points. */
const beginning = 92;

const isLongTable = ({ table, stack }: PdfNode): boolean =>
  [{ table }, ...(Array.isArray(stack) ? (stack as PdfNode[]) : [])].some(
    (node) => ((node["table"] as { readonly body: readonly unknown[] } | undefined)?.body.length ?? 0) > wholeRows,
  );

/**
 * Headings that stay on the page of what they are of.
 *
 * @param first is kept whole with its headings, unless it is a table that may take pages: then they are kept with room for its beginning, into which
 *   it is moved up
 */
export function withHeadings(headings: readonly PdfNode[], first: PdfNode): readonly PdfNode[] {
  if (headings.length === 0) return [first];
  if (!isLongTable(first)) return [{ unbreakable: true, stack: [...headings, first] }];
  const [left = 0, top = 0, right = 0, bottom = 0] = (first["margin"] ?? []) as readonly number[];
  return [
    { unbreakable: true, stack: [{ stack: headings, margin: [0, 0, 0, beginning] }] },
    { ...first, margin: [left, top - beginning, right, bottom] },
  ];
}

/** pdfmake begins a page for a margin that does not fit below the last line: an empty one, where nothing follows or the next begins a page itself. */
export function withoutLastMargin(nodes: readonly PdfNode[]): readonly PdfNode[] {
  const last = nodes.at(-1);
  if (!last) return nodes;
  const [left = 0, top = 0, right = 0] = (last["margin"] ?? []) as readonly number[];
  const stack = last["stack"] as readonly PdfNode[] | undefined;
  return [...nodes.slice(0, -1), { ...last, margin: [left, top, right, 0], ...(stack && { stack: withoutLastMargin(stack) }) }];
}
