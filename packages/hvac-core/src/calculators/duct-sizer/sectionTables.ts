import { joinPath, OutOfRangeError, type Table } from "../../kernel/index.ts";
import { outcomeOf, type SectionCalculation } from "./section.ts";
import type { Demand } from "./exactSize.ts";
import type { DuctValues } from "./schema.ts";
import { frictionDiameterOf, isRound, sectionOf, type Size } from "./size.ts";
import { smallestThatMeet, standardRows } from "./standardSizes.ts";

type Row = Table["rows"][number];

const same = (a: Size, b: Size): boolean => Math.abs(a.width - b.width) < 1e-9 && Math.abs(a.height - b.height) < 1e-9;

/** Up to this many sizes below and above those in use, and in all. */
const [below, above, atMost] = [2, 3, 14];

const noLarger = (a: Size, b: Size): boolean => a.width <= b.width && a.height <= b.height;

/** Of each standard height the narrowest that meets the target, flattest last; without those that contain another of them. */
function ofEachHeight(values: DuctValues, demand: Demand): Size[] {
  const sizes = smallestThatMeet(values, demand);
  return sizes.filter((size) => !sizes.some((other) => other !== size && noLarger(other, size))).toReversed();
}

/**
 * Standard sizes around the one in use and the exact one. Ducts flatter than 8 : 1 are left out, beyond which equivalent diameters were
 * not tested.
 */
function neighbours({ size, exact, origin }: SectionCalculation, values: DuctValues): Size[] {
  const rows = standardRows(values);
  const inUse = (near: Size): boolean => origin === "standard" && same(near, size);
  const sizes = (rows.length === 1 || !exact ? rows.flat() : ofEachHeight(values, exact.demand)).filter(
    (near) => (near.width <= 8 * near.height && near.height <= 8 * near.width) || inUse(near),
  );
  const placeOf = (around: Size): number => {
    const distance = (near: Size): number =>
      Math.abs(Math.log(near.width / around.width)) + Math.abs(Math.log(near.height / around.height));
    return sizes.reduce((best, near, index) => (distance(near) < distance(sizes[best]!) ? index : best), 0);
  };
  const places = [placeOf(size), placeOf(exact ?? size)];
  const first = Math.max(0, Math.min(...places) - below);
  return sizes.slice(first, Math.min(first + atMost, Math.max(...places) + above + 1));
}

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
  const standard = neighbours(calculation, values);
  const listed: { size: Size; kind: string }[] = standard.map((near) => ({ size: near, kind: "Standard" }));
  if (exact) listed.unshift({ size: exact, kind: "Exact" });
  // An own size that is a standard one stays among them, so that choosing sizes moves no row.
  const isOwn = origin === "chosen" && !standard.some((near) => same(near, size));
  if (isOwn) listed.unshift({ size, kind: "Own" });
  const kind = isOwn ? "Own" : origin === "exact" ? "Exact" : "Standard";
  const dimensions = isRound(values.ductShape)
    ? ([{ key: "diameter", label: "Diameter", quantity: "smallLength" }] as const)
    : ([
        { key: "width", label: "Width", quantity: "smallLength" },
        { key: "height", label: "Height", quantity: "smallLength" },
        { key: "equivalentDiameter", label: "Equivalent diameter", quantity: "smallLength" },
      ] as const);
  const chosen = listed.findIndex((row) => row.kind === kind && same(row.size, size));
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
