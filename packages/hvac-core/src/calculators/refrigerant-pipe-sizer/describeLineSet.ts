import type { SheetBuilder } from "../../kernel/index.ts";
import type { RefrigerantCalculation } from "./results.ts";
import type { LineSet } from "./lineSet.ts";
import { symbolsOf } from "./sheetSteps.ts";
import type { RefrigerantValues } from "./schema.ts";

const greatest = (symbols: readonly string[]): string => (symbols.length === 1 ? symbols[0]! : `max(${symbols.join(", ")})`);

/** States how far apart the lines set the units, and how much that is of what the equipment allows. */
export function describeLineSet({ lineSet }: RefrigerantCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  if (!lineSet) return;
  sheet.part("Between the units");
  const sums = (of: "length" | "equivalent"): readonly string[] => lineSet.kinds.map(({ kind }) => `sum(${symbolsOf[kind][of]})`);
  sheet.result("lineLength", greatest(sums("length")), undefined, { detail: "the longest kind" });
  sheet.result("equivalentLineLength", greatest(sums("equivalent")));
  describeHeights(lineSet, sheet);
  const { greatestLength, greatestEquivalentLength, greatestLiftAbove, greatestLiftBelow } = values;
  const used = (parts: readonly (readonly [string, number | null])[]): string =>
    greatest(parts.flatMap(([share, limit]) => (limit === null ? [] : [share])));
  if (lineSet.lengthUsed !== undefined)
    sheet.result(
      "lengthUsed",
      used([
        ["L_w / L_max", greatestLength],
        ["E_w / E_max", greatestEquivalentLength],
      ]),
    );
  if (lineSet.liftUsed !== undefined)
    sheet.result(
      "liftUsed",
      used([
        ["H_a / H_am", greatestLiftAbove],
        ["H_b / H_bm", greatestLiftBelow],
      ]),
    );
}

function describeHeights({ kinds, byGas, byLiquid }: LineSet, sheet: SheetBuilder): void {
  const rises = kinds.flatMap(({ kind }) => (kind === "liquid" ? [] : [`sum(${symbolsOf[kind].rise})`]));
  if (byGas !== undefined) sheet.formula("z_g", "Condenser above the evaporator, by the gas lines", "length", rises.join(" + "), byGas);
  if (byLiquid !== undefined)
    sheet.formula("z_l", "Condenser above the evaporator, by the liquid lines", "length", `0 - sum(${symbolsOf.liquid.rise})`, byLiquid);
  const stated = [...(byGas === undefined ? [] : ["z_g"]), ...(byLiquid === undefined ? [] : ["z_l"])];
  sheet.result("liftAbove", `max(0, ${stated.join(", ")})`);
  sheet.result("liftBelow", `max(0, ${stated.map((symbol) => `-${symbol}`).join(", ")})`);
}
