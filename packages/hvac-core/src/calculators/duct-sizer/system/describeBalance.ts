import { pathImbalance } from "../../../flow/index.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import type { QuantityKind } from "../../../quantity/index.ts";
import { fundamentals2021, mathematics, smacnaLeakage, type Citation } from "../../../sources/index.ts";
import { describeHeat } from "../describeHeat.ts";
import { describeInsulation, type DescribedWall } from "../describeInsulation.ts";
import { describeSheet } from "../describeSheet.ts";
import type { DuctValues } from "../schema.ts";
import { sectionOf } from "../size.ts";
import type { FoundSection, SystemCalculation, SystemSection } from "./calculateSystem.ts";
import { straightOf } from "./insulations.ts";
import { sideSymbols } from "./describeSizes.ts";
import { sectionName } from "./sectionName.ts";

const geometry: Citation = { source: mathematics };
const above: Citation = { source: mathematics, locator: "found above" };
const duct: Citation = { source: fundamentals2021, locator: "ch. 21" };

/** Results of sheet and heat that a section of a system has under their own names. */
const shared: Readonly<Record<string, string>> = {
  sheetThickness: "sheetThickness",
  sheetMass: "sheetMass",
  leavingAirTemperature: "leavingAirTemperature",
  heatGain: "heatGain",
  insulationArea: "insulationArea",
  surfaceTemperature: "surfaceTemperature",
};
const result = (name: string): { readonly result?: string } => (name in shared ? { result: shared[name]! } : {});

/** A section with air, which balancing and walls are told of. */
type Passed = SystemSection & { readonly found: FoundSection };

interface Context {
  readonly system: SystemCalculation;
  readonly values: DuctValues;
  readonly sheet: SheetBuilder;
}

function restate(sheet: SheetBuilder, symbol: string, name: string, value: number, quantity: QuantityKind): void {
  sheet.lookup({ symbol, name, value, quantity, source: above });
}

function pressureOn(sheet: SheetBuilder): (symbol: string, name: string, expression: string, value: number, gives?: string) => void {
  return (symbol, name, expression, value, gives) =>
    sheet.formula({
      symbol,
      name,
      expression,
      value,
      quantity: "pressure",
      source: geometry,
      ...(gives !== undefined && { result: gives }),
    });
}

function describeSlack({ index, place, found }: Passed, { system, sheet }: Context): void {
  const { balance, parents, fans } = system;
  const add = pressureOn(sheet);
  const { greatest } = sideSymbols[place.path];
  const parent = parents[index]!;
  sheet.part("Balancing");
  sheet.lookup({
    symbol: "Δp_m",
    name: "Maximum path through it",
    value: balance.through[index]!,
    quantity: "pressure",
    source: above,
    result: "greatestPath",
  });
  sheet.formula({
    symbol: "Δp_l",
    name: "Excess pressure",
    expression: `${greatest} - Δp_m`,
    value: balance.slack[index]!,
    quantity: "pressure",
    source: geometry,
    result: "slack",
  });
  if (parent !== -1) restate(sheet, "Δp_lo", "Excess pressure in the section that it is connected to", balance.slack[parent]!, "pressure");
  add("Δp_b", "To balance in the section", parent === -1 ? "Δp_l" : "Δp_l - Δp_lo", balance.toBalance[index]!, "toBalance");
  restate(sheet, "p_v", "Velocity pressure", found.flow.velocityPressure, "pressure");
  sheet.formula({
    symbol: "C_b",
    name: "Damper coefficient",
    expression: "Δp_b / p_v",
    value: balance.toBalance[index]! / found.flow.velocityPressure,
    quantity: "number",
    source: duct,
    result: "damperCoefficient",
  });
  const path = balance.paths[index];
  if (typeof path !== "number") return;
  restate(sheet, "Δp_p", "Path that ends here", path, "pressure");
  add("Δp_bt", "To balance at its terminal", `${greatest} - Δp_p - Δp_l`, balance.toBalanceAtEnd[index]!, "toBalanceAtTerminal");
  const { pathLoss } = fans[place.path]!;
  const imbalance = { symbol: "b_p", name: "Imbalance", quantity: "ratio", source: geometry, result: "imbalance" } as const;
  if (pathLoss > 0) sheet.formula({ ...imbalance, expression: `(${greatest} - Δp_p) / ${greatest}`, value: pathImbalance(path, pathLoss) });
  else sheet.constant({ ...imbalance, value: 0 });
}

function describePressures({ index, place, found }: Passed, { system, sheet }: Context): void {
  const add = pressureOn(sheet);
  const isSupply = place.path === "supply";
  sheet.part("Pressures");
  if (system.parents[index] === -1)
    add(
      "p_t1",
      "Total pressure, end at the fan",
      `${isSupply ? "" : "-"}${sideSymbols[place.path].greatest}`,
      found.startTotal,
      "startTotalPressure",
    );
  else {
    restate(sheet, "p_to", "Total pressure at the junction", found.startTotal, "pressure");
    add("p_t1", "Total pressure, end at the fan", "p_to", found.startTotal, "startTotalPressure");
  }
  restate(sheet, "Δp_s", "Section", found.loss, "pressure");
  add("p_t2", "Total pressure, far end", isSupply ? "p_t1 - Δp_s - Δp_b" : "p_t1 + Δp_s + Δp_b", found.endTotal, "endTotalPressure");
  add("p_s1", "Static pressure, end at the fan", "p_t1 - p_v", found.startStatic, "startStaticPressure");
  add("p_s2", "Static pressure, far end", "p_t2 - p_v", found.endStatic, "endStaticPressure");
}

function describeWalls({ found }: Passed, { values, sheet }: Context): void {
  const { sized, metal, flexible } = found;
  const { duct: own } = sized;
  sheet.part("Walls");
  restate(sheet, "U", "Perimeter of the sheet", sectionOf(own.ductShape, sized.sheet).perimeter, "length");
  const area = { quantity: "area", source: geometry } as const;
  sheet.formula({ symbol: "S_m", name: "Surface of the sheet", expression: "U * L", value: metal.surface, ...area });
  if (flexible) restate(sheet, "D", "Diameter of the flexible duct", sized.clear.width, "smallLength");
  sheet.formula({
    symbol: "S",
    name: "Duct surface",
    expression: flexible ? "S_m + π * D * L_f" : "S_m",
    value: found.surface,
    ...area,
    result: "surfaceArea",
  });
  describeSheet({ metal, sheetMaterial: values.sheetMaterial, surface: "S_m" }, result, sheet);
  sheet.formula({
    symbol: "Q_l",
    name: "Leakage",
    expression: "smacnaLeakageCoefficient(C_L) * ((abs(p_s1) + abs(p_s2)) / 2)^0.65 * S",
    value: found.leakage,
    quantity: "airFlow",
    source: { source: smacnaLeakage },
    result: "leakageAirflow",
  });
  if (own.row.insulationThickness !== null) sheet.given("insulationThickness");
  if (found.insulation) describeInsulation({ around: found.insulation }, describedWall(found), sheet);
}

function describedWall(found: FoundSection): DescribedWall {
  const { flexible, insulation } = found;
  return { duct: straightOf(found), hasFlexible: flexible !== undefined, isInsulated: insulation !== undefined, result };
}

function describeSectionHeat({ index, place, found, airflow }: Passed, { system, values, sheet }: Context): void {
  if (!found.heat) return;
  const entersAtFan = place.path === "supply" && system.parents[index] === -1;
  restate(sheet, "Q", "Airflow", airflow, "airFlow");
  sheet.formula({
    symbol: "m_a",
    name: "Mass flow",
    expression: "ρ * Q",
    value: system.air.density * airflow,
    quantity: "massFlow",
    source: geometry,
  });
  if (!entersAtFan) {
    if (place.path !== "supply") sheet.given(values.roomTemperature === null ? "airTemperature" : "roomTemperature");
    restate(
      sheet,
      "t_1",
      place.path === "supply" ? "Air from the section before it" : "Mixed of all air that comes together",
      found.heat.enteringTemperature,
      "temperature",
    );
  }
  if (found.heat.insulated) {
    const { sized, flow } = found;
    restate(sheet, "V", "Velocity", flow.velocity, "velocity");
    restate(sheet, "D_h", "Hydraulic diameter", flow.section.hydraulicDiameter, "smallLength");
    if (sized.duct.ductShape === "oval") restate(sheet, "B", "Straight sides", 2 * (sized.sheet.width - sized.sheet.height), "length");
  }
  const described = { ...describedWall(found), entering: entersAtFan ? "t" : "t_1", hydraulicDiameter: "D_h" };
  describeHeat(found.heat, described, system.air, sheet);
}

/** States what is balanced in each section, its pressures and its walls. */
export function describeBalance(system: SystemCalculation, values: DuctValues, sheet: SheetBuilder): void {
  const passed = system.sections.filter((section): section is Passed => section.found !== undefined);
  sheet.part("Balancing, pressures and walls");
  sheet.rows<Passed>({
    list: "sections",
    title: "Sections: balancing, pressures and walls",
    rows: passed,
    rowTitle: ({ index }) => sectionName(values, index),
    values: {
      b_p: ({ index, place }) => imbalanceOf(system, index, place.path),
      S: ({ found }) => found.surface,
      A_i: ({ found }) => found.insulation?.area,
      M: ({ found }) => found.metal.sheet?.mass,
      Q_l: ({ found }) => found.leakage,
      q_d: ({ found }) => found.heat?.gain,
    },
    quantities: { b_p: "ratio", S: "area", A_i: "area", M: "mass", Q_l: "airFlow", q_d: "power" },
    describe: (section, own) => {
      const context = { system, values, sheet: own };
      describeSlack(section, context);
      describePressures(section, context);
      describeWalls(section, context);
      describeSectionHeat(section, context);
    },
  });
}

function imbalanceOf({ balance, fans }: SystemCalculation, index: number, path: SystemSection["place"]["path"]): number | undefined {
  const [own, side] = [balance.paths[index], fans[path]!];
  if (typeof own !== "number") return undefined;
  return pathImbalance(own, side.pathLoss);
}
