import { allSteps, catalogue, type Calculator, type Explanation } from "@org/hvac-core";
import { isAll } from "@tooling/testing/extent";
import { convert } from "fontverter";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { fontFile, subsetMathFont } from "../../build/mathFont.ts";
import { formulaParts, type MathNode } from "@org/documents/formulas";

/** The characters of a font, from its table `cmap` in format 12. */
function charactersOf(font: DataView): ReadonlySet<number> {
  const tag = (start: number): string => String.fromCharCode(...[0, 1, 2, 3].map((index) => font.getUint8(start + index)));
  const tables = Array.from({ length: font.getUint16(4) }, (_, index) => 12 + 16 * index);
  const cmap = font.getUint32(tables.find((start) => tag(start) === "cmap")! + 8);
  expect(tables.map(tag), "the table that sets brackets and fractions").toContain("MATH");
  const codes = new Set<number>();
  for (let index = 0; index < font.getUint16(cmap + 2); index++) {
    const table = cmap + font.getUint32(cmap + 8 + 8 * index);
    if (font.getUint16(table) !== 12) continue;
    for (let group = 0; group < font.getUint32(table + 12); group++) {
      const start = table + 16 + 12 * group;
      for (let code = font.getUint32(start); code <= font.getUint32(start + 4); code++) codes.add(code);
    }
  }
  return codes;
}

/** The italic of a letter: MathML sets single letters in italics, which have separate code points. */
function italic(letter: string): string {
  const [code] = [letter.codePointAt(0)!];
  if (letter === "h") return "ℎ";
  if (code >= 0x41 && code <= 0x5a) return String.fromCodePoint(0x1d434 + code - 0x41);
  if (code >= 0x61 && code <= 0x7a) return String.fromCodePoint(0x1d44e + code - 0x61);
  if (code >= 0x391 && code <= 0x3a9) return String.fromCodePoint(0x1d6e2 + code - 0x391);
  if (code >= 0x3b1 && code <= 0x3c9) return String.fromCodePoint(0x1d6fc + code - 0x3b1);
  return letter;
}

function drawnIn({ tag, children }: MathNode): string {
  if (typeof children !== "string") return children.map(drawnIn).join("");
  return tag === "mi" && Array.from(children).length === 1 ? italic(children) : children;
}

function formulasOf(explanation: Explanation, calculator: Calculator): string[] {
  const sheets = (["Imperial", "Metric"] as const).flatMap((unitSystem) =>
    [calculator.start(unitSystem), ...explanation.cases.map(({ input }) => input)].flatMap((input) => {
      const outcome = calculator.calculate(input);
      return outcome.ok ? allSteps(explanation.sheet(outcome)) : [];
    }),
  );
  const functions = Object.values(explanation.functions).flatMap(({ definition }) => {
    if (definition.by === "table") return [];
    const equations = definition.by === "solving" ? definition.equations : definition.branches.flatMap((branch) => branch.equations);
    const solved = definition.by === "solving" ? [definition.unknown, ...definition.balance] : [];
    return [...equations.flatMap(({ symbol, expression }) => [symbol, expression]), ...solved];
  });
  return [
    ...functions,
    ...sheets.flatMap(({ kind, symbol, expression, substitution }) => (kind === "formula" ? [symbol, expression, substitution] : [symbol])),
  ];
}

describe("the font of formulas", async () => {
  const committed = await readFile(fontFile);
  const sfnt = await convert(committed, "sfnt");
  const characters = charactersOf(new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength));

  // Making a font takes seconds, and fonts change seldom.
  test.runIf(isAll)("is what `pnpm math-font` makes of the published one", async () => {
    expect(Buffer.compare(await subsetMathFont(), committed)).toBe(0);
  });

  test("stays small", () => {
    expect(committed.length).toBeLessThan(45_000);
  });

  test.each(catalogue.map((calculator) => [calculator.id, calculator as unknown as Calculator] as const))(
    "draws every character of the sheets of %s",
    async (_id, calculator) => {
      const formulas = formulasOf(await calculator.explanation(), calculator);
      expect(formulas.length).toBeGreaterThan(20);
      const missing = new Set<string>();
      for (const formula of new Set(formulas))
        for (const decimalMark of [".", ","] as const)
          for (const lineWidth of [Infinity, 16])
            for (const character of (formulaParts(formula, { decimalMark, lineWidth }) ?? []).map(drawnIn).join(""))
              if (!characters.has(character.codePointAt(0)!)) missing.add(`${character} in ${formula}`);
      expect([...missing]).toEqual([]);
    },
  );
});
