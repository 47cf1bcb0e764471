import { OutOfRangeError, type Table, type TableRow } from "../../../kernel/index.ts";
import { neighbouringSizes, sameSize } from "../neighbouringSizes.ts";
import type { DuctValues } from "../schema.ts";
import { metalOf } from "../sheetMetal.ts";
import { isRound, sectionOf, type Size } from "../size.ts";
import { clearOf } from "../standardSizes.ts";
import type { FoundSection, SystemCalculation } from "./calculateSystem.ts";
import { ownLosses } from "./losses.ts";
import { sectionName } from "./sectionName.ts";

function rowOf(sheet: Size, kind: string, { sized }: FoundSection, system: SystemCalculation): TableRow {
  const { duct } = sized;
  const section = duct.row.id;
  const sides = isRound(duct.ductShape) ? { diameter: sheet.width } : { width: sheet.width, height: sheet.height };
  const metal = metalOf(duct, sheet, sectionOf(duct.ductShape, sheet)).sheet?.mass ?? null;
  try {
    const { flow, ductLoss, fittingsLoss } = ownLosses({ ...sized, clear: clearOf(sheet, duct.built.liner) }, system.air);
    return {
      section,
      kind,
      ...sides,
      velocity: flow.velocity,
      frictionRate: flow.frictionRate,
      loss: ductLoss + fittingsLoss,
      mass: metal,
    };
  } catch (error) {
    // A neighbour may be so small that nothing is known of its fittings, or of flexible duct of its diameter.
    if (error instanceof OutOfRangeError) return { section, kind, ...sides, velocity: null, frictionRate: null, loss: null, mass: metal };
    throw error;
  }
}

/**
 * Sizes to choose from for one section of a system: standard ones around the one in use, and the exact one, each with the loss of the straight duct,
 * the flexible duct at its end, and its fittings. What junctions lose depends on the sections beside it as well. Each row names its `section`.
 *
 * @param system a system as calculated
 * @param values its input in SI
 * @param id of the section
 * @returns the sizes, the one in use chosen; nothing for a section without air
 * @example
 * ```ts
 * import { ductSizer, sizesOfSection } from "@org/hvac-core/calculators/duct-sizer";
 * const sections = [{ id: "main", length: 10, airflow: 500 }];
 * const outcome = ductSizer.calculate({ unitSystem: "Metric", scope: "system", sections });
 * const table = outcome.ok && outcome.calculation.scope === "system" && sizesOfSection(outcome.calculation, outcome.values, "main");
 * table && table.rows[table.chosen!]!["width"]; // 0.5
 * ```
 */
export function sizesOfSection(system: SystemCalculation, values: DuctValues, id: string): Table | undefined {
  const section = system.sections.find((each) => each.id === id);
  const { found, index } = section ?? {};
  if (!found || index === undefined) return undefined;
  const { duct, sheet, exact, origin } = found.sized;
  const { liner } = duct.built;
  const standard = neighbouringSizes({ size: sheet, exact, origin }, duct, duct.built);
  const listed = standard.map((size) => ({ size, kind: "Standard" }));
  if (exact) listed.unshift({ size: { width: exact.width + 2 * liner, height: exact.height + 2 * liner }, kind: "Exact" });
  const isOwn = origin === "chosen" && !standard.some((size) => sameSize(size, sheet));
  if (isOwn) listed.unshift({ size: sheet, kind: "Own" });
  const kind = isOwn ? "Own" : origin === "exact" ? "Exact" : "Standard";
  const chosen = listed.findIndex((row) => row.kind === kind && sameSize(row.size, sheet));
  const sides = isRound(duct.ductShape)
    ? ([{ key: "diameter", label: "Diameter", quantity: "smallLength" }] as const)
    : ([
        { key: "width", label: "Width", quantity: "smallLength" },
        { key: "height", label: "Height", quantity: "smallLength" },
      ] as const);
  return {
    id: `sizes-${id}`,
    title: `Sizes for ${sectionName(values, index)}`,
    columns: [
      { key: "kind", label: "Size", quantity: "text" },
      ...sides,
      { key: "velocity", label: "Velocity", quantity: "velocity" },
      { key: "frictionRate", label: "Friction rate", quantity: "frictionRateAir" },
      { key: "loss", label: "Duct and fittings", quantity: "pressure" },
      { key: "mass", label: "Sheet metal", quantity: "mass" },
    ],
    rows: listed.map((row) => rowOf(row.size, row.kind, found, system)),
    ...(chosen >= 0 && { chosen }),
  };
}
