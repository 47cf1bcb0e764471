import type { SheetBuilder } from "../../kernel/index.ts";
import { mathematics } from "../../sources/index.ts";
import { ceilingLoss, type Ceiling } from "./ceilings.ts";
import { lookups } from "./describeBands.ts";

/** States the loss of a ceiling alone; one of the table counts with its room. */
export function describeCeiling(symbol: string, row: Ceiling, sheet: SheetBuilder): void {
  sheet.given("ceilingBy");
  const isTyped = row.ceilingBy === "bands";
  const source = { source: mathematics, locator: isTyped ? "stated" : "none" };
  const steps = { symbol, name: "Loss through the ceiling", values: ceilingLoss(row), source };
  lookups(sheet, isTyped ? { ...steps, field: "ceiling" } : steps);
}
