import { describe, expect, test } from "vitest";
import { formulaParts, type FormulaSetting } from "./formulaLines.ts";
import { toMarkup, toMath } from "./mathml.ts";
import { parseExpression } from "@org/hvac-core/kernel";
import { withCurrency } from "@org/form/state";

const set = (text: string): string => toMarkup(toMath(parseExpression(text)));
/** Text of the markup, read from left to right. */
const read = (text: string): string => set(text).replace(/<[^>]+>/g, "");

describe("the typesetting of a formula", () => {
  test("sets a quotient as a fraction, without the brackets that only the line of text needed", () => {
    expect(set("(a + b) / (c - d)")).toBe(
      "<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mrow><mi>c</mi><mo>−</mo><mi>d</mi></mrow></mfrac>",
    );
  });

  test("sets the text after an underscore as a subscript", () => {
    expect(set("U_w")).toBe("<msub><mi>U</mi><mi>w</mi></msub>");
    expect(set("A_g_N")).toBe("<msub><mi>A</mi><mi>g,N</mi></msub>");
  });

  test("draws roots, powers and exponentials", () => {
    expect(set("sqrt(x)")).toBe("<msqrt><mi>x</mi></msqrt>");
    expect(set("(a + b)^2")).toBe("<msup><mrow><mo>(</mo><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mo>)</mo></mrow><mn>2</mn></msup>");
    expect(set("exp(-x)")).toBe('<msup><mi>e</mi><mrow><mo form="prefix">−</mo><mi>x</mi></mrow></msup>');
  });

  test("has the sign of a currency before its amounts, as results have it", () => {
    const inCurrency = (sign: string): string => withCurrency(read("14500.50 [money] * 0.22 [money/kWh] * 3 [kWh]"), { sign, decimals: 2 });
    expect(inCurrency("€")).toBe("€14\u202f500.50×€0.22/kWh×3\u202fkWh");
    expect(inCurrency("CHF")).toBe("CHF\u202f14\u202f500.50×CHF\u202f0.22/kWh×3\u202fkWh");
  });

  test("keeps the brackets that carry meaning", () => {
    expect(read("a * (b + c)")).toBe("a·(b+c)");
    expect(read("a - (b - c)")).toBe("a−(b−c)");
    expect(read("a - (b + c)")).toBe("a−(b+c)");
    expect(read("a + (b - c)")).toBe("a+b−c");
    expect(read("a * (-5)")).toBe("a·(−5)");
    expect(read("a + (-5)")).toBe("a+(−5)");
    expect(read("(2 * x)^3")).toBe("(2·x)3");
    expect(read("(a / b)^3")).toBe("(ab)3");
    expect(read("cosθ^2")).toBe("(cosθ)2");
  });

  test("writes powers of ten and puts a cross between two numbers only", () => {
    expect(set("1.5e-6")).toBe("<mrow><mn>1.5</mn><mo>×</mo><msup><mn>10</mn><mn>−6</mn></msup></mrow>");
    expect(read("2 * 3 * x * 4")).toBe("2×3·x·4");
  });

  test("names functions and separates their arguments", () => {
    expect(read("max(a, b)")).toBe("max(a,b)");
    expect(read("asin(x)")).toBe("arcsin(x)");
    expect(read("abs(x)")).toBe("|x|");
  });

  test("writes the angle of a sine as one, in degrees once it is a number", () => {
    expect(read("sin(β)")).toBe("sin(β)");
    expect(read("cos(φ - ψ)")).toBe("cos(φ−ψ)");
    expect(read("sin(36.84)")).toBe("sin(36.84°)");
    expect(read("cos(266.4 - 270)")).toBe("cos((266.4−270)°)");
  });

  test("sets a sum over rows with its index, in brackets where more follows", () => {
    expect(set("sum(q_i)")).toBe("<mrow><munder><mo>∑</mo><mi>i</mi></munder><msub><mi>q</mi><mi>i</mi></msub></mrow>");
    expect(read("a + sum(q_i)")).toBe("a+∑iqi");
    expect(read("sum(q_i) * f")).toBe("(∑iqi)·f");
    expect(read("sum(a + b)")).toBe("∑i(a+b)");
  });

  test("gives the description of a function", () => {
    const functions = { wetBulb: { words: "wet bulb of dry bulb and humidity ratio" } };
    expect(toMarkup(toMath(parseExpression("wetBulb(t)"), functions))).toContain(
      '<mi title="wet bulb of dry bulb and humidity ratio">wetBulb</mi>',
    );
  });

  test("sets a number with its unit, a thin space between them, and brackets where a power would take the unit along", () => {
    expect(read("0.062 [Btu/(h ft2 degF)] * 12500 [ft2]")).toBe("0.062\u202fBtu/(h·ft²·°F)×12\u202f500\u202fft²");
    expect(read("12 [in]^2")).toBe("(12\u202fin)2");
    expect(read("sin(36.8 [deg])")).toBe("sin(36.8°)");
    expect(read("0.2 [unitless]")).toBe("0.2");
    expect(read("0.00000165956 * ρ")).toBe("1.65956×10−6·ρ");
  });

  test("escapes characters of markup", () => {
    expect(toMarkup({ tag: "mtext", children: '<img src="x">&' })).toBe("<mtext>&lt;img src=&quot;x&quot;&gt;&amp;</mtext>");
  });
});

/** The text of each part of a formula. */
const partsOf = (text: string, setting?: FormulaSetting): string[] =>
  (formulaParts(text, setting) ?? []).map((part) => toMarkup(part).replace(/<[^>]+>/g, ""));

describe("with a decimal comma", () => {
  const read = (text: string): string => partsOf(text, { decimalMark: "," }).join("");

  test("numbers have it, and arguments stand apart by semicolons", () => {
    expect(read("max(0.45, 0.55 + 0.437 * cosθ)")).toBe("max(0,45;0,55+0,437·cosθ)");
    expect(formulaParts("1.5e-6", { decimalMark: "," })?.map(toMarkup)).toEqual([
      "<mrow><mn>1,5</mn><mo>×</mo><msup><mn>10</mn><mn>−6</mn></msup></mrow>",
    ]);
  });

  test("subscripts and numbers without a fraction stay as they are", () => {
    expect(read("A_g_N * 1000")).toBe("Ag,N·1000");
  });
});

describe("a long line", () => {
  test("may break between the terms of a sum and the factors of a product", () => {
    expect(partsOf("a + b * c - d / e")).toEqual(["a+", "b·c−", "de"]);
    expect(partsOf("a * (b + c) * d")).toEqual(["a·", "(b+c)·", "d"]);
  });

  test("is broken inside brackets, fractions and functions where the room asks for it, and nowhere else", () => {
    const wide = "m * (c_a + c_w * W_o) / (some + thing * other)";
    expect(partsOf(wide, { lineWidth: 100 })).toEqual(["m·(ca+cw·Wo)some+thing·other"]);
    expect(partsOf(wide, { lineWidth: 8 })).toEqual(["m·(ca+cw·Wo)/", "(some+", "thing·other)"]);
    expect(partsOf("f(alpha, beta * gamma)", { lineWidth: 4 })).toEqual(["f(alpha,", "beta·", "gamma)"]);
    expect(partsOf("exp(-(alpha + beta))", { lineWidth: 4 })).toEqual(["exp(−(alpha+", "beta))"]);
    expect(partsOf("sqrt(alpha + beta)^3", { lineWidth: 4 })).toEqual(["(√(alpha+", "beta))3"]);
  });

  test("has the numbers of a sum term by term, of many the first and the last", () => {
    const read = (text: string): string => partsOf(text).join("");
    expect(read("2 * sum(1, (-2), 3)")).toBe("2×(1+(−2)+3)");
    expect(read("sum(5)")).toBe("5");
    expect(read(`sum(${Array.from({ length: 40 }, (_, index) => index + 1).join(", ")})`)).toBe("1+2+3+4+5+6+7+8+9+10+…+40");
  });

  test("is left alone when it is a value with its unit and no formula", () => {
    expect(formulaParts("95 °F")).toBeUndefined();
  });
});
