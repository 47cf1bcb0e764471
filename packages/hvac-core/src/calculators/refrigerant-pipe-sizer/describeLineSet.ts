import type { SheetBuilder } from "../../kernel/index.ts";
import type { RefrigerantCalculation } from "./results.ts";
import type { LineSet } from "./lineSet.ts";
import { symbolsOf } from "./sheetSteps.ts";
import type { RefrigerantValues } from "./schema.ts";

const maximum = (symbols: readonly string[]): string => (symbols.length === 1 ? symbols[0]! : `max(${symbols.join(", ")})`);

/** Length and lift between the units, and their shares of the limits of the equipment. */
export function describeLineSet({ lineSet }: RefrigerantCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  if (!lineSet) return;
  sheet.part("Between the units");
  const sums = (part: "length" | "equivalent"): readonly string[] => lineSet.kinds.map(({ kind }) => `sum(${symbolsOf[kind][part]})`);
  sheet.result("lineLength", maximum(sums("length")), undefined, { detail: "the longest kind" });
  sheet.result("equivalentLineLength", maximum(sums("equivalent")));
  describeHeights(lineSet, sheet);
  const { maximumLength, maximumEquivalentLength, maximumLiftAbove, maximumLiftBelow } = values;
  const used = (parts: readonly (readonly [string, number | null])[]): string =>
    maximum(parts.flatMap(([share, limit]) => (limit === null ? [] : [share])));
  if (lineSet.lengthUsed !== undefined)
    sheet.result(
      "lengthUsed",
      used([
        ["L_w / L_max", maximumLength],
        ["E_w / E_max", maximumEquivalentLength],
      ]),
    );
  if (lineSet.liftUsed !== undefined)
    sheet.result(
      "liftUsed",
      used([
        ["H_a / H_am", maximumLiftAbove],
        ["H_b / H_bm", maximumLiftBelow],
      ]),
    );
}

function describeHeights({ kinds, byGas, byLiquid }: LineSet, sheet: SheetBuilder): void {
  const rises = kinds.flatMap(({ kind }) => (kind === "liquid" ? [] : [`sum(${symbolsOf[kind].rise})`]));
  if (byGas !== undefined) sheet.formula("z_g", "Condenser above the evaporator, by the gas lines", "length", rises.join(" + "), byGas);
  if (byLiquid !== undefined)
    sheet.formula("z_l", "Condenser above the evaporator, by the liquid lines", "length", `0 - sum(${symbolsOf.liquid.rise})`, byLiquid);
  const heights = [...(byGas === undefined ? [] : ["z_g"]), ...(byLiquid === undefined ? [] : ["z_l"])];
  sheet.result("liftAbove", `max(0, ${heights.join(", ")})`);
  sheet.result("liftBelow", `max(0, ${heights.map((symbol) => `-${symbol}`).join(", ")})`);
}
