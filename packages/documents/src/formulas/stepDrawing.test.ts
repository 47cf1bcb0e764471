import { catalogue, parseExpression, type Calculator } from "@org/hvac-core";
import { isAll } from "@tooling/testing/extent";
import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { advancesOf } from "../../build/advances.ts";
import { printedFontFile, subsetPrintedFont } from "../../build/mathFont.ts";
import { toMath } from "./mathml.ts";
import { advances } from "./advances.ts";
import type { ReportStep, SheetBlock } from "../content/reportTypes.ts";
import { layOut, type FormulaMark, type TextMark } from "./formulaBoxes.ts";
import { reportContent } from "../content/reportContent.ts";
import { stepDrawing, type DrawingSetting } from "./stepDrawing.ts";
import { stillState } from "../content/stillState.ts";

const setting: DrawingSetting = { width: 350, size: 10, decimalMark: "." };
const boxOf = (formula: string) => layOut(toMath(parseExpression(formula)), 10, true);

const textsIn = (marks: readonly FormulaMark[]): readonly TextMark[] => marks.filter((mark) => mark.kind === "text");

const isPath = ({ kind }: FormulaMark): boolean => kind === "path";

const stepsIn = (blocks: readonly SheetBlock[]): readonly ReportStep[] =>
  blocks.flatMap((block) =>
    block.kind === "step" ? [block] : block.kind === "rows" ? block.rows.flatMap((row) => stepsIn(row.blocks)) : [],
  );

describe("the font of printed formulas", () => {
  test("is as wide as the layout takes it", async () => {
    expect(advances).toEqual(Object.fromEntries(advancesOf(await readFile(printedFontFile))));
  });

  // Making a font takes seconds, and fonts change seldom.
  test.runIf(isAll)("is what `pnpm math-font` makes", async () => {
    expect(Buffer.compare(await subsetPrintedFont(), await readFile(printedFontFile))).toBe(0);
  });
});

describe("a formula on paper", () => {
  test("has its numerator above and its denominator below the line", () => {
    const [above, below] = textsIn(boxOf("a / b").draw(0, 100));
    expect(above).toMatchObject({ text: "𝑎" });
    expect(above!.baseline).toBeLessThan(100);
    expect(below!.baseline).toBeGreaterThan(100);
  });

  test("sets powers higher and subscripts lower, both smaller", () => {
    const drawn = textsIn(boxOf("U_w^2").draw(0, 100));
    const [base, below, power] = drawn;
    expect([base!.text, below!.text, power!.text]).toEqual(["𝑈", "𝑤", "2"]);
    expect(base!.baseline).toBe(100);
    expect(below!.baseline).toBeGreaterThan(100);
    expect(power!.baseline).toBeLessThan(100);
    expect(drawn.map(({ size }) => size.toFixed(1))).toEqual(["10.0", "7.2", "7.2"]);
  });

  test("has brackets as high as their content, and rows as wide as the sum of their letters", () => {
    expect(boxOf("x * (a / b + 1)").draw(0, 100).some(isPath)).toBe(true);
    expect(boxOf("x * (a + 1)").draw(0, 100).some(isPath)).toBe(false);
    const { width } = boxOf("-x");
    expect(width).toBeCloseTo(((advances["−"]! + advances["𝑥"]!) * 10) / 1000, 9);
  });
});

test.each((catalogue as unknown as readonly Calculator[]).map((calculator) => [calculator.id, calculator] as const))(
  "every step of %s stays within its line and shows its value",
  async (_id, definition) => {
    const explanation = await definition.explanation();
    for (const unitSystem of ["Metric", "Imperial"] as const) {
      const state = stillState(definition, { ...definition.start(unitSystem), unitSystem }, definition.version);
      const { sheet, currency } = reportContent({ state, explanation, preferredUnits: {}, title: "" });
      for (const step of stepsIn(sheet)) {
        const { marks, height } = stepDrawing(step, { ...setting, currency });
        const texts = textsIn(marks);
        expect(JSON.stringify(marks), step.name).not.toMatch(/null|NaN|undefined|¤/);
        expect(Math.max(...texts.map(({ x }) => x)), `${step.name}: ${step.expression}`).toBeLessThan(setting.width);
        expect(Math.max(...texts.map(({ baseline }) => baseline))).toBeLessThan(height);
        expect(texts.map(({ text }) => text)).toContain(step.value.replaceAll("\u202f", "\u00a0"));
      }
    }
  },
);
