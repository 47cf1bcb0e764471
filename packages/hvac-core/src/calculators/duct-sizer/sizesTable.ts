import { columnsOf, OutOfRangeError, type Table, type TableRow } from "../../kernel/index.ts";
import type { DuctAir } from "./air.ts";
import { results, type DuctCalculation } from "./results.ts";
import { alone } from "./asSystem.ts";
import { withAir, type DuctState, type SectionWithAir } from "./ductState.ts";
import { neighbouringSizes, isSameSize } from "./neighbouringSizes.ts";
import { metalOf } from "./sheetMetal.ts";
import { frictionDiameterOf, isRound, sectionOf, type Size } from "./size.ts";
import { clearOf } from "./standardSizes.ts";
import { ductLosses } from "./system/losses.ts";

function rowOf(sheet: Size, kind: string, state: DuctState, air: DuctAir): TableRow {
  const { duct } = state;
  const { ductShape, row, built, airflow } = duct;
  const clear = clearOf(sheet, built.liner);
  // A liner may leave nothing of a small one.
  const isOpen = Math.min(clear.width, clear.height) > 0;
  const area = isOpen ? sectionOf(ductShape, clear).area : null;
  const dimensions = {
    ...(row.id !== alone && { section: row.id }),
    kind,
    ...(isRound(ductShape)
      ? { diameter: sheet.width }
      : { width: sheet.width, height: sheet.height, equivalentDiameter: isOpen ? frictionDiameterOf(ductShape, clear) : null }),
    area,
  };
  const sheetMass = metalOf(duct, sheet, sectionOf(ductShape, sheet)).sheet?.mass ?? null;
  try {
    const { flow, ductPressureLoss, fittingsPressureLoss } = ductLosses({ ...state, clear }, air);
    const pressureLoss = ductPressureLoss + fittingsPressureLoss + row.terminalPressureDrop;
    return { ...dimensions, velocity: flow.velocity, frictionRate: flow.frictionRate, pressureLoss, sheetMass };
  } catch (error) {
    // A neighbour may be too small for the data of its fittings or of flexible duct.
    if (error instanceof OutOfRangeError)
      return { ...dimensions, velocity: area && airflow / area, frictionRate: null, pressureLoss: null, sheetMass };
    throw error;
  }
}

/** Sizes to choose from: the standard ones around the one in use, and the exact one. */
export function sizesTable({ state, path, name, id }: SectionWithAir, air: DuctAir): Table {
  const { duct, sheet, exact, origin } = state;
  const { liner } = duct.built;
  const standard = neighbouringSizes({ size: sheet, exact, origin }, duct, duct.built);
  const listed = standard.map((size) => ({ size, kind: "Standard" }));
  if (exact) listed.unshift({ size: { width: exact.width + 2 * liner, height: exact.height + 2 * liner }, kind: "Exact" });
  // A custom size that is a standard one stays among them, so that selecting sizes moves no row.
  const isCustom = origin === "chosen" && !standard.some((size) => isSameSize(size, sheet));
  if (isCustom) listed.unshift({ size: sheet, kind: "Custom" });
  const kind = isCustom ? "Custom" : origin === "exact" ? "Exact" : "Standard";
  const chosen = listed.findIndex((each) => each.kind === kind && isSameSize(each.size, sheet));
  const dimensions = isRound(duct.ductShape) ? (["diameter"] as const) : (["width", "height", "equivalentDiameter"] as const);
  return {
    id: path === "" ? "sizes" : `sizes-${id}`,
    title: path === "" ? "Sizes to choose from" : `Sizes for ${name}`,
    columns: columnsOf(
      results,
      { key: "kind", label: "Size", quantity: "text" },
      ...dimensions,
      ...(["area", "velocity", "frictionRate"] as const),
      { key: "pressureLoss", label: "Duct, fittings and terminal", quantity: "pressure" },
      "sheetMass",
    ),
    rows: listed.map((each) => rowOf(each.size, each.kind, state, air)),
    ...(chosen >= 0 && { chosen }),
  };
}

/**
 * Sizes to choose from for one section of a system: standard ones around the one in use, and the exact one, each with the loss of the straight duct,
 * the flexible duct at its end, its fittings and its terminal. What junctions lose depends on the sections next to it as well. Each row names its `section`.
 *
 * @param calculation a system as calculated
 * @param id of the section
 * @returns the sizes, the one in use chosen; nothing for a section without air
 * @example
 * ```ts
 * import { ductSizer, sizesOfSection } from "@org/hvac-core/calculators/duct-sizer";
 * const sections = [{ id: "main", ductLength: 10, airflow: 500 }];
 * const outcome = ductSizer.calculate({ unitSystem: "Metric", scope: "system", sections });
 * const table = outcome.ok && sizesOfSection(outcome.calculation, "main");
 * table && table.rows[table.chosen!]!["width"]; // 0.5
 * ```
 */
export function sizesOfSection(calculation: DuctCalculation, id: string): Table | undefined {
  const section = withAir(calculation).find((each) => each.id === id);
  return section && sizesTable(section, calculation.air);
}
