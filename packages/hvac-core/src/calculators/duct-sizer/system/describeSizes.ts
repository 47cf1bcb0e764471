import type { SheetBuilder } from "../../../kernel/index.ts";
import { mathematics, type Citation } from "../../../sources/index.ts";
import type { SystemCalculation } from "../calculate.ts";
import { describeDuct } from "../describeDuct.ts";
import type { AirPath } from "../duct.ts";
import type { DuctSection, SectionWithAir } from "../ductState.ts";
import type { DuctValues } from "../schema.ts";
import { describeJunction } from "./describeJunction.ts";
import { leadingSide } from "./fans.ts";

const geometry: Citation = { source: mathematics };
const above: Citation = { source: mathematics, locator: "found at the other sections" };

/** Symbols of what formulas outside the rows take together, by the air that a section carries. */
export const sideSymbols: Readonly<
  Record<AirPath, { readonly path: string; readonly airflow: string; readonly greatest: string; readonly total: string }>
> = {
  supply: { path: "Δp_ps", airflow: "Q_fs", greatest: "Δp_su", total: "Q_su" },
  return: { path: "Δp_pr", airflow: "Q_fr", greatest: "Δp_re", total: "Q_re" },
  exhaust: { path: "Δp_pe", airflow: "Q_fe", greatest: "Δp_ex", total: "Q_ex" },
};

function describeAirflow(
  { airflow, addedLeakage, index, place }: DuctSection,
  system: SystemCalculation,
  values: DuctValues,
  sheet: SheetBuilder,
): void {
  sheet.part("Airflow");
  sheet.given("parent");
  sheet.given("airPath");
  const joined = system.sections.filter((_, other) => system.parents[other] === index);
  const others = joined.reduce((sum, each) => sum + each.airflow, 0);
  if (joined.length > 0)
    sheet.lookup({ symbol: "Q_o", name: "Air of the sections connected to it", value: others, quantity: "airFlow", source: above });
  const leaks = values.leakageAdded && airflow > 0;
  if (leaks)
    sheet.lookup({
      symbol: "Q_lk",
      name: "Leakage of the section",
      value: addedLeakage,
      quantity: "airFlow",
      source: above,
      by: ["leakageAdded"],
    });
  else sheet.given("leakageAdded");
  const expression = ["Q_t", ...(joined.length > 0 ? ["Q_o"] : []), ...(leaks ? ["Q_lk"] : [])].join(" + ");
  sheet.formula({ symbol: "Q", name: "Airflow", expression, value: airflow, quantity: "airFlow", source: geometry, result: "airflow" });
  if (system.parents[index] === -1)
    sheet.formula({
      symbol: sideSymbols[place.path].airflow,
      name: "Of the fan",
      expression: "Q",
      value: airflow,
      quantity: "airFlow",
      source: geometry,
    });
}

function describeLosses({ place, index, row, state }: SectionWithAir, system: SystemCalculation, sheet: SheetBuilder): void {
  const add = (symbol: string, name: string, expression: string, value: number, result?: string): void =>
    sheet.formula({ symbol, name, expression, value, quantity: "pressure", source: geometry, ...(result !== undefined && { result }) });
  sheet.part("Losses");
  add("Δp_k", "Equipment", "Δp_q", row.equipmentPressureDrop, "equipmentPressureLoss");
  add("Δp_s", "Section", "Δp_d + Δp_f + Δp_j + Δp_k", state.pressureLoss, "pressureLoss");
  const parent = system.parents[index]!;
  if (parent === -1) add("Δp_u", "From the fan to its end", "Δp_s", state.pressureLossFromFan, "pressureLossFromFan");
  else {
    const before = system.sections[parent]!.state!.pressureLossFromFan;
    sheet.lookup({ symbol: "Δp_o", name: "From the fan to where it begins", value: before, quantity: "pressure", source: above });
    add("Δp_u", "From the fan to its end", "Δp_o + Δp_s", state.pressureLossFromFan, "pressureLossFromFan");
  }
  const path = system.balance.paths[index];
  if (typeof path !== "number") return;
  add("Δp_t", "Terminal", "Δp_e", row.terminalPressureDrop, "terminalPressureLoss");
  add(sideSymbols[place.path].path, "Path that ends here", "Δp_u + Δp_t", path, "pathPressureLoss");
  if (isBesides(system, index)) add("Δp_y", "Path that is not critical", sideSymbols[place.path].path, path);
}

/** Whether a path ends at a section that competes with the critical one of the leading side. */
function isBesides({ sections, balance, fans }: SystemCalculation, index: number): boolean {
  const { path, critical } = leadingSide(fans);
  return sections[index]!.place.path === path && typeof balance.paths[index] === "number" && index !== critical;
}

function describeSection(section: DuctSection, system: SystemCalculation, values: DuctValues, sheet: SheetBuilder): void {
  describeAirflow(section, system, values, sheet);
  const { state } = section;
  if (!state) return;
  const withAir = { ...section, state };
  describeDuct(withAir, { ducts: system, values, sheet });
  describeJunction(withAir, system, sheet);
  describeLosses(withAir, system, sheet);
}

/** States each section: its airflow, its size and what it loses. */
export function describeSizes(system: SystemCalculation, values: DuctValues, sheet: SheetBuilder): void {
  const { sections, parents, balance } = system;
  const paths = Object.fromEntries(
    (["supply", "return", "exhaust"] as const).flatMap((path) => [
      [sideSymbols[path].path, ({ place, index }: DuctSection) => (place.path === path ? (balance.paths[index] ?? undefined) : undefined)],
      [
        sideSymbols[path].airflow,
        ({ place, index, airflow }: DuctSection) => (place.path === path && parents[index] === -1 ? airflow : undefined),
      ],
    ]),
  );
  const quantities = Object.fromEntries(
    Object.values(sideSymbols).flatMap(
      ({ path, airflow }) =>
        [
          [path, "pressure"],
          [airflow, "airFlow"],
        ] as const,
    ),
  );
  sheet.rows<DuctSection>({
    list: "sections",
    title: "Sections: size and losses",
    rows: sections,
    rowTitle: ({ name }) => name,
    values: { ...paths, Δp_y: ({ index }) => (isBesides(system, index) ? balance.paths[index]! : undefined) },
    quantities: { ...quantities, Δp_y: "pressure" },
    describe: (section, own) => describeSection(section, system, values, own),
  });
}
