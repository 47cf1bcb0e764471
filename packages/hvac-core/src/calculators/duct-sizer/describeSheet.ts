import { sheetDensity } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { dw144, mathematics, smacnaDuct, type Citation } from "../../sources/index.ts";
import type { DuctState } from "./ductState.ts";

const geometry: Citation = { source: mathematics };

/** States the thickness of a duct's sheet and its mass; `surface` is the symbol of the surface that it covers. */
export function describeSheet({ duct: { sheetMaterial }, metal }: DuctState, surface: string, sheet: SheetBuilder): void {
  sheet.given("sheetRule");
  if (!metal.sheet) return;
  const source: Citation =
    metal.sheet.gauge === undefined
      ? { source: dw144, locator: "low pressure class" }
      : { source: smacnaDuct, locator: "lowest pressure class, typical" };
  sheet.lookup({
    symbol: "s",
    name: "Sheet thickness",
    value: metal.sheet.thickness,
    quantity: "smallLength",
    source,
    result: "sheetThickness",
  });
  const mass = {
    symbol: "m_s",
    name: "Sheet mass per area",
    value: metal.sheet.massPerArea,
    quantity: "massPerArea",
    result: "sheetMassPerArea",
  } as const;
  if (sheetMaterial === "galvanizedSteel") sheet.lookup({ ...mass, source, by: ["sheetMaterial"] });
  else {
    sheet.lookup({
      symbol: "ρ_m",
      name: "Density of the sheet",
      value: sheetDensity[sheetMaterial],
      quantity: "density",
      source,
      by: ["sheetMaterial"],
    });
    sheet.formula({ ...mass, expression: "s * ρ_m", source: geometry });
  }
  sheet.formula({
    symbol: "M",
    name: "Mass of sheet metal",
    expression: `${surface} * m_s * (1 + w)`,
    value: metal.sheet.mass,
    quantity: "mass",
    source: geometry,
    result: "sheetMass",
  });
}
