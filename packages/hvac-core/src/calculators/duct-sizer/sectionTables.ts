import { joinPath, OutOfRangeError, type Table } from "../../kernel/index.ts";
import { outcomeOf, type SectionCalculation } from "./section.ts";
import type { DuctValues } from "./schema.ts";
import { frictionDiameterOf, isRound, sectionOf, type Size } from "./size.ts";
import { neighbouringSizes, sameSize } from "./neighbouringSizes.ts";

type Row = Table["rows"][number];

function rowOf(size: Size, kind: string, values: DuctValues, calculation: SectionCalculation): Row {
  const dimensions = isRound(values.ductShape)
    ? { diameter: size.width }
    : { width: size.width, height: size.height, equivalentDiameter: frictionDiameterOf(values.ductShape, size) };
  const area = sectionOf(values.ductShape, size).area;
  try {
    const { flow, totalLoss, metal } = outcomeOf(size, values, calculation.air);
    return {
      kind,
      ...dimensions,
      area,
      velocity: flow.velocity,
      frictionRate: flow.frictionRate,
      totalPressureLoss: totalLoss,
      mass: metal.sheet?.mass ?? null,
    };
  } catch (error) {
    // A neighbour may be so small that nothing is known of its fittings.
    if (error instanceof OutOfRangeError)
      return { kind, ...dimensions, area, velocity: values.airflow / area, frictionRate: null, totalPressureLoss: null, mass: null };
    throw error;
  }
}

function sizesTable(calculation: SectionCalculation, values: DuctValues): Table {
  const { exact, origin, size } = calculation;
  const standard = neighbouringSizes(calculation, values);
  const listed: { size: Size; kind: string }[] = standard.map((near) => ({ size: near, kind: "Standard" }));
  if (exact) listed.unshift({ size: exact, kind: "Exact" });
  // An own size that is a standard one stays among them, so that choosing sizes moves no row.
  const isOwn = origin === "chosen" && !standard.some((near) => sameSize(near, size));
  if (isOwn) listed.unshift({ size, kind: "Own" });
  const kind = isOwn ? "Own" : origin === "exact" ? "Exact" : "Standard";
  const dimensions = isRound(values.ductShape)
    ? ([{ key: "diameter", label: "Diameter", quantity: "smallLength" }] as const)
    : ([
        { key: "width", label: "Width", quantity: "smallLength" },
        { key: "height", label: "Height", quantity: "smallLength" },
        { key: "equivalentDiameter", label: "Equivalent diameter", quantity: "smallLength" },
      ] as const);
  const chosen = listed.findIndex((row) => row.kind === kind && sameSize(row.size, size));
  return {
    id: "sizes",
    title: "Sizes to choose from",
    columns: [
      { key: "kind", label: "Size", quantity: "text" },
      ...dimensions,
      { key: "area", label: "Cross-section", quantity: "area" },
      { key: "velocity", label: "Velocity", quantity: "velocity" },
      { key: "frictionRate", label: "Friction rate", quantity: "frictionRateAir" },
      { key: "totalPressureLoss", label: "Total loss", quantity: "pressure" },
      { key: "mass", label: "Sheet metal", quantity: "mass" },
    ],
    rows: listed.map((row) => rowOf(row.size, row.kind, values, calculation)),
    ...(chosen >= 0 && { chosen }),
  };
}

/** What the duct, each row of its fittings and what is at its end lose. */
function lossesTable({ results, fittings }: SectionCalculation): Table {
  return {
    id: "losses",
    title: "Losses",
    columns: [
      { key: "label", label: "Component", quantity: "text" },
      { key: "loss", label: "Pressure loss", quantity: "pressure" },
    ],
    rows: [
      { label: "Straight duct", loss: results.ductPressureLoss, result: "ductPressureLoss" },
      ...fittings.map(({ id, name, quantity, loss }) => ({
        id: joinPath("fittings", id),
        label: quantity === 1 ? name : `${quantity} × ${name}`,
        loss,
        result: joinPath("fittings", id, "loss"),
      })),
      { label: "Terminal and equipment", loss: results.terminalPressureLoss, result: "terminalPressureLoss" },
    ],
    sum: { label: "Total", loss: results.totalPressureLoss, result: "totalPressureLoss" },
    shareOf: "loss",
    stepped: true,
  };
}

/** Losses, and the sizes beside the one in use. */
export function sectionTables(calculation: SectionCalculation, values: DuctValues): Table[] {
  return [lossesTable(calculation), sizesTable(calculation, values)];
}
