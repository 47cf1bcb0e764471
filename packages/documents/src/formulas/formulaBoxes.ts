import type { MathNode } from "./mathml.ts";
import { advances } from "./advances.ts";

/** A text on its baseline. Points. */
export interface TextMark {
  readonly kind: "text";
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly size: number;
  /** A value and its aside in brackets have the text font; everything else has the formula font. */
  readonly role?: "value" | "aside";
}

/** A path in SVG syntax, drawn with its thickness, or filled where it has none. Points. */
export interface PathMark {
  readonly kind: "path";
  readonly d: string;
  readonly thickness?: number;
}

export type FormulaMark = TextMark | PathMark;

/** A laid out part of a formula: its extent from the baseline, and its marks for a given origin. Points. */
export interface Box {
  readonly width: number;
  readonly ascent: number;
  readonly descent: number;
  readonly draw: (x: number, baseline: number) => readonly FormulaMark[];
}

/** The family of the font of formulas. “Math” would be a generic keyword. */
export const formulaFamily = "Formula";

/** Height of fraction bars and minus signs above the baseline, and thickness of lines, em. */
const [axis, rule] = [0.26, 0.045];
/** Size of subscripts and powers. */
const scriptScale = 0.72;
/** Space on both sides of an operator, and after a comma, em (MathML operator dictionary). */
const [operatorSpace, commaSpace] = [0.222, 0.167];
/** Space between a number and its unit, em. */
const unitSpace = 0.18;
/** Extent of letters above and below their baseline, em. */
const [letterAscent, letterDescent] = [0.7, 0.22];
/** Maximum height of content with letter-size brackets, em; higher content gets taller ones. */
const tallestLetter = 1.3;

const round = (value: number): number => Math.round(value * 100) / 100;

/** Width of a text in the formula font. */
function textWidth(text: string, size: number): number {
  return (Array.from(text).reduce((sum, character) => sum + (advances[character] ?? 500), 0) * size) / 1000;
}

/** A single letter in italics, which have separate code points. */
function italic(letter: string): string {
  const code = letter.codePointAt(0)!;
  if (letter === "h") return "ℎ";
  const from = (first: number, last: number, start: number): string | undefined =>
    code >= first && code <= last ? String.fromCodePoint(start + code - first) : undefined;
  return from(0x41, 0x5a, 0x1d434) ?? from(0x61, 0x7a, 0x1d44e) ?? from(0x391, 0x3a9, 0x1d6e2) ?? from(0x3b1, 0x3c9, 0x1d6fc) ?? letter;
}

function textBox(source: string, size: number): Box {
  // The font reader of the PDF library fails on this font's narrow spaces, whose glyphs are empty and at its end.
  const text = source.replaceAll(/[\u202f\u2009]/g, " ");
  return {
    width: textWidth(text, size),
    ascent: letterAscent * size,
    descent: letterDescent * size,
    draw: (x, baseline) => [{ kind: "text", text, x, baseline, size }],
  };
}

/** A unit after its number, with a gap in place of the narrow space. */
function unitBox(text: string, size: number): Box {
  const unit = text.trimStart();
  return rowOf([space(unit === text ? 0 : unitSpace * size), textBox(unit, size)]);
}

/** An empty box. */
const space = (width: number): Box => ({ width, ascent: 0, descent: 0, draw: () => [] });

/** Boxes one after the other on one baseline. */
export function rowOf(boxes: readonly Box[]): Box {
  return {
    width: boxes.reduce((sum, { width }) => sum + width, 0),
    ascent: Math.max(0, ...boxes.map(({ ascent }) => ascent)),
    descent: Math.max(0, ...boxes.map(({ descent }) => descent)),
    draw: (x, baseline) => {
      let left = x;
      return boxes.flatMap((box) => {
        const drawn = box.draw(left, baseline);
        left += box.width;
        return drawn;
      });
    },
  };
}

function shifted(box: Box, up: number): Box {
  return { ...box, ascent: box.ascent + up, descent: box.descent - up, draw: (x, baseline) => box.draw(x, baseline - up) };
}

/** @param thickness `undefined` for a filled path */
const path = (d: string, thickness?: number): PathMark => ({ kind: "path", d, ...(thickness !== undefined && { thickness }) });

/** A bracket with the height of its content. */
function tallBracket(mark: string, { ascent, descent }: Box, size: number): Box {
  const width = (mark === "|" ? 0.28 : 0.42) * size;
  const [top, bottom] = [ascent + 0.06 * size, descent + 0.06 * size];
  return {
    width,
    ascent: top,
    descent: bottom,
    draw: (x, baseline) => {
      const [y0, y1, middle] = [baseline - top, baseline + bottom, baseline + (bottom - top) / 2].map(round) as [number, number, number];
      if (mark === "|") return [path(`M${round(x + width / 2)} ${y0}V${y1}`, rule * size)];
      const xAt = (share: number): number => round(mark === "(" ? x + share * width : x + (1 - share) * width);
      // Two curves from end to end, the outer one deeper: thin at the ends and thick in the middle.
      return [path(`M${xAt(0.85)} ${y0}Q${xAt(-0.25)} ${middle} ${xAt(0.85)} ${y1}Q${xAt(-0.02)} ${middle} ${xAt(0.85)} ${y0}Z`)];
    },
  };
}

const isBracket = (node: MathNode): boolean => node.tag === "mo" && typeof node.children === "string" && /^[()|]$/.test(node.children);

function rowBox(children: readonly MathNode[], size: number): Box {
  const boxes = children.map((child, index) => layOut(child, size, index === 0));
  const [first, last] = [children[0], children.at(-1)];
  const inner = rowOf(boxes.slice(1, -1));
  const isTall = inner.ascent + inner.descent > tallestLetter * size;
  if (!first || !last || first === last || !isTall || !isBracket(first) || !isBracket(last) || first.attributes?.["stretchy"] === "false")
    return rowOf(boxes);
  return rowOf([tallBracket(first.children as string, inner, size), inner, tallBracket(last.children as string, inner, size)]);
}

function operatorBox(mark: string, size: number, isPrefix: boolean): Box {
  const box = textBox(mark, size);
  if (/^[()|√]$/.test(mark)) return box;
  if (mark === "∑") return rowOf([textBox(mark, size * 1.25), space(operatorSpace * size * 0.6)]);
  if (mark === "," || mark === ";") return rowOf([box, space(commaSpace * size)]);
  if (mark === "°") return box;
  return isPrefix ? box : rowOf([space(operatorSpace * size), box, space(operatorSpace * size)]);
}

function fractionBox(above: Box, below: Box, size: number): Box {
  const gap = 0.18 * size;
  const width = Math.max(above.width, below.width) + 0.24 * size;
  const [up, down] = [axis * size + gap + above.descent, gap + below.ascent - axis * size];
  const bar = (x: number, baseline: number): PathMark =>
    path(`M${round(x + 0.05 * size)} ${round(baseline - axis * size)}H${round(x + width - 0.05 * size)}`, rule * size);
  return {
    width,
    ascent: up + above.ascent,
    descent: down + below.descent,
    draw: (x, baseline) => [
      ...above.draw(x + (width - above.width) / 2, baseline - up),
      bar(x, baseline),
      ...below.draw(x + (width - below.width) / 2, baseline + down),
    ],
  };
}

function rootBox(inner: Box, size: number): Box {
  const lead = 0.6 * size;
  const top = inner.ascent + 0.16 * size;
  return {
    width: lead + inner.width + 0.08 * size,
    ascent: top + rule * size,
    descent: inner.descent,
    draw: (x, baseline) => {
      const xAt = (share: number): number => round(x + share * lead);
      const [y0, y1] = [round(baseline - top), round(baseline + inner.descent * 0.9)];
      const hook = `M${xAt(0.05)} ${round(baseline - 0.28 * size)}L${xAt(0.28)} ${round(baseline - 0.36 * size)}L${xAt(0.55)} ${y1}L${xAt(0.95)} ${y0}H${round(x + lead + inner.width + 0.06 * size)}`;
      return [path(hook, rule * size), ...inner.draw(x + lead, baseline)];
    },
  };
}

function underBox(base: Box, below: Box, size: number): Box {
  const width = Math.max(base.width, below.width);
  const down = base.descent + below.ascent + 0.02 * size;
  return {
    width,
    ascent: base.ascent,
    descent: down + below.descent,
    draw: (x, baseline) => [
      ...base.draw(x + (width - base.width) / 2, baseline),
      ...below.draw(x + (base.width - below.width) / 2 - 0.05 * size, baseline + down),
    ],
  };
}

/**
 * Lays a formula out.
 *
 * @param node presentation MathML
 * @param size letter size, points
 * @param isFirst at the start of a row, where an operator is a sign
 */
export function layOut({ tag, children, attributes }: MathNode, size: number, isFirst = false): Box {
  if (typeof children === "string") {
    if (tag === "mo")
      return operatorBox(children, size, attributes?.["form"] === "prefix" || (isFirst && attributes?.["lspace"] === undefined));
    if (tag === "mtext") return unitBox(children, size);
    return textBox(tag === "mi" && Array.from(children).length === 1 ? italic(children) : children, size);
  }
  const [first, second] = children;
  if (tag === "mfrac" && first && second) return fractionBox(layOut(first, size, true), layOut(second, size, true), size);
  if (tag === "msqrt") return rootBox(rowBox(children, size), size);
  if (tag === "munder" && first && second) return underBox(layOut(first, size, true), layOut(second, size * scriptScale, true), size);
  if ((tag === "msub" || tag === "msup") && first && second) {
    const base = layOut(first, size, true);
    const script = layOut(second, size * scriptScale, true);
    const up = tag === "msub" ? -Math.max(0.18 * size, base.descent - 0.12 * size) : Math.max(0.36 * size, base.ascent - 0.34 * size);
    return rowOf([base, shifted(script, up), space(0.03 * size)]);
  }
  return rowBox(children, size);
}
