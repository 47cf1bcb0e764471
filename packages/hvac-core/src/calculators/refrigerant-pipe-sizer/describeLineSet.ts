import type { SheetBuilder } from "../../kernel/index.ts";
import type { RefrigerantCalculation } from "./calculate.ts";
import type { LineSet } from "./lineSet.ts";
import { step, symbolsOf } from "./sheetSteps.ts";
import type { RefrigerantValues } from "./schema.ts";

const greatest = (symbols: readonly string[]): string => (symbols.length === 1 ? symbols[0]! : `max(${symbols.join(", ")})`);

/** States how far apart the lines set the units, and how much that is of what the equipment allows. */
export function describeLineSet({ lineSet, results }: RefrigerantCalculation, values: RefrigerantValues, sheet: SheetBuilder): void {
  if (!lineSet) return;
  sheet.part("Between the units");
  const length = { quantity: "length" } as const;
  const sums = (of: "length" | "equivalent"): readonly string[] => lineSet.kinds.map(({ kind }) => `sum(${symbolsOf[kind][of]})`);
  step(sheet, "L_w", "Length of the lines, one way: the longest kind", greatest(sums("length")), {
    ...length,
    value: lineSet.longest.length,
    result: "lineLength",
  });
  step(sheet, "E_w", "The same with fittings", greatest(sums("equivalent")), {
    ...length,
    value: lineSet.longestEquivalent.equivalentLength,
    result: "equivalentLineLength",
  });
  describeHeights(lineSet, results, sheet);
  const { greatestLength, greatestEquivalentLength, greatestLiftAbove, greatestLiftBelow } = values;
  const used = (parts: readonly (readonly [string, number | null])[]): string =>
    greatest(parts.flatMap(([share, limit]) => (limit === null ? [] : [share])));
  if (lineSet.lengthUsed !== undefined)
    step(
      sheet,
      "c_L",
      "Maximum length, used",
      used([
        ["L_w / L_max", greatestLength],
        ["E_w / E_max", greatestEquivalentLength],
      ]),
      { value: lineSet.lengthUsed, quantity: "ratio", result: "lengthUsed" },
    );
  if (lineSet.liftUsed !== undefined)
    step(
      sheet,
      "c_H",
      "Maximum lift, used",
      used([
        ["H_a / H_am", greatestLiftAbove],
        ["H_b / H_bm", greatestLiftBelow],
      ]),
      { value: lineSet.liftUsed, quantity: "ratio", result: "liftUsed" },
    );
}

function describeHeights(
  { kinds, byGas, byLiquid, above, below }: LineSet,
  results: RefrigerantCalculation["results"],
  sheet: SheetBuilder,
): void {
  const length = { quantity: "length" } as const;
  const rises = kinds.flatMap(({ kind }) => (kind === "liquid" ? [] : [`sum(${symbolsOf[kind].rise})`]));
  if (byGas !== undefined)
    step(sheet, "z_g", "Condenser above the evaporator, by the gas lines", rises.join(" + "), { ...length, value: byGas });
  if (byLiquid !== undefined)
    step(sheet, "z_l", "Condenser above the evaporator, by the liquid lines", `0 - sum(${symbolsOf.liquid.rise})`, {
      ...length,
      value: byLiquid,
    });
  const stated = [...(byGas === undefined ? [] : ["z_g"]), ...(byLiquid === undefined ? [] : ["z_l"])];
  step(sheet, "H_a", "Outdoor unit above the evaporator", `max(0, ${stated.join(", ")})`, {
    ...length,
    value: above,
    ...(results.liftAbove !== undefined && { result: "liftAbove" }),
  });
  step(sheet, "H_b", "Outdoor unit below the evaporator", `max(0, ${stated.map((symbol) => `-${symbol}`).join(", ")})`, {
    ...length,
    value: below,
    ...(results.liftBelow !== undefined && { result: "liftBelow" }),
  });
}
