import { ductFitting, type ExceededRange } from "../../flow/index.ts";
import { joinPath, type Path, type Warning } from "../../kernel/index.ts";
import { formatNumber } from "../../quantity/index.ts";
import type { FittingLoss } from "./fittings.ts";
import type { Duct } from "./duct.ts";
import { isRound } from "./size.ts";

const short = (value: number): string => formatNumber(value, { digits: 3, trimZeros: true });

/** Exceeded ranges of a source, in words. */
export function exceededText(exceeded: readonly ExceededRange[]): string[] {
  return exceeded.map(
    ({ name, unit, min, max, value }) => `${name} of ${short(value)}${unit && ` ${unit}`}, data from ${short(min)} to ${short(max)}`,
  );
}

/** Warnings of the fittings of a duct; `row` is the path of its section, empty for a single duct. */
export function fittingWarnings(fittings: readonly FittingLoss[], { ductShape }: Pick<Duct, "ductShape">, row: Path): Warning[] {
  return fittings.flatMap(({ id, key, name, quantity, sidesRatio, exceeded }) => {
    if (key === undefined || quantity === 0) return [];
    const warnings: Warning[] = [];
    const fitting = ductFitting(key);
    const shape = isRound(ductShape) ? "round" : "rectangular";
    if (ductShape !== "oval" && fitting.shape !== "any" && fitting.shape !== shape)
      warnings.push({
        code: "fitting-of-another-shape",
        severity: "caution",
        message: `${name}: its coefficient was not measured in a ${shape} duct. Select a fitting of this shape.`,
        field: joinPath(row, "fittings", id, "fitting"),
        source: fitting.citation,
      });
    const texts = exceededText(exceeded);
    if (sidesRatio && sidesRatio.used !== sidesRatio.ratio)
      texts.push(`height / width of ${short(sidesRatio.ratio)} in this duct, data to ${short(sidesRatio.used)}`);
    if (texts.length > 0)
      warnings.push({
        code: "fitting-beyond-data",
        severity: "caution",
        message: `${name}: beyond the data of its source (${texts.join("; ")}), so the coefficient at their end is used. Check with the manufacturer.`,
        field: joinPath(row, "fittings", id, "fitting"),
        source: fitting.citation,
      });
    return warnings;
  });
}
