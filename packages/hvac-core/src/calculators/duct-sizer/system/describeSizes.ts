import type { SheetBuilder } from "../../../kernel/index.ts";
import { mathematics, type Citation } from "../../../sources/index.ts";
import type { SystemCalculation } from "../results.ts";
import { describeDuct } from "../describeDuct.ts";
import type { AirPath } from "../duct.ts";
import type { DuctSection, SectionWithAir } from "../ductState.ts";
import type { DuctValues } from "../schema.ts";
import { describeJunction } from "./describeJunction.ts";
import { leadingSide } from "./fans.ts";

const above: Citation = { source: mathematics, locator: "result of the other sections" };

/** Symbols of values that formulas outside the rows combine, by the air that a section carries. */
export const sideSymbols: Readonly<
  Record<AirPath, { readonly path: string; readonly airflow: string; readonly critical: string; readonly total: string }>
> = {
  supply: { path: "Δp_ps", airflow: "Q_fs", critical: "Δp_su", total: "Q_su" },
  return: { path: "Δp_pr", airflow: "Q_fr", critical: "Δp_re", total: "Q_re" },
  exhaust: { path: "Δp_pe", airflow: "Q_fe", critical: "Δp_ex", total: "Q_ex" },
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
  if (joined.length > 0) sheet.lookup("Q_o", "Airflow of the connected sections", "airFlow", others, above);
  const leaks = values.leakageAdded && airflow > 0;
  if (leaks) sheet.lookup("Q_lk", "Leakage of the section", "airFlow", addedLeakage, above, { by: ["leakageAdded"] });
  else sheet.given("leakageAdded");
  const expression = ["Q_t", ...(joined.length > 0 ? ["Q_o"] : []), ...(leaks ? ["Q_lk"] : [])].join(" + ");
  sheet.result("airflow", expression);
  if (system.parents[index] === -1) sheet.formula(sideSymbols[place.path].airflow, "Fan airflow", "airFlow", "Q", airflow);
}

function describeLosses({ place, index }: SectionWithAir, system: SystemCalculation, sheet: SheetBuilder): void {
  sheet.part("Losses");
  sheet.result("equipmentPressureLoss", "Δp_q");
  sheet.result("pressureLoss", "Δp_d + Δp_f + Δp_j + Δp_k");
  const parent = system.parents[index]!;
  if (parent === -1) sheet.result("pressureLossFromFan", "Δp_s");
  else {
    const before = system.sections[parent]!.state!.pressureLossFromFan;
    sheet.lookup("Δp_o", "Pressure loss from the fan to the start of the section", "pressure", before, above);
    sheet.result("pressureLossFromFan", "Δp_o + Δp_s");
  }
  const path = system.balance.paths[index];
  if (typeof path !== "number") return;
  sheet.result("terminalPressureLoss", "Δp_e");
  sheet.result("pathPressureLoss", "Δp_u + Δp_t", undefined, { symbol: sideSymbols[place.path].path });
  if (isOtherPath(system, index)) sheet.formula("Δp_y", "Path other than the critical one", "pressure", sideSymbols[place.path].path, path);
}

/** Whether a path ends at a section that competes with the critical one of the leading side. */
function isOtherPath({ sections, balance, fans }: SystemCalculation, index: number): boolean {
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

/** States each section: airflow, size and losses. */
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
    values: { ...paths, Δp_y: ({ index }) => (isOtherPath(system, index) ? balance.paths[index]! : undefined) },
    quantities: { ...quantities, Δp_y: "pressure" },
    describe: (section, rowSheet) => describeSection(section, system, values, rowSheet),
  });
}
