import { ductRoughness, flexibleDuctCorrectionFactor } from "../../../flow/index.ts";
import type { SheetBuilder } from "../../../kernel/index.ts";
import { abushakra2004, colebrook1939, fundamentals2021, mathematics, type Citation } from "../../../sources/index.ts";
import type { DescribedDuct } from "../describedDuct.ts";
import { describeExact } from "../describeExact.ts";
import { describeFittings } from "../describeFittings.ts";
import { describeFriction, describeSize } from "../describeFlow.ts";
import type { DuctValues } from "../schema.ts";
import { roughnessOf, type Flow } from "../size.ts";
import { velocityLimitOf } from "../velocityLimits.ts";
import type { FoundSection, SystemCalculation, SystemSection } from "./calculateSystem.ts";
import { describeJunction } from "./describeJunction.ts";
import { aspectRatioBy, isFlat, roughnessBy, usualAspectRatio, type AirPath } from "./duct.ts";
import { leadingSide } from "./fans.ts";
import { sectionName } from "./sectionName.ts";

const geometry: Citation = { source: mathematics };
const above: Citation = { source: mathematics, locator: "found at the other sections" };
const duct: Citation = { source: fundamentals2021, locator: "ch. 21, Darcy-Weisbach" };

/** Symbols of what formulas outside the rows take together, by the air that a section carries. */
export const sideSymbols: Readonly<
  Record<AirPath, { readonly path: string; readonly airflow: string; readonly greatest: string; readonly total: string }>
> = {
  supply: { path: "Δp_ps", airflow: "Q_fs", greatest: "Δp_su", total: "Q_su" },
  return: { path: "Δp_pr", airflow: "Q_fr", greatest: "Δp_re", total: "Q_re" },
  exhaust: { path: "Δp_pe", airflow: "Q_fe", greatest: "Δp_ex", total: "Q_ex" },
};

/** Results that rows of a system have under the name that those of one section have. */
const shared: ReadonlySet<string> = new Set([
  "diameter",
  "width",
  "height",
  "area",
  "velocity",
  "velocityLimit",
  "velocityPressure",
  "frictionRate",
]);

function describedOf({ sized, flow }: FoundSection): DescribedDuct {
  const { duct: own, exact, origin, clear, sheet, isFlattened } = sized;
  const { liner } = own.built;
  const height = isFlattened ? "H_m" : own.row.heightLimit === null ? "H_f" : "min(H_f, H_m)";
  return {
    duct: own,
    exactBy: isFlattened ? "fixedSide" : own.sideRule,
    exact,
    origin,
    size: clear,
    sheetSize: sheet,
    liner,
    flow,
    velocityLimit: velocityLimitOf(own),
    fixedHeight: liner > 0 ? `${height} - 2 * s_l` : height,
    fields: {
      shape: "ductShape",
      method: "sizingMethod",
      sizes: ["sizeChoice", "lined", ...(origin === "standard" ? ["sizeSeries"] : [])],
      material: "ductMaterial",
      location: "ductLocation",
      part: "ductPart",
    },
    result: (name) => (shared.has(name) ? { result: name } : {}),
  };
}

function describeAirflow(
  { airflow, addedLeakage, index, place }: SystemSection,
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

function describeRoughness({ sized }: FoundSection, values: DuctValues, sheet: SheetBuilder): void {
  const { row } = sized.duct;
  sheet.part("Wall");
  const stated = { symbol: "ε_w", name: "Roughness", value: roughnessOf(sized.duct), quantity: "roughness" } as const;
  const source: Citation = { source: fundamentals2021, locator: "ch. 21, duct roughness factors" };
  const by = ["ductShape", "lined", "ductMaterial"];
  if (roughnessBy(row, values) === "material") sheet.lookup({ ...stated, source, by });
  else sheet.formula({ ...stated, expression: "ε", source: geometry, by });
}

function describeTarget({ sized }: FoundSection, values: DuctValues, sheet: SheetBuilder): void {
  const { duct: own, regain } = sized;
  if (own.method === "chosen") return;
  if (own.row.heightLimit !== null) sheet.given("heightLimit");
  if (isFlat(own.ductShape) && own.sideRule === "aspectRatio" && aspectRatioBy(own.row, values) === "usual")
    sheet.constant({ symbol: "r", name: "Aspect ratio, usual", value: usualAspectRatio, quantity: "number", source: duct });
  if (!regain) return;
  sheet.lookup({ symbol: "V_u", name: "Velocity in the section before it", value: regain.upstream, quantity: "velocity", source: above });
  sheet.lookup({
    symbol: "R_t",
    name: "Friction rate at which the regain makes up for the losses",
    value: regain.frictionRate,
    quantity: "frictionRateAir",
    source: duct,
    by: ["sizingMethod", "ductLength", "regainFactor"],
  });
}

function describeFlexible(flexible: Flow, { sized }: FoundSection, sheet: SheetBuilder): void {
  const { compression } = sized.duct;

  sheet.part("Flexible duct");
  sheet.lookup({
    symbol: "ε_f",
    name: "Roughness of the flexible duct",
    value: ductRoughness.rough.roughness,
    quantity: "roughness",
    source: ductRoughness.rough.citation,
  });
  sheet.formula({
    symbol: "f_f",
    name: "Darcy friction factor of the flexible duct",
    expression: "frictionFactor(Re, ε_f / D)",
    value: flexible.frictionFactor,
    quantity: "number",
    source: { source: colebrook1939 },
  });
  sheet.formula({
    symbol: "F_f",
    name: "Factor for the compression",
    expression: "1 + 58 * c * exp(-4.96 * D)",
    value: flexibleDuctCorrectionFactor(flexible.frictionDiameter, compression),
    quantity: "number",
    source: { source: abushakra2004 },
  });
  sheet.formula({
    symbol: "R_f",
    name: "Friction rate of the flexible duct",
    expression: "F_f * f_f / D * ρ * V^2 / 2",
    value: flexible.frictionRate,
    quantity: "frictionRateAir",
    source: duct,
  });
}

function describeLosses({ place, index }: SystemSection, found: FoundSection, system: SystemCalculation, sheet: SheetBuilder): void {
  const add = (symbol: string, name: string, expression: string, value: number, result?: string): void =>
    sheet.formula({ symbol, name, expression, value, quantity: "pressure", source: geometry, ...(result !== undefined && { result }) });
  sheet.part("Pressure loss");
  sheet.given("flexibleLength");
  add("Δp_d", "Straight duct", found.flexible ? "R * L + R_f * L_f" : "R * L", found.ductLoss, "ductPressureLoss");
  add("Δp_k", "Equipment", "Δp_q", found.sized.duct.row.equipmentPressureDrop, "equipmentPressureLoss");
  add("Δp_s", "Section", "Δp_d + Δp_f + Δp_j + Δp_k", found.loss, "pressureLoss");
  const parent = system.parents[index]!;
  if (parent === -1) add("Δp_u", "From the fan to its end", "Δp_s", found.lossFromFan, "pressureLossFromFan");
  else {
    const before = system.sections[parent]!.found!.lossFromFan;
    sheet.lookup({ symbol: "Δp_o", name: "From the fan to where it begins", value: before, quantity: "pressure", source: above });
    add("Δp_u", "From the fan to its end", "Δp_o + Δp_s", found.lossFromFan, "pressureLossFromFan");
  }
  const path = system.balance.paths[index];
  if (typeof path !== "number") return;
  add("Δp_t", "Terminal", "Δp_e", found.sized.duct.row.terminalPressureDrop, "terminalPressureLoss");
  add(sideSymbols[place.path].path, "Path that ends here", "Δp_u + Δp_t", path, "pathPressureLoss");
  if (isBesides(system, index)) add("Δp_y", "Path that is not critical", sideSymbols[place.path].path, path);
}

/** Whether a path ends at a section that competes with the critical one of the leading side. */
function isBesides({ sections, balance, fans }: SystemCalculation, index: number): boolean {
  const { path, critical } = leadingSide(fans);
  return sections[index]!.place.path === path && typeof balance.paths[index] === "number" && index !== critical;
}

function describeSection(section: SystemSection, system: SystemCalculation, values: DuctValues, sheet: SheetBuilder): void {
  const { found } = section;
  describeAirflow(section, system, values, sheet);
  if (!found) return;
  const described = describedOf(found);
  describeRoughness(found, values, sheet);
  describeTarget(found, values, sheet);
  describeExact(described, sheet);
  describeSize(described, sheet);
  describeFriction(described, sheet);
  if (found.flexible) describeFlexible(found.flexible, found, sheet);
  describeFittings(found.fittings, found.fittingsLoss, found.sized.duct, "fittingsPressureLoss", sheet);
  describeJunction(section, system, sheet);
  describeLosses(section, found, system, sheet);
}

/** States each section: its airflow, its size and what it loses. */
export function describeSizes(system: SystemCalculation, values: DuctValues, sheet: SheetBuilder): void {
  const { sections, parents, balance } = system;
  const paths = Object.fromEntries(
    (["supply", "return", "exhaust"] as const).flatMap((path) => [
      [
        sideSymbols[path].path,
        ({ place, index }: SystemSection) => (place.path === path ? (balance.paths[index] ?? undefined) : undefined),
      ],
      [
        sideSymbols[path].airflow,
        ({ place, index, airflow }: SystemSection) => (place.path === path && parents[index] === -1 ? airflow : undefined),
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
  sheet.rows<SystemSection>({
    list: "sections",
    title: "Sections: size and losses",
    rows: sections,
    rowTitle: ({ index }) => sectionName(values, index),
    values: { ...paths, Δp_y: ({ index }) => (isBesides(system, index) ? balance.paths[index]! : undefined) },
    quantities: { ...quantities, Δp_y: "pressure" },
    describe: (section, own) => describeSection(section, system, values, own),
  });
}
