import { ductWallCitation, nusseltCitation } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { hylandWexler1983, lemmonJacobsen2004 } from "../../sources/index.ts";
import type { DuctAir } from "./air.ts";
import type { DuctState } from "./ductState.ts";
import { straightWall, type WalledDuct, type WallHeat } from "./insulation.ts";
import { isRound } from "./size.ts";

/** Growth of the perimeter with the thickness of a layer. */
const growth = ({ shape }: WalledDuct): string => (shape === "rectangular" ? "8" : "2 * π");

/**
 * States the external insulation of a duct. Its length L, its perimeter U, and length L_f and diameter D of the flexible duct are on the sheet already.
 */
export function describeInsulation(state: DuctState, sheet: SheetBuilder): void {
  if (!state.insulation) return;
  const duct = straightWall(state, state.flow);
  sheet.part("Insulation");
  const flexible = state.flexible ? " + π * (D + 2 * s_i) * L_f" : "";
  sheet.result("insulationArea", `(U + ${growth(duct)} * s_i) * L${flexible}`, undefined, { symbol: "A_i" });
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

/** States the film of air within a duct. On the sheet are also its velocity V, and its diameter D or hydraulic diameter D_h. */
function describeFilm({ film }: WallHeat, { duct }: DuctState, air: DuctAir, sheet: SheetBuilder): void {
  const diameter = isRound(duct.ductShape) ? "D" : "D_h";
  sheet.formula("k_a", "Conductivity of the air", "conductivity", "airConductivity(t, p, W_a)", air.conductivity, {
    source: lemmonJacobsen2004,
  });
  sheet.formula("Pr", "Prandtl number", "number", "μ * c_p / k_a", film.prandtl);
  sheet.formula("Re_h", "Reynolds number on the hydraulic diameter", "number", `ρ * V * ${diameter} / μ`, film.reynolds);
  const coefficient = `nusseltInDuct(Re_h, Pr) * k_a / ${diameter}`;
  sheet.formula("h_i", "Heat transfer from the air to the wall", "heatTransferCoefficient", coefficient, film.coefficient, nusseltCitation);
}

/** States the transmittance of a duct through its films, liner and insulation. On the sheet are also the straight sides B of a flat oval duct. */
export function describeWallHeat(heat: WallHeat, state: DuctState, air: DuctAir, sheet: SheetBuilder): void {
  const { wall, flexible, conductance } = heat;
  const duct = straightWall(state, state.flow);
  const isLined = duct.liner > 0;
  const isInsulated = state.insulation !== undefined;
  describeFilm(heat, state, air, sheet);
  const inner = isLined ? "U_c" : "U";
  const outer = isInsulated ? "U_o" : "U";
  if (isLined) sheet.formula("U_c", "Perimeter within the liner", "length", `U - ${growth(duct)} * s_l`, wall.insidePerimeter);
  if (isInsulated) sheet.formula("U_o", "Perimeter of the insulation", "length", `U + ${growth(duct)} * s_i`, wall.outsidePerimeter);
  const terms = [
    `1 / (h_i * ${inner})`,
    ...(isLined ? [layerTerm(duct, { thickness: "s_l", conductivity: "k_l", inner, outer: "U" })] : []),
    ...(isInsulated ? [layerTerm(duct, { thickness: "s_i", conductivity: "k_i", inner: "U", outer })] : []),
    `1 / (h_a * ${outer})`,
  ];
  const transmittance = `1 / (${terms.join(" + ")})`;
  sheet.formula("U_L", "Transmittance of a metre of duct", "linearTransmittance", transmittance, wall.conductance, ductWallCitation);
  if (flexible) {
    const insulation = isInsulated ? " + ln((D + 2 * s_i) / D) / (2 * π * k_i)" : "";
    const ofFlexible = `1 / (1 / (h_i * π * D)${insulation} + 1 / (h_a * π * ${isInsulated ? "(D + 2 * s_i)" : "D"}))`;
    const name = "Transmittance of a metre of flexible duct";
    sheet.formula("U_Lf", name, "linearTransmittance", ofFlexible, flexible.conductance, ductWallCitation);
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
