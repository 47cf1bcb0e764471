import { ductWallCitation, nusseltCitation } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { hylandWexler1983, lemmonJacobsen2004 } from "../../sources/index.ts";
import type { DuctAir } from "./air.ts";
import type { DuctState } from "./ductState.ts";
import { straightWall, type WalledDuct, type WallHeat } from "./insulation.ts";
import { isRound } from "./size.ts";

/** How much the perimeter grows with the thickness. */
const growth = ({ shape }: WalledDuct): string => (shape === "rectangular" ? "8" : "2 * π");

/**
 * States what there is around a duct. On the sheet stand its length L, its perimeter U, and of flexible duct at its end the length L_f and diameter D.
 */
export function describeInsulation(state: DuctState, sheet: SheetBuilder): void {
  if (!state.insulation) return;
  const duct = straightWall(state, state.flow);
  sheet.part("Insulation");
  const flexible = state.flexible ? " + π * (D + 2 * s_i) * L_f" : "";
  sheet.result("insulationArea", `(U + ${growth(duct)} * s_i) * L${flexible}`, undefined, { symbol: "A_i", detail: "outer surface" });
}

interface LayerSymbols {
  readonly thickness: string;
  readonly conductivity: string;
  readonly inner: string;
  readonly outer: string;
}

/** Resistance of a metre of a layer, as a term of a sum. */
function layerTerm({ shape }: WalledDuct, { thickness: s, conductivity: k, inner, outer }: LayerSymbols): string {
  if (shape === "rectangular") return `2 * ${s} / (${k} * (${inner} + ${outer}))`;
  if (isRound(shape)) return `ln(${outer} / ${inner}) / (2 * π * ${k})`;
  return `1 / (${k} * (B / ${s} + 2 * π / ln((${outer} - B) / (${inner} - B))))`;
}

/** States how a duct takes up heat through its films, liner and insulation. On the sheet stand also velocity V, hydraulic diameter and straight sides. */
export function describeWallHeat(
  { film, wall, flexible, conductance }: WallHeat,
  state: DuctState,
  air: DuctAir,
  sheet: SheetBuilder,
): void {
  const duct = straightWall(state, state.flow);
  const isInsulated = state.insulation !== undefined;
  const hydraulicDiameter = isRound(duct.shape) ? "D" : "D_h";
  sheet.formula("k_a", "Conductivity of the air", "conductivity", "airConductivity(t, p, W_a)", air.conductivity, {
    source: lemmonJacobsen2004,
  });
  sheet.formula("Pr", "Prandtl number", "number", "μ * c_p / k_a", film.prandtl);
  sheet.formula("Re_h", "Reynolds number on the hydraulic diameter", "number", `ρ * V * ${hydraulicDiameter} / μ`, film.reynolds);
  sheet.formula(
    "h_i",
    "Heat transfer from the air to the wall",
    "heatTransferCoefficient",
    `nusseltInDuct(Re_h, Pr) * k_a / ${hydraulicDiameter}`,
    film.coefficient,
    nusseltCitation,
  );
  const perimeter = (symbol: string, name: string, expression: string, value: number): string => {
    sheet.formula(symbol, name, "length", expression, value);
    return symbol;
  };
  const inner = duct.liner > 0 ? perimeter("U_c", "Perimeter within the liner", `U - ${growth(duct)} * s_l`, wall.insidePerimeter) : "U";
  const outer = isInsulated ? perimeter("U_o", "Perimeter of the insulation", `U + ${growth(duct)} * s_i`, wall.outsidePerimeter) : "U";
  const terms = [
    `1 / (h_i * ${inner})`,
    ...(duct.liner > 0 ? [layerTerm(duct, { thickness: "s_l", conductivity: "k_l", inner, outer: "U" })] : []),
    ...(isInsulated ? [layerTerm(duct, { thickness: "s_i", conductivity: "k_i", inner: "U", outer })] : []),
    `1 / (h_a * ${outer})`,
  ];
  sheet.formula(
    "U_L",
    "Transmittance of a metre of duct",
    "linearTransmittance",
    `1 / (${terms.join(" + ")})`,
    wall.conductance,
    ductWallCitation,
  );
  if (flexible) {
    const insulated = isInsulated ? " + ln((D + 2 * s_i) / D) / (2 * π * k_i)" : "";
    const outside = isInsulated ? "(D + 2 * s_i)" : "D";
    sheet.formula(
      "U_Lf",
      "Transmittance of a metre of flexible duct",
      "linearTransmittance",
      `1 / (1 / (h_i * π * D)${insulated} + 1 / (h_a * π * ${outside}))`,
      flexible.conductance,
      ductWallCitation,
    );
  }
  sheet.formula("G", "Transmittance of the duct", "heatLossCoefficient", flexible ? "U_L * L + U_Lf * L_f" : "U_L * L", conductance);
}

/** States the surface where the air enters; `entering` is the symbol of its temperature. */
export function describeSurface(
  { flexible }: WallHeat & { readonly surfaceTemperature: number },
  { insulation }: DuctState,
  entering: string,
  sheet: SheetBuilder,
): void {
  const isInsulated = insulation !== undefined;
  const share = `U_L / (h_a * ${isInsulated ? "U_o" : "U"})`;
  const end = `U_Lf / (h_a * π * ${isInsulated ? "(D + 2 * s_i)" : "D"})`;
  sheet.result("surfaceTemperature", `t_a - (t_a - ${entering}) * ${flexible ? `max(${share}, ${end})` : share}`, ductWallCitation);
}

/** States the dew point of the air around the ducts. */
export function describeDewPoint(sheet: SheetBuilder): void {
  sheet.result("ambientDewPoint", "saturationTemperature(φ_a * saturationPressure(t_a))", {
    source: hylandWexler1983,
    locator: "eqs. 17 and 18",
  });
}
