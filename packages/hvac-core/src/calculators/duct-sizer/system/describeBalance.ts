import type { SheetBuilder } from "../../../kernel/index.ts";
import { fundamentals2021, mathematics, type Citation } from "../../../sources/index.ts";
import type { SystemCalculation } from "../results.ts";
import { describeDuctHeat, describeWalls, restate, type DuctSheet } from "../describeDuct.ts";
import { withAir, type SectionWithAir } from "../ductState.ts";
import type { DuctValues } from "../schema.ts";
import { sideSymbols } from "./describeSizes.ts";
import { imbalanceOf } from "./fans.ts";

const above: Citation = { source: mathematics, locator: "result above" };
const duct: Citation = { source: fundamentals2021, locator: "ch. 21" };

interface Context {
  readonly system: SystemCalculation;
  readonly sheet: SheetBuilder;
}

function describeSlack(section: SectionWithAir, { system, sheet }: Context): void {
  const { index, place, state } = section;
  const { balance, parents, fans } = system;
  const { critical } = sideSymbols[place.path];
  const parent = parents[index]!;
  sheet.part("Balancing");
  sheet.resultLookup("maximumPathLoss", above);
  sheet.result("slack", `${critical} - Δp_m`);
  if (parent !== -1) restate(section, sheet, "Δp_lo", "Excess pressure of the connected section", balance.slack[parent]!, "pressure");
  sheet.result("toBalance", parent === -1 ? "Δp_l" : "Δp_l - Δp_lo");
  restate(section, sheet, "p_v", "Velocity pressure", state.flow.velocityPressure, "pressure");
  sheet.result("damperCoefficient", "Δp_b / p_v", duct);
  const path = balance.paths[index];
  if (typeof path !== "number") return;
  restate(section, sheet, "Δp_p", "Path total", path, "pressure");
  sheet.result("toBalanceAtTerminal", `${critical} - Δp_p - Δp_l`);
  const { pathLoss } = fans[place.path]!;
  if (pathLoss > 0) sheet.result("imbalance", `(${critical} - Δp_p) / ${critical}`);
  else sheet.resultLookup("imbalance");
}

function describePressures(section: SectionWithAir, { system, sheet }: Context): void {
  const { index, place, state } = section;
  const isSupply = place.path === "supply";
  sheet.part("Pressures");
  if (system.parents[index] === -1) sheet.result("startTotalPressure", `${isSupply ? "" : "-"}${sideSymbols[place.path].critical}`);
  else {
    restate(section, sheet, "p_to", "Total pressure at the junction", state.startTotal, "pressure");
    sheet.result("startTotalPressure", "p_to");
  }
  restate(section, sheet, "Δp_s", "Section total", state.pressureLoss, "pressure");
  sheet.result("endTotalPressure", isSupply ? "p_t1 - Δp_s - Δp_b" : "p_t1 + Δp_s + Δp_b");
  sheet.result("startStaticPressure", "p_t1 - p_v");
  sheet.result("endStaticPressure", "p_t2 - p_v");
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
    const name = isSupply ? "Air from the upstream section" : "Mixed entering air";
    restate(section, sheet, "t_1", name, state.heat.enteringTemperature, "temperature");
  }
  describeDuctHeat(section, entersAtFan ? "t" : "t_1", on);
}

/** States balancing, pressures and walls of each section. */
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
    describe: (section, rowSheet) => {
      const context = { system, sheet: rowSheet };
      const on = { ducts: system, values, sheet: rowSheet };
      describeSlack(section, context);
      describePressures(section, context);
      describeWalls(section, "((abs(p_s1) + abs(p_s2)) / 2)", on);
      describeSectionHeat(section, on, system);
    },
  });
}
