import { pathImbalance } from "../../../flow/index.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import { fundamentals2021, mathematics, type Citation } from "../../../sources/index.ts";
import type { SystemCalculation } from "../calculate.ts";
import { describeDuctHeat, describeWalls, restate, type DuctSheet } from "../describeDuct.ts";
import { withAir, type SectionWithAir } from "../ductState.ts";
import type { DuctValues } from "../schema.ts";
import { sideSymbols } from "./describeSizes.ts";
import { imbalanceOf } from "./fans.ts";

const geometry: Citation = { source: mathematics };
const above: Citation = { source: mathematics, locator: "found above" };
const duct: Citation = { source: fundamentals2021, locator: "ch. 21" };

interface Context {
  readonly system: SystemCalculation;
  readonly sheet: SheetBuilder;
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

function describeSlack(section: SectionWithAir, { system, sheet }: Context): void {
  const { index, place, state } = section;
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
  if (parent !== -1)
    restate(section, sheet, "Δp_lo", "Excess pressure in the section that it is connected to", balance.slack[parent]!, "pressure");
  add("Δp_b", "To balance in the section", parent === -1 ? "Δp_l" : "Δp_l - Δp_lo", balance.toBalance[index]!, "toBalance");
  restate(section, sheet, "p_v", "Velocity pressure", state.flow.velocityPressure, "pressure");
  sheet.formula({
    symbol: "C_b",
    name: "Damper coefficient",
    expression: "Δp_b / p_v",
    value: balance.toBalance[index]! / state.flow.velocityPressure,
    quantity: "number",
    source: duct,
    result: "damperCoefficient",
  });
  const path = balance.paths[index];
  if (typeof path !== "number") return;
  restate(section, sheet, "Δp_p", "Path that ends here", path, "pressure");
  add("Δp_bt", "To balance at its terminal", `${greatest} - Δp_p - Δp_l`, balance.toBalanceAtEnd[index]!, "toBalanceAtTerminal");
  const { pathLoss } = fans[place.path]!;
  const imbalance = { symbol: "b_p", name: "Imbalance", quantity: "ratio", source: geometry, result: "imbalance" } as const;
  if (pathLoss > 0) sheet.formula({ ...imbalance, expression: `(${greatest} - Δp_p) / ${greatest}`, value: pathImbalance(path, pathLoss) });
  else sheet.constant({ ...imbalance, value: 0 });
}

function describePressures(section: SectionWithAir, { system, sheet }: Context): void {
  const { index, place, state } = section;
  const add = pressureOn(sheet);
  const isSupply = place.path === "supply";
  sheet.part("Pressures");
  if (system.parents[index] === -1)
    add(
      "p_t1",
      "Total pressure, end at the fan",
      `${isSupply ? "" : "-"}${sideSymbols[place.path].greatest}`,
      state.startTotal,
      "startTotalPressure",
    );
  else {
    restate(section, sheet, "p_to", "Total pressure at the junction", state.startTotal, "pressure");
    add("p_t1", "Total pressure, end at the fan", "p_to", state.startTotal, "startTotalPressure");
  }
  restate(section, sheet, "Δp_s", "Section", state.pressureLoss, "pressure");
  add("p_t2", "Total pressure, far end", isSupply ? "p_t1 - Δp_s - Δp_b" : "p_t1 + Δp_s + Δp_b", state.endTotal, "endTotalPressure");
  add("p_s1", "Static pressure, end at the fan", "p_t1 - p_v", state.startStatic, "startStaticPressure");
  add("p_s2", "Static pressure, far end", "p_t2 - p_v", state.endStatic, "endStaticPressure");
}

/** The heat of a section: its air comes from the fan, from the section upstream, or from all that is mixed at its far end. */
function describeSectionHeat(section: SectionWithAir, on: DuctSheet, { parents }: SystemCalculation): void {
  const { index, place, state } = section;
  const { values, sheet } = on;
  if (!state.heat) return;
  const isSupply = place.path === "supply";
  const entersAtFan = isSupply && parents[index] === -1;
  if (!entersAtFan) {
    if (!isSupply) sheet.given(values.roomTemperature === null ? "airTemperature" : "roomTemperature");
    const name = isSupply ? "Air from the upstream section" : "Mixed air entering";
    restate(section, sheet, "t_1", name, state.heat.enteringTemperature, "temperature");
  }
  describeDuctHeat(section, entersAtFan ? "t" : "t_1", on);
}

/** States what is balanced in each section, its pressures and its walls. */
export function describeBalance(system: SystemCalculation, values: DuctValues, sheet: SheetBuilder): void {
  sheet.part("Balancing, pressures and walls");
  sheet.rows<SectionWithAir>({
    list: "sections",
    title: "Sections: balancing, pressures and walls",
    rows: withAir(system),
    rowTitle: ({ name }) => name,
    values: {
      b_p: (section) => imbalanceOf(section, system),
      S: ({ state }) => state.surfaceArea,
      A_i: ({ state }) => state.insulation?.area,
      M: ({ state }) => state.metal.sheet?.mass,
      Q_l: ({ state }) => state.leakageAirflow,
      q_d: ({ state }) => state.heat?.gain,
    },
    quantities: { b_p: "ratio", S: "area", A_i: "area", M: "mass", Q_l: "airFlow", q_d: "power" },
    describe: (section, own) => {
      const context = { system, sheet: own };
      const on = { ducts: system, values, sheet: own };
      describeSlack(section, context);
      describePressures(section, context);
      describeWalls(section, "((abs(p_s1) + abs(p_s2)) / 2)", on);
      describeSectionHeat(section, on, system);
    },
  });
}
