import { ductFitting, type Fitting } from "../../flow/index.ts";
import type { SheetBuilder } from "../../kernel/index.ts";
import { fundamentals2021, mathematics, type Citation } from "../../sources/index.ts";
import { fittingRow, type GeometryName } from "./fittingFields.ts";
import { referenceText, type FittingLoss, type FittingRow } from "./fittings.ts";
import type { Duct } from "./duct.ts";
import type { DuctState } from "./ductState.ts";
import { isRound } from "./size.ts";

const geometry: Citation = { source: mathematics };

/** The fitting's own height over width, from the sides of the duct; held at the end of the data that it lies beyond. */
function describeOwnSides({ ownSides, key }: FittingLoss, values: Duct, sheet: SheetBuilder): void {
  const { plane, ratio, used } = ownSides!;
  const { min, max } = ductFitting(key!).parameters["aspectRatio" as never] as Fitting["parameters"][string];
  const sides = isRound(values.ductShape) ? "D / D" : plane === "width" ? "H / W" : "W / H";
  const expression = ratio < min ? `max(${min}, ${sides})` : ratio > max ? `min(${max}, ${sides})` : sides;
  const name =
    used === ratio ? "Height / width of this duct at the fitting" : "Height / width of this duct at the fitting, at the end of the data";
  sheet.formula({
    symbol: fittingRow.aspectRatio.symbol,
    name,
    expression,
    value: used,
    quantity: "number",
    source: geometry,
    by: ["bendPlane"],
  });
}

/** The parameters of a fitting as symbols, each stated before: typed, of this duct, or the fitting's usual value. */
function parameterSymbols(loss: FittingLoss, fitting: Fitting, row: FittingRow, values: Duct, sheet: SheetBuilder): string[] {
  return Object.entries(fitting.parameters).map(([parameter, { conduit }]) => {
    if (conduit === "velocity") return "V";
    const name = parameter as GeometryName;
    const { symbol, label, quantity } = fittingRow[name];
    if (name === "aspectRatio" && loss.ownSides) describeOwnSides(loss, values, sheet);
    else if (row[name] === null) {
      const field = `fittings.${row.id}.${name}`;
      sheet.lookup({ symbol, name: `${label}, usual value`, value: loss.geometry[name]!, quantity, source: fitting.citation, field });
    }
    return symbol;
  });
}

function describeCoefficient(loss: FittingLoss, row: FittingRow, values: Duct, sheet: SheetBuilder): void {
  sheet.given("fitting");
  const stated = { symbol: "C", name: "Loss coefficient", value: loss.coefficient, quantity: "number", result: "coefficient" } as const;
  if (loss.key === undefined) {
    sheet.formula({ ...stated, expression: fittingRow.coefficient.symbol, source: geometry });
    return;
  }
  const fitting: Fitting = ductFitting(loss.key);
  const symbols = parameterSymbols(loss, fitting, row, values, sheet);
  if (symbols.length === 0) sheet.lookup({ ...stated, source: fitting.citation });
  else sheet.formula({ ...stated, expression: `${fitting.key}(${symbols.join(", ")})`, source: fitting.citation });
}

const velocityExpressions = {
  own: "V",
  larger: "V / x_A",
  takeoff: "V / x_V",
  branch: "V * x_A / x_Q",
  run: "V / (1 - x_Q)",
} as const;

function describeRow(loss: FittingLoss, values: Duct, sheet: SheetBuilder): void {
  const row = values.fittings.find(({ id }) => id === loss.id)!;
  describeCoefficient(loss, row, values, sheet);
  sheet.formula({
    symbol: "V_i",
    name: `Velocity ${referenceText[loss.reference]}`,
    expression: velocityExpressions[loss.reference],
    value: loss.velocity,
    quantity: "velocity",
    source: geometry,
    result: "velocity",
    by: ["transitionEnd", "junctionLeg"],
  });
  sheet.formula({
    symbol: "Δp_i",
    name: "Loss",
    expression: "n * C * ρ * V_i^2 / 2",
    value: loss.loss,
    quantity: "pressure",
    source: { source: fundamentals2021, locator: "ch. 21, dynamic losses" },
    result: "loss",
  });
}

/** States each row of fittings, its coefficient, the velocity that it refers to, and the loss; and what they lose together. */
export function describeFittings({ fittings, fittingsPressureLoss, duct, flow }: DuctState, sheet: SheetBuilder): void {
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
  sheet.formula({
    symbol: "Δp_f",
    name: "Fittings",
    expression: "sum(Δp_i)",
    value: fittingsPressureLoss,
    quantity: "pressure",
    source: geometry,
    result: "fittingsPressureLoss",
  });
  sheet.formula({
    symbol: "C_f",
    name: "Fittings as one coefficient",
    expression: "Δp_f / p_v",
    value: fittingsPressureLoss / flow.velocityPressure,
    quantity: "number",
    source: geometry,
    result: "fittingsCoefficient",
  });
}
