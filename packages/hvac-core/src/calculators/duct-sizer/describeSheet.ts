import { sheetDensity } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { dw144, smacnaDuct, type Citation } from "../../sources/index.ts";
import type { DuctState } from "./ductState.ts";

/** States the thickness of a duct's sheet and its mass; `surface` is the symbol of the surface that it covers. */
export function describeSheet({ duct: { sheetMaterial }, metal }: DuctState, surface: string, sheet: SheetBuilder): void {
  sheet.given("sheetRule");
  if (!metal.sheet) return;
  const source: Citation =
    metal.sheet.gauge === undefined
      ? { source: dw144, locator: "low pressure class" }
      : { source: smacnaDuct, locator: "lowest pressure class, typical" };
  sheet.resultLookup("sheetThickness", source);
  if (sheetMaterial === "galvanizedSteel") sheet.resultLookup("sheetMassPerArea", source, { by: ["sheetMaterial"] });
  else {
    sheet.lookup("ρ_m", "Density of the sheet", "density", sheetDensity[sheetMaterial], source, { by: ["sheetMaterial"] });
    sheet.result("sheetMassPerArea", "s * ρ_m");
  }
  sheet.result("sheetMass", `${surface} * m_s * (1 + w)`, undefined, { symbol: "M" });
}
