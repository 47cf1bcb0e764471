import type { DecimalMark } from "@org/hvac-core/quantity";
import { formulaParts } from "./formulaLines.ts";
import type { MathNode } from "./mathml.ts";
import type { ReportEquation, ReportStep } from "../content/reportTypes.ts";
import { withSign } from "@org/form/state";
import { layOut, rowOf, type Box, type FormulaMark, type TextMark } from "./formulaBoxes.ts";

/** A drawing with its size in points: plain data, drawn from its upper left corner. */
export interface FormulaDrawing {
  readonly marks: readonly FormulaMark[];
  readonly width: number;
  readonly height: number;
}

export interface DrawingSetting {
  /** Width of a line, points. */
  readonly width: number;
  /** Letter size, points. */
  readonly size: number;
  readonly decimalMark: DecimalMark;
  /** Sign in place of the general one of currency. */
  readonly currency?: string | undefined;
}

/** Gaps between two lines, and on both sides of an equals sign, em. */
const [leading, linkGap] = [0.5, 0.35];

/** Margin above the first line for accents, which reach beyond letters, points. */
const edge = 1;

/** Maximum average width of a letter of a value, em. */
const valueLetter = 0.57;

function withCurrency(node: MathNode, currency: string | undefined): MathNode {
  if (currency === undefined) return node;
  const { children } = node;
  return {
    ...node,
    children: typeof children === "string" ? withSign(children, currency) : children.map((each) => withCurrency(each, currency)),
  };
}

/** A formula as boxes between which a line may break. Text outside the grammar stays unchanged. */
function boxesOf(text: string, { size, width, decimalMark, currency }: DrawingSetting): readonly Box[] {
  const parts = formulaParts(text, { decimalMark, lineWidth: width / size - 3 }) ?? [{ tag: "mtext" as const, children: text }];
  return parts.map((part) => layOut(withCurrency(part, currency), size, true));
}

function valueBox(text: string, size: number, role: NonNullable<TextMark["role"]>): Box {
  // Few fonts have narrow spaces.
  const plain = text.replaceAll(/[\u202f\u2009]/g, "\u00a0");
  return {
    width: Array.from(plain).length * valueLetter * size,
    ascent: 0.75 * size,
    descent: 0.22 * size,
    draw: (x, baseline) => [{ kind: "text", text: plain, x, baseline, size, role }],
  };
}

/** Sets the terms of a chain of equations in lines: a term starts a new line where the current one has no room, and breaks where it is longer than a line. */
class Lines {
  readonly #lines: Box[][] = [[]];
  readonly #width: number;
  readonly #indent: number;
  #left: number;

  constructor(width: number, indent: number, first: readonly Box[]) {
    this.#width = width;
    this.#indent = indent;
    this.#lines[0]!.push(...first);
    this.#left = width - indent;
  }

  /** @param further additional indent, points */
  #newLine(further = 0): void {
    this.#lines.push([{ width: this.#indent + further, ascent: 0, descent: 0, draw: () => [] }]);
    this.#left = this.#width - this.#indent - further;
  }

  #put(box: Box): void {
    this.#lines.at(-1)!.push(box);
    this.#left -= box.width;
  }

  /** @param lead equals sign before the term, at the start of its line */
  add(lead: Box, boxes: readonly Box[]): void {
    const whole = boxes.reduce((sum, { width }) => sum + width, lead.width);
    const isFresh = this.#left === this.#width - this.#indent;
    if (!isFresh && whole > this.#left) this.#newLine();
    this.#put(lead);
    for (const box of boxes) {
      if (box.width > this.#left && this.#left < this.#width - this.#indent - lead.width - 1) this.#newLine(lead.width);
      this.#put(box);
    }
  }

  draw({ size, width }: DrawingSetting): FormulaDrawing {
    let height = edge;
    const marks = this.#lines.flatMap((boxes, index) => {
      const line = rowOf(boxes);
      height += (index === 0 ? 0 : leading * size) + line.ascent;
      const drawn = line.draw(0, height);
      height += line.descent;
      return drawn;
    });
    return { marks, width, height: Math.ceil(height * 10) / 10 + 0.5 };
  }
}

/** Maximum width of a symbol as a share of the line; a wider one takes a separate line. */
const widestSymbol = 0.4;

function chain(symbol: string, setting: DrawingSetting): { readonly lines: Lines; readonly equals: Box } {
  const { size, width } = setting;
  const name = rowOf(boxesOf(symbol, setting));
  const gap: Box = { width: linkGap * size, ascent: 0, descent: 0, draw: () => [] };
  const equals = rowOf([gap, layOut({ tag: "mi", children: "=" }, size), gap]);
  const indent = name.width > widestSymbol * width ? 2 * size : name.width;
  return { lines: new Lines(width, indent, [name]), equals };
}

/** A step of a sheet as a drawing: symbol = formula = numbers = value. */
export function stepDrawing({ symbol, expression, substitution, value, shown }: ReportStep, setting: DrawingSetting): FormulaDrawing {
  const { lines, equals } = chain(symbol, setting);
  if (expression !== undefined) lines.add(equals, boxesOf(expression, setting));
  if (substitution !== undefined) lines.add(equals, boxesOf(substitution, setting));
  const result = [valueBox(value, setting.size, "value")];
  if (shown !== undefined) result.push(valueBox(`  (${shown})`, setting.size * 0.92, "aside"));
  lines.add(equals, result);
  return lines.draw(setting);
}

/** An equation of a function. */
export function equationDrawing({ symbol, expression }: ReportEquation, setting: DrawingSetting): FormulaDrawing {
  const { lines, equals } = chain(symbol, setting);
  lines.add(equals, boxesOf(expression, setting));
  return lines.draw(setting);
}
