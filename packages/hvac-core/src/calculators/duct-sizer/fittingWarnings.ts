import { ductFitting, type ExceededRange } from "../../flow/index.ts";
import { joinPath, type Path, type Warning } from "../../kernel/index.ts";
import { formatNumber } from "../../quantity/index.ts";
import type { FittingLoss } from "./fittings.ts";
import type { Duct } from "./duct.ts";
import { isRound } from "./size.ts";

const short = (value: number): string => formatNumber(value, { digits: 3, trimZeros: true });

/** Ranges of a source that were left, in words. */
export function exceededText(exceeded: readonly ExceededRange[]): string[] {
  return exceeded.map(
    ({ name, unit, min, max, value }) => `${name} of ${short(value)}${unit && ` ${unit}`}, data from ${short(min)} to ${short(max)}`,
  );
}

/** What to say of a duct's fittings; `row` leads to the section that they stand in, where there is one. */
export function fittingWarnings(fittings: readonly FittingLoss[], { ductShape }: Pick<Duct, "ductShape">, row: Path): Warning[] {
  return fittings.flatMap(({ id, key, name, quantity, ownSides, exceeded }) => {
    if (key === undefined || quantity === 0) return [];
    const found: Warning[] = [];
    const fitting = ductFitting(key);
    const own = isRound(ductShape) ? "round" : "rectangular";
    if (ductShape !== "oval" && fitting.shape !== "any" && fitting.shape !== own)
      found.push({
        code: "fitting-of-another-shape",
        severity: "caution",
        message: `${name}: its coefficient was not measured in a ${own} duct. Choose the fitting of the duct's shape.`,
        field: joinPath(row, "fittings", id, "fitting"),
      });
    const said = exceededText(exceeded);
    if (ownSides && ownSides.used !== ownSides.ratio)
      said.push(`height / width of ${short(ownSides.ratio)} in this duct, data to ${short(ownSides.used)}`);
    if (said.length > 0)
      found.push({
        code: "fitting-beyond-data",
        severity: "caution",
        message: `${name}: beyond the data of its source (${said.join("; ")}), so the coefficient at their end is used. Check with the manufacturer.`,
        field: joinPath(row, "fittings", id, "fitting"),
        source: fitting.citation,
      });
    return found;
  });
}
