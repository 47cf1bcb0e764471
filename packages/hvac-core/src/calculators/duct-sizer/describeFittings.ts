import { ductFitting, type Fitting } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { fundamentals2021 } from "../../sources/index.ts";
import { fittingRow, type GeometryName } from "./fittingFields.ts";
import { referenceText, type FittingLoss, type FittingRow } from "./fittings.ts";
import type { Duct } from "./duct.ts";
import type { DuctState } from "./ductState.ts";
import { isRound } from "./size.ts";

/** Height over width at the fitting, from the sides of the duct, limited to the data of its source. */
function describeSidesRatio({ sidesRatio, key }: FittingLoss, values: Duct, sheet: SheetBuilder): void {
  const { plane, ratio, used } = sidesRatio!;
  const { min, max } = ductFitting(key!).parameters["aspectRatio" as never] as Fitting["parameters"][string];
  const sides = isRound(values.ductShape) ? "D / D" : plane === "width" ? "H / W" : "W / H";
  const expression = ratio < min ? `max(${min}, ${sides})` : ratio > max ? `min(${max}, ${sides})` : sides;
  const name =
    used === ratio ? "Height / width of this duct at the fitting" : "Height / width of this duct at the fitting, limited to the data";
  sheet.formula(fittingRow.aspectRatio.symbol, name, "number", expression, used, undefined, { by: ["bendPlane"] });
}

/** Symbols of the parameters of a fitting, which are on the sheet before: entered, from this duct, or the usual value of the fitting. */
function parameterSymbols(loss: FittingLoss, fitting: Fitting, row: FittingRow, values: Duct, sheet: SheetBuilder): string[] {
  return Object.entries(fitting.parameters).map(([parameter, { conduit }]) => {
    if (conduit === "velocity") return "V";
    const name = parameter as GeometryName;
    const { symbol, label, quantity } = fittingRow[name];
    if (name === "aspectRatio" && loss.sidesRatio) describeSidesRatio(loss, values, sheet);
    else if (row[name] === null) {
      const field = `fittings.${row.id}.${name}`;
      sheet.lookup(symbol, `${label}, usual value`, quantity, loss.geometry[name]!, fitting.citation, { field });
    }
    return symbol;
  });
}

function describeCoefficient(loss: FittingLoss, row: FittingRow, values: Duct, sheet: SheetBuilder): void {
  sheet.given("fitting");
  if (loss.key === undefined) {
    sheet.result("coefficient", fittingRow.coefficient.symbol);
    return;
  }
  const fitting: Fitting = ductFitting(loss.key);
  const symbols = parameterSymbols(loss, fitting, row, values, sheet);
  if (symbols.length === 0) sheet.resultLookup("coefficient", fitting.citation);
  else sheet.result("coefficient", `${fitting.key}(${symbols.join(", ")})`, fitting.citation);
}

const velocityExpressions = { own: "V", larger: "V / x_A", takeoff: "V / x_V", branch: "V * x_A / x_Q", run: "V / (1 - x_Q)" } as const;

function describeRow(loss: FittingLoss, values: Duct, sheet: SheetBuilder): void {
  const row = values.fittings.find(({ id }) => id === loss.id)!;
  describeCoefficient(loss, row, values, sheet);
  sheet.result("velocity", velocityExpressions[loss.reference], undefined, {
    detail: referenceText[loss.reference],
    by: ["transitionEnd", "junctionLeg"],
  });
  sheet.result("loss", "n * C * ρ * V_i^2 / 2", { source: fundamentals2021, locator: "ch. 21, dynamic losses" });
}

/** States each row of fittings, its coefficient, reference velocity and loss; and their total. */
export function describeFittings({ fittings, duct }: DuctState, sheet: SheetBuilder): void {
  sheet.part("Fittings");
  sheet.rows({
    list: "fittings",
    title: "Fittings",
    rows: fittings,
    rowTitle: ({ name, quantity }) => `${quantity} × ${name}`,
    values: { Δp_i: ({ loss }) => loss },
    quantities: { Δp_i: "pressure" },
    describe: (loss, row) => describeRow(loss, duct, row),
  });
  sheet.result("fittingsPressureLoss", "sum(Δp_i)");
  sheet.result("fittingsCoefficient", "Δp_f / p_v");
}
