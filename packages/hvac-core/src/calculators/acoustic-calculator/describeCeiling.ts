import type { SheetBuilder } from "../../kernel/index.ts";
import { mathematics } from "../../sources/index.ts";
import { ceilingLoss, type Ceiling } from "./ceilings.ts";
import { lookups } from "./describeBands.ts";

/** Loss of a ceiling alone; a ceiling of the table has its loss in the room effect. */
export function describeCeiling(symbol: string, row: Ceiling, sheet: SheetBuilder): void {
  sheet.given("ceilingBy");
  const isEntered = row.ceilingBy === "bands";
  const source = { source: mathematics, locator: isEntered ? "as entered" : "none" };
  const steps = { symbol, name: "Loss through the ceiling", values: ceilingLoss(row), source };
  lookups(sheet, isEntered ? { ...steps, field: "ceiling" } : steps);
}
